//! Moves, dice and announcements in words, for the bar, the log and screen readers.

use kernel::Seat;
use railage::{Action, Announcement, Chance, Die, Mine, Pair, Path, Phase, SheetView, Terrain, Title, View};

use crate::table::Position;

/// What a terrain is called.
pub(super) fn terrain(terrain: Terrain) -> String {
    match terrain {
        Terrain::Plain => t!("railage-plain"),
        Terrain::Forest => t!("railage-forest"),
        Terrain::Hill => t!("railage-hill"),
    }
}

/// What a player alone has become.
pub(super) fn title(title: Title) -> String {
    match title {
        Title::Railwayman => t!("railage-title-railwayman"),
        Title::Baron => t!("railage-title-baron"),
        Title::Viscount => t!("railage-title-viscount"),
        Title::Count => t!("railage-title-count"),
        Title::Marquess => t!("railage-title-marquess"),
        Title::Duke => t!("railage-title-duke"),
        Title::RailwayKing => t!("railage-title-king"),
    }
}

/// The number of a mine, or that it is the wild one.
pub(super) fn mine(mine: Mine) -> String {
    mine.number().map_or_else(|| t!("railage-wild-mine"), |it| t!("railage-mine", number = it))
}

/// What a die draws dots on when it is left.
pub(super) fn chart(terrains: [Terrain; 2]) -> String {
    let [one, other] = terrains;
    if one == other {
        return t!("railage-two-of", land = terrain(one));
    }
    t!("railage-and", one = terrain(one), other = terrain(other))
}

/// One thing after the other: `a, b and c`.
pub(super) fn list(items: Vec<String>) -> String {
    let mut items = items;
    let Some(last) = items.pop() else { return String::new() };
    match items.into_iter().reduce(|one, other| t!("railage-comma", one = one, other = other)) {
        Some(rest) => t!("railage-and", one = rest, other = last),
        None => last,
    }
}

/// The seat whose sheet is seen while the game goes on, and where it is.
fn seen(view: &View) -> Option<(Seat, &SheetView)> {
    view.sheets.iter().find_map(|(seat, at)| Some((seat, at.as_ref()?)))
}

/// A move in words; with all that follows from it if it is possible now.
pub(super) fn describe(view: &View, action: &str) -> String {
    let Ok(parsed) = action.parse::<Action>() else { return action.to_owned() };
    match seen(view).filter(|it| view.tried(it.0, parsed).is_ok()) {
        Some((seat, at)) => possible(view, seat, at, parsed),
        None => past(parsed),
    }
}

fn over(path: &Path) -> String {
    path.as_slice().iter().map(ToString::to_string).collect::<Vec<_>>().join(" – ")
}

/// The two dice of a pair.
pub(super) fn dice(pair: Pair) -> [Die; 2] {
    let mut dice = Die::ALL.into_iter().filter(|&it| it != pair.left());
    [(); 2].map(|()| dice.next().expect("two of three are not left"))
}

fn possible(view: &View, seat: Seat, at: &SheetView, action: Action) -> String {
    let roll = at.desk.roll();
    match action {
        Action::City(pair, city) => {
            let [one, other] = dice(pair).map(|it| roll.face(it).number());
            let left = roll.face(pair.left());
            let land = chart(view.map.chart().terrains(left));
            t!("railage-do-city", city = city.to_string(), one = one, other = other, left = left.number(), land = land)
        }
        Action::Special { line, die, face } => {
            let number = face.map(railage::Face::number).or(line.to().number()).unwrap_or_default();
            t!(
                "railage-do-special",
                city = line.from().to_string(),
                mine = mine(line.to()),
                path = over(line.path()),
                before = roll.face(die).number(),
                after = number
            )
        }
        Action::Dots(die, one, other) => {
            let lands = [Some(one), other].into_iter().flatten();
            let lands = lands.map(|it| {
                let terrain = view.map.terrain_of(it).map(terrain).unwrap_or_default();
                t!("railage-land", name = it.to_string(), terrain = terrain)
            });
            t!("railage-do-dots", lands = list(lands.collect()), face = roll.face(die).number())
        }
        Action::Pass => passing(view, at),
        Action::Done(announced) => done(view, seat, announced),
        Action::Start(_) | Action::Dot(_) | Action::Line(_) => past(action),
    }
}

/// What passing means now.
pub(super) fn passing(view: &View, at: &SheetView) -> String {
    match at.desk.phase() {
        Phase::Start | Phase::Land => {
            let n_left = view.map.tracks().columns() - at.sheet.upper() - at.sheet.crossed();
            let cost = match n_left {
                0 => t!("railage-pass-land"),
                n => t!("railage-pass-land-cross", space = at.sheet.upper() + n),
            };
            let is_end = view.sheets.as_slice().len() == 1 && !view.is_last;
            if is_end { t!("railage-and-then-last", what = cost) } else { cost }
        }
        Phase::Roadbed => t!("railage-pass-dots"),
        Phase::ExtraDot => t!("railage-pass-dot"),
        Phase::Line | Phase::ExtraLine | Phase::Ready => t!("railage-pass-line"),
    }
}

fn done(view: &View, seat: Seat, announced: Announcement) -> String {
    let reasons = announcements(view, Some(seat), announced);
    if reasons.is_empty() {
        return t!("railage-do-done");
    }
    t!("railage-do-done-announcing", what = list(reasons))
}

/// What is announced, and why as far as the sheet is seen.
pub(super) fn announcements(view: &View, seat: Option<Seat>, announced: Announcement) -> Vec<String> {
    let tracks = view.map.tracks();
    let upper = announced
        .upper
        .iter()
        .map(|it| t!("railage-announce-upper", space = it, points = tracks.upper_points(it).unwrap_or_default()));
    let lower = announced
        .lower
        .iter()
        .map(|it| t!("railage-announce-lower", space = it, points = tracks.lower_points(it).unwrap_or_default()));
    let mut res: Vec<_> = upper.chain(lower).collect();
    if announced.end {
        let sheet = seat.and_then(|it| view.sheets.get(it)).and_then(Option::as_ref).map(|it| &it.sheet);
        res.push(match sheet {
            Some(sheet) if sheet.overlap(tracks) > 0 => t!("railage-announce-end-overlap"),
            Some(sheet) if sheet.is_full(tracks) => t!("railage-announce-end-full"),
            _ => t!("railage-announce-end"),
        });
    }
    res
}

/// A move by itself, as it stands in a log.
fn past(action: Action) -> String {
    match action {
        Action::Start(city) => t!("railage-do-start", city = city.to_string()),
        Action::City(pair, city) => {
            let [one, other] = dice(pair).map(|it| it.to_string());
            t!("railage-did-city", city = city.to_string(), one = one, other = other)
        }
        Action::Special { line, die, face } => {
            let number = face.map(railage::Face::number).or(line.to().number()).unwrap_or_default();
            t!(
                "railage-did-special",
                city = line.from().to_string(),
                mine = mine(line.to()),
                path = over(line.path()),
                die = die.to_string(),
                after = number
            )
        }
        Action::Dots(_, one, other) => {
            let lands = [Some(one), other].into_iter().flatten().map(|it| it.to_string());
            t!("railage-did-dots", lands = list(lands.collect()))
        }
        Action::Dot(land) => t!("railage-do-dot", land = land.to_string()),
        Action::Line(line) => {
            let (from, to) = (line.from().to_string(), line.to().to_string());
            t!("railage-do-line", from = from, to = to, path = over(line.path()))
        }
        Action::Pass => t!("railage-did-pass"),
        Action::Done(_) => t!("railage-do-done"),
    }
}

/// A line of the record: `0 city 1+3 C`, `. roll 2 4 4`, or the same without its mark.
pub(super) fn happened(position: &Position, view: &View, line: &str) -> String {
    told(view, line, &|seat| position.name(seat))
}

fn told(view: &View, line: &str, name: &dyn Fn(Seat) -> String) -> String {
    let line = line.trim();
    let chance = line.strip_prefix('.').unwrap_or(line).trim();
    if let Ok(chance) = chance.parse::<Chance>() {
        return match chance {
            Chance::Roll(roll) => {
                let [one, other, third] = Die::ALL.map(|it| roll.face(it).number());
                t!("railage-rolled", one = one, other = other, third = third)
            }
            Chance::Mine(seat, face) => t!("railage-rolled-mine", name = name(seat), number = face.number()),
        };
    }
    let parts = line.split_once(' ').and_then(|(seat, action)| {
        let seat = seat.parse().ok().and_then(Seat::new)?;
        Some((seat, action.parse::<Action>().ok()?))
    });
    let Some((seat, action)) = parts else { return line.to_owned() };
    let what = match action {
        Action::Done(announced) => {
            let all = announcements(view, None, announced);
            if all.is_empty() { past(action) } else { t!("railage-do-done-announcing", what = list(all)) }
        }
        _ => past(action),
    };
    t!("railage-happened", name = name(seat), what = what)
}

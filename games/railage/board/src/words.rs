//! Moves, dice and announcements in words, for the bar, the log and screen readers.

use kernel::Seat;
use railage::{Action, Announcement, Chance, Desk, Die, Map, Mine, Pair, Path, Phase, SheetView, Terrain, Title, View};

use client::table::Position;
pub(super) use client::words::list;

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
        Title::RailwayWorker => t!("railage-title-worker"),
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
    list(vec![terrain(one), terrain(other)])
}

/// What the dice that are left allow the dot of an extra action on.
pub(super) fn extra_terrains(map: &Map, desk: Desk) -> String {
    let terrains = desk.extra_terrains(map.chart()).map(terrain);
    terrains.reduce(|one, other| t!("railage-or", one = one, other = other)).unwrap_or_default()
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
            let n_left = view.map.tracks().upper_spaces() - at.sheet.upper() - at.sheet.crossed();
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

#[cfg(test)]
mod tests {
    use kernel::{Game as _, Table, Turn, Viewer};
    use railage::{Railage, Setup};

    use super::*;
    use client::{settings::speak, words::Language};

    /// A table after these lines of a record.
    fn table(n_seats: usize, lines: &str) -> Table<Railage> {
        let map = Map::read(railage::FIRST_MAP_TEXTS[0]).expect("a map");
        let mut table = Table::<Railage>::new(Setup::new(map, n_seats).expect("a few seats"));
        for line in lines.lines().map(str::trim).filter(|it| !it.is_empty()) {
            let (who, what) = line.split_once(' ').expect("who and what");
            if who == "." {
                table.happen(what.parse().expect("a chance")).expect("it is possible");
            } else {
                let seat = Seat::new(who.parse().expect("a number")).expect("a seat");
                table.act(seat, what.parse().expect("an action")).expect("it is legal");
            }
        }
        table
    }

    fn view(table: &Table<Railage>) -> View {
        table.state().view(Viewer::Seat(Seat::FIRST))
    }

    const ROUND: &str = "
        . seat 0 mine 5
        0 start K
        . roll 2 4 4
        0 city 1+2 G
        0 dots 3 G1 G2
    ";

    #[track_caller]
    fn check(lines: &str, action: &str, words: &str) {
        speak(Language::English);
        assert_eq!(describe(&view(&table(1, lines)), action), words);
    }

    #[test]
    fn moves_are_told_with_what_follows_from_them() {
        check(". seat 0 mine 5", "start K", "First ○ in city K");
        let rolled = ". seat 0 mine 5\n0 start K\n. roll 2 4 4";
        check(rolled, "city 1+2 G", "○ in city G with 2 + 4; the 4 is left: plain and forest");
        check(rolled, "pass", "No ○: upper space 16 is crossed out, and the next round is the last");
        check(&format!("{rolled}\n0 city 1+2 G"), "dots 3 G1 G2", "Dots by the 4: G1 (forest) and G2 (plain)");
        check(ROUND, "line G G2 K", "Line G – G2 – K");
        check(ROUND, "pass", "No line");
        let special = ROUND.to_owned() + "0 pass\n. roll 6 3 1";
        check(&special, "special G G2 M1 die 2", "Special line G – G2 – mine 1: the 3 becomes a 1");
        check(ROUND, "no move at all", "no move at all");
    }

    #[test]
    fn the_record_is_told_without_knowing_the_dice_of_the_day() {
        speak(Language::English);
        let table = table(2, ". seat 0 mine 5\n. seat 1 mine 1\n0 start K\n1 start G\n. roll 2 4 4");
        let view = view(&table);
        let told = |line: &str| told(&view, line, &|seat| format!("Player {seat}"));
        assert_eq!(told(". roll 2 4 4"), "The dice show 2, 4 and 4.");
        assert_eq!(told("seat 1 mine 3"), "Player 1 rolled a 3 and starts beside mine 3.");
        assert_eq!(told("1 city 1+3 C"), "Player 1: ○ in city C (dice 1 and 3)");
        assert_eq!(told("0 dots 2 C4 D1"), "Player 0: Dots on C4 and D1");
        assert_eq!(told("0 pass"), "Player 0: Draws nothing");
        let done = "Player 1: Done with the round. Announces 3 points on upper space 5 and \
                    the end: the next round is the last";
        assert_eq!(told("1 done upper 5 end"), done);
        assert_eq!(told("words that are no line"), "words that are no line");
    }

    #[test]
    fn every_legal_move_has_words_in_every_language() {
        for language in Language::ALL {
            speak(language);
            let mut luck = 7_u32;
            let mut below = move |n: u32| {
                luck = luck.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                (luck >> 8) % n
            };
            let mut table = Table::<Railage>::new(Setup::lake(1).expect("one seat"));
            for _ in 0..60 {
                let mut actions = Vec::new();
                match table.state().turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = table.state().draw(&mut below, &mut Vec::new());
                        table.happen(chance).expect("it is possible");
                        continue;
                    }
                    Turn::Seats(_) => table.state().actions(Seat::FIRST, &mut actions),
                }
                let view = view(&table);
                for action in &actions {
                    let words = describe(&view, &action.to_string());
                    assert!(!words.contains("railage-") && !words.contains('$'), "{action}: {words}");
                }
                let is_wanted =
                    |it: &&Action| matches!(it, Action::Line(_) | Action::City(..) | Action::Dots(_, _, Some(_)));
                let wanted: Vec<_> = actions.iter().filter(is_wanted).copied().collect();
                let from = if wanted.is_empty() { &actions } else { &wanted };
                table.act(Seat::FIRST, from[below(from.len() as u32) as usize]).expect("it is legal");
            }
            assert!(table.state().round() > 3, "the game went on for a while");
        }
    }
}

//! 30 Rails at a terminal.

use draw::text::beside;
use kernel::Seat;
use thirty::{Part, Roll, RuleSet, Sheet, Stage, Tally, View, map};
use track::{SquareSet, map::choices};

use crate::{Picture, text};

pub(super) fn screen(view: &View, seat: Seat) -> String {
    let Some(sheet) = view.sheets.get(seat) else { return String::new() };
    let rules = view.setup.rules();
    let map = map::draw(sheet, rules, open_squares(view, sheet));
    let table = text::table(&Tally::of(sheet, rules), sheet, rules);
    let mut res = beside(&map, &table);
    res.push('\n');
    res.push_str(&status(view, seat, sheet));
    res
}

pub(super) fn score(view: &View, seat: Seat) -> String {
    let Some(sheet) = view.sheets.get(seat) else { return String::new() };
    let rules = view.setup.rules();
    text::table(&Tally::of(sheet, rules), sheet, rules) + &text::routes(sheet, rules)
}

pub(super) fn finished(view: &View, seat: Seat) -> String {
    let Some(sheet) = view.sheets.get(seat) else { return String::new() };
    let rules = view.setup.rules();
    let map = map::draw(sheet, rules, SquareSet::EMPTY);
    let table = text::table(&Tally::of(sheet, rules), sheet, rules);
    format!("30 Rails, {rules}\n{}{}", beside(&map, &table), text::routes(sheet, rules))
}

pub(super) fn moment(view: &View, seat: Seat, title: &str) -> String {
    let Some(sheet) = view.sheets.get(seat) else { return String::new() };
    let subtitle = match view.stage {
        Stage::Setup => "setup".to_owned(),
        Stage::Play => format!("turn {} of 30", view.n_rolls),
        Stage::Over => String::new(),
    };
    Picture { title, subtitle: &subtitle, ..Picture::new(sheet, view.setup.rules()) }.svg()
}

/// The squares that are worth marking: where the next decision of the sheet can be drawn.
fn open_squares(view: &View, sheet: &Sheet) -> SquareSet {
    match (view.stage, sheet.missing_part(), view.roll(sheet)) {
        (Stage::Setup, Some(Part::Mine), _) => sheet.mine_squares(),
        (Stage::Setup, Some(Part::Bonus), _) => sheet.free(),
        (Stage::Play, _, Some(roll)) => sheet.reach(roll),
        _ => SquareSet::EMPTY,
    }
}

/// What is going on, in a few lines.
fn status(view: &View, seat: Seat, sheet: &Sheet) -> String {
    if view.stage == Stage::Over {
        let tally = Tally::of(sheet, view.setup.rules());
        let grade = tally.grade().map_or(String::new(), |it| format!(", {it}"));
        return format!("Score {}{grade}.", tally.total());
    }
    if view.gone.contains(seat) {
        return "This player has left; the sheet scores as it stands.".to_owned();
    }
    match (view.stage, sheet.missing_part(), view.roll(sheet)) {
        (Stage::Setup, Some(part), _) => format!("Setup: {}", ask(part, view.setup.rules())),
        (Stage::Setup, None, _) => "The setup is done; waiting for the others.".to_owned(),
        (_, _, Some(roll)) => turn(view, sheet, roll),
        (_, _, None) => "Nothing to do this turn.".to_owned(),
    }
}

fn ask(part: Part, rules: RuleSet) -> String {
    let question = match part {
        Part::Skip => "leave out one of the mountains, for example `skip y3`, or `skip none`".to_owned(),
        Part::Mine => "the mine, beside a mountain, for example `mine x2/y1`".to_owned(),
        Part::Station(station) => {
            let border = ["x0/y4", "x2/y7", "x7/y5", "x4/y0"][station.index()];
            let name = rules.station(station);
            format!("station {name} on the border, one on each side, for example `station {name} {border}`")
        }
        Part::Bonus => "the bonus square, on any free square, for example `bonus x4/y3`".to_owned(),
    };
    match rules {
        RuleSet::Postal => format!("{question}; the other parts may come first"),
        RuleSet::Basic | RuleSet::Advanced => question,
    }
}

fn turn(view: &View, sheet: &Sheet, roll: Roll) -> String {
    let number = sheet.n_turns() + 1;
    let head = match view.setup.rules() {
        RuleSet::Postal => {
            let rolls: Vec<_> = view.rolls.iter().map(ToString::to_string).collect();
            let (round, nth) = ((number - 1) / 3 + 1, (number - 1) % 3 + 1);
            format!("Round {round} of 10 (rolls {}), roll {nth}.", rolls.join(", "))
        }
        RuleSet::Basic | RuleSet::Advanced => format!("Turn {number} of 30."),
    };
    let white = roll.white();
    let lines = if roll.lines().and(sheet.free()).is_empty() {
        format!("White {white}: row and column are full, so any empty square")
    } else {
        format!("White {white}: row y{white} or column x{white}")
    };
    let colour = roll.colour();
    let mut res = format!("{head} {lines}. Coloured {}: {colour}.\n", colour.die());
    res.push_str(&choices(colour));
    res
}

pub(super) fn help(view: &View, seat: Seat) -> String {
    let Some(sheet) = view.sheets.get(seat) else { return String::new() };
    let Some(roll) = view.roll(sheet).filter(|_| view.stage == Stage::Play) else {
        return match sheet.missing_part().filter(|_| view.stage == Stage::Setup) {
            Some(part) => setup_help(view, sheet, part),
            None => "Nothing to decide now.".to_owned(),
        };
    };
    let squares = list(sheet.reach(roll));
    let colour = roll.colour();
    let pieces: Vec<_> = colour.pieces().map(|it| it.to_string()).collect();
    let example = sheet.reach(roll).into_iter().next().map_or(String::new(), |it| it.to_string());
    let die = colour.die();
    let mut lines = vec![
        format!("Lay a {colour} ({}) on one of: {squares}", pieces.join(", ")),
        format!("For example: {example} = {die}a"),
    ];
    match view.setup.rules() {
        RuleSet::Basic => {
            let far = sheet.free().minus(sheet.reach(roll)).into_iter().next().filter(|_| sheet.can_override_white());
            let other = if die == 1 { 2 } else { 1 };
            if let Some(far) = far {
                lines.push(format!("Once: on any other empty square: {far} = {die}a override white"));
            }
            if sheet.can_override_colour() {
                lines.push(format!("Once: any other piece: {example} = {other}a override colour"));
            }
            if let Some(far) = far.filter(|_| sheet.can_override_colour()) {
                lines.push(format!("Or both in one turn: {far} = {other}a override both"));
            }
        }
        RuleSet::Advanced => {
            let cross = sheet.free().into_iter().next().map_or(String::new(), |it| it.to_string());
            let higher = roll.higher();
            lines.push(format!("Or buy {higher} shares and cross out a square: shares 2-4 cross {cross}"));
        }
        RuleSet::Postal => {
            lines.push("The game master may rule: !missing or !illegal (a square is blocked by lot)".to_owned());
        }
    }
    lines.join("\n") + "\n"
}

fn setup_help(view: &View, sheet: &Sheet, part: Part) -> String {
    let options = match part {
        Part::Skip => {
            let rows: Vec<_> = sheet.mountains().into_iter().map(|it| format!("skip y{} ({it})", it.y())).collect();
            format!("Mountains: {}, skip none", rows.join(", "))
        }
        Part::Mine => format!("Squares: {}", list(sheet.mine_squares())),
        Part::Station(_) => {
            let sides = [("top", "x1/y0 to x6/y0"), ("right", "x7/y1 to x7/y6"), ("bottom", "x1/y7 to x6/y7")];
            let sides = sides.into_iter().chain([("left", "x0/y1 to x0/y6")]);
            let free = sides.zip(track::Side::ALL).filter(|(_, side)| !sheet.has_station_on(*side));
            let free: Vec<_> = free.map(|((name, squares), _)| format!("{name} {squares}")).collect();
            format!("Sides without a station: {}", free.join("; "))
        }
        Part::Bonus => format!("Squares: {}", list(sheet.free())),
    };
    format!("Now {}\n{options}\n", ask(part, view.setup.rules()))
}

fn list(squares: SquareSet) -> String {
    squares.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

//! How a bot sets up its sheet.

use thirty::{Action, Part, RuleSet, Sheet};
use track::{Border, Square, SquareSet};

use crate::Thought;

/// Where the stations 1 to 4 go if they can: a little off the middle of their sides, turned like a pinwheel.
const WANTED: [usize; 4] = [2, 20, 9, 15];

/// What a bot thinks of the choices of the next part of the setup, the best first.
pub(crate) fn think(sheet: &Sheet, _rules: RuleSet, actions: &[Action]) -> Vec<Thought<Action>> {
    let next = sheet.missing_part();
    let now = actions.iter().copied().filter(|&it| Some(part(it)) == next.map(Part::index));
    let mut res: Vec<_> = now.map(|action| Thought { action, expected: f64::from(liking(sheet, action)) }).collect();
    res.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    res
}

/// The part of the setup that an action does.
fn part(action: Action) -> usize {
    match action {
        Action::Skip(_) => Part::Skip.index(),
        Action::Mine(_) => Part::Mine.index(),
        Action::Station(station, _) => Part::Station(station).index(),
        Action::Bonus(_) => Part::Bonus.index(),
        Action::Place { .. } | Action::Shares { .. } => usize::MAX,
    }
}

/// How far a square is from the middle of the map, in half squares.
fn off_centre(square: Square) -> i32 {
    let half = |n: u8| (2 * i32::from(n) - 7).abs();
    half(square.x()) + half(square.y())
}

/// How many empty squares touch a square.
fn room(sheet: &Sheet, square: Square) -> i32 {
    SquareSet::only(square).neighbours().and(sheet.free()).len() as i32
}

fn liking(sheet: &Sheet, action: Action) -> i32 {
    match action {
        // A mountain in the middle is in the way of all lines.
        Action::Skip(None) => -100,
        Action::Skip(Some(y)) => sheet.mountains().and(SquareSet::row(y)).into_iter().map(|it| -off_centre(it)).sum(),
        Action::Mine(square) => 10 * room(sheet, square) - off_centre(square),
        Action::Station(station, border) => station_liking(sheet, WANTED[station.index()], border),
        Action::Bonus(square) => 3 * room(sheet, square) - off_centre(square),
        Action::Place { .. } | Action::Shares { .. } => 0,
    }
}

fn station_liking(sheet: &Sheet, wanted: usize, border: Border) -> i32 {
    let is_side = Border::at(wanted).is_some_and(|it| it.side() == border.side());
    let is_free = sheet.free().contains(border.square());
    let off = wanted.abs_diff(border.index()) as i32;
    let open = if is_free { 100 * room(sheet, border.square()).min(2) } else { 0 };
    open - 10 * off - if is_side { 0 } else { 1000 }
}

//! How a bot sets up its sheet.

use fastrand::Rng;
use kernel::{BySeat, Seat, SeatSet};
use thirty::{Action, Part, RuleSet, Setup, Sheet, Stage, View};
use track::{Border, Square, SquareSet};

use super::{board::Board, habits::Habits, plan::Plan, policy::playout};
use crate::Thought;

/// Where the stations 1 to 4 go if they can: a little off the middle of their sides, turned like a pinwheel.
///
/// Found by comparing four such rows in 16 games each, so better ones may exist: this had 75 points, the middles of all
/// sides 66, two opposite corners 65. Most of the best 25 of 400 were near the middles, too, when games were
/// played at first sight. Whoever rehearses departs from it where that pays: over 40 games it brought ten points.
const WANTED: [usize; 4] = [2, 20, 9, 15];

/// What a bot thinks of the choices of the next part of the setup, the best first.
///
/// It tries those that it likes most in so many games each, with the rest of the setup as it likes it.
pub(crate) fn think(
    sheet: &Sheet,
    rules: RuleSet,
    actions: &[Action],
    rehearsal: Rehearsal,
    luck: &mut Rng,
) -> Vec<Thought<Action>> {
    let next = sheet.missing_part();
    let now = actions.iter().copied().filter(|&it| Some(part(it)) == next.map(Part::index));
    let mut liked: Vec<_> = now.map(|action| (liking(sheet, action), action)).collect();
    liked.sort_by_key(|it| -it.0);
    if rehearsal.n_games == 0 {
        return liked.into_iter().map(|it| Thought { action: it.1, expected: 0.0 }).collect();
    }
    liked.truncate(rehearsal.n_tried);
    let seed = luck.u64(..);
    let mut res: Vec<_> = liked
        .into_iter()
        .filter_map(|(_, action)| {
            let sheet = complete(after(sheet, rules, action)?, rules)?;
            Some(Thought { action, expected: rehearse(&sheet, rules, rehearsal.n_games, seed)? })
        })
        .collect();
    res.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    res
}

/// How much a bot tries before it sets up.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rehearsal {
    /// How many choices are tried.
    pub(crate) n_tried: usize,
    /// In how many games each.
    pub(crate) n_games: u32,
}

/// The mean score of games from a sheet that learn from each other; the first half only teaches.
///
/// `None` where the setup is not done. Nothing is allocated.
pub fn rehearse(sheet: &Sheet, rules: RuleSet, n_games: u32, seed: u64) -> Option<f64> {
    let start = Board::new(sheet, rules)?;
    let mut luck = Rng::with_seed(seed);
    let mut plan = Plan::new(Habits::ours());
    let (mut sum, mut n) = (0.0, 0.0);
    for game in 0..n_games {
        let mut board = start;
        let score = playout(&mut board, &[], &mut luck, &plan);
        plan.learn(start.free, &board, score);
        plan.conclude();
        if game >= n_games / 2 {
            sum += f64::from(score);
            n += 1.0;
        }
    }
    Some(sum / n)
}

/// The sheet after a part of the setup; `None` where the rules forbid it.
pub(crate) fn after(sheet: &Sheet, rules: RuleSet, action: Action) -> Option<Sheet> {
    let view = View {
        setup: Setup::new(rules, 1)?,
        stage: Stage::Setup,
        n_rolls: 0,
        rolls: Vec::new(),
        waiting: SeatSet::first(1),
        gone: SeatSet::EMPTY,
        sheets: BySeat::new(1, |_| *sheet),
    };
    view.tried(Seat::FIRST, action)
}

/// The sheet with the rest of its setup as a bot likes it.
pub(crate) fn complete(mut sheet: Sheet, rules: RuleSet) -> Option<Sheet> {
    while let Some(part) = sheet.missing_part() {
        let mut choices = choices(part);
        choices.sort_by_key(|&it| -liking(&sheet, it));
        sheet = choices.into_iter().find_map(|it| after(&sheet, rules, it))?;
    }
    Some(sheet)
}

/// All that a part of the setup may be, legal or not.
fn choices(part: Part) -> Vec<Action> {
    match part {
        Part::Skip => (0..=6).map(|y| Action::Skip((y > 0).then_some(y))).collect(),
        Part::Mine => Square::all().map(Action::Mine).collect(),
        Part::Station(station) => Border::all().map(|it| Action::Station(station, it)).collect(),
        Part::Bonus => Square::all().map(Action::Bonus).collect(),
    }
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
    i32::from(SquareSet::only(square).neighbours().and(sheet.free()).len() as u8)
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
    let off = i32::from(wanted.abs_diff(border.index()) as u8);
    let open = if is_free { 100 * room(sheet, border.square()).min(2) } else { 0 };
    open - 10 * off - if is_side { 0 } else { 1000 }
}

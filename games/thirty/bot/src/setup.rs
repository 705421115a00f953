//! How a bot sets up its sheet.

use fastrand::Rng;
use kernel::{BySeat, Seat, SeatSet};
use thirty::{Action, Part, RuleSet, Setup, Sheet, Stage, View};
use track::{Border, Square, SquareSet};

use super::{
    board::Board, draft::Draft, ending::n_turns, plan::Plan, policy::Dice, priors::Priors, search::TRIED, value::Valuer,
};
use mind::Thought;

/// Where the stations 1 to 4 go if they can: a little off the middle of their sides, turned like a pinwheel.
///
/// From here a setup is made better; others begin anywhere.
const WANTED: [usize; 4] = [2, 20, 9, 15];

/// What a bot thinks of the choices of the next part of the setup, the best first.
///
/// It looks for a whole setup that agrees with what is settled, and then at what else the next part could be in it.
pub(crate) fn think(
    sheet: &Sheet,
    rules: RuleSet,
    actions: &[Action],
    climbs: Climbs,
    luck: &mut Rng,
) -> Vec<Thought<Action>> {
    let Some(next) = sheet.missing_part() else { return Vec::new() };
    let mut valuer = Valuer::of(rules);
    let Some(best) = best(sheet, rules, climbs, &mut valuer, luck) else { return Vec::new() };
    let mut res = Vec::new();
    for &action in actions.iter().filter(|&&it| part(it) == next.index()) {
        let tried = after(sheet, rules, action).and_then(|it| best.agree(&it, next));
        let expected = tried.map_or(f32::MIN, |it| it.value(rules, &mut valuer));
        res.push(Thought { action, expected: expected.into() });
    }
    res.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    res
}

/// What a bot likes at first sight, the best first.
pub(crate) fn like(sheet: &Sheet, actions: &[Action]) -> Vec<Thought<Action>> {
    let next = sheet.missing_part().map_or(usize::MAX, Part::index);
    let mut liked: Vec<_> = actions.iter().copied().filter(|&it| part(it) == next).collect();
    liked.sort_by_key(|&it| -liking(sheet, it));
    liked.into_iter().map(|action| Thought { action, expected: 0.0 }).collect()
}

/// How much a bot tries before it sets up.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Climbs {
    /// How many setups are made better.
    pub(crate) n: usize,
    /// Whether two stations are moved at once, too.
    pub(crate) is_wide: bool,
    /// In how many games the best few are compared.
    pub(crate) n_games: u32,
}

/// How many setups are compared in games.
const COMPARED: usize = 4;

/// The best whole setup that is found for what is settled.
pub(crate) fn best(
    sheet: &Sheet,
    rules: RuleSet,
    climbs: Climbs,
    valuer: &mut Valuer<'_>,
    luck: &mut Rng,
) -> Option<Draft> {
    let first = Draft::new(sheet, &complete(*sheet, rules)?)?;
    let mut found: Vec<(f32, Draft)> = Vec::new();
    for n in 0..climbs.n.max(1) {
        let draft = if n == 0 { first } else { first.shuffled(luck) };
        let it = draft.climb(rules, climbs.is_wide, valuer);
        if !found.contains(&it) {
            found.push(it);
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(COMPARED);
    if climbs.n_games > 0 && found.len() > 1 {
        let seed = luck.u64(..);
        for it in &mut found {
            it.0 = games(&it.1.board(rules), climbs.n_games, seed, valuer) as f32;
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
    }
    found.first().map(|it| it.1)
}

/// The mean score of games from a board with moves of the highest value.
fn games(start: &Board, n_games: u32, seed: u64, valuer: &mut Valuer<'_>) -> f64 {
    let mut luck = Rng::with_seed(seed);
    let plan = Plan::new(Priors::ours());
    let mut sum = 0;
    for _ in 0..n_games {
        let mut board = *start;
        while n_turns(&board) > 0 {
            let what = valuer.best(&board, Dice::roll(&mut luck), &plan, TRIED);
            board.make(what);
        }
        sum += board.score();
    }
    f64::from(sum) / f64::from(n_games.max(1))
}

/// The mean score of games from a sheet with moves of the highest value.
///
/// `None` where the setup is not done. Nothing is allocated.
pub fn rehearse(sheet: &Sheet, rules: RuleSet, n_games: u32, seed: u64) -> Option<f64> {
    Some(games(&Board::new(sheet, rules)?, n_games, seed, &mut Valuer::of(rules)))
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

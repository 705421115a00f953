//! What moves of 30 Rails are worth.

use kernel::Seat;
use thirty::{Action, Part, Stage, View};

use super::{
    Bot, action,
    board::{Board, Move},
    ending::n_turns,
    fortune, open_rolls,
    outlook::knots,
    plan::Plan,
    policy::Dice,
    priors::Priors,
    search::{Budget, play_on, search},
    setup::{self, Climbs},
    value::Valuer,
};
use mind::{Between, Effort, Judge, Judgement, Outlook, SEED, luck_of};

/// How a setup is judged.
const CLIMBS: Climbs = Climbs { n: 2, is_wide: false, n_games: 0 };

impl Judge for Bot {
    fn judge<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
        if view.stage == Stage::Setup {
            return set_up(view, seat, actions, effort);
        }
        place(view, seat, actions, effort).expect("whoever places has a setup and a roll")
    }

    const OTHERS_MATTER: bool = false;

    fn outlook(view: &View, seat: Seat) -> Outlook {
        let sheet = &view.sheets[seat];
        // The parts of the setup that are missing count as turns.
        let n_missing = Part::ALL.into_iter().filter(|&it| !sheet.has(it)).count();
        let left = usize::from(30 - sheet.n_turns().min(30)) + n_missing;
        let free = sheet.free().len();
        // Whoever has 29 squares plays 29 turns.
        let left = if n_missing == 0 { left.min(free) } else { left };
        Outlook::at(left.saturating_sub(1), knots(view.setup.rules()))
    }

    fn turn_number(view: &View, seat: Seat) -> Option<u32> {
        (view.stage != Stage::Setup).then(|| u32::from(view.sheets[seat].n_turns()) + 1)
    }

    fn luck(between: &Between<'_, Self>, effort: Effort) -> Option<f64> {
        let (view, seat) = (between.after, between.seat);
        // What is rolled changes no sheet, so this one is as it was before the roll.
        let board = Board::new(&view.sheets[seat], view.setup.rules())?;
        let rolls = open_rolls(view, seat);
        let mut valuer = Valuer::of(view.setup.rules());
        (!rolls.is_empty()).then(|| fortune::luck(&board, &rolls, effort, &mut valuer))
    }
}

/// Judges a part of the setup by the best rest that is found for it.
fn set_up<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
    let (sheet, rules) = (&view.sheets[seat], view.setup.rules());
    let climbs = Climbs { n: effort.pick(2, 6), ..CLIMBS };
    let thoughts = setup::think(sheet, rules, actions, climbs, &mut luck_of(SEED, 1));
    let mut liked: Vec<_> = thoughts.iter().take(effort.pick(8, 14)).map(|it| it.action).collect();
    if liked.is_empty() {
        liked.extend(actions.first());
    }
    let mut valuer = Valuer::of(rules);
    let value = move |action: Action| {
        let after = setup::after(sheet, rules, action);
        let best = after.and_then(|it| setup::best(&it, rules, CLIMBS, &mut valuer, &mut luck_of(SEED, 2)));
        vec![best.map_or(0.0, |it| it.value(rules, &mut valuer).into())]
    };
    Judgement { liked, value: Box::new(value) }
}

/// Judges placements and shares by games that are played on from them.
fn place<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Option<Judgement<'a, Action>> {
    let start = Board::new(&view.sheets[seat], view.setup.rules())?;
    let rolls = open_rolls(view, seat);
    let roll = *rolls.first()?;
    let mut valuer = Valuer::of(view.setup.rules());
    let budget = Budget { overrides: 8, moves: 16, turns: effort.pick(800, 8_000), exact: 1 };
    let mut all = search(&start, &rolls, budget, &mut valuer, &mut luck_of(SEED, 0));
    // Moves that the rules do not allow are never told, whatever looks good.
    all.retain(|it| actions.contains(&action(it.what)));
    let mut liked: Vec<_> = all.iter().take(effort.pick(10, 16)).map(|it| action(it.what)).collect();
    if liked.is_empty() {
        liked.extend(actions.first());
    }
    // Without turns to come all games are the same.
    let n_games = if n_turns(&start) == 1 { 1 } else { effort.pick(60, 600) };
    let plan = Plan::new(Priors::ours());
    let value = move |action: Action| {
        let what = made(action, roll);
        let mut game = |number: u64| {
            let mut board = start;
            board.make(what);
            f64::from(play_on(&mut board, &rolls[1..], &mut luck_of(!SEED, number), &plan, &mut valuer).points)
        };
        (0..n_games as u64).map(&mut game).collect()
    };
    Some(Judgement { liked, value: Box::new(value) })
}

/// A move that was made, as a board sees it; the two crossovers are one.
fn made(played: Action, dice: Dice) -> Move {
    match played {
        Action::Place { square, piece, with } => {
            let piece = if piece.kind() == track::Kind::Crossover { track::Kind::Crossover.piece(0) } else { piece };
            Move::Place { square: square.index() as u8, piece, with }
        }
        Action::Shares { pair, cross } => {
            Move::Buy { pair: pair.index() as u8, cross: cross.index() as u8, shares: dice.higher() }
        }
        Action::Skip(_) | Action::Mine(_) | Action::Station(..) | Action::Bonus(_) => {
            unreachable!("the setup is done")
        }
    }
}

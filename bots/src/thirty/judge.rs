//! What moves of 30 Rails are worth.

use kernel::Seat;
use thirty::{Action, Part, Stage, Thirty, View};

use super::{
    action,
    board::{Board, Move},
    habits::Habits,
    open_rolls,
    outlook::knots,
    plan::Plan,
    policy::{Dice, playout},
    prelude::{self, rehearse},
    search::candidates,
};
use crate::{
    contest::{contest, luck_of},
    review::{Effort, Judge, Judgement, Outlook, SEED, points},
};

/// How many games teach those by which moves are judged.
///
/// However closely one looks, what is played is the same: the more is learnt, the better are games, and the correction
/// ([`knots`]) would have to know.
const LESSONS: u64 = 1_500;
/// How many more games teach those after a single move: games that have learnt from all moves do badly after one that
/// nobody expected, and would make it dearer than it is.
const OWN_LESSONS: u64 = 200;
/// How many games judge a part of the setup, of which half teach.
const REHEARSED: u32 = 400;

impl Judge for Thirty {
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
}

/// Judges a part of the setup by rehearsals, with the rest as a bot likes it.
fn set_up<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
    let (sheet, rules) = (&view.sheets[seat], view.setup.rules());
    let rehearsal = prelude::Rehearsal { n_tried: effort.pick(8, 14), n_games: 200 };
    let n_rehearsals = effort.pick(1, 5) as u64;
    let thoughts = prelude::think(sheet, rules, actions, rehearsal, &mut luck_of(SEED, 1));
    let mut liked: Vec<_> = thoughts.iter().map(|it| it.action).collect();
    if liked.is_empty() {
        liked.extend(actions.first());
    }
    let value = move |action: Action| {
        let sheet = prelude::after(sheet, rules, action).and_then(|it| prelude::complete(it, rules));
        let rehearse =
            |it: u64| sheet.and_then(|sheet| rehearse(&sheet, rules, REHEARSED, !SEED ^ it)).unwrap_or_default();
        vec![(0..n_rehearsals).map(rehearse).sum::<f64>() / f64::from(n_rehearsals as u32)]
    };
    Judgement { liked, value: Box::new(value) }
}

/// Judges placements and shares, each by games that know of it.
fn place<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Option<Judgement<'a, Action>> {
    let start = Board::new(&view.sheets[seat], view.setup.rules())?;
    let rolls = open_rolls(view, seat);
    let roll = *rolls.first()?;
    let game = move |what: Move, rolls: &[Dice], plan: &Plan<'_>, number: u64| {
        let mut board = start;
        board.make(what);
        let score = playout(&mut board, &rolls[1..], &mut luck_of(!SEED, number), plan);
        (board, score)
    };
    let mut plan = Plan::new(Habits::ours());
    let mut luck = luck_of(SEED, 0);
    for _ in 0..LESSONS {
        let mut board = start;
        let score = playout(&mut board, &rolls, &mut luck, &plan);
        plan.learn(start.free, &board, score);
        plan.conclude();
    }
    let mut all = candidates(&start, roll, &plan, effort.pick(4, 8));
    // Moves that the rules do not allow are never told, whatever looks good.
    all.retain(|it| actions.contains(&action(it.what)));
    let standings = contest(all.len(), effort.pick(1_000, 8_000), |it, number| {
        game(all[it].what, &rolls, &plan, u64::MAX - number).1.into()
    });
    let mut liked: Vec<_> =
        standings.iter().take(effort.pick(10, 16)).map(|it| action(all[it.candidate].what)).collect();
    if liked.is_empty() {
        liked.extend(actions.first());
    }
    // Without turns to come all games are the same.
    let is_last = start.left == 1 || start.free.is_power_of_two();
    let n_games = if is_last { 1 } else { effort.pick(200, 2_000) };
    let value = move |action: Action| {
        let what = made(action, roll);
        let mut plan = plan.clone();
        for number in 0..if is_last { 0 } else { OWN_LESSONS } {
            let (end, score) = game(what, &rolls, &plan, u64::MAX / 2 + number);
            plan.learn(start.free, &end, score);
            plan.conclude();
        }
        points(n_games, |it| game(what, &rolls, &plan, it).1)
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

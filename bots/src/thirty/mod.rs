//! The bot for 30 Rails.
//!
//! It plays the position to its end, many times, with moves that look good at once (`policy`), and takes the move
//! after which that went best (`search`). It looks at its own sheet only: what others do changes nothing for it.

mod board;
mod eye;
mod habits;
mod judge;
mod outlook;
mod plan;
mod policy;
mod practice;
mod prelude;
mod puzzle;
mod search;
mod taste;

use fastrand::Rng;
use kernel::Seat;
use thirty::{Action, Pair, Roll, Stage, Thirty, View};
use track::Square;

use self::{
    board::{Board, Move},
    policy::Dice,
    prelude::Rehearsal,
    search::{Budget, search},
};
pub use self::{
    habits::Habits,
    practice::{practise, trial},
    prelude::rehearse,
};
use crate::{Level, Mind, Thought};

/// How much a level looks at; nothing where it does not look.
///
/// The greedy one compares the few moves that look best in a handful of games, which is what it has time for.
const fn budget(level: Level) -> Option<Budget> {
    match level {
        Level::Random => None,
        Level::Greedy => Some(Budget { overrides: 1, moves: 3, turns: 260 }),
        Level::Easy => Some(Budget { overrides: 2, moves: 6, turns: 1_000 }),
        Level::Normal => Some(Budget { overrides: 6, moves: 100, turns: 25_000 }),
        Level::Strong => Some(Budget { overrides: 12, moves: 100, turns: 200_000 }),
    }
}

/// How much a level tries before it sets up.
const fn rehearsal(level: Level) -> Rehearsal {
    match level {
        Level::Random | Level::Greedy | Level::Easy => Rehearsal { n_tried: 1, n_games: 0 },
        Level::Normal => Rehearsal { n_tried: 8, n_games: 120 },
        Level::Strong => Rehearsal { n_tried: 14, n_games: 300 },
    }
}

impl Mind for Thirty {
    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let (sheet, rules) = (&view.sheets[seat], view.setup.rules());
        let thoughts = match (level, view.stage) {
            (Level::Random, _) => Vec::new(),
            (_, Stage::Setup) => prelude::think(sheet, rules, actions, rehearsal(level), luck),
            _ => place(view, seat, level, luck),
        };
        // What the rules do not allow is never said, whatever a search has found.
        let legal: Vec<_> = thoughts.into_iter().filter(|it| actions.contains(&it.action)).collect();
        if legal.is_empty() {
            vec![Thought { action: actions[luck.usize(..actions.len())], expected: 0.0 }]
        } else {
            legal
        }
    }
}

/// What to do with a roll.
fn place(view: &View, seat: Seat, level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
    let Some(board) = Board::new(&view.sheets[seat], view.setup.rules()) else { return Vec::new() };
    let rolls = open_rolls(view, seat);
    if rolls.is_empty() {
        return Vec::new();
    }
    let found = budget(level).map_or(Vec::new(), |it| search(&board, &rolls, it, luck));
    found.iter().map(|it| Thought { action: action(it.what), expected: it.mean() }).collect()
}

/// The rolls that a seat has to place, the next first. By post several are known, of which some may be placed already.
fn open_rolls(view: &View, seat: Seat) -> Vec<Dice> {
    let n_open = usize::from(view.n_rolls.saturating_sub(view.sheets[seat].n_turns())).min(view.rolls.len());
    view.rolls[view.rolls.len() - n_open..].iter().map(|&it| dice(it)).collect()
}

fn dice(roll: Roll) -> Dice {
    Dice { white: roll.white(), kind: roll.colour() }
}

fn action(what: Move) -> Action {
    let at = |n: u8| Square::at(n.into()).expect("a square of the map");
    match what {
        Move::Place { square, piece, with } => Action::Place { square: at(square), piece, with },
        Move::Buy { pair, cross, .. } => Action::Shares { pair: Pair::ALL[usize::from(pair)], cross: at(cross) },
    }
}

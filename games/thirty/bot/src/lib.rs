//! The bot for 30 Rails.
//!
//! A network values sheets (`value`, `features`). The best moves by that value are tried in games of some turns, at the
//! end of which the sheet is valued again (`search`), and the last turns are known exactly (`ending`). It looks at its own
//! sheet only: what others do changes nothing for it.

mod board;
mod course;
mod draft;
mod ending;
mod features;
mod fortune;
mod heuristic;
mod instant;
mod judge;
mod outlook;
mod plan;
mod policy;
mod practice;
mod priors;
mod puzzle;
mod search;
mod setup;
mod value;
mod weights;

use fastrand::Rng;
use kernel::Seat;
use thirty::{Action, Pair, Roll, Stage, Thirty, View};
use track::Square;

use self::{
    board::{Board, Move},
    instant::{at_once, overlook},
    policy::Dice,
    search::{Budget, search},
    setup::Climbs,
    value::Valuer,
};
pub use self::{
    course::{Kept, SelfPlay},
    practice::{practise, trial},
    priors::Priors,
    setup::rehearse,
};
use mind::{Level, Mind, Thought, below, net::Taught};

/// How much a level looks at in a turn; nothing where no games are played.
const fn budget(level: Level) -> Budget {
    match level {
        Level::Random | Level::Greedy | Level::Easy => Budget { overrides: 8, moves: 16, turns: 0, exact: 0 },
        Level::Normal => Budget { overrides: 8, moves: 8, turns: 420, exact: 2 },
        Level::Strong => Budget { overrides: 12, moves: 10, turns: 12_000, exact: 2 },
    }
}

/// How much a level tries before it sets up.
const fn climbs(level: Level) -> Climbs {
    match level {
        Level::Random | Level::Greedy | Level::Easy => Climbs { n: 1, is_wide: false, n_games: 0 },
        Level::Normal => Climbs { n: 2, is_wide: true, n_games: 0 },
        Level::Strong => Climbs { n: 6, is_wide: true, n_games: 200 },
    }
}

/// The bots of 30 Rails.
#[derive(Copy, Clone, Debug)]
pub struct Bot;

impl Mind for Bot {
    type Game = Thirty;

    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let (sheet, rules) = (&view.sheets[seat], view.setup.rules());
        let thoughts = match (level, view.stage) {
            (Level::Random, _) => Vec::new(),
            (Level::Easy, Stage::Setup) => setup::like(sheet, actions),
            (_, Stage::Setup) => setup::think(sheet, rules, actions, climbs(level), luck),
            _ => place(view, seat, level, luck),
        };
        // What the rules do not allow is never said, whatever a search has found.
        let legal: Vec<_> = thoughts.into_iter().filter(|it| actions.contains(&it.action)).collect();
        if legal.is_empty() {
            vec![Thought { action: actions[below(luck, actions.len())], expected: 0.0 }]
        } else {
            legal
        }
    }
}

impl Taught for Bot {
    type Course = SelfPlay;

    fn course(part: &str) -> Option<SelfPlay> {
        match part {
            "basic" => Some(SelfPlay::Basic),
            "advanced" => Some(SelfPlay::Advanced),
            "risk" => Some(SelfPlay::Risk),
            _ => None,
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
    let mut valuer = Valuer::of(board.rules);
    let found = match level {
        Level::Easy => overlook(&board, rolls[0], &mut valuer, luck),
        Level::Greedy => at_once(&board, rolls[0], &mut valuer),
        _ => search(&board, &rolls, budget(level), &mut valuer, luck),
    };
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

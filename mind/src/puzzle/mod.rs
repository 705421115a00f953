//! Finished games as puzzles with known dice, and the search for better solutions.

mod anneal;
mod chain;

use std::fmt;

use fastrand::Rng;
use kernel::{Event, Game, Seat, Table};

use anneal::Anneal;
pub use anneal::Puzzle;
use chain::Chain;
pub use chain::Search;

use crate::{Mind, luck_of};

/// What all luck of a search follows from.
const SEED: u64 = 30;

/// A puzzle with what is needed to begin and to end.
pub trait Known: Puzzle + fmt::Debug + Send + Sync {
    /// What a seat of this game decides.
    type Action: fmt::Display;

    /// Where a search begins, of which there may be several; the first is the game that was played.
    fn starts(&self, luck: &mut Rng) -> Vec<Self::Solution>;

    /// What the seat does, in order.
    fn actions(&self, solution: &Self::Solution) -> Vec<Self::Action>;

    /// Points that no game can exceed.
    fn bound(&self) -> i32;
}

/// A game, and whether a finished one is a puzzle with known dice.
pub trait Solvable: Mind {
    /// Whether it is: nothing that chance decides may depend on what a seat does.
    const IS_PUZZLE: bool = false;

    /// The game of a seat as a puzzle, perhaps with any setup; `None` where it did not play to the end.
    fn puzzle(_table: &Table<Self::Game>, _seat: Seat, _is_free: bool) -> Option<Box<dyn Asked>> {
        None
    }
}

/// What may be asked of a puzzle, whichever it is.
pub trait Asked: fmt::Debug + Send + Sync {
    /// Search number `number` of so many steps, with luck of its own.
    fn search(&self, number: usize, n_steps: u64) -> Box<dyn Search + '_>;

    /// Points that no game can exceed.
    fn bound(&self) -> i32;
}

impl<P> Asked for P
where
    P: Known<Solution: Send + fmt::Debug>,
{
    fn search(&self, number: usize, n_steps: u64) -> Box<dyn Search + '_> {
        let mut luck = luck_of(SEED, number as u64 + 1);
        let starts = self.starts(&mut luck);
        Box::new(Chain::new(self, starts, n_steps, luck))
    }

    fn bound(&self) -> i32 {
        Known::bound(self)
    }
}

/// All actions of a seat; `None` where the referee decided something for it.
pub fn own_actions<G: Game>(table: &Table<G>, own: Seat) -> Option<Vec<G::Action>> {
    let mut res = Vec::new();
    for event in table.log() {
        match *event {
            Event::Act { seat, action } if seat == own => res.push(action),
            Event::Ruling { seat, .. } if seat == own => return None,
            Event::Act { .. } | Event::Ruling { .. } | Event::Chance(_) => {}
        }
    }
    Some(res)
}

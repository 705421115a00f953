//! Hindsight: the best game that was possible with the same dice.

mod retold;

use kernel::{Seat, Table};
use library::Host;
use mind::{
    Mind, Solvable as _,
    puzzle::{Asked, Search},
};

use crate::{Unfinished, dispatch::first_bot, finished};

/// How many searches share the steps, each with luck of its own.
const CHAINS: usize = 8;

/// What may be decided anew.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Liberty {
    /// All but the setup.
    SameSetup,
    /// The setup, too.
    AnySetup,
}

/// The game that was found.
#[derive(Debug)]
pub struct Found {
    /// Its points.
    pub score: i32,
    /// The points of the game that was played.
    pub played: i32,
    /// Points that no game can exceed.
    pub bound: i32,
    /// The table at its end, with the same dice.
    pub table: Box<dyn Host>,
}

impl Found {
    /// Whether no better game is possible.
    pub const fn is_proven(&self) -> bool {
        self.score >= self.bound
    }
}

/// The search for the best game that one seat could have played.
///
/// It consists of some searches that know nothing of each other, so they can run at the same time; whatever runs first,
/// the result is the same for the same number of steps.
///
/// All that chance decided stays as it was: what was rolled and drawn, in the setup and in the turns. None of it depends
/// on what a seat does, so the game that was found is as good as played: its record verifies with the same seed. What
/// the seat decided may be another: its placements, shares and overrides, and with [`Liberty::AnySetup`] also its setup.
///
/// The game is looked for by small changes of whole games, beginning with the one that was played, so it is
/// never worse than that. It need not be the best: it is proven only where it reaches a bound that no game can exceed,
/// and the bound is so simple that this hardly ever happens.
#[derive(Debug)]
pub struct Hindsight {
    puzzle: Box<dyn Asked>,
    seat: Seat,
    n_steps: u64,
}

impl Hindsight {
    /// The usual number of steps.
    pub const STEPS: u64 = 16_000_000;

    /// The hindsight of a finished game, from this seat, with about so many steps.
    pub fn of(host: &dyn Host, seat: Seat, liberty: Liberty, n_steps: u64) -> Result<Self, Unfinished> {
        finished::check(host, seat)?;
        let is_free = liberty == Liberty::AnySetup;
        let table = host.table();
        let asked = first_bot!(M => {
            let table = table.downcast_ref::<Table<<M as Mind>::Game>>().filter(|_| M::IS_PUZZLE)?;
            Some(M::puzzle(table, seat, is_free))
        });
        let puzzle = asked.ok_or(Unfinished::OtherGame { game: host.entry().name })?;
        let puzzle = puzzle.ok_or(Unfinished::NotPlayed { seat })?;
        Ok(Self { puzzle, seat, n_steps: (n_steps / CHAINS as u64).max(1) })
    }

    /// How many searches there are.
    pub const fn n_searches(&self) -> usize {
        CHAINS
    }

    /// How many steps each of them has.
    pub const fn n_steps(&self) -> u64 {
        self.n_steps
    }

    /// Begins search number `n`, counted from zero.
    pub fn search(&self, n: usize) -> Box<dyn Search + '_> {
        self.puzzle.search(n, self.n_steps)
    }

    /// The game with these actions of the seat, and all else as in the game that was played.
    ///
    /// `actions` are those of the search that has found most points, and of equal ones of the first.
    pub fn conclude(&self, host: &dyn Host, actions: &[String]) -> Option<Found> {
        let table = retold::retold(host, self.seat, actions)?;
        let (score, played) = (table.score(self.seat), host.score(self.seat));
        Some(Found { score, played, bound: self.puzzle.bound(), table })
    }

    /// Runs all searches one after the other, and concludes.
    pub fn run(&self, host: &dyn Host) -> Option<Found> {
        let mut best: Option<(i32, Vec<String>)> = None;
        for n in 0..self.n_searches() {
            let mut search = self.search(n);
            search.advance(u64::MAX);
            if best.as_ref().is_none_or(|it| search.best() > it.0) {
                best = Some((search.best(), search.actions()));
            }
        }
        self.conclude(host, &best?.1)
    }
}

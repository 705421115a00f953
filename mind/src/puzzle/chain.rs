//! One search for a better game, which goes on piece by piece.

use std::fmt;

use fastrand::Rng;

use super::{Anneal, Known};

/// One search for a better game, which goes on piece by piece.
pub trait Search: fmt::Debug + Send {
    /// Goes on for some steps, or to its end.
    fn advance(&mut self, n_steps: u64);
    /// How many steps were done.
    fn n_done(&self) -> u64;
    /// Whether it has ended.
    fn is_done(&self) -> bool;
    /// The most points that were found.
    fn best(&self) -> i32;
    /// What the seat does in that game, in the notation.
    fn actions(&self) -> Vec<String>;
}

/// Where there are several beginnings, one in so many steps is for finding the best of them.
const SAMPLING: u64 = 3;

/// A search in a puzzle: short ones from all beginnings, and a long one from the best of them.
#[derive(Debug)]
pub(super) struct Chain<'a, P: Known> {
    puzzle: &'a P,
    /// Those that have not begun yet, the last first.
    starts: Vec<P::Solution>,
    /// The steps of a short one.
    n_short: u64,
    now: Anneal<P::Solution>,
    /// The best of all, and its points.
    best: (P::Solution, i32),
    luck: Rng,
    n_done: u64,
    n_steps: u64,
}

impl<'a, P: Known> Chain<'a, P> {
    /// A search of so many steps from these solutions, of which there is at least one.
    pub(super) fn new(puzzle: &'a P, mut starts: Vec<P::Solution>, n_steps: u64, mut luck: Rng) -> Self {
        let n_short = match starts.len() as u64 {
            0 | 1 => n_steps,
            n => (n_steps / SAMPLING / n).max(1),
        };
        starts.reverse();
        let first = starts.pop().expect("a search begins with the game that was played");
        let now = Anneal::new(puzzle, first, n_short, luck.fork());
        Self { puzzle, starts, n_short, best: now.best, now, luck, n_done: 0, n_steps }
    }

    /// Goes on with the next beginning, or with the best of all.
    fn begin(&mut self) {
        let (start, n_steps) = match self.starts.pop() {
            Some(start) => (start, self.n_short),
            None => (self.best.0, self.n_steps - self.n_done),
        };
        self.now = Anneal::new(self.puzzle, start, n_steps, self.luck.fork());
    }
}

impl<P> Search for Chain<'_, P>
where
    P: Known<Solution: Send + fmt::Debug>,
{
    fn advance(&mut self, n_steps: u64) {
        let end = self.n_steps.min(self.n_done.saturating_add(n_steps));
        while self.n_done < end {
            if self.now.is_done() {
                self.begin();
            }
            self.n_done += self.now.advance(self.puzzle, end - self.n_done);
            if self.now.best.1 > self.best.1 {
                self.best = self.now.best;
            }
        }
    }

    fn n_done(&self) -> u64 {
        self.n_done
    }

    fn is_done(&self) -> bool {
        self.n_done >= self.n_steps
    }

    fn best(&self) -> i32 {
        self.best.1
    }

    fn actions(&self) -> Vec<String> {
        self.puzzle.actions(&self.best.0).iter().map(ToString::to_string).collect()
    }
}

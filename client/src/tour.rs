//! A tour: a short game whose dice are known beforehand, and so is every move that it explains.

use kernel::Seat;
use library::{Entry, Host, HostError};

/// A tour through a game for somebody who has never seen it.
#[derive(Debug)]
pub struct Tour {
    /// The rules that it teaches.
    pub rules: &'static str,
    /// All moves of the learner.
    pub steps: &'static [Step],
    /// What it promises at its end: the whole score.
    pub promised: i32,
    /// How that score comes about, line by line.
    pub sum: fn() -> Vec<String>,
}

/// One move of the learner.
#[derive(Debug)]
pub struct Step {
    /// By what name its words are found: `learn-do-…` says what to do, `learn-why-…` why, `learn-turn-…` how to turn.
    pub name: &'static str,
    /// What happens before it, as lines of a record.
    pub before: &'static [&'static str],
    /// The moves that are right, in the notation of the game.
    pub moves: &'static [&'static str],
    /// Where it is made.
    pub place: &'static str,
    /// What else must be chosen for it, by its name in the style sheet.
    pub wish: Option<&'static str>,
}

/// How a move fits the tour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// As it should be.
    Right,
    /// At the right place, but another piece or turned another way.
    Turned,
    /// Somewhere else.
    Elsewhere,
}

impl Step {
    /// What the tour says to a move.
    pub fn answer(&self, action: &str) -> Answer {
        let is_there = action.split(' ').any(|it| it == self.place);
        if self.moves.contains(&action) {
            Answer::Right
        } else if is_there {
            Answer::Turned
        } else {
            Answer::Elsewhere
        }
    }

    /// Lets happen what comes before the move.
    pub fn prepare(&self, host: &mut dyn Host) -> Result<(), HostError> {
        self.before.iter().try_for_each(|it| host.push(it))
    }
}

impl Tour {
    /// The game as it is before the move of this number, whatever was right of several; at the end after all.
    ///
    /// `None` where the tour is against the rules, which its tests forbid.
    pub fn game(&self, entry: &Entry, n_moves: usize) -> Option<Box<dyn Host>> {
        let mut host = entry.open(Some(self.rules), 1).ok()?;
        for (n, step) in self.steps.iter().enumerate().take(n_moves + 1) {
            step.prepare(host.as_mut()).ok()?;
            if n < n_moves {
                host.act(Seat::FIRST, step.moves[0]).ok()?;
            }
        }
        Some(host)
    }
}

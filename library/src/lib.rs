//! The list of games, and one interface in text to all of them.
//!
//! Whoever serves, plays or referees games knows this crate and not the games.

mod entry;
mod guess;
mod host;
mod objection;
mod outcome;
mod railage;
mod streetcar;
mod thirty;
mod village;

pub use entry::{Entry, GAMES, OpenError, Reading, RuleSet, clauses, find, old_rules, read, restore, verify};
pub use guess::guess;
pub use host::{Host, HostError, RestoreError, Verdict, View};
pub use objection::Objection;
pub use outcome::{Compared, Outcome, Tie, TieBreak};

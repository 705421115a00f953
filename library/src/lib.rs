//! The list of games, and one interface in text to all of them.
//!
//! Whoever serves, plays or referees games knows this crate and not the games.
//!
//! ```
//! use kernel::{Seat, Turn};
//!
//! let mut host = library::find("30-rails").expect("a game").open(Some("basic"), 1).expect("a table");
//! let dice = kernel::Dice::new(kernel::Seed::new([7; 32]), "example".parse().expect("a name"));
//! host.settle(&dice);
//! while let Turn::Seats(_) = host.turn() {
//!     let legal = host.actions(Seat::FIRST);
//!     host.act(Seat::FIRST, &legal[0]).expect("a legal move");
//!     host.settle(&dice);
//! }
//! let record = host.record(Some(dice.pledge()), Some(dice.seed().clone())).expect("the whole game");
//! assert!(library::verify(&record, &[]).is_ok());
//! ```

mod entry;
mod guess;
mod host;
mod objection;
mod outcome;
mod paper;
mod railage;
mod streetcar;
mod thirty;
mod village;

pub use entry::{Entry, GAMES, OpenError, Reading, RuleSet, clauses, find, old_rules, read, restore, verify};
pub use guess::guess;
pub use host::{Host, HostError, RestoreError, Verdict, View};
pub use objection::Objection;
pub use outcome::{Compared, Outcome, Tie, TieBreak};
pub use paper::{Draft, Paper, PaperError, PaperFault};

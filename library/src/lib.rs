//! The list of games, and one interface in text to all of them.
//!
//! Whoever serves, plays or referees games knows this crate and not the games.
//!
//! ```
//! use kernel::{Seat, Turn};
//!
//! let mut host = library::GAMES[0].open(None, 1).expect("a table");
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

mod dispatch;
mod entry;
mod generated;
mod guess;
mod host;
mod objection;
mod outcome;
mod paper;
mod view;

pub use entry::{Entry, OpenError, Reading, clauses, find, known, offered, old_rules, read, restore, verify};
pub use guess::guess;
pub use host::{Host, HostError, RestoreError, Verdict};
pub use kernel::TieBreak;
pub use objection::Objection;
pub use outcome::{Compared, Outcome, Tie};
pub use paper::{Paper, PaperReader, game_of, sheet};
pub use view::{GAMES, METAS, View, rules};

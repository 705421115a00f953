//! The bots of all games, asked in the notation, and what they make of finished games: hints, luck and skill, hindsight.
//!
//! How a game thinks is in its crate `games/*/bot`; what all of them share is in [`mind`].
//!
//! ```
//! use bots::{Effort, Level, Review};
//! use kernel::Seat;
//!
//! // A game of bots: the level of a seat is the one at its number.
//! let entry = &library::GAMES[0];
//! let mut host = entry.open(None, 2)?;
//! bots::finish(host.as_mut(), &bots::dice(1), &[Level::Greedy, Level::Random], 1);
//!
//! // What its first seat made of its luck.
//! let review = Review::in_brief(host.as_ref(), Seat::FIRST, Effort::Quick).expect("a finished game");
//! assert_eq!(review.score(), host.score(Seat::FIRST));
//!
//! // What a bot would do in the middle of it.
//! let middle = host.at(20).expect("the log is kept");
//! let thoughts = bots::think_at(middle.as_ref(), Seat::FIRST, Level::Easy, &mut bots::luck(1, Seat::FIRST));
//! assert!(thoughts.iter().all(|it| middle.actions(Seat::FIRST).contains(&it.action)));
//! # Ok::<(), library::OpenError>(())
//! ```

mod ask;
mod dispatch;
mod finished;
mod hindsight;
mod review;

pub use ask::{Opinion, finish, think, think_at};
pub use finished::Unfinished;
pub use hindsight::{Found, Hindsight, Liberty};
pub use mind::{Effort, Level, ParseEffortError, ParseLevelError, dice, luck, puzzle::Search};
pub use review::{Account, Basis, Judged, Review, evaluate, evaluate_at};

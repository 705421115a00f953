//! Bots that see what their seat may see, and what they make of games.
//!
//! A bot is fair by type: it is asked with a view, the legal actions and luck of its own ([`Mind::think`]).
//! It answers the same for the same seed on every machine: it counts steps, not seconds, and uses of the numbers with
//! a point only what every machine computes alike (no logarithms, no powers).
//!
//! ```
//! use bots::Level;
//! use thirty::{RuleSet, Setup, Thirty};
//!
//! let setup = Setup::new(RuleSet::Basic, 2).expect("two seats");
//! let played = bots::play::<Thirty>(&setup, &[Level::Greedy, Level::Random], 1);
//! assert_eq!(played.scores().iter().count(), 2);
//! assert!(played.record().verify().is_ok());
//! ```

mod bot;
mod contest;
mod count;
mod finished;
mod grid;
mod hindsight;
mod level;
mod mind;
pub mod net;
mod play;
mod railage;
mod review;
mod streetcar;
pub mod thirty;
mod village;

pub use bot::{Opinion, finish, think, think_at};
pub use finished::Unfinished;
pub use hindsight::{Found, Hindsight, Liberty, Search};
pub use level::{Level, ParseLevelError};
pub use mind::{Mind, Thought};
pub use play::{Played, dice, luck, play, play_with};
pub use railage::RailagePlayouts;
pub use review::{Account, Basis, Effort, Judged, ParseEffortError, Review, evaluate, evaluate_at};
pub use streetcar::StreetcarPlayouts;
pub use village::VillagePlayouts;

//! What a game owes to its bots, and how bots search, value and learn, whatever the game.
//!
//! The crates `games/*/bot` implement these traits for a type `Bot`; the crate `bots` puts all of them together:
//!
//! - [`Mind`]: what a bot of a level thinks of the legal actions of its seat;
//! - [`Judge`]: what moves are worth, for hints and reviews;
//! - [`Solvable`]: a finished game as a puzzle with known dice, for hindsight;
//! - [`net::Taught`]: the networks that the bot has learnt.
//!
//! A bot is fair by type: it is asked with a view, the legal actions and luck of its own ([`Mind::think`]).
//! It answers the same for the same seed on every machine: it counts steps, not seconds, and uses of the numbers with
//! a point only what every machine computes alike (no logarithms, no powers).

mod contest;
mod effort;
mod judge;
pub mod laws;
mod level;
mod mind;
pub mod net;
mod outlook;
mod play;
pub mod puzzle;

pub use contest::{Standing, contest, luck_of};
pub use effort::{Effort, ParseEffortError};
pub use judge::{Between, Judge, Judgement, LUCK_GAMES, LUCK_SEED, SEED, mean, points};
pub use level::{Level, ParseLevelError};
pub use mind::{ActionOf, Mind, SetupOf, Thought, ViewOf};
pub use outlook::{Knot, Outlook};
pub use play::{Played, dice, luck, play, play_with};
pub use puzzle::Solvable;

/// A number below `n` by luck.
///
/// Not by `usize`, which has other luck on machines of 32 bits.
pub fn below(luck: &mut fastrand::Rng, n: usize) -> usize {
    luck.u32(..n as u32) as usize
}

/// A count of things on a table, which is small, as a number that can be taken away from others.
#[expect(clippy::cast_possible_wrap, reason = "nothing on a table is there two thousand million times")]
pub const fn count(n: usize) -> i32 {
    n as i32
}

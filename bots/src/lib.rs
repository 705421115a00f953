//! Bots that see what their seat may see, and what they make of games.
//!
//! A bot is fair by type: it is asked with a view, the legal actions and luck of its own ([`Mind::think`]).
//! It answers the same for the same seed on every machine: it counts steps, not seconds, and uses of the numbers with
//! a point only what every machine computes alike (no logarithms, no powers).

mod level;
mod mind;
mod play;
pub mod thirty;

pub use level::Level;
pub use mind::{Mind, Thought};
pub use play::{Played, dice, luck, play, play_with};

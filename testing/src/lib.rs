//! What the tests and benchmarks of several crates share.

pub mod balance;
pub mod bench;
mod lines;
pub mod marks;
mod playouts;
mod skip;
pub mod strokes;
pub mod svg;

use std::env;

pub use lines::{Said, actions, legal, not_your_turn, read, rule, say, seat, waiting};
pub use playouts::{Playouts, decision};
pub use skip::skip;

/// The variable that asks for everything; `cargo xtask soak` sets it.
pub const VARIABLE: &str = "PLATELAYER_SOAK";

/// Whether tests shall try everything that they can, however long it takes.
pub fn in_full() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// How many cases a test tries: a few in an ordinary run, all of them in `cargo xtask soak`.
///
/// ```
/// let n_games = testing::cases(20, 400);
/// assert!(n_games == 20 || testing::in_full());
/// ```
pub fn cases<T>(ordinary: T, full: T) -> T {
    if in_full() { full } else { ordinary }
}

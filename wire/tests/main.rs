//! The tests of what crosses HTTP, in one program.

mod bad_input;
mod by_hand;
mod common;
mod hidden;
mod outcome;
mod pinned;
mod schema;
mod scores;
mod ways;

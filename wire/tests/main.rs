//! The tests of what crosses HTTP, in one program.

mod bad_input;
mod common;
mod hidden;
mod outcome;
mod pinned;
mod schema;
mod ways;

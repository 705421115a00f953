//! The tests of the list of games, in one program.

mod citations;
mod host;
mod meta;
mod outcome;
mod papers;
mod samples;
mod snapshot;

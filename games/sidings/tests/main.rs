//! The tests of Sidings, in one program.

mod bad_input;
mod citations;
mod common;
mod counts;
mod guess;
mod laws;
mod records;
mod rules;
mod samples;
mod slow;
mod snapshot;

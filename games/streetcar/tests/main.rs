//! The tests of 30 Streetcar Rails, in one program; those that count allocations are programs of their own.

mod bad_input;
mod board_files;
mod citations;
mod common;
mod content_files;
mod counts;
#[path = "../benches/dense/mod.rs"]
mod dense;
mod laws;
mod messages;
mod records;
mod rules_drives;
mod rules_game;
mod rules_lot;
mod rules_score;
mod rules_setup;
mod rules_turns;
mod samples;
mod slow;
mod slow_score;
mod snapshot;
mod tried;

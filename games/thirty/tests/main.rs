//! The tests of 30 Rails, in one program; those that count allocations are programs of their own.

mod bad_input;
mod bot;
mod citations;
mod common;
mod counts;
mod laws;
mod maps;
mod records;
mod rules_advanced;
mod rules_lines;
mod rules_lots;
mod rules_post;
mod rules_score;
mod rules_setup;
mod rules_together;
mod rules_turns;
mod samples;
mod sheet_files;
mod sheets;
mod slow;
mod slow_score;
mod snapshot;
mod tried;

//! The tests of Rail Age, in one program; those that count allocations are programs of their own.

mod ahead;
mod bad_input;
mod citations;
mod common;
mod counts;
mod guess;
mod laws;
mod map_files;
mod records;
mod rules_end;
mod rules_line;
mod rules_map;
mod rules_points;
mod rules_special;
mod rules_start;
mod samples;
mod sensible;
mod sheet_files;
mod slow_score;
mod snapshot;
mod tried;

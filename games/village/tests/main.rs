//! The tests of Village Rails, in one program; those that count allocations are programs of their own.

mod ahead;
mod bad_input;
mod citations;
mod common;
mod counts;
mod guess;
mod laws;
mod records;
mod rules_before;
mod rules_cards;
mod rules_deck;
mod rules_end;
mod rules_features;
mod rules_lines;
mod rules_score;
mod rules_setup;
mod rules_turn;
mod samples;
mod slow;
mod slow_score;
mod snapshot;
mod tableau_files;
mod tried;

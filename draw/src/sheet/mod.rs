//! What sheets have in common: paper, colours, track, lines, the score table, and the map of six by six squares.

pub mod border;
pub mod bridge;
pub mod course;
mod dice;
pub mod frame;
mod lanes;
pub mod lines;
pub mod palette;
pub mod rails;
pub mod sign;
#[cfg(test)]
mod sketch;
pub mod table;
pub mod way;

pub use dice::{colour_die, piece, white_die};
pub use frame::{Head, Layout, board, scene};
pub use lines::sample;

/// The words of score tables and dice.
pub const WORDS: crate::Entries = &[
    ("line", "drawn-line"),
    ("points", "drawn-points"),
    ("squares", "drawn-squares"),
    ("total", "drawn-total"),
    ("Total", "grid-total"),
];

//! What the sheets of all games on a map of six by six squares have in common: paper, colours, lines, the score table.

pub(crate) mod border;
pub(crate) mod course;
pub(crate) mod frame;
mod lanes;
pub(crate) mod lines;
pub(crate) mod palette;
pub(crate) mod sign;
pub(crate) mod table;
pub(crate) mod way;

pub use frame::Layout;
pub(crate) use frame::{Head, board, scene};
pub use lines::sample;

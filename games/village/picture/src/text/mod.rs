//! A table of Village Rails as text, at most 78 columns wide: the tableau, both markets, the hand and the scores.

mod market;
mod page;
mod table;
mod tableau;

pub use market::{hand, taken, tracks, trips};
pub use table::{explain, players, scores};
pub use tableau::tableau;

/// No line of text is wider than this.
pub const WIDTH: usize = 78;

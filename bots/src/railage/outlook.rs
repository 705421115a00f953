//! How the sheets by which moves of Rail Age are judged become a forecast; see `review/outlook.rs`.

use crate::review::Knot;

/// By the round, the setup being round 0, on both maps, of one seat and of two. Luck was +5.9 ± 3.9 points in 24
/// games of greedy players, −5.3 ± 3.6 points in 24 games of normal players. Those games had an upper track of 15 spaces;
/// for the one of 12 that the maps have now it was not derived again.
pub(super) const KNOTS: [Knot; 6] =
    [(0, 0.31, 75.1), (1, 0.31, 74.9), (4, 0.30, 74.7), (8, 0.32, 71.0), (12, 0.42, 59.6), (16, 0.67, 35.3)];

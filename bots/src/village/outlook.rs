//! How much better bots that search do than the games by which moves of Village Rails are judged.

use crate::review::Knot;

/// By the round, 1 to 12.
pub(super) const KNOTS: [Knot; 1] = [(1, 1.0, 0.0)];

//! How much better bots that search do than the games by which moves of Village Rails are judged.

use crate::review::Knot;

/// By the round, 1 to 12; from 18 games of two normal bots.
pub(super) const KNOTS: [Knot; 4] = [(1, 1.0, 2.5), (5, 1.0, 1.8), (9, 1.0, 0.4), (12, 1.0, 0.0)];

//! How much better bots that search do than the sheets by which moves of Rail Age are judged.

use crate::review::Knot;

/// By the round, the setup being round 0; from 15 games of the normal bot on the river map.
pub(super) const KNOTS: [Knot; 5] = [(0, 1.0, 18.5), (5, 1.0, 15.0), (10, 1.0, 10.0), (15, 1.0, 3.0), (17, 1.0, 0.0)];

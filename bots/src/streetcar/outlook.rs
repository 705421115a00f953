//! How much better the strong bot does than the games by which moves of 30 Streetcar Rails are judged.

use crate::review::Knot;

/// By how many decisions are left after the one that is judged; from 30 games of the strong bot.
pub(super) const KNOTS: [Knot; 14] = [
    (0, 1.00, 0.0),
    (2, 1.00, 3.0),
    (4, 0.92, 18.0),
    (6, 0.85, 33.0),
    (8, 0.77, 48.0),
    (10, 0.69, 63.0),
    (12, 0.62, 77.0),
    (15, 0.50, 97.6),
    (18, 0.50, 103.8),
    (21, 0.50, 109.9),
    (24, 0.50, 117.1),
    (27, 0.50, 126.0),
    (30, 0.50, 134.0),
    (35, 0.50, 139.0),
];

/// What the strong bot usually comes to.
pub(super) const USUAL: f64 = 157.0;

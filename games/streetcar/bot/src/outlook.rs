//! How the games by which moves of 30 Streetcar Rails are judged become a forecast; see [`mind::Outlook`].

use mind::Knot;

/// By how many decisions are left after the one that is judged, with both mixes of tiles, from 24 games of normal and
/// 14 of greedy players: with normal ones alone, boards on which little can be scored any more are told too much.
pub(super) const KNOTS: [Knot; 11] = [
    (0, 1.00, 0.0),
    (1, 1.01, 1.0),
    (4, 1.02, 5.5),
    (8, 1.08, 10.8),
    (12, 1.27, 9.0),
    (16, 1.50, 9.3),
    (20, 1.50, 33.8),
    (24, 1.50, 56.5),
    (29, 1.50, 66.1),
    (31, 1.50, 83.6),
    (35, 0.30, 164.5),
];

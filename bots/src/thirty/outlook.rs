//! How much better the strong bot does than the games by which moves of 30 Rails are judged.

use thirty::RuleSet;

use crate::review::Knot;

/// The correction by how many decisions are left after the one that is judged.
pub(crate) const fn knots(rules: RuleSet) -> &'static [Knot] {
    match rules {
        RuleSet::Basic => &BASIC,
        RuleSet::Advanced => &ADVANCED,
        RuleSet::Postal => &POSTAL,
    }
}

/// What good bots usually come to.
pub(crate) const fn usual(rules: RuleSet) -> f64 {
    match rules {
        RuleSet::Basic => 96.0,
        RuleSet::Advanced | RuleSet::Postal => 75.0,
    }
}

/// From 20 games of the strong bot.
const BASIC: [Knot; 12] = [
    (0, 1.00, 0.0),
    (3, 1.00, 0.7),
    (5, 1.00, 2.4),
    (8, 0.92, 12.1),
    (11, 0.84, 21.8),
    (14, 0.76, 33.3),
    (17, 0.68, 43.6),
    (20, 0.60, 54.0),
    (23, 0.60, 58.1),
    (26, 0.60, 62.4),
    (29, 0.60, 67.1),
    (36, 0.60, 69.9),
];

/// From 6 games of the normal bot, so less sure.
const ADVANCED: [Knot; 8] = [
    (0, 1.00, 0.0),
    (5, 1.00, 1.5),
    (10, 1.00, 4.0),
    (15, 1.00, 9.0),
    (20, 1.00, 12.5),
    (25, 1.00, 17.6),
    (30, 1.00, 24.3),
    (36, 1.00, 24.0),
];

/// From 6 games of the normal bot, so less sure.
const POSTAL: [Knot; 12] = [
    (0, 1.00, 0.0),
    (3, 1.00, 2.4),
    (5, 1.00, 4.3),
    (8, 0.92, 6.9),
    (11, 0.84, 14.5),
    (14, 0.76, 22.3),
    (17, 0.68, 30.1),
    (20, 0.60, 36.0),
    (23, 0.60, 37.8),
    (26, 0.60, 39.0),
    (29, 0.60, 42.0),
    (36, 0.60, 44.0),
];

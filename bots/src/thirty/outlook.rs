//! How the games by which moves of 30 Rails are judged become a forecast; see `review/outlook.rs`.

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

/// The basic game. Luck was +4.3 ± 5.0 points in 30 games of greedy players, −5.5 ± 4.5 points in 24 games of normal
/// players.
const BASIC: [Knot; 14] = [
    (0, 1.00, 0.0),
    (1, 0.97, 4.3),
    (2, 1.01, 6.9),
    (5, 0.89, 23.1),
    (8, 0.97, 22.1),
    (11, 0.98, 24.4),
    (14, 1.09, 17.2),
    (17, 1.13, 15.1),
    (20, 1.26, 5.1),
    (23, 1.25, 7.5),
    (26, 1.19, 13.5),
    (29, 1.00, 29.4),
    (30, 1.16, 15.6),
    (36, 1.11, 20.0),
];

/// The advanced game. Luck was +3.4 ± 2.6 points in 13 games of greedy players, −3.5 ± 4.2 points in 13 games of
/// normal players.
const ADVANCED: [Knot; 14] = [
    (0, 1.00, 0.0),
    (1, 1.01, -0.9),
    (2, 0.95, 3.3),
    (5, 0.88, 8.8),
    (8, 0.84, 13.0),
    (11, 0.82, 16.6),
    (14, 0.76, 21.0),
    (17, 0.71, 25.4),
    (20, 0.73, 28.9),
    (23, 0.70, 33.4),
    (26, 0.65, 36.6),
    (29, 0.53, 39.6),
    (30, 0.54, 41.2),
    (36, 0.30, 45.8),
];

/// By post. Luck was +0.7 ± 9.0 points in 12 games of greedy players, −1.0 ± 7.1 points in 12 games of normal
/// players.
const POSTAL: [Knot; 14] = [
    (0, 1.00, 0.0),
    (1, 1.00, 0.0),
    (2, 0.97, 3.6),
    (5, 0.97, 2.9),
    (8, 1.00, 9.8),
    (11, 1.06, 13.5),
    (14, 0.94, 27.0),
    (17, 1.04, 28.0),
    (20, 1.20, 28.9),
    (23, 1.15, 41.7),
    (26, 0.80, 63.8),
    (29, 0.30, 87.6),
    (30, 0.30, 89.9),
    (36, 0.30, 91.7),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_expected_that_cannot_be_scored() {
        for knots in [&BASIC[..], &ADVANCED, &POSTAL] {
            assert_eq!(knots[0], (0, 1.0, 0.0), "after the last decision there is the score");
            // No game has less than nothing.
            assert!(knots.iter().all(|it| it.1 > 0.0 && it.2 > -1.0), "{knots:?}");
        }
    }
}

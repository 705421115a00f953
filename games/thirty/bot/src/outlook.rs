//! How the games by which moves of 30 Rails are judged become a forecast; see [`mind::Outlook`].

use thirty::RuleSet;

use mind::Knot;

/// The correction by how many decisions are left after the one that is judged.
pub(crate) const fn knots(rules: RuleSet) -> &'static [Knot] {
    match rules {
        RuleSet::Basic => &BASIC,
        RuleSet::Advanced => &ADVANCED,
        RuleSet::Postal => &POSTAL,
    }
}

/// The basic game. What was left between a move and the best of the next, luck included, was +4.3 ± 5.0 points in 30
/// games of greedy players, −4.3 ± 3.7 points in 30 games of normal players.
const BASIC: [Knot; 14] = [
    (0, 1.00, 0.0),
    (1, 0.95, 6.2),
    (2, 1.00, 7.5),
    (5, 0.90, 22.3),
    (8, 0.94, 24.2),
    (11, 0.89, 30.9),
    (14, 0.93, 29.0),
    (17, 0.96, 27.8),
    (20, 1.05, 21.0),
    (23, 1.09, 19.2),
    (26, 1.09, 20.2),
    (29, 0.97, 30.5),
    (30, 1.12, 17.5),
    (36, 1.06, 22.7),
];

/// The advanced game. In the same way +4.7 ± 3.5 points in 30 games of greedy players, −4.7 ± 3.1 points in 30 games of
/// normal players.
const ADVANCED: [Knot; 14] = [
    (0, 1.00, 0.0),
    (1, 0.97, 1.9),
    (2, 1.01, 1.6),
    (5, 0.95, 6.9),
    (8, 0.95, 9.7),
    (11, 0.94, 12.3),
    (14, 0.94, 13.3),
    (17, 1.00, 12.0),
    (20, 1.05, 11.8),
    (23, 1.01, 16.2),
    (26, 0.78, 28.4),
    (29, 0.64, 36.0),
    (30, 0.66, 34.3),
    (36, 0.47, 42.2),
];

/// By post. In the same way +9.0 ± 4.8 points in 30 games of greedy players, −9.1 ± 4.9 points in 30 games of normal
/// players.
const POSTAL: [Knot; 14] = [
    (0, 1.00, 0.0),
    (1, 1.00, 0.0),
    (2, 1.02, 0.2),
    (5, 0.72, 26.5),
    (8, 0.69, 32.5),
    (11, 0.61, 39.8),
    (14, 0.53, 48.6),
    (17, 0.55, 49.5),
    (20, 0.48, 54.9),
    (23, 0.47, 56.7),
    (26, 0.44, 59.5),
    (29, 0.44, 59.8),
    (30, 0.42, 60.9),
    (36, 0.38, 63.6),
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

//! A forecast of the final score from the games by which moves are judged.
//!
//! The games after a move are played with moves that look good, which is below what a good player makes of the same
//! position, most of all when many turns are left; and what looks like an advantage then is partly made up for. So
//! their mean is squeezed (`times`) and lifted (`lifts`), by nothing but how far the game is, and all moves of a
//! decision alike, so what is best stays best.
//!
//! The knots are found from the end of the game to its beginning, so that what a move is said to come to is what the
//! best move of the next decision is said to come to, less luck, on average over games; after the last decision it is
//! the score. A bad move costs its maker once, when it is made, and the next decision is judged by its own best.
//! Luck does not depend on the knots but by `times`, and is nothing on average whatever they are ([`Judge::luck`]).
//! `bots/examples/outlook` derives the knots from games of normal players, or of normal and greedy ones, for example of a
//! game of two with twelve turns:
//!
//! ```sh
//! cargo run --release -p bots --example outlook -- games GAME RULES 2 normal 5000 12 > rows
//! cargo run --release -p bots --example outlook -- fit 1 5 9 12 < rows
//! cargo run --release -p bots --example outlook -- luck 9000 20 GAME   # in other games
//! ```
//!
//! [`Judge::luck`]: crate::Judge::luck

/// What is made of the mean of the games after a move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The place in the game; none where nothing is corrected.
    pub place: Option<usize>,
    /// By how much the mean is squeezed.
    times: f64,
    /// What is added then.
    lifts: f64,
}

/// A place in the game (how many decisions are left after this one, or which round it is) and its correction.
pub type Knot = (usize, f64, f64);

impl Outlook {
    /// Nothing is changed.
    pub const PLAIN: Self = Self { place: None, times: 1.0, lifts: 0.0 };

    /// The correction at a place, between the knots on both sides of it; they are in order.
    pub fn at(place: usize, knots: &[Knot]) -> Self {
        let number = |it: usize| f64::from(u32::try_from(it).unwrap_or(u32::MAX));
        let after = knots.iter().position(|it| it.0 >= place);
        let (one, other) = match after {
            Some(0) => (knots.first(), knots.first()),
            Some(n) => (knots.get(n - 1), knots.get(n)),
            None => (knots.last(), knots.last()),
        };
        let (Some(&(low, times, lifts)), Some(&(high, more_times, more_lifts))) = (one, other) else {
            return Self::PLAIN;
        };
        let part = if high > low { number(place - low) / number(high - low) } else { 0.0 };
        let (times, lifts) = (times + part * (more_times - times), lifts + part * (more_lifts - lifts));
        Self { place: Some(place), times, lifts }
    }

    /// How many points a point of the games is worth.
    pub const fn times(self) -> f64 {
        self.times
    }

    /// The points to be expected where games have this mean.
    pub fn of(self, mean: f64) -> f64 {
        self.times * mean + self.lifts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_knots_lies_what_is_between_their_corrections() {
        let knots = [(0, 1.0, 0.0), (4, 0.5, 8.0), (5, 0.5, 10.0)];
        let check = |place, mean: f64, expected: f64| {
            assert!((Outlook::at(place, &knots).of(mean) - expected).abs() < 1e-9, "{place}");
        };
        check(0, 30.0, 30.0);
        check(2, 40.0, 34.0);
        check(4, 40.0, 28.0);
        check(5, 40.0, 30.0);
        check(99, 40.0, 30.0);
        assert_eq!(Outlook::at(3, &[]), Outlook::PLAIN);
    }
}

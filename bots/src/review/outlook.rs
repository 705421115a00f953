//! How much better a strong player does than the games by which moves are judged.

/// What is made of the mean of the games after a move: it is stretched, and something is added.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Outlook {
    /// What is added.
    pub(crate) more: f64,
    /// By how much it is stretched.
    pub(crate) times: f64,
}

impl Outlook {
    /// Nothing is changed.
    pub(crate) const PLAIN: Self = Self { more: 0.0, times: 1.0 };

    /// The points to be expected where games have this mean.
    pub(crate) fn of(self, mean: f64) -> f64 {
        self.times * mean + self.more
    }
}

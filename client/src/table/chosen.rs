//! A move that was chosen on the board and is not made yet.

/// A move on a spot of the board, with the others that are possible on the same spot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// Where: a square, a cell, a card; whatever the board calls it.
    pub spot: String,
    /// The moves that are possible there, in the order in which they are turned through; never empty.
    options: Vec<String>,
    index: usize,
}

impl Chosen {
    /// The first of the moves on a spot; `None` without any.
    pub fn new(spot: impl Into<String>, options: Vec<String>) -> Option<Self> {
        (!options.is_empty()).then(|| Self { spot: spot.into(), options, index: 0 })
    }

    /// The same, beginning with the first move for which `is_wanted` holds.
    #[must_use]
    pub fn from(self, is_wanted: impl Fn(&str) -> bool) -> Self {
        let index = self.options.iter().position(|it| is_wanted(it)).unwrap_or(0);
        Self { index, ..self }
    }

    /// The move, in the notation of the game.
    pub fn action(&self) -> &str {
        &self.options[self.index]
    }

    /// All moves on this spot.
    pub fn options(&self) -> &[String] {
        &self.options
    }

    /// The next move on the same spot, or the one before.
    #[must_use]
    pub fn turned(&self, forward: bool) -> Self {
        let n = self.options.len();
        let index = if forward { self.index + 1 } else { self.index + n - 1 } % n;
        Self { index, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::Chosen;

    #[test]
    fn turning_goes_round() {
        let options = ["a", "b", "c"].map(ToOwned::to_owned).to_vec();
        let chosen = Chosen::new("x1/y1", options).expect("there are options");
        assert_eq!(chosen.action(), "a");
        assert_eq!(chosen.turned(true).action(), "b");
        assert_eq!(chosen.turned(false).action(), "c");
        assert_eq!(chosen.turned(false).turned(true), chosen);
        assert_eq!(chosen.from(|it| it == "c").action(), "c");
    }

    #[test]
    fn nothing_is_chosen_where_nothing_is_possible() {
        assert_eq!(Chosen::new("x1/y1", Vec::new()), None);
    }
}

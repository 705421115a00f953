//! The four sides of a square, which are also the four headings of a train.

use std::fmt;

/// A side of a square, or the direction in which a train crosses it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across the square.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// The side that is `quarters` further, clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// Its place in [`Side::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The side's letter: N, E, S or W.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["N", "E", "S", "W"][self.index()])
    }
}

//! The two dice of a turn.

use std::fmt;

use track::{Kind, SquareSet};

/// What the white and the coloured die show.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    white: u8,
    colour: Kind,
}

impl Roll {
    /// A roll, or `None` where dice have no such sides.
    pub const fn new(white: u8, colour: u8) -> Option<Self> {
        match Kind::from_die(colour) {
            Some(colour) if 1 <= white && white <= 6 => Some(Self { white, colour }),
            _ => None,
        }
    }

    /// The roll number `n` of the 36, the white die first.
    pub(crate) const fn nth(n: u32) -> Self {
        Self { white: (n / 6 % 6) as u8 + 1, colour: Kind::ALL[(n % 6) as usize] }
    }

    /// The white die: a row or a column.
    pub const fn white(self) -> u8 {
        self.white
    }

    /// The coloured die: a piece of track.
    pub const fn colour(self) -> Kind {
        self.colour
    }

    /// The row and the column of the white die.
    pub const fn lines(self) -> SquareSet {
        SquareSet::row(self.white).or(SquareSet::column(self.white))
    }

    /// The higher of the two dice.
    pub fn higher(self) -> u8 {
        self.white.max(self.colour.die())
    }
}

/// The white die, then the coloured one.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.white, self.colour.die())
    }
}

//! Places and pieces as people write them, on the map or not.

use std::fmt;

use track::{Border, Piece, Square};

/// A place: a column and a row, each one digit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

impl Spot {
    /// The square of the map that it names.
    pub const fn square(self) -> Option<Square> {
        Square::new(self.x, self.y)
    }

    /// The border square that it names.
    pub const fn border(self) -> Option<Border> {
        Border::new(self.x, self.y)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}/y{}", self.x, self.y)
    }
}

/// The code of a piece: a digit and a letter.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    /// The number of the coloured die.
    pub die: u8,
    /// The letter of the orientation.
    pub letter: char,
}

impl Tile {
    /// The piece, if there is one of this code.
    pub const fn piece(self) -> Option<Piece> {
        Piece::new(self.die, self.letter)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.die, self.letter)
    }
}

/// An order for a roll: `x5/y2 = 1a`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    /// Where.
    pub spot: Spot,
    /// What.
    pub tile: Tile,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", self.spot, self.tile)
    }
}

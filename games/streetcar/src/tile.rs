//! A tile as it lies on the board: a shape and the way round.

use std::fmt;

use kernel::{NotationError, Reader};
use track::Joins;

use crate::Shape;

/// A tile the way it lies, `Rb` for example: its shape, turned clockwise by a quarter for each letter after a.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

/// Where the tiles of each shape begin among all.
const FIRST: [u8; Shape::COUNT + 1] = {
    let mut res = [0; Shape::COUNT + 1];
    let mut n = 0;
    while n < Shape::COUNT {
        res[n + 1] = res[n] + Shape::ALL[n].n_tiles() as u8;
        n += 1;
    }
    res
};

const SHAPES: [Shape; Tile::COUNT] = {
    let mut res = [Shape::Straight; Tile::COUNT];
    let mut n = 0;
    while n < Shape::COUNT {
        let mut tile = FIRST[n];
        while tile < FIRST[n + 1] {
            res[tile as usize] = Shape::ALL[n];
            tile += 1;
        }
        n += 1;
    }
    res
};

const JOINS: [Joins; Tile::COUNT] = {
    let mut res = [Joins::NONE; Tile::COUNT];
    let mut n = 0;
    while n < Tile::COUNT {
        let tile = Tile(n as u8);
        res[n] = tile.shape().joins().turned(tile.quarters());
        n += 1;
    }
    res
};

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 34;

    /// The tile with this place among all.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// A shape, turned clockwise by so many quarters; it may look the same as one that is turned less.
    pub const fn new(shape: Shape, quarters: u8) -> Self {
        Self(FIRST[shape as usize] + quarters % shape.n_tiles() as u8)
    }

    /// All tiles, shape by shape.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The tiles of one shape: only those that look different.
    pub fn of(shape: Shape) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (FIRST[shape as usize]..FIRST[shape as usize + 1]).map(Self)
    }

    /// Its shape.
    pub const fn shape(self) -> Shape {
        SHAPES[self.0 as usize]
    }

    /// By how many quarters it is turned clockwise.
    pub const fn quarters(self) -> u8 {
        self.0 - FIRST[self.shape() as usize]
    }

    /// The letter of its orientation.
    pub const fn letter(self) -> char {
        (b'a' + self.quarters()) as char
    }

    /// Its track.
    pub const fn joins(self) -> Joins {
        JOINS[self.0 as usize]
    }

    /// Its place among all tiles, below [`Tile::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads `Rb`, `r b`, or the letter alone for a shape that looks the same whichever way round.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        if let Some(tile) = Self::all().find(|it| reader.eat_word(&it.to_string())) {
            return Ok(tile);
        }
        let first = before.rest().chars().next();
        let shape = Shape::ALL.into_iter().find(|it| first.is_some_and(|c| c.to_ascii_uppercase() == it.letter()));
        let shape = shape.ok_or_else(|| before.error(EXPECTED))?;
        if reader.eat_word(shape.code()) {
            let turned = Self::of(shape).find(|it| reader.eat_word(it.letter().encode_utf8(&mut [0; 4])));
            if let Some(tile) = turned.or(Self::of(shape).next().filter(|_| shape.n_tiles() == 1)) {
                return Ok(tile);
            }
        }
        let ways = Self::of(shape).map(|it| it.to_string()).collect::<Vec<_>>().join(", ");
        Err(before.error(format!("a {}, one of {ways}", shape.name())))
    }
}

const EXPECTED: &str = "a tile such as `Rb`, one of S C R L Y D W T O X Z M and the letter of its orientation";

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shape(), self.letter())
    }
}

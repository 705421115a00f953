//! What the die and the pile decide, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::{Square, SquareSet};

use crate::Shape;

/// What a turn brings: a tile from the pile and a roll of the die.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    shape: Shape,
    die: u8,
}

impl Draw {
    /// A tile and a die, or `None` where a die has no such side.
    pub const fn new(shape: Shape, die: u8) -> Option<Self> {
        if 1 <= die && die <= 6 { Some(Self { shape, die }) } else { None }
    }

    /// What is printed on the tile.
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// What the die shows.
    pub const fn die(self) -> u8 {
        self.die
    }

    /// The row and the column of the die.
    pub const fn lines(self) -> SquareSet {
        LINES[self.die as usize - 1]
    }
}

const LINES: [SquareSet; 6] = {
    let mut res = [SquareSet::EMPTY; 6];
    let mut n = 0;
    while n < 6 {
        res[n as usize] = SquareSet::row(n + 1).or(SquareSet::column(n + 1));
        n += 1;
    }
    res
};

/// The tile, then the die: `R 4`.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.shape, self.die)
    }
}

/// One outcome of chance.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The die of the setup for one row, by the square that it names: `zone x3/y1`.
    ///
    /// Where the zone comes to lie depends on each player's stations.
    Zone(Square),
    /// The tile and the die of a turn: `draw R 4`.
    Draw(Draw),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zone(square) => write!(f, "zone {square}"),
            Self::Draw(draw) => write!(f, "draw {draw}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = if reader.eat_word("zone") {
            Self::Zone(Square::read(&mut reader)?)
        } else if reader.eat_word("draw") {
            let shape = Shape::read(&mut reader)?;
            let before = reader.clone();
            let die = reader.number().and_then(|it| u8::try_from(it).ok());
            let draw = die.and_then(|it| Draw::new(shape, it));
            Self::Draw(draw.ok_or_else(|| before.error("a die, 1 to 6"))?)
        } else {
            return Err(reader.error("zone or draw"));
        };
        reader.end()?;
        Ok(res)
    }
}

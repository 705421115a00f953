//! What a seat decides, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::{Border, Piece, Square};

use crate::{Pair, Station, read_pair, read_station};

/// Which dice a placement overrides.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Override {
    /// None.
    Neither,
    /// The white die: any square.
    White,
    /// The coloured die: any piece.
    Colour,
    /// Both in one turn.
    Both,
}

impl Override {
    /// The override of these dice.
    pub const fn new(white: bool, colour: bool) -> Self {
        match (white, colour) {
            (false, false) => Self::Neither,
            (true, false) => Self::White,
            (false, true) => Self::Colour,
            (true, true) => Self::Both,
        }
    }

    /// Whether the white die is overridden.
    pub const fn white(self) -> bool {
        matches!(self, Self::White | Self::Both)
    }

    /// Whether the coloured die is overridden.
    pub const fn colour(self) -> bool {
        matches!(self, Self::Colour | Self::Both)
    }
}

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Leaves out the mountain of this row, or none: `skip y3`, `skip none`.
    Skip(Option<u8>),
    /// Sets the mine: `mine x2/y1`.
    Mine(Square),
    /// Sets a station: `station 1 x0/y4`.
    Station(Station, Border),
    /// Chooses the bonus square: `bonus x4/y3`.
    Bonus(Square),
    /// Lays track: `x5/y2 = 1a`, perhaps `override white`, `colour` or `both`.
    Place {
        /// Where.
        square: Square,
        /// What.
        piece: Piece,
        /// Which dice are overridden.
        with: Override,
    },
    /// Buys shares and crosses out a square: `shares 2-4 cross x3/y3`.
    Shares {
        /// Of which line.
        pair: Pair,
        /// The square that stays empty.
        cross: Square,
    },
}

const _: () = assert!(size_of::<Action>() <= 4);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skip(None) => f.write_str("skip none"),
            Self::Skip(Some(y)) => write!(f, "skip y{y}"),
            Self::Mine(square) => write!(f, "mine {square}"),
            Self::Station(station, border) => write!(f, "station {station} {border}"),
            Self::Bonus(square) => write!(f, "bonus {square}"),
            Self::Place { square, piece, with } => {
                write!(f, "{square} = {piece}")?;
                f.write_str(match with {
                    Override::Neither => "",
                    Override::White => " override white",
                    Override::Colour => " override colour",
                    Override::Both => " override both",
                })
            }
            Self::Shares { pair, cross } => write!(f, "shares {pair} cross {cross}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = Self::read(&mut reader)?;
        reader.end()?;
        Ok(res)
    }
}

impl Action {
    /// Reads an action and leaves the reader behind it.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        if reader.eat_word("skip") {
            return read_skip(reader).map(Self::Skip);
        }
        if reader.eat_word("mine") {
            return Square::read(reader).map(Self::Mine);
        }
        if reader.eat_word("station") || reader.eat_word("town") {
            return Ok(Self::Station(read_station(reader)?, Border::read(reader)?));
        }
        if reader.eat_word("bonus") {
            return Square::read(reader).map(Self::Bonus);
        }
        if reader.eat_word("shares") {
            let pair = read_pair(reader)?;
            if !reader.eat_word("cross") {
                return Err(reader.error("`cross` and the square to cross out"));
            }
            return Ok(Self::Shares { pair, cross: Square::read(reader)? });
        }
        let before = reader.clone();
        let is_place = reader.rest().starts_with(|c: char| c.is_ascii_digit() || matches!(c, 'x' | 'X'));
        if !is_place {
            return Err(before.error("a move like `x5/y2 = 1a`, `skip`, `mine`, `station`, `bonus` or `shares`"));
        }
        let square = Square::read(reader)?;
        reader.eat('=');
        let piece = Piece::read(reader)?;
        Ok(Self::Place { square, piece, with: read_override(reader)? })
    }
}

fn read_skip(reader: &mut Reader<'_>) -> Result<Option<u8>, NotationError> {
    if reader.eat_word("none") {
        return Ok(None);
    }
    let before = reader.clone();
    let has_y = reader.eat('y') || reader.eat('Y');
    let row = reader.number().filter(|y| has_y && (1..=6).contains(y)).and_then(|y| u8::try_from(y).ok());
    row.map(Some).ok_or_else(|| before.error("a row, y1 to y6, or none"))
}

fn read_override(reader: &mut Reader<'_>) -> Result<Override, NotationError> {
    if !reader.eat_word("override") {
        return Ok(Override::Neither);
    }
    if reader.eat_word("white") {
        Ok(Override::White)
    } else if reader.eat_word("colour") || reader.eat_word("color") {
        Ok(Override::Colour)
    } else if reader.eat_word("both") {
        Ok(Override::Both)
    } else {
        Err(reader.error("white, colour or both"))
    }
}

//! What a seat decides, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::{Border, Square};

use crate::{Station, Tile};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Sets a station: `station 1 x0/y4`.
    Station(Station, Border),
    /// Takes a zone of the setup back: `remove x3/y2`.
    Remove(Square),
    /// Sets the central station: `central x4/y3`.
    Central(Square),
    /// Lays the drawn tile with its track up: `x5/y2 = Rb`.
    Place(Square, Tile),
    /// Lays the drawn tile face down: `zone x3/y3`.
    Zone(Square),
}

const _: () = assert!(size_of::<Action>() <= 4);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Station(station, border) => write!(f, "station {station} {border}"),
            Self::Remove(square) => write!(f, "remove {square}"),
            Self::Central(square) => write!(f, "central {square}"),
            Self::Place(square, tile) => write!(f, "{square} = {tile}"),
            Self::Zone(square) => write!(f, "zone {square}"),
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
        if reader.eat_word("station") {
            return Ok(Self::Station(Station::read(reader)?, Border::read(reader)?));
        }
        if reader.eat_word("remove") {
            return Square::read(reader).map(Self::Remove);
        }
        if reader.eat_word("central") {
            return Square::read(reader).map(Self::Central);
        }
        if reader.eat_word("zone") {
            return Square::read(reader).map(Self::Zone);
        }
        if !begins_with_square(reader) {
            return Err(reader.error("a move like `x5/y2 = Rb`, `zone`, `station`, `remove` or `central`"));
        }
        let square = Square::read(reader)?;
        reader.eat('=');
        Ok(Self::Place(square, Tile::read(reader)?))
    }
}

/// Whether a square may come next.
pub(crate) fn begins_with_square(reader: &Reader<'_>) -> bool {
    reader.rest().starts_with(|c: char| c.is_ascii_digit() || matches!(c, 'x' | 'X'))
}

//! What the referee decides for a seat, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::{Square, SquareSet};

use crate::{Part, read_station};

/// One decision of the referee for one seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ruling {
    /// The player has left for good: `leave`.
    Leave,
    /// By post: no order was received for the next roll: `missing`.
    ///
    /// The squares that the player's later orders of the round name are spared: `missing later x1/y6 x2/y2`.
    Missing {
        /// Squares that later orders name.
        later: SquareSet,
    },
    /// By post: the order that was received is illegal: `illegal`, or `illegal later x1/y6`.
    Illegal {
        /// Squares that later orders name.
        later: SquareSet,
    },
    /// By post: a part of the setup is left to the dice: `draw mine`.
    Draw(Part),
}

impl Ruling {
    /// No order was received, nor one for a later roll of the round.
    pub const MISSING: Self = Self::Missing { later: SquareSet::EMPTY };
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, later) = match self {
            Self::Leave => return f.write_str("leave"),
            Self::Draw(part) => return write!(f, "draw {part}"),
            Self::Missing { later } => ("missing", later),
            Self::Illegal { later } => ("illegal", later),
        };
        f.write_str(word)?;
        if !later.is_empty() {
            f.write_str(" later")?;
        }
        later.into_iter().try_for_each(|square| write!(f, " {square}"))
    }
}

impl FromStr for Ruling {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = if reader.eat_word("leave") {
            Self::Leave
        } else if reader.eat_word("missing") {
            Self::Missing { later: read_later(&mut reader)? }
        } else if reader.eat_word("illegal") {
            Self::Illegal { later: read_later(&mut reader)? }
        } else if reader.eat_word("draw") {
            Self::Draw(read_part(&mut reader)?)
        } else {
            return Err(reader.error("leave, missing, illegal or draw"));
        };
        reader.end()?;
        Ok(res)
    }
}

fn read_later(reader: &mut Reader<'_>) -> Result<SquareSet, NotationError> {
    let mut res = SquareSet::EMPTY;
    if reader.eat_word("later") {
        res = res.with(Square::read(reader)?);
        while !reader.rest().is_empty() {
            res = res.with(Square::read(reader)?);
        }
    }
    Ok(res)
}

fn read_part(reader: &mut Reader<'_>) -> Result<Part, NotationError> {
    if reader.eat_word("skip") {
        Ok(Part::Skip)
    } else if reader.eat_word("mine") {
        Ok(Part::Mine)
    } else if reader.eat_word("bonus") {
        Ok(Part::Bonus)
    } else if reader.eat_word("station") || reader.eat_word("town") {
        read_station(reader).map(Part::Station)
    } else {
        Err(reader.error("skip, station, mine or bonus"))
    }
}

//! What is agreed, what is decided and what is rolled, and how each is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader, Seat};

use crate::Siding;

/// What is agreed before a game, as `yard seats 2`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup(u8);

impl Setup {
    /// The most seats (R1).
    pub const MOST_SEATS: usize = 4;

    /// A game of one to four seats.
    pub const fn new(n_seats: usize) -> Option<Self> {
        if 1 <= n_seats && n_seats <= Self::MOST_SEATS { Some(Self(n_seats as u8)) } else { None }
    }

    /// The number of seats.
    pub const fn n_seats(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "yard seats {}", self.0)
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        // One text for one setup: `seats +2` and `seats 02` are none.
        let found = (1..=Self::MOST_SEATS).filter_map(Self::new).find(|it| it.to_string() == text);
        found.ok_or_else(|| Reader::new(text).error("`yard seats 1` to `yard seats 4`"))
    }
}

/// One decision of one seat: the siding that its wagon goes to, `to B`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action(pub Siding);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "to {}", self.0)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        reader.eat_word("to");
        let res = Siding::read(&mut reader)?;
        reader.end()?;
        Ok(Self(res))
    }
}

/// One outcome of chance.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The order of a seat: `seat 1 order C`.
    Order(Seat, Siding),
    /// The die of a round: `wagon 4`.
    Wagon(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(seat, siding) => write!(f, "seat {seat} order {siding}"),
            Self::Wagon(number) => write!(f, "wagon {number}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = if reader.eat_word("seat") {
            let before = reader.clone();
            let seat = reader.number().and_then(|it| Seat::new(it as usize));
            let seat = seat.filter(|_| reader.eat_word("order")).ok_or_else(|| before.error("a seat and `order`"))?;
            Self::Order(seat, Siding::read(&mut reader)?)
        } else if reader.eat_word("wagon") {
            let before = reader.clone();
            let number = reader.number().filter(|it| (1..=6).contains(it));
            Self::Wagon(number.ok_or_else(|| before.error("a number from 1 to 6"))? as u8)
        } else {
            return Err(reader.error("`seat 0 order A` or `wagon 1`"));
        };
        reader.end()?;
        Ok(res)
    }
}

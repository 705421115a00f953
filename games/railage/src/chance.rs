//! What the dice decide, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Seat};

use crate::{Face, Roll, notation};

/// One outcome of the dice.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The die that says beside which mine a seat starts: `seat 1 mine 3`.
    Mine(Seat, Face),
    /// The three dice of a round, the same for all: `roll 2 5 6`.
    Roll(Roll),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mine(seat, face) => write!(f, "seat {seat} mine {face}"),
            Self::Roll(roll) => write!(f, "roll {roll}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = notation::reader(text);
        let res = if reader.eat_word("seat") {
            let before = reader.clone();
            let seat = reader.number().and_then(|it| Seat::new(it as usize)).ok_or_else(|| before.error("a seat"))?;
            if !reader.eat_word("mine") {
                return Err(reader.error("`mine` and a number of a die"));
            }
            Self::Mine(seat, Face::read(&mut reader)?)
        } else if reader.eat_word("roll") {
            Self::Roll(Roll::new([Face::read(&mut reader)?, Face::read(&mut reader)?, Face::read(&mut reader)?]))
        } else {
            return Err(reader.error("seat or roll"));
        };
        reader.end()?;
        Ok(res)
    }
}

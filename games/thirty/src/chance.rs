//! What the dice decide, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::Square;

use crate::{Action, Roll};

/// One outcome of the dice.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A mountain for everybody: `mountain x3/y1`.
    Mountain(Square),
    /// The roll of a turn, the white die first: `roll 4 2`.
    Roll(Roll),
    /// A square that stays empty for a missing or illegal move: `blocked x4/y4`.
    Blocked(Square),
    /// A part of the setup that the player left to the dice: `drawn mine x2/y1`.
    Drawn(Action),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mountain(square) => write!(f, "mountain {square}"),
            Self::Roll(roll) => write!(f, "roll {roll}"),
            Self::Blocked(square) => write!(f, "blocked {square}"),
            Self::Drawn(action) => write!(f, "drawn {action}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = if reader.eat_word("mountain") {
            Self::Mountain(Square::read(&mut reader)?)
        } else if reader.eat_word("roll") {
            let before = reader.clone();
            let white = reader.number();
            let roll = white
                .zip(reader.number())
                .and_then(|(white, colour)| Roll::new(u8::try_from(white).ok()?, u8::try_from(colour).ok()?));
            Self::Roll(roll.ok_or_else(|| before.error("a white and a coloured die, 1 to 6 each"))?)
        } else if reader.eat_word("blocked") {
            Self::Blocked(Square::read(&mut reader)?)
        } else if reader.eat_word("drawn") {
            Self::Drawn(Action::read(&mut reader)?)
        } else {
            return Err(reader.error("mountain, roll, blocked or drawn"));
        };
        reader.end()?;
        Ok(res)
    }
}

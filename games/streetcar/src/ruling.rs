//! What the referee decides for a seat, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};

/// One decision of the referee for one seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ruling {
    /// The player has left for good: `leave`.
    Leave,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("leave")
    }
}

impl FromStr for Ruling {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        if !reader.eat_word("leave") {
            return Err(reader.error("leave"));
        }
        reader.end()?;
        Ok(Self::Leave)
    }
}

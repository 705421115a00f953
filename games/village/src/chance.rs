//! What the decks decide, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader, Seat};

use crate::{Card, Letter, Setup, TerminusCard, Trip};

/// One outcome of a shuffle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A seat is dealt a corner piece: `corner C for 0`.
    Corner {
        /// Its letter.
        letter: Letter,
        /// Whose it is.
        seat: Seat,
    },
    /// A card comes to the top of the railway deck, trip side up: `top 4 for same ends`.
    Top(Trip),
    /// The top card is flipped and goes to the track market: `track 17`.
    Track(Card),
    /// A seat draws a terminus card: `terminus 5 for 0`.
    Terminus {
        /// Which.
        card: TerminusCard,
        /// Whose it is.
        seat: Seat,
    },
}

const _: () = assert!(size_of::<Chance>() <= 8);

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Corner { letter, seat } => write!(f, "corner {letter} for {seat}"),
            Self::Top(trip) => write!(f, "top {trip}"),
            Self::Track(card) => write!(f, "track {card}"),
            Self::Terminus { card, seat } => write!(f, "terminus {card} for {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = if reader.eat_word("corner") {
            Self::Corner { letter: Letter::read(&mut reader)?, seat: read_seat(&mut reader)? }
        } else if reader.eat_word("top") {
            Self::Top(Trip::read(&mut reader)?)
        } else if reader.eat_word("track") {
            Self::Track(Card::read(&mut reader)?)
        } else if reader.eat_word("terminus") {
            Self::Terminus { card: TerminusCard::read(&mut reader)?, seat: read_seat(&mut reader)? }
        } else {
            return Err(reader.error("corner, top, track or terminus"));
        };
        reader.end()?;
        Ok(res)
    }
}

fn read_seat(reader: &mut Reader<'_>) -> Result<Seat, NotationError> {
    let before = reader.clone();
    let number = if reader.eat_word("for") { reader.number() } else { None };
    let seat = number.and_then(|it| usize::try_from(it).ok()).filter(|&it| it < Setup::MOST_SEATS).and_then(Seat::new);
    seat.ok_or_else(|| before.error("`for` and a seat, 0 to 3"))
}

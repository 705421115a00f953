//! What a seat decides, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};

use crate::{Line, Space, TerminusCard};

/// A card of a market, counted from one at the end that is furthest from the deck.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// The most cards in the track market.
    pub const TRACKS: usize = 7;

    /// The most cards in the trip market.
    pub const TRIPS: usize = 4;

    /// The place with this number, 1 to 7.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number as usize <= Self::TRACKS { Some(Self(number)) } else { None }
    }

    /// Its number, counted from one.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The coins that must be placed to take the card here: one on each card that is further away.
    pub const fn price(self) -> u16 {
        self.0 as u16 - 1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    pub(crate) const fn at(index: usize) -> Self {
        assert!(index < Self::TRACKS, "seven places");
        Self(index as u8 + 1)
    }

    fn read(reader: &mut Reader<'_>, n_places: usize, expected: &str) -> Result<Self, NotationError> {
        let before = reader.clone();
        let place = reader.number().and_then(|it| u8::try_from(it).ok()).and_then(Self::new);
        place.filter(|it| it.index() < n_places).ok_or_else(|| before.error(expected))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// In which order two trips go under the deck.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// The one that was planned first lies higher: `under 1 2`.
    AsPlanned,
    /// The one that was planned second lies higher: `under 2 1`.
    Swapped,
}

/// One decision of one seat.
///
/// By rules 1 a card was taken and placed in one act; since rules 2 these are two, and the market is filled between them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a card of the track market: `take 3`.
    Take(Place),
    /// Lays the track that was taken: `r2c3`, or `r2c3 turned`.
    Lay {
        /// Where it goes.
        space: Space,
        /// Whether it is laid upside down.
        turned: bool,
    },
    /// Takes a card of the trip market: `trip 2`.
    Trip(Place),
    /// Assigns the trip that was taken to a line: `l4`.
    Assign(Line),
    /// Takes and lays a track, by rules 1: `take 3 r2c3`, or `take 3 r2c3 turned`.
    TakeAndLay {
        /// Which card of the track market.
        place: Place,
        /// Where it goes.
        space: Space,
        /// Whether it is laid upside down.
        turned: bool,
    },
    /// Takes and assigns a trip, by rules 1: `trip 2 l4`.
    TripAndAssign {
        /// Which card of the trip market.
        place: Place,
        /// The line that it is assigned to.
        line: Line,
    },
    /// Scores a completed line and plays a terminus card for it: `resolve t3 terminus 2`.
    Resolve {
        /// Which line.
        line: Line,
        /// Which card.
        terminus: TerminusCard,
    },
    /// Puts the two trips of the line under the deck: `under 1 2`, or `under 2 1`.
    Under(Order),
    /// Ends the turn without planning a trip: `done`.
    Done,
}

const _: () = assert!(size_of::<Action>() <= 4);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(place) => write!(f, "take {place}"),
            Self::Lay { space, turned } => write!(f, "{space}{}", if *turned { " turned" } else { "" }),
            Self::Trip(place) => write!(f, "trip {place}"),
            Self::Assign(line) => line.fmt(f),
            Self::TakeAndLay { place, space, turned } => {
                write!(f, "take {place} {}", Self::Lay { space: *space, turned: *turned })
            }
            Self::TripAndAssign { place, line } => write!(f, "trip {place} {line}"),
            Self::Resolve { line, terminus } => write!(f, "resolve {line} terminus {terminus}"),
            Self::Under(Order::AsPlanned) => f.write_str("under 1 2"),
            Self::Under(Order::Swapped) => f.write_str("under 2 1"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = read(&mut reader)?;
        reader.end()?;
        Ok(res)
    }
}

fn read(reader: &mut Reader<'_>) -> Result<Action, NotationError> {
    if reader.eat_word("take") {
        let place = Place::read(reader, Place::TRACKS, "a card of the track market, 1 to 7")?;
        if reader.rest().is_empty() {
            return Ok(Action::Take(place));
        }
        let space = Space::read(reader)?;
        return Ok(Action::TakeAndLay { place, space, turned: reader.eat_word("turned") });
    }
    if reader.eat_word("trip") {
        let place = Place::read(reader, Place::TRIPS, "a card of the trip market, 1 to 4")?;
        if reader.rest().is_empty() {
            return Ok(Action::Trip(place));
        }
        return Ok(Action::TripAndAssign { place, line: Line::read(reader)? });
    }
    if reader.eat_word("resolve") {
        let line = Line::read(reader)?;
        if !reader.eat_word("terminus") {
            return Err(reader.error("`terminus` and the card to play"));
        }
        return Ok(Action::Resolve { line, terminus: TerminusCard::read(reader)? });
    }
    if reader.eat_word("under") {
        let before = reader.clone();
        return match (reader.number(), reader.number()) {
            (Some(1), Some(2)) => Ok(Action::Under(Order::AsPlanned)),
            (Some(2), Some(1)) => Ok(Action::Under(Order::Swapped)),
            _ => Err(before.error("1 2 or 2 1")),
        };
    }
    if reader.eat_word("done") || reader.eat_word("pass") {
        return Ok(Action::Done);
    }
    if reader.clone().eat_word("r") {
        return Ok(Action::Lay { space: Space::read(reader)?, turned: reader.eat_word("turned") });
    }
    if reader.clone().eat_word("t") || reader.clone().eat_word("l") {
        return Ok(Action::Assign(Line::read(reader)?));
    }
    Err(reader.error("`take 3`, `r2c3`, `trip 2`, `l4`, `resolve t3 terminus 2`, `under 1 2` or `done`"))
}

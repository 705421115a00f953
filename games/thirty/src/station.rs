//! How 30 Rails writes stations and pairs of them, and what a pair is worth.

use kernel::{NotationError, Reader};
use track::{Pair, Station};

use crate::RuleSet;

impl RuleSet {
    /// How these rules write a station: its number, or its letter by post.
    pub fn station(self, station: Station) -> String {
        match self {
            Self::Basic | Self::Advanced => station.to_string(),
            Self::Postal => station.letter().to_string(),
        }
    }
}

/// What a connection is worth by itself.
pub const fn points(pair: Pair) -> u8 {
    [1, 2, 3, 3, 4, 5][pair.index()]
}

/// Reads the number of a station, or its letter as the postal game has it.
pub fn read_station(reader: &mut Reader<'_>) -> Result<Station, NotationError> {
    let letter = Station::ALL.into_iter().find(|it| reader.eat_word(it.letter().encode_utf8(&mut [0; 4])));
    letter.map_or_else(|| Station::read(reader), Ok)
}

/// Reads `2-4`, or `B-D` as the postal game has it.
pub fn read_pair(reader: &mut Reader<'_>) -> Result<Pair, NotationError> {
    let before = reader.clone();
    let a = read_station(reader);
    let has_hyphen = reader.eat('-');
    let b = read_station(reader);
    let pair = a.ok().zip(b.ok()).filter(|_| has_hyphen).and_then(|(a, b)| Pair::new(a, b));
    pair.ok_or_else(|| before.error("a pair of stations, 1-2, 1-3, 1-4, 2-3, 2-4 or 3-4"))
}

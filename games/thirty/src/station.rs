//! Stations and the pairs of stations that score.

use std::fmt;

use kernel::{NotationError, Reader};

use crate::RuleSet;

/// One of the four stations, or towns A to D in the postal game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Station(u8);

impl Station {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The station of this number, 1 to 4.
    pub const fn new(number: u32) -> Option<Self> {
        if 1 <= number && number <= 4 { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Its number, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its letter in the postal game, A to D.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// How these rules write it: its number, or its letter by post.
    pub fn name(self, rules: RuleSet) -> String {
        match rules {
            RuleSet::Basic | RuleSet::Advanced => self.to_string(),
            RuleSet::Postal => self.letter().to_string(),
        }
    }

    /// Its place in [`Station::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads a number, or a letter as the postal game has it.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let letter = Self::ALL.into_iter().find(|it| reader.eat_word(it.letter().encode_utf8(&mut [0; 4])));
        let before = reader.clone();
        letter.or_else(|| reader.number().and_then(Self::new)).ok_or_else(|| before.error("a station, 1 to 4"))
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Two different stations, the lower one first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(u8);

const ENDS: [(Station, Station); 6] = [
    (Station(0), Station(1)),
    (Station(0), Station(2)),
    (Station(0), Station(3)),
    (Station(1), Station(2)),
    (Station(1), Station(3)),
    (Station(2), Station(3)),
];

impl Pair {
    /// All six, in the order of the sheet.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The pair of two stations, in either order; `None` for one and the same.
    pub fn new(a: Station, b: Station) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.ends() == (a, b) || it.ends() == (b, a))
    }

    /// Its two stations.
    pub const fn ends(self) -> (Station, Station) {
        ENDS[self.0 as usize]
    }

    /// What a connection is worth by itself.
    pub const fn points(self) -> u8 {
        [1, 2, 3, 3, 4, 5][self.0 as usize]
    }

    /// Its place in [`Pair::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads `2-4`, or `B-D` as the postal game has it.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        let a = Station::read(reader);
        let has_hyphen = reader.eat('-');
        let b = Station::read(reader);
        let pair = a.ok().zip(b.ok()).filter(|_| has_hyphen).and_then(|(a, b)| Self::new(a, b));
        pair.ok_or_else(|| before.error("a pair of stations, 1-2, 1-3, 1-4, 2-3, 2-4 or 3-4"))
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ends().0, self.ends().1)
    }
}

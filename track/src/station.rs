//! The four stations at the edge of the grid, and the pairs of them that are to be connected.

use std::fmt;

use kernel::{NotationError, Reader};

/// One of the four stations.
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

    /// Its letter where stations are towns, A to D.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Its place in [`Station::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads its number.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        reader.number().and_then(Self::new).ok_or_else(|| before.error("a station, 1 to 4"))
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
    /// All six, in the order of scoring tables.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The pair of two stations, in either order; `None` for one and the same.
    pub fn new(a: Station, b: Station) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.ends() == (a, b) || it.ends() == (b, a))
    }

    /// Its two stations.
    pub const fn ends(self) -> (Station, Station) {
        ENDS[self.0 as usize]
    }

    /// Its place in [`Pair::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ends().0, self.ends().1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stations_have_numbers_and_letters() {
        let told: Vec<_> = Station::ALL.into_iter().map(|it| format!("{it}{}{}", it.letter(), it.index())).collect();
        assert_eq!(told, ["1A0", "2B1", "3C2", "4D3"]);
        assert_eq!([0, 1, 4, 5].map(Station::new), [None, Some(Station(0)), Some(Station(3)), None]);
        let complaint = Station::read(&mut Reader::new("5 x")).map_err(|it| it.to_string());
        assert_eq!(complaint, Err("expected a station, 1 to 4, found `5`".to_owned()));
    }

    #[test]
    fn every_two_stations_are_one_pair() {
        for (n, pair) in Pair::ALL.into_iter().enumerate() {
            let (from, to) = pair.ends();
            assert!(from < to && pair.index() == n, "{pair}");
            assert_eq!([Pair::new(from, to), Pair::new(to, from)], [Some(pair); 2]);
            assert_eq!(pair.to_string(), format!("{from}-{to}"));
        }
        assert!(Station::ALL.into_iter().all(|it| Pair::new(it, it).is_none()));
    }
}

//! The names of cells: cities by letter, land by area and number, mines by number.

use std::fmt;

/// A city, by its letter A to Z; M is kept for mines.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct City(u8);

impl City {
    /// How many letters there are.
    pub const COUNT: usize = 25;

    /// The city of this letter, in either case.
    pub const fn new(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            it @ 'A'..='L' => Some(Self(it as u8 - b'A')),
            it @ 'N'..='Z' => Some(Self(it as u8 - b'B')),
            _ => None,
        }
    }

    /// The city number `index` of all letters, which must be below [`City::COUNT`].
    pub(crate) const fn at(index: usize) -> Self {
        assert!(index < Self::COUNT, "a letter");
        Self(index as u8)
    }

    /// The city number `index` of all letters, or `None` past the last.
    pub(crate) const fn nth(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its number in the order of the letters, always below [`City::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (if self.0 < 12 { b'A' + self.0 } else { b'B' + self.0 }) as char
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A land cell, by its area's letter and its number in the area, such as `C4`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Land(u8);

impl Land {
    /// How many names there are.
    pub const COUNT: usize = City::COUNT * Self::PER_AREA as usize;

    /// The most land cells of one area.
    pub const PER_AREA: u8 = 10;

    /// Fills the unused end of a path.
    pub(crate) const BLANK: Self = Self(0);

    /// The cell of this area and number, from one.
    pub const fn new(area: City, number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::PER_AREA { Some(Self(area.0 * Self::PER_AREA + number - 1)) } else { None }
    }

    /// The cell number `index` of all names, which must be below [`Land::COUNT`].
    pub(crate) const fn at(index: usize) -> Self {
        assert!(index < Self::COUNT, "a name of a land cell");
        Self(index as u8)
    }

    /// The cell number `index` of all names, or `None` past the last.
    pub(crate) const fn nth(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its number in the order of the names, always below [`Land::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The city of its area.
    pub const fn area(self) -> City {
        City(self.0 / Self::PER_AREA)
    }

    /// Its number in the area, from one.
    pub const fn number(self) -> u8 {
        self.0 % Self::PER_AREA + 1
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.area(), self.number())
    }
}

/// A mine: `M1` to `M6`, or the wild one, `M*`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mine(u8);

impl Mine {
    /// How many there can be.
    pub const COUNT: usize = 7;

    /// All of them, the wild one last.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The mine of any number.
    pub const WILD: Self = Self(6);

    /// The mine of this number, 1 to 6.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 6 { Some(Self(number - 1)) } else { None }
    }

    /// Its number; the wild mine has none.
    pub const fn number(self) -> Option<u8> {
        if self.0 < 6 { Some(self.0 + 1) } else { None }
    }

    /// Its place in the order of the mines.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Mine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "M{number}"),
            None => f.write_str("M*"),
        }
    }
}

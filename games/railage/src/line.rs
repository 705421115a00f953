//! Lines: the land cells that a stroke passes, and what it joins.

use std::fmt;

use crate::{City, Land, LandSet, Mine};

/// The land cells of a line, one after the other.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Path {
    lands: [Land; Path::MOST],
    len: u8,
}

impl Path {
    /// The most land cells that a line of any map may have.
    pub const MOST: usize = 12;

    /// No land at all, which no line is.
    pub const EMPTY: Self = Self { lands: [Land::BLANK; Self::MOST], len: 0 };

    /// Adds a cell at the end; says whether there was room for it.
    pub fn push(&mut self, land: Land) -> bool {
        let room = self.lands.get_mut(usize::from(self.len));
        let fits = room.is_some();
        if let Some(room) = room {
            *room = land;
            self.len += 1;
        }
        fits
    }

    /// Takes the last cell away.
    pub(crate) fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.lands[usize::from(self.len)] = Land::BLANK;
        }
    }

    /// The cells in order.
    pub fn as_slice(&self) -> &[Land] {
        &self.lands[..self.len.into()]
    }

    /// The cells as a set.
    pub fn lands(&self) -> LandSet {
        self.as_slice().iter().copied().collect()
    }

    fn reverse(&mut self) {
        self.lands[..self.len.into()].reverse();
    }
}

impl FromIterator<Land> for Path {
    /// The cells beyond [`Path::MOST`] are left out.
    fn from_iter<I: IntoIterator<Item = Land>>(lands: I) -> Self {
        let mut res = Self::EMPTY;
        lands.into_iter().for_each(|it| _ = res.push(it));
        res
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// A line between two cities, the lower letter first: `C C4 D1 D`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    from: City,
    to: City,
    path: Path,
}

impl Line {
    /// Fills the unused end of a list.
    pub(crate) const BLANK: Self = Self { from: City::at(0), to: City::at(0), path: Path::EMPTY };

    /// The line from one city over some land to another. It is the same line in the other direction.
    pub fn new(from: City, mut path: Path, to: City) -> Self {
        if from <= to {
            return Self { from, to, path };
        }
        path.reverse();
        Self { from: to, to: from, path }
    }

    /// The city with the lower letter.
    pub const fn from(&self) -> City {
        self.from
    }

    /// The city with the higher letter.
    pub const fn to(&self) -> City {
        self.to
    }

    /// The land between.
    pub const fn path(&self) -> &Path {
        &self.path
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        self.path.as_slice().iter().try_for_each(|land| write!(f, " {land}"))?;
        write!(f, " {}", self.to)
    }
}

/// A special line from a city to a mine: `C C4 M3`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SpecialLine {
    from: City,
    to: Mine,
    path: Path,
}

impl SpecialLine {
    /// The special line from a city over some land to a mine.
    pub const fn new(from: City, path: Path, to: Mine) -> Self {
        Self { from, to, path }
    }

    /// The city.
    pub const fn from(&self) -> City {
        self.from
    }

    /// The mine.
    pub const fn to(&self) -> Mine {
        self.to
    }

    /// The land between.
    pub const fn path(&self) -> &Path {
        &self.path
    }
}

impl fmt::Display for SpecialLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        self.path.as_slice().iter().try_for_each(|land| write!(f, " {land}"))?;
        write!(f, " {}", self.to)
    }
}

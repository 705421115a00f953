//! The border pieces: four sets, each with the starts of seven lines.

use std::fmt;

use kernel::{NotationError, Reader};

use crate::{Feature, Terrain};

/// The letter of a set of border pieces.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Letter {
    A,
    B,
    C,
    D,
}

impl Letter {
    /// All four.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// Its place in [`Letter::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|it| reader.eat_word(it.name()));
        found.ok_or_else(|| reader.error("a letter, A to D"))
    }

    const fn name(self) -> &'static str {
        ["A", "B", "C", "D"][self as usize]
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where a line starts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// Its terrain, which is part of the line.
    pub terrain: Terrain,
    /// Its feature, which is part of the line.
    pub feature: Option<Feature>,
}

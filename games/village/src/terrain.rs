//! The terrains of the countryside, and the features beside a line.

use std::fmt;

use kernel::{NotationError, Reader};

/// What the land of a card or a border piece is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Terrain {
    Field,
    Forest,
    Pasture,
    Lake,
    Village,
}

impl Terrain {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Field, Self::Forest, Self::Pasture, Self::Lake, Self::Village];

    /// Its place in [`Terrain::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How one of it is called.
    pub const fn name(self) -> &'static str {
        ["field", "forest", "pasture", "lake", "village"][self as usize]
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|it| eat_noun(reader, it.name()));
        found.ok_or_else(|| reader.error("field, forest, pasture, lake or village"))
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Passes over a noun, one or many of it.
pub(crate) fn eat_noun(reader: &mut Reader<'_>, noun: &str) -> bool {
    reader.eat_word(noun) || reader.eat_word(&format!("{noun}s"))
}

/// What may be beside one line of a card or a border piece.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Feature {
    /// Points for every track of this terrain: `barn-lake`.
    Barn(Terrain),
    /// Points for every different terrain: `farm`.
    Farm,
    /// These points, 1 to 9: `halt-3`.
    Halt(u8),
    /// Points by the number of signals on the line: `signal`.
    Signal,
    /// Points at the end of the game: `siding`.
    Siding,
}

impl Feature {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        if reader.eat_word("barn") {
            reader.eat('-');
            return Terrain::read(reader).map(Self::Barn);
        }
        if reader.eat_word("halt") {
            reader.eat('-');
            let points = reader.number().filter(|it| (1..=9).contains(it)).and_then(|it| u8::try_from(it).ok());
            return points.map(Self::Halt).ok_or_else(|| before.error("a halt of 1 to 9 points, as in halt-3"));
        }
        let plain = [("farm", Self::Farm), ("signal", Self::Signal), ("siding", Self::Siding)];
        let found = plain.into_iter().find(|it| reader.eat_word(it.0)).map(|it| it.1);
        found.ok_or_else(|| before.error("barn-TERRAIN, farm, halt-POINTS, signal, siding or -"))
    }

    /// Reads a feature, or `-` for none.
    pub(crate) fn read_maybe(reader: &mut Reader<'_>) -> Result<Option<Self>, NotationError> {
        if reader.eat('-') { Ok(None) } else { Self::read(reader).map(Some) }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Barn(terrain) => write!(f, "barn-{terrain}"),
            Self::Farm => f.write_str("farm"),
            Self::Halt(points) => write!(f, "halt-{points}"),
            Self::Signal => f.write_str("signal"),
            Self::Siding => f.write_str("siding"),
        }
    }
}

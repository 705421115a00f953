//! The trip side of a railway card: what it asks of a line, and what it scores.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};

use crate::{Counted, Facts, Shape, Terrain};

/// How a number is compared.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

/// What a trip asks of the completed line.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Demand {
    /// So many of something: `exactly 4 tracks`, `at least 6 tracks`, `at most 3 tracks`, `no lakes`.
    Count(Bound, u8, Counted),
    /// Tracks of one shape alone, and so many at least: `only straights`, `only bends at least 3`.
    Only(Shape, u8),
    /// The border piece and the last track have the same terrain: `same ends`.
    SameEnds,
    /// The border piece and the last track have this terrain: `both ends lake`.
    BothEnds(Terrain),
    /// More of this terrain than of any other: `most lakes`.
    Most(Terrain),
    /// At least one of this terrain, and fewer than of any other that is there: `fewest lakes`.
    Fewest(Terrain),
    /// At least so many features of one kind: `2 features alike`.
    Alike(u8),
    /// Nothing: it scores for each of something: `each bend`.
    Each(Counted),
}

impl Demand {
    /// One more than the highest number in a demand.
    const NUMBERS: u8 = 10;

    /// One more than the highest code.
    pub(crate) const CODES: usize = 3 * 160 + 16 + 20 + 10 + 16;

    /// A number of its own for every demand.
    const fn code(self) -> usize {
        const EACH: usize = 3 * 160;
        const ONLY: usize = EACH + 16;
        const ALIKE: usize = ONLY + 20;
        const ENDS: usize = ALIKE + 10;
        match self {
            Self::Count(bound, n, what) => bound as usize * 160 + n as usize * 16 + what.index(),
            Self::Each(what) => EACH + what.index(),
            Self::Only(shape, n) => ONLY + shape as usize * 10 + n as usize,
            Self::Alike(n) => ALIKE + n as usize,
            Self::SameEnds => ENDS,
            Self::BothEnds(terrain) => ENDS + 1 + terrain.index(),
            Self::Most(terrain) => ENDS + 6 + terrain.index(),
            Self::Fewest(terrain) => ENDS + 11 + terrain.index(),
        }
    }

    /// How many times a line meets the demand: once or not at all, unless it counts something.
    #[inline]
    pub fn times(self, line: &Facts) -> u8 {
        let others =
            |terrain: Terrain| Terrain::ALL.into_iter().filter(move |&it| it != terrain).map(|it| line.terrain(it));
        let is_met = match self {
            Self::Each(what) => return line.count(what),
            Self::Count(Bound::Exactly, n, what) => line.count(what) == n,
            Self::Count(Bound::AtLeast, n, what) => line.count(what) >= n,
            Self::Count(Bound::AtMost, n, what) => line.count(what) <= n,
            Self::Only(shape, n) => {
                let (own, other) = match shape {
                    Shape::Bridge => (Counted::Straight, Counted::Bend),
                    Shape::Bend => (Counted::Bend, Counted::Straight),
                };
                line.count(other) == 0 && line.count(own) >= n
            }
            Self::SameEnds => line.start() == line.end(),
            Self::BothEnds(terrain) => line.start() == terrain && line.end() == terrain,
            Self::Most(terrain) => others(terrain).all(|n| n < line.terrain(terrain)),
            Self::Fewest(terrain) => {
                let own = line.terrain(terrain);
                own > 0 && others(terrain).all(|n| n == 0 || n > own)
            }
            Self::Alike(n) => Counted::FEATURES.into_iter().any(|kind| line.count(kind) >= n),
        };
        u8::from(is_met)
    }

    fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        if reader.eat_word("no") {
            return Ok(Self::Count(Bound::Exactly, 0, Counted::read(reader)?));
        }
        if reader.eat_word("each") {
            return Counted::read(reader).map(Self::Each);
        }
        if reader.eat_word("exactly") {
            return Ok(Self::Count(Bound::Exactly, read_number(reader)?, Counted::read(reader)?));
        }
        if let Some(bound) = read_bound(reader) {
            return Ok(Self::Count(bound, read_number(reader)?, Counted::read(reader)?));
        }
        if reader.eat_word("only") {
            let shape = if reader.eat_word("straights") {
                Shape::Bridge
            } else if reader.eat_word("bends") {
                Shape::Bend
            } else {
                return Err(reader.error("straights or bends"));
            };
            let has_bound = read_bound(&mut reader.clone()) == Some(Bound::AtLeast);
            let n = if has_bound && read_bound(reader).is_some() { read_number(reader)? } else { 1 };
            return Ok(Self::Only(shape, n));
        }
        if reader.eat_word("same") && reader.eat_word("ends") {
            return Ok(Self::SameEnds);
        }
        if reader.eat_word("both") && reader.eat_word("ends") {
            return Terrain::read(reader).map(Self::BothEnds);
        }
        if reader.eat_word("most") {
            return Terrain::read(reader).map(Self::Most);
        }
        if reader.eat_word("fewest") {
            return Terrain::read(reader).map(Self::Fewest);
        }
        if reader.rest().starts_with(|c: char| c.is_ascii_digit()) {
            let n = read_number(reader)?;
            if reader.eat_word("features") && reader.eat_word("alike") {
                return Ok(Self::Alike(n));
            }
        }
        Err(before
            .error("a demand like `exactly 4 tracks`, `only straights`, `same ends`, `most lakes` or `each bend`"))
    }
}

fn read_bound(reader: &mut Reader<'_>) -> Option<Bound> {
    if !reader.eat_word("at") {
        None
    } else if reader.eat_word("least") {
        Some(Bound::AtLeast)
    } else {
        reader.eat_word("most").then_some(Bound::AtMost)
    }
}

fn read_number(reader: &mut Reader<'_>) -> Result<u8, NotationError> {
    let before = reader.clone();
    let number = reader.number().and_then(|it| u8::try_from(it).ok()).filter(|&it| it < Demand::NUMBERS);
    number.ok_or_else(|| before.error("a number, 0 to 9"))
}

impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(Bound::Exactly, 0, what) => write!(f, "no {what}s"),
            Self::Count(bound, n, what) => {
                let bound = ["exactly", "at least", "at most"][*bound as usize];
                write!(f, "{bound} {n} {what}{}", if *n == 1 { "" } else { "s" })
            }
            Self::Only(shape, n) => {
                f.write_str(["only straights", "only bends"][*shape as usize])?;
                if *n == 1 { Ok(()) } else { write!(f, " at least {n}") }
            }
            Self::SameEnds => f.write_str("same ends"),
            Self::BothEnds(terrain) => write!(f, "both ends {terrain}"),
            Self::Most(terrain) => write!(f, "most {terrain}s"),
            Self::Fewest(terrain) => write!(f, "fewest {terrain}s"),
            Self::Alike(n) => write!(f, "{n} features alike"),
            Self::Each(what) => write!(f, "each {what}"),
        }
    }
}

/// A trip: `3 for exactly 4 tracks`, `2 for each bend`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trip {
    demand: Demand,
    points: u8,
    /// The code of the demand, so that a trip is found fast.
    code: u16,
}

const _: () = assert!(size_of::<Option<Trip>>() <= 6);

impl Trip {
    /// The most points of one trip, for each thing that it counts.
    pub const MOST: u8 = 99;

    /// What it asks for.
    pub const fn demand(self) -> Demand {
        self.demand
    }

    pub(crate) const fn code(self) -> usize {
        self.code as usize
    }

    /// What it scores each time that its demand is met.
    pub const fn points(self) -> u8 {
        self.points
    }

    /// What it scores on a completed line.
    #[inline]
    pub fn score(self, line: &Facts) -> u16 {
        u16::from(self.points) * u16::from(self.demand.times(line))
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        let points = reader.number().and_then(|it| u8::try_from(it).ok()).filter(|&it| it <= Self::MOST);
        let points = points.ok_or_else(|| before.error("the points of a trip, 0 to 99"))?;
        if !reader.eat_word("for") {
            return Err(reader.error("`for` and what the trip asks for"));
        }
        let demand = Demand::read(reader)?;
        Ok(Self { demand, points, code: demand.code() as u16 })
    }
}

impl fmt::Display for Trip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", self.points, self.demand)
    }
}

impl FromStr for Trip {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let res = Self::read(&mut reader)?;
        reader.end()?;
        Ok(res)
    }
}

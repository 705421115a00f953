//! What there is to count on a line.

use std::{fmt, ops::AddAssign};

use kernel::{NotationError, Reader};

use crate::{Content, Feature, Laid, Shape, Side, Terrain, terrain::eat_noun};

/// What the pieces of a line add up to: the tracks of each terrain, the barns for each, and six more numbers.
///
/// Sixteen small numbers in a row, so that a piece is added to a line in one go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum([u8; 16]);

const BARNS: usize = 5;
const STRAIGHTS: usize = 10;
const SIGNALS: usize = 11;
const SIDINGS: usize = 12;
const FARMS: usize = 13;
const HALTS: usize = 14;
const HALT_POINTS: usize = 15;

impl Sum {
    /// One piece of a line; a border piece has no shape.
    pub(crate) const fn of(terrain: Terrain, feature: Option<Feature>, shape: Option<Shape>) -> Self {
        let mut res = [0; 16];
        res[terrain.index()] = 1;
        res[STRAIGHTS] = matches!(shape, Some(Shape::Bridge)) as u8;
        match feature {
            Some(Feature::Barn(terrain)) => res[BARNS + terrain.index()] = 1,
            Some(Feature::Farm) => res[FARMS] = 1,
            Some(Feature::Halt(points)) => {
                res[HALTS] = 1;
                res[HALT_POINTS] = points;
            }
            Some(Feature::Signal) => res[SIGNALS] = 1,
            Some(Feature::Siding) => res[SIDINGS] = 1,
            None => {}
        }
        Self(res)
    }

    pub(crate) const fn has_siding(&self) -> bool {
        self.0[SIDINGS] > 0
    }
}

impl AddAssign<&Self> for Sum {
    fn add_assign(&mut self, piece: &Self) {
        // A line has at most seven pieces, so nothing overflows.
        for (sum, it) in self.0.iter_mut().zip(piece.0) {
            *sum = sum.wrapping_add(it);
        }
    }
}

/// Something that can be counted on a line.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Tracks of this terrain, the border piece included.
    Terrain(Terrain),
    /// Tracks, the border piece included.
    Track,
    /// Different terrains.
    Kind,
    /// Trips that are assigned to the line.
    Trip,
    /// Barns, of whatever terrain.
    Barn,
    /// Farms.
    Farm,
    /// Halts, of whatever points.
    Halt,
    /// Signals.
    Signal,
    /// Sidings.
    Siding,
    /// Straight tracks: bridges.
    Straight,
    /// Bends.
    Bend,
    /// Features of all kinds.
    Feature,
}

impl Counted {
    /// Everything that can be counted.
    pub const ALL: [Self; 16] = [
        Self::Terrain(Terrain::Field),
        Self::Terrain(Terrain::Forest),
        Self::Terrain(Terrain::Pasture),
        Self::Terrain(Terrain::Lake),
        Self::Terrain(Terrain::Village),
        Self::Track,
        Self::Kind,
        Self::Trip,
        Self::Barn,
        Self::Farm,
        Self::Halt,
        Self::Signal,
        Self::Siding,
        Self::Straight,
        Self::Bend,
        Self::Feature,
    ];

    /// The features, each as a kind of its own.
    pub const FEATURES: [Self; 5] = [Self::Barn, Self::Farm, Self::Halt, Self::Signal, Self::Siding];

    /// Its place in [`Counted::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Terrain(terrain) => terrain.index(),
            Self::Track => 5,
            Self::Kind => 6,
            Self::Trip => 7,
            Self::Barn => 8,
            Self::Farm => 9,
            Self::Halt => 10,
            Self::Signal => 11,
            Self::Siding => 12,
            Self::Straight => 13,
            Self::Bend => 14,
            Self::Feature => 15,
        }
    }

    /// How one of it is called; many have an `s` more.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Terrain(terrain) => terrain.name(),
            Self::Track => "track",
            Self::Kind => "terrain",
            Self::Trip => "trip",
            Self::Barn => "barn",
            Self::Farm => "farm",
            Self::Halt => "halt",
            Self::Signal => "signal",
            Self::Siding => "siding",
            Self::Straight => "straight",
            Self::Bend => "bend",
            Self::Feature => "feature",
        }
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|it| eat_noun(reader, it.name()));
        found.ok_or_else(|| {
            let (last, others) = Self::ALL.split_last().expect("sixteen things");
            let others: Vec<_> = others.iter().map(|it| it.name()).collect();
            reader.error(format!("{} or {}", others.join(", "), last.name()))
        })
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The characteristics of a line, the border piece where it starts included.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    pub(crate) sum: Sum,
    pub(crate) start: Terrain,
    pub(crate) end: Terrain,
    pub(crate) n_trips: u8,
}

impl Facts {
    /// The characteristics of the line when it has gone on through a track that it enters from above or from the left.
    #[inline]
    #[must_use]
    pub fn through(mut self, content: &Content, laid: Laid, from: Side) -> Self {
        let lay = content.lay(laid.card, laid.turned);
        self.sum += &lay.sums[usize::from(from != Side::Above)];
        self.end = lay.terrain;
        self
    }

    /// Whether there is a siding.
    pub const fn has_siding(&self) -> bool {
        self.sum.has_siding()
    }

    /// The terrain of the border piece.
    pub const fn start(&self) -> Terrain {
        self.start
    }

    /// The terrain of the last track.
    pub const fn end(&self) -> Terrain {
        self.end
    }

    /// How many tracks have this terrain.
    pub const fn terrain(&self, terrain: Terrain) -> u8 {
        self.sum.0[terrain.index()]
    }

    /// How many tracks the line has, with the border piece.
    #[inline]
    pub fn length(&self) -> u8 {
        self.sum.0[..BARNS].iter().sum()
    }

    /// How many barns ask for this terrain.
    pub const fn barns(&self, terrain: Terrain) -> u8 {
        self.sum.0[BARNS + terrain.index()]
    }

    /// How many different terrains there are.
    #[inline]
    pub fn kinds(&self) -> u8 {
        self.sum.0[..BARNS].iter().map(|&n| u8::from(n > 0)).sum()
    }

    /// How many farms there are.
    pub const fn farms(&self) -> u8 {
        self.sum.0[FARMS]
    }

    /// How many signals there are.
    pub const fn signals(&self) -> u8 {
        self.sum.0[SIGNALS]
    }

    /// The points of all halts together.
    pub const fn halt_points(&self) -> u8 {
        self.sum.0[HALT_POINTS]
    }

    /// How many of `what` there are.
    #[inline]
    pub fn count(&self, what: Counted) -> u8 {
        let sum = &self.sum.0;
        match what {
            Counted::Terrain(terrain) => sum[terrain.index()],
            Counted::Track => self.length(),
            Counted::Kind => self.kinds(),
            Counted::Trip => self.n_trips,
            Counted::Barn => sum[BARNS..STRAIGHTS].iter().sum(),
            Counted::Farm => self.farms(),
            Counted::Halt => sum[HALTS],
            Counted::Signal => self.signals(),
            Counted::Siding => sum[SIDINGS],
            Counted::Straight => sum[STRAIGHTS],
            Counted::Bend => self.length() - 1 - sum[STRAIGHTS],
            Counted::Feature => sum[BARNS..STRAIGHTS].iter().sum::<u8>() + sum[SIGNALS..=HALTS].iter().sum::<u8>(),
        }
    }
}

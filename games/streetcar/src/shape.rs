//! The twelve shapes of the tiles: what is printed on them, and how often they look different when turned.

use std::fmt;

use kernel::{NotationError, Reader};
use track::{Joins, Side};

/// What is printed on a tile, whichever way round it lies.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it, and `Shape::name` says more")]
pub enum Shape {
    Straight,
    Curve,
    Clockwise,
    Anticlockwise,
    Y,
    DoubleCurve,
    Wye,
    OneToThree,
    Ring,
    Crossing,
    Zigzag,
    Mirror,
}

impl Shape {
    /// How many shapes there are.
    pub const COUNT: usize = 12;

    /// All shapes, in the order of the rules.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Straight,
        Self::Curve,
        Self::Clockwise,
        Self::Anticlockwise,
        Self::Y,
        Self::DoubleCurve,
        Self::Wye,
        Self::OneToThree,
        Self::Ring,
        Self::Crossing,
        Self::Zigzag,
        Self::Mirror,
    ];

    /// Its place in [`Shape::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        self.code().as_bytes()[0] as char
    }

    /// Its letter, as a text.
    pub const fn code(self) -> &'static str {
        ["S", "C", "R", "L", "Y", "D", "W", "T", "O", "X", "Z", "M"][self as usize]
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        [
            "straight",
            "curve",
            "junction with its branch clockwise",
            "junction with its branch anticlockwise",
            "Y",
            "double curve",
            "wye",
            "one to three",
            "ring of four curves",
            "crossing",
            "straight with two opposite curves",
            "mirrored straight with two opposite curves",
        ][self as usize]
    }

    /// Whether a tree is printed on it.
    pub const fn has_tree(self) -> bool {
        matches!(self, Self::Wye | Self::OneToThree | Self::Ring | Self::Crossing | Self::Zigzag | Self::Mirror)
    }

    /// In how many ways it looks different when it is turned: 1, 2 or 4.
    pub const fn n_tiles(self) -> usize {
        1 << self.doublings()
    }

    /// The ways as a power of two, because dividing by it is quicker.
    pub(crate) const fn doublings(self) -> u8 {
        match self {
            Self::Ring | Self::Crossing => 0,
            Self::Straight | Self::DoubleCurve | Self::Zigzag | Self::Mirror => 1,
            Self::Curve | Self::Clockwise | Self::Anticlockwise | Self::Y | Self::Wye | Self::OneToThree => 2,
        }
    }

    /// Its track as it is drawn in the rules, which is orientation a.
    pub const fn joins(self) -> Joins {
        let [n, e, s, w] = Side::ALL;
        let straight = Joins::new(n, s);
        let (right, left) = (Joins::new(n, e), Joins::new(n, w));
        match self {
            Self::Straight => straight,
            Self::Curve => right,
            Self::Clockwise => straight.and(right),
            Self::Anticlockwise => straight.and(left),
            Self::Y => right.and(left),
            Self::DoubleCurve => right.and(Joins::new(s, w)),
            Self::Wye => Joins::new(e, w).and(right).and(left),
            Self::OneToThree => right.and(straight).and(left),
            Self::Ring => right.and(Joins::new(e, s)).and(Joins::new(s, w)).and(left),
            Self::Crossing => straight.and(Joins::new(e, w)),
            Self::Zigzag => straight.and(right).and(Joins::new(s, w)),
            Self::Mirror => straight.and(left).and(Joins::new(s, e)),
        }
    }

    /// Reads the letter of a shape, in any case.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|it| reader.eat_word(it.code()));
        found.ok_or_else(|| reader.error("a tile, one of S C R L Y D W T O X Z M"))
    }
}

/// The letter.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

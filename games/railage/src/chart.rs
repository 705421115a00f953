//! Terrain, and the chart that says what the remaining die is good for.

use std::fmt;

use crate::Face;

/// What grows on a land cell.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Terrain {
    Plain,
    Forest,
    Hill,
}

impl Terrain {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Forest, Self::Hill];

    /// How it is called.
    pub const fn name(self) -> &'static str {
        ["plain", "forest", "hill"][self as usize]
    }

    /// Its letter in a map file: p, f or h.
    pub const fn letter(self) -> char {
        ['p', 'f', 'h'][self as usize]
    }

    /// Its number, 0 to 2.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which two terrains each face of the remaining die allows a dot on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Chart([[Terrain; 2]; 6]);

impl Chart {
    /// A chart, from the face 1 to the face 6.
    pub const fn new(pairs: [[Terrain; 2]; 6]) -> Self {
        Self(pairs)
    }

    /// The two terrains of `face`.
    pub const fn terrains(&self, face: Face) -> [Terrain; 2] {
        self.0[face.number() as usize - 1]
    }
}

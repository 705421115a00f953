//! Which sides the track in one square joins.

use crate::Side;

/// The track in one square, as the set of the pairs of sides that it joins.
///
/// A train that enters by one side of a pair may leave by the other; it never turns round in a square.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Joins(u8);

/// The bit of the pair of two sides; a side is not joined to itself.
const PAIR: [[u8; 4]; 4] = [[0, 1, 2, 4], [1, 0, 8, 16], [2, 8, 0, 32], [4, 16, 32, 0]];

impl Joins {
    /// No track.
    pub const NONE: Self = Self(0);

    /// How many different tracks there are.
    pub const COUNT: usize = 64;

    /// Track between two different sides.
    pub const fn new(a: Side, b: Side) -> Self {
        Self(PAIR[a.index()][b.index()])
    }

    /// Both tracks in one square.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a train may go from side `a` to side `b`.
    pub const fn joins(self, a: Side, b: Side) -> bool {
        self.0 & PAIR[a.index()][b.index()] != 0
    }

    /// Whether there is no track.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The same track, turned clockwise by `quarters`.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        let mut res = Self::NONE;
        let mut a = 0;
        while a < 4 {
            let mut b = a + 1;
            while b < 4 {
                if self.joins(Side::ALL[a], Side::ALL[b]) {
                    res = res.and(Self::new(Side::ALL[a].turned(quarters), Side::ALL[b].turned(quarters)));
                }
                b += 1;
            }
            a += 1;
        }
        res
    }

    /// The pairs of sides that are joined.
    pub fn pairs(self) -> impl Iterator<Item = (Side, Side)> {
        let sides = Side::ALL.into_iter();
        let pairs = sides.flat_map(|a| Side::ALL.into_iter().filter(move |&b| a < b).map(move |b| (a, b)));
        pairs.filter(move |&(a, b)| self.joins(a, b))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8 % Self::COUNT as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarters_are_a_whole_turn() {
        for index in 0..Joins::COUNT {
            let joins = Joins::at(index);
            assert_eq!(joins.turned(4), joins);
            assert_eq!(joins.turned(1).turned(3), joins);
            assert_eq!(joins.turned(1).pairs().count(), joins.pairs().count());
            assert_eq!(joins.pairs().fold(Joins::NONE, |all, (a, b)| all.and(Joins::new(a, b))), joins);
        }
        let curve = Joins::new(Side::North, Side::East);
        assert_eq!(curve.turned(1), Joins::new(Side::East, Side::South));
        assert!(!curve.joins(Side::North, Side::North));
    }
}

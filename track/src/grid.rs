//! Squares as bits, for boards that are looked at often.

use crate::Square;

/// The row and the column of each side of the die, as bits of squares.
pub static LINES: [u64; 6] = {
    let mut res = [0; 6];
    let mut n = 0;
    while n < 6 {
        let mut k = 0;
        while k < 6 {
            res[n] |= 1 << (6 * n + k) | 1 << (6 * k + n);
            k += 1;
        }
        n += 1;
    }
    res
};

/// All squares.
pub const ALL: u64 = (1 << Square::COUNT) - 1;

/// The neighbours of a set of squares.
pub const fn neighbours(set: u64) -> u64 {
    const WEST: u64 = 0x0000_0000_4104_1041;
    (set << 6 | set >> 6 | (set & !(WEST << 5)) << 1 | (set & !WEST) >> 1) & ALL
}

/// How many distances between ends are told apart, the last for all that is farther.
pub const NEAR: usize = 6;

/// How far each square is from the nearest of the ends of each of five sources, by way of empty squares.
///
/// The digits of the number are sets of squares.
#[derive(Copy, Clone, Debug)]
pub struct Far([[u64; 3]; 5]);

impl Far {
    /// The distances when these squares are empty.
    pub fn new(ends: &[u64; 5], free: u64) -> Self {
        Self(ends.map(|ends| {
            let mut layer = ends;
            let mut rest = free & !layer;
            let [mut p0, mut p1, mut p2] = [0, 0, 0];
            for n in 0..NEAR - 1 {
                p0 |= if n & 1 != 0 { layer } else { 0 };
                p1 |= if n & 2 != 0 { layer } else { 0 };
                p2 |= if n & 4 != 0 { layer } else { 0 };
                layer = neighbours(layer) & rest;
                rest &= !layer;
            }
            let beyond = rest | layer;
            [p0 | beyond, p1, p2 | beyond]
        }))
    }

    /// From the ends of a source to a square.
    pub fn distance(&self, source: usize, square: usize) -> usize {
        let [a, b, c] = self.0[source];
        (a >> square & 1 | (b >> square & 1) << 1 | (c >> square & 1) << 2) as usize
    }
}

/// The members of a set, the lowest first.
pub fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let res = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(res)
    })
}

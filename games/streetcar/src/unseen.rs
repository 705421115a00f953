//! The tiles that nobody has seen yet: those in the pile and those that the setup laid face down (R20).

use std::fmt;

use crate::{Shape, Tiles};

/// How many tiles of each shape were not seen yet.
///
/// Kept as running sums, padded, so that the shape of a draw is found without branches.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Unseen([u16; 16]);

impl Unseen {
    /// All tiles of a mix.
    pub fn all(tiles: &Tiles) -> Self {
        let mut res = Self([u16::MAX; 16]);
        let mut sum = 0;
        for shape in Shape::ALL {
            sum += tiles.count(shape);
            res.0[shape.index()] = sum;
        }
        res
    }

    /// So many tiles of each shape; `None` if those are more than the mix has.
    pub fn left(tiles: &Tiles, count: impl Fn(Shape) -> u16) -> Option<Self> {
        let mut res = Self::all(tiles);
        let mut sum = 0;
        for shape in Shape::ALL {
            if count(shape) > tiles.count(shape) {
                return None;
            }
            sum += count(shape);
            res.0[shape.index()] = sum;
        }
        // The padding sinks with every tile that is seen.
        res.0[Shape::COUNT..].fill(u16::MAX - (tiles.total() - sum));
        Some(res)
    }

    /// How many tiles of this shape there are.
    pub const fn count(&self, shape: Shape) -> u16 {
        match shape.index() {
            0 => self.0[0],
            n => self.0[n] - self.0[n - 1],
        }
    }

    /// How many tiles there are.
    pub const fn total(&self) -> u16 {
        self.0[Shape::COUNT - 1]
    }

    /// The shape of the tile number `n`, which must be below the total.
    pub(crate) fn nth(&self, n: u16) -> Shape {
        Shape::ALL[usize::from(self.0.iter().map(|&sum| u16::from(sum <= n)).sum::<u16>())]
    }

    /// The tile number `n`, which must be below the total, is seen; says its shape.
    ///
    /// For whoever plays games on: with `n` by chance it is the next draw.
    pub fn take(&mut self, n: u16) -> Shape {
        let shape = self.nth(n);
        self.see(shape);
        shape
    }

    /// One tile of this shape is seen.
    pub(crate) fn see(&mut self, shape: Shape) {
        for (n, sum) in (0_u16..).zip(&mut self.0) {
            *sum -= u16::from(n >= shape as u16);
        }
    }
}

impl fmt::Debug for Unseen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Shape::ALL.map(|it| (it.code(), self.count(it)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_all_tiles_sees_the_whole_mix() {
        let tiles = Tiles::usual();
        let mut unseen = Unseen::all(&tiles);
        let mut counts = [0; Shape::COUNT];
        for n in (0..tiles.total()).rev() {
            // From the front, the middle and the end of what is left.
            let shape = unseen.take(n * (n % 3) / 2);
            counts[shape.index()] += 1;
            assert_eq!(unseen.total(), n);
            assert_eq!(unseen.count(shape), tiles.count(shape) - counts[shape.index()]);
        }
        assert_eq!(counts, Shape::ALL.map(|it| tiles.count(it)));
    }
}

//! Ways through a square.

use std::f64::consts::FRAC_PI_2;

use track::{Joins, Side};

use crate::scene::{Path, Point, at};

/// The width of a square.
pub const SPAN: f64 = 100.0;

/// The middle of a side, from the top left corner of the square.
pub const fn middle(side: Side) -> Point {
    match side {
        Side::North => at(SPAN / 2.0, 0.0),
        Side::East => at(SPAN, SPAN / 2.0),
        Side::South => at(SPAN / 2.0, SPAN),
        Side::West => at(0.0, SPAN / 2.0),
    }
}

/// One step in the direction of a side.
pub const fn towards(side: Side) -> Point {
    match side {
        Side::North => at(0.0, -1.0),
        Side::East => at(1.0, 0.0),
        Side::South => at(0.0, 1.0),
        Side::West => at(-1.0, 0.0),
    }
}

/// A way through a square. Offsets are to the left of whoever goes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it enters.
    pub from: Side,
    /// Where it leaves.
    pub to: Side,
}

impl Way {
    /// Whether it leads straight on.
    pub fn is_straight(self) -> bool {
        self.from == self.to.opposite()
    }

    /// The same track, in the direction that both directions agree on.
    #[must_use]
    pub fn sorted(self) -> Self {
        Self { from: self.from.min(self.to), to: self.from.max(self.to) }
    }

    /// Where it begins, from the corner of the square.
    pub fn start(self, offset: f64) -> Point {
        middle(self.from) + towards(self.from.turned(1)) * offset
    }

    /// Where it ends, from the corner of the square.
    pub fn end(self, offset: f64) -> Point {
        middle(self.to) + towards(self.to.turned(3)) * offset
    }

    /// Goes on from the start to the end, for a square at `corner`.
    pub fn extend(self, path: Path, corner: Point, offset: f64) -> Path {
        let (start, end) = (corner + self.start(offset), corner + self.end(offset));
        if self.is_straight() {
            return path.line(end);
        }
        let centre = corner + middle(self.from) + middle(self.to) - at(SPAN / 2.0, SPAN / 2.0);
        path.quarter(start, centre, end)
    }

    /// The whole way, for a square at `corner`.
    pub fn path(self, corner: Point, offset: f64) -> Path {
        self.extend(Path::from(corner + self.start(offset)), corner, offset)
    }

    /// How long it is.
    pub fn length(self, offset: f64) -> f64 {
        match self.to {
            _ if self.is_straight() => SPAN,
            to if to == self.from.turned(1) => (SPAN / 2.0 - offset) * FRAC_PI_2,
            _ => (SPAN / 2.0 + offset) * FRAC_PI_2,
        }
    }
}

/// The ways that a track allows, each in one direction.
pub fn ways(joins: Joins) -> impl Iterator<Item = Way> {
    joins.pairs().map(|(from, to)| Way { from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_begin_and_end_at_their_sides_and_know_their_length() {
        let curve = Way { from: Side::North, to: Side::East };
        assert_eq!((curve.start(0.0), curve.end(0.0)), (at(50.0, 0.0), at(100.0, 50.0)));
        // Southbound, the left hand points east, to the inside of the curve.
        assert_eq!((curve.start(10.0), curve.end(10.0)), (at(60.0, 0.0), at(100.0, 40.0)));
        assert!(curve.length(10.0) < curve.length(0.0) && curve.length(0.0) < curve.length(-10.0));
        let back = Way { from: Side::East, to: Side::North };
        assert_eq!(back.start(-10.0), curve.end(10.0));
        assert!((back.length(-10.0) - curve.length(10.0)).abs() < 1e-9);
    }
}

//! Ways through a square, and the track that is laid along them.

use std::f64::consts::FRAC_PI_2;

use track::{Joins, Side};

use super::palette::{BALLAST, RAIL, SLEEPER};
use crate::scene::{Paint, Path, Point, Shape, Stroke, at};

/// The width of a square.
pub(crate) const SPAN: f64 = 100.0;
/// From the middle of a track to one of its rails.
const GAUGE: f64 = 8.5;

/// Sleepers and gaps of a straight and of a curve; whole numbers of them fit.
const STRAIGHT: (&[f64], f64) = (&[5.0, 6.111], 8.055);
const CURVE: (&[f64], f64) = (&[5.0, 6.22], 8.11);

/// The middle of a side, from the top left corner of the square.
pub(crate) const fn middle(side: Side) -> Point {
    match side {
        Side::North => at(SPAN / 2.0, 0.0),
        Side::East => at(SPAN, SPAN / 2.0),
        Side::South => at(SPAN / 2.0, SPAN),
        Side::West => at(0.0, SPAN / 2.0),
    }
}

/// One step in the direction of a side.
pub(crate) const fn towards(side: Side) -> Point {
    match side {
        Side::North => at(0.0, -1.0),
        Side::East => at(1.0, 0.0),
        Side::South => at(0.0, 1.0),
        Side::West => at(-1.0, 0.0),
    }
}

/// A way through a square. Offsets are to the left of whoever goes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) from: Side,
    pub(crate) to: Side,
}

impl Way {
    pub(crate) fn is_straight(self) -> bool {
        self.from == self.to.opposite()
    }

    /// The same track, in the direction that both directions agree on.
    pub(crate) fn sorted(self) -> Self {
        Self { from: self.from.min(self.to), to: self.from.max(self.to) }
    }

    pub(crate) fn start(self, offset: f64) -> Point {
        middle(self.from) + towards(self.from.turned(1)) * offset
    }

    pub(crate) fn end(self, offset: f64) -> Point {
        middle(self.to) + towards(self.to.turned(3)) * offset
    }

    /// Goes on from the start to the end, for a square at `corner`.
    pub(crate) fn extend(self, path: Path, corner: Point, offset: f64) -> Path {
        let (start, end) = (corner + self.start(offset), corner + self.end(offset));
        if self.is_straight() {
            return path.line(end);
        }
        let centre = corner + middle(self.from) + middle(self.to) - at(SPAN / 2.0, SPAN / 2.0);
        path.quarter(start, centre, end)
    }

    pub(crate) fn path(self, corner: Point, offset: f64) -> Path {
        self.extend(Path::from(corner + self.start(offset)), corner, offset)
    }

    pub(crate) fn length(self, offset: f64) -> f64 {
        match self.to {
            _ if self.is_straight() => SPAN,
            to if to == self.from.turned(1) => (SPAN / 2.0 - offset) * FRAC_PI_2,
            _ => (SPAN / 2.0 + offset) * FRAC_PI_2,
        }
    }
}

/// The ways that a track allows, each in one direction.
pub(crate) fn ways(joins: Joins) -> impl Iterator<Item = Way> {
    joins.pairs().map(|(from, to)| Way { from, to })
}

/// Track along these ways: all ballast beneath all sleepers beneath all rails, so that it grows together at a switch.
pub(crate) fn track(ways: &[Way], corner: Point) -> Vec<Shape> {
    let middle = |it: &Way| it.path(corner, 0.0);
    let sleepers = |is_straight: bool, (dash, phase): (&'static [f64], f64)| {
        let path: Path = ways.iter().filter(|it| it.is_straight() == is_straight).map(middle).collect();
        let stroke = Stroke::new(SLEEPER, 27.0).dashed(dash, phase);
        (!path.steps().is_empty()).then(|| Shape::path(path, Paint::stroke(stroke)))
    };
    let rails = |it: &Way| it.path(corner, GAUGE).and(it.path(corner, -GAUGE));
    let mut res = vec![Shape::path(ways.iter().map(middle).collect(), Paint::stroke(Stroke::new(BALLAST, 34.0)))];
    res.extend(sleepers(true, STRAIGHT));
    res.extend(sleepers(false, CURVE));
    res.push(Shape::path(ways.iter().map(rails).collect(), Paint::stroke(Stroke::new(RAIL, 2.8))));
    res
}

/// Straight track from `from` to `to`.
pub(crate) fn stub(from: Point, to: Point, side: Side) -> Vec<Shape> {
    let across = towards(side.turned(1)) * GAUGE;
    let middle = Path::through(&[from, to]);
    let rails = Path::through(&[from + across, to + across]).and(Path::through(&[from - across, to - across]));
    vec![
        Shape::path(middle.clone(), Paint::stroke(Stroke::new(BALLAST, 34.0))),
        Shape::path(middle, Paint::stroke(Stroke::new(SLEEPER, 27.0).dashed(STRAIGHT.0, STRAIGHT.1))),
        Shape::path(rails, Paint::stroke(Stroke::new(RAIL, 2.8))),
    ]
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

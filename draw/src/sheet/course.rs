//! The course of a line over the map, way by way.

use track::{Border, Neighbour, Route, Side, Square};

use super::{
    sign,
    way::{SPAN, Way, middle, towards},
};
use crate::scene::{Path, Point, at};

/// One square of a course.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Which square.
    pub square: Square,
    /// How the line goes through it.
    pub way: Way,
}

/// A line from a station to its end.
#[derive(Clone, Debug)]
pub struct Course {
    start: Border,
    end: Neighbour,
    /// All squares that it passes.
    pub passages: Vec<Passage>,
}

/// How far a line runs into the square of the mine or of the central station.
const INSIDE: f64 = 16.0;

/// How much of their offsets lines keep at a station, where they come together beneath its sign.
const GATHERED: f64 = 0.5;

/// The top left corner of a square, from that of the map.
pub fn corner(square: Square) -> Point {
    at(f64::from(square.x() - 1), f64::from(square.y() - 1)) * SPAN
}

fn side_to(square: Square, neighbour: Neighbour) -> Side {
    let side = Side::ALL.into_iter().find(|&it| square.beyond(it) == neighbour);
    side.expect("a line goes from square to neighbouring square")
}

impl Course {
    /// The course of a route.
    pub fn new(route: &Route, start: Border, end: Neighbour) -> Self {
        let squares = route.squares();
        let mut from = start.side();
        let mut passages = Vec::with_capacity(squares.len());
        for (n, &square) in squares.iter().enumerate() {
            let next = squares.get(n + 1).map_or(end, |&it| Neighbour::Square(it));
            let to = side_to(square, next);
            passages.push(Passage { square, way: Way { from, to } });
            from = to.opposite();
        }
        Self { start, end, passages }
    }

    /// From its station to its end, `offset` to the left of its track.
    pub fn path(&self, offset: f64) -> Path {
        let (start, entry) = self.entry(offset);
        let mut path = Path::from(start).line(entry);
        for passage in &self.passages {
            path = passage.way.extend(path, corner(passage.square), offset);
        }
        path.line(self.exit(offset).1)
    }

    /// The same, piece by piece, along the middle of the track; the same track gives the same piece.
    pub fn legs(&self) -> Vec<Path> {
        let (start, entry) = self.entry(0.0);
        let (exit, end) = self.exit(0.0);
        let ways = self.passages.iter().map(|it| it.way.sorted().path(corner(it.square), 0.0));
        [Path::through(&[start, entry])].into_iter().chain(ways).chain([Path::through(&[exit, end])]).collect()
    }

    /// Where it begins, at its station, and where it enters the map.
    fn entry(&self, offset: f64) -> (Point, Point) {
        let side = self.start.side();
        let left = towards(side.turned(1)) * offset;
        let middle = corner(self.start.square()) + middle(side);
        (middle + towards(side) * sign::DISTANCE + left * GATHERED, middle + left)
    }

    /// Where it leaves its last square, and where it ends, at a station or inside the map.
    fn exit(&self, offset: f64) -> (Point, Point) {
        let (edge, side) = self.passages.last().map_or_else(
            || (self.entry(offset).1, self.start.side().opposite()),
            |it| (corner(it.square) + it.way.end(offset), it.way.to),
        );
        let left = towards(side.turned(3)) * offset;
        let end = match self.end {
            Neighbour::Border(_) => towards(side) * sign::DISTANCE - left * (1.0 - GATHERED),
            Neighbour::Square(_) => towards(side) * INSIDE,
        };
        (edge, edge + end)
    }

    /// How far it is from the station to the passage number `n`.
    pub fn length_before(&self, n: usize, offset: f64) -> f64 {
        let (start, entry) = self.entry(offset);
        (entry - start).length() + self.passages[..n].iter().map(|it| it.way.length(offset)).sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::Step,
        sheet::sketch::{BUSY, courses},
    };

    #[test]
    fn a_course_runs_without_a_break_from_station_to_station() {
        let courses = courses(BUSY);
        assert_eq!(courses.len(), 5);
        for (start, end, course) in courses {
            assert_eq!(course.passages[0].way.from, start.side());
            assert_eq!(course.passages.last().map(|it| it.way.to), Some(end.side()));
            for pair in course.passages.windows(2) {
                let [here, next] = [pair[0], pair[1]];
                let gap = corner(here.square) + here.way.end(7.0) - corner(next.square) - next.way.start(7.0);
                assert!(gap.length() < 1e-9, "{here:?} {next:?}");
            }
            // Every passage is one step, and so are the ways from and to the stations.
            let path = course.path(7.0);
            assert!(matches!(path.steps()[0], Step::Start(_)));
            assert_eq!(path.steps().len(), 1 + 1 + course.passages.len() + 1);
        }
    }
}

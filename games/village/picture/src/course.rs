//! The course of a line over the tableau.

use std::f64::consts::FRAC_PI_2;

use track::Side as Edge;
use village::{Content, Line, Passage, Side, Space, Tableau};

use super::card::{SIZE, WING, inner};
use draw::{
    scene::{Path, Point, at},
    sheet::way::{SPAN, Way},
};

/// From the tableau to where a line starts on its border piece.
pub(super) const START: f64 = 34.0;
/// From the tableau to where a completed line ends.
pub(super) const END: f64 = 14.0;

/// The top left corner of a space, from that of the tableau.
pub(super) fn corner(space: Space) -> Point {
    at(f64::from(space.column() - 1) * SIZE.x, f64::from(space.row() - 1) * SIZE.y)
}

/// Where a line enters the tableau, and from where it comes.
pub(super) fn entry(line: Line) -> (Point, Point) {
    let number = f64::from(line.number()) - 0.5;
    if line.is_top() { (at(number * SIZE.x, 0.0), at(0.0, -1.0)) } else { (at(0.0, number * SIZE.y), at(-1.0, 0.0)) }
}

/// A line from its border piece as far as there is track.
pub(super) struct Course {
    line: Line,
    pub(super) passages: Vec<Passage>,
    is_completed: bool,
}

impl Course {
    pub(super) fn of(content: &Content, tableau: &Tableau, line: Line) -> Self {
        let passages = tableau.route(content, line);
        Self { line, passages, is_completed: tableau.completed().contains(line) }
    }

    /// The way of the pen: one step for each straight or curve.
    pub(super) fn path(&self) -> Path {
        let (entry, outside) = entry(self.line);
        let mut path = Path::from(entry + outside * START).line(entry);
        for it in &self.passages {
            path = extend(path, *it);
        }
        match self.end() {
            Some((edge, outside)) if self.is_completed => path.line(edge + outside * END),
            _ => path,
        }
    }

    /// Where it leaves its last space, and in which direction.
    pub(super) fn end(&self) -> Option<(Point, Point)> {
        let last = self.passages.last()?;
        let corner = corner(last.space);
        Some(match last.to {
            Side::Below => (corner + at(SIZE.x / 2.0, SIZE.y), at(0.0, 1.0)),
            Side::Above | Side::Left | Side::Right => (corner + at(SIZE.x, SIZE.y / 2.0), at(1.0, 0.0)),
        })
    }

    /// How far it is from the start to the passage number `n`.
    pub(super) fn length_before(&self, n: usize) -> f64 {
        START + self.passages[..n].iter().map(|it| length(*it)).sum::<f64>()
    }
}

fn length(passage: Passage) -> f64 {
    match (passage.from, passage.to) {
        (Side::Above, Side::Below) => SIZE.y,
        (Side::Left, Side::Right) => SIZE.x,
        _ => WING + SPAN / 2.0 * FRAC_PI_2,
    }
}

fn extend(path: Path, passage: Passage) -> Path {
    let corner = corner(passage.space);
    let side = |x: f64| corner + at(x, SIZE.y / 2.0);
    match (passage.from, passage.to) {
        (Side::Above, Side::Below) => path.line(corner + at(SIZE.x / 2.0, SIZE.y)),
        (Side::Left, Side::Right) => path.line(side(SIZE.x)),
        (Side::Above, _) => {
            let way = Way { from: Edge::North, to: Edge::East };
            way.extend(path, inner(corner), 0.0).line(side(SIZE.x))
        }
        _ => {
            let way = Way { from: Edge::West, to: Edge::South };
            way.extend(path.line(side(WING)), inner(corner), 0.0)
        }
    }
}

//! Streets with the rails of a tramway in them.

use track::Side;

use crate::palette::{KERB, SETTS, STREET};
use draw::{
    scene::{Paint, Path, Point, Shape, Stroke},
    sheet::{
        palette::RAIL,
        way::{Way, towards},
    },
};

/// From the middle of a track to one of its rails.
const GAUGE: f64 = 8.5;
/// The width of a street between its kerbs, and with them.
const WIDTH: f64 = 36.0;
const KERBED: f64 = 40.0;
/// The joints of the paving between the rails.
const JOINTS: &[f64] = &[1.3, 3.7];

/// Streets along these ways: all kerbs beneath all paving beneath all rails, so that they grow together at a switch.
pub(super) fn track(ways: &[Way], corner: Point) -> Vec<Shape> {
    let rails = |it: &Way| it.path(corner, GAUGE).and(it.path(corner, -GAUGE));
    shapes(ways.iter().map(|it| it.path(corner, 0.0)).collect(), ways.iter().map(rails).collect())
}

/// A straight street from `from` to `to`.
pub(super) fn stub(from: Point, to: Point, side: Side) -> Vec<Shape> {
    let across = towards(side.turned(1)) * GAUGE;
    let rails = Path::through(&[from + across, to + across]).and(Path::through(&[from - across, to - across]));
    shapes(Path::through(&[from, to]), rails)
}

fn shapes(middle: Path, rails: Path) -> Vec<Shape> {
    let stroke = |path: &Path, stroke: Stroke| Shape::path(path.clone(), Paint::stroke(stroke));
    vec![
        stroke(&middle, Stroke::new(KERB, KERBED)),
        stroke(&middle, Stroke::new(STREET, WIDTH)),
        Shape::path(middle, Paint::stroke(Stroke::new(SETTS, 2.0 * GAUGE).dashed(JOINTS, 0.0))),
        stroke(&rails, Stroke::new(STREET, 4.4)),
        Shape::path(rails, Paint::stroke(Stroke::new(RAIL, 2.4))),
    ]
}

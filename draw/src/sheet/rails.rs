//! Track on sleepers.

use track::Side;

use super::{
    palette::{BALLAST, RAIL, SLEEPER},
    way::{Way, towards},
};
use crate::scene::{Paint, Path, Point, Shape, Stroke};

/// From the middle of a track to one of its rails.
const GAUGE: f64 = 8.5;

/// Sleepers and gaps of a straight and of a curve; whole numbers of them fit.
const STRAIGHT: (&[f64], f64) = (&[5.0, 6.111], 8.055);
const CURVE: (&[f64], f64) = (&[5.0, 6.22], 8.11);

/// Track along these ways: all ballast beneath all sleepers beneath all rails, so that it grows together at a switch.
pub fn track(ways: &[Way], corner: Point) -> Vec<Shape> {
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
pub fn stub(from: Point, to: Point, side: Side) -> Vec<Shape> {
    let across = towards(side.turned(1)) * GAUGE;
    let middle = Path::through(&[from, to]);
    let rails = Path::through(&[from + across, to + across]).and(Path::through(&[from - across, to - across]));
    vec![
        Shape::path(middle.clone(), Paint::stroke(Stroke::new(BALLAST, 34.0))),
        Shape::path(middle, Paint::stroke(Stroke::new(SLEEPER, 27.0).dashed(STRAIGHT.0, STRAIGHT.1))),
        Shape::path(rails, Paint::stroke(Stroke::new(RAIL, 2.8))),
    ]
}

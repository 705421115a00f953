//! The bridge of a crossover.

use track::{Piece, Side};

use super::{
    palette::{ROCK_INK, SHADOW, STONE},
    rails::track,
    way::{SPAN, Way, towards},
};
use crate::scene::{Paint, Path, Point, Shape, Stroke, at};

/// From the middle of the bridge to its parapets, and to the ends of its wings.
const HALF_WIDTH: f64 = 21.0;
const WING: f64 = 28.0;
/// Half its length, without and with its wings.
const HALF_LENGTH: f64 = 30.0;
const HALF_WINGED: f64 = 39.0;

/// The way below the bridge of a crossover, then the way on it.
pub fn ways(piece: Piece) -> Option<(Way, Way)> {
    let bridge = piece.bridge()?;
    let (from, to) = bridge.pairs().next()?;
    Some((Way { from: from.turned(1), to: to.turned(1) }, Way { from, to }))
}

/// The bridge with the track on it, for a square at `corner`.
pub fn shapes(over: Way, corner: Point) -> Vec<Shape> {
    let centre = corner + at(SPAN, SPAN) * 0.5;
    let (along, across) = (towards(over.to), towards(over.to.turned(1)));
    let place = |a: f64, b: f64| centre + along * a + across * b;
    let slab = |length: f64, from: f64, to: f64| {
        let points = [place(-length, from), place(length, from), place(length, to), place(-length, to)];
        Path::outline(&points)
    };
    // The light comes from the top left, so the shadow falls to the right or down.
    let is_lit = matches!(over.to.turned(1), Side::East | Side::South);
    let (near, far) = if is_lit { (HALF_WIDTH, HALF_WIDTH + 9.0) } else { (-HALF_WIDTH, -HALF_WIDTH - 9.0) };
    let parapet = |sign: f64| {
        Path::through(&[
            place(-HALF_WINGED, WING * sign),
            place(-HALF_LENGTH, HALF_WIDTH * sign),
            place(HALF_LENGTH, HALF_WIDTH * sign),
            place(HALF_WINGED, WING * sign),
        ])
    };
    let parapets = parapet(1.0).and(parapet(-1.0));
    let mut res = vec![
        Shape::path(slab(HALF_LENGTH - 5.0, near, far), Paint::fill(SHADOW).faint(0.32)),
        Shape::path(slab(HALF_LENGTH, -HALF_WIDTH, HALF_WIDTH), Paint::fill(STONE)),
    ];
    // On the bridge the sleepers lie on stone, so its deck is not covered with ballast.
    res.extend(track(&[over], corner).into_iter().skip(1));
    res.push(Shape::path(parapets.clone(), Paint::stroke(Stroke::new(ROCK_INK, 5.4).round())));
    res.push(Shape::path(parapets, Paint::stroke(Stroke::new(STONE, 2.2).round())));
    res
}

//! The signs of stations, on the border of a map and small in a table.

use super::palette::{FAINT_INK, PAPER, PLAQUE};
use crate::scene::{Anchor, Colour, Paint, Point, Shape, Stroke, Text, at};

/// From the edge of the map to the far side of a border square.
pub const DEPTH: f64 = 64.0;
/// From the edge of the map to the middle of a station.
pub const DISTANCE: f64 = 35.0;
/// Half the width of a station on the border.
pub const RADIUS: f64 = 23.0;

/// The outline of a sign.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Outline {
    /// A circle.
    Round,
    /// A square with round corners.
    Square,
}

/// A sign that says a number or a letter; hollow if it is not `solid`.
pub fn plaque(centre: Point, radius: f64, words: &str, outline: Outline, solid: bool) -> Vec<Shape> {
    let (paint, ring, ink): (Paint, Colour, Colour) = if solid {
        (Paint::fill(PLAQUE), PAPER, Colour::WHITE)
    } else {
        (Paint::fill(PAPER).edged(Stroke::new(FAINT_INK, radius * 0.08)), PAPER, FAINT_INK)
    };
    let sign = |radius: f64, paint: Paint| match outline {
        Outline::Round => Shape::circle(centre, radius, paint),
        Outline::Square => {
            let half = radius * 0.92;
            Shape::rect(centre - at(half, half), at(half, half) * 2.0, radius * 0.28, paint)
        }
    };
    let words = Text::new(centre + at(0.0, radius * 0.46), words, radius * 1.3, ink);
    vec![
        sign(radius, paint),
        sign(radius * 0.84, Paint::stroke(Stroke::new(ring, radius * 0.07))),
        words.anchored(Anchor::Middle).bold().into(),
    ]
}

//! What every map has: border squares, numbers, the frame, and the mark of an open square.

use track::{Border, Side, Square};

use super::{
    course::corner,
    palette::{BORDER, FAINT_INK, GRID, INK, LEGAL, LEGAL_TINT},
    sign::DEPTH,
    way::SPAN,
};
use crate::scene::{Anchor, Paint, Point, Shape, Stroke, Text, at};

/// The width of all squares together.
pub const WIDTH: f64 = SPAN * Square::SPAN as f64;
/// The room for the numbers beyond the border squares.
pub const NUMBERS: f64 = 30.0;

/// The border squares, and the numbers of columns and rows beyond them.
pub fn shapes() -> Vec<Shape> {
    Border::all().map(border_square).chain(numbers()).collect()
}

/// The line between squares and border squares.
pub fn frame() -> Shape {
    Shape::rect(Point::default(), at(WIDTH, WIDTH), 0.0, Paint::stroke(Stroke::new(INK, 3.0)))
}

fn border_square(border: Border) -> Shape {
    let inner = corner(border.square());
    let (place, size) = match border.side() {
        Side::North => (inner - at(0.0, DEPTH), at(SPAN, DEPTH)),
        Side::East => (inner + at(SPAN, 0.0), at(DEPTH, SPAN)),
        Side::South => (inner + at(0.0, SPAN), at(SPAN, DEPTH)),
        Side::West => (inner - at(DEPTH, 0.0), at(DEPTH, SPAN)),
    };
    Shape::rect(place, size, 0.0, Paint::fill(BORDER).edged(Stroke::new(GRID, 1.5)))
}

/// The numbers of columns and rows, above and to the left.
fn numbers() -> impl Iterator<Item = Shape> {
    numbers_at(-DEPTH - NUMBERS / 2.0)
}

/// The same numbers once more, beneath and to the right.
pub fn far_numbers() -> impl Iterator<Item = Shape> {
    numbers_at(WIDTH + DEPTH + NUMBERS / 2.0)
}

fn numbers_at(outside: f64) -> impl Iterator<Item = Shape> {
    (1..=Square::SPAN).flat_map(move |number| {
        let middle = (f64::from(number) - 0.5) * SPAN;
        [at(middle, outside), at(outside, middle)].map(|place| {
            let text = Text::new(place + at(0.0, 8.0), number.to_string(), 24.0, FAINT_INK);
            text.anchored(Anchor::Middle).bold().into()
        })
    })
}

/// An empty square that the player may choose.
pub fn legal(corner: Point) -> Vec<Shape> {
    let paint = Paint::fill(LEGAL_TINT).edged(Stroke::new(LEGAL, 2.2).dashed(&[3.0, 4.0], 0.0));
    vec![
        Shape::rect(corner + at(9.0, 9.0), at(82.0, 82.0), 9.0, paint),
        Shape::circle(corner + at(50.0, 50.0), 6.0, Paint::fill(LEGAL)),
    ]
}

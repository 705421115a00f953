//! The map: border squares, squares and what is drawn in them, and the lines above.

use ::thirty::Mark;
use track::{Border, Piece, Side, Square};

use super::{
    Picture, bridge,
    course::corner,
    ground,
    lines::Lines,
    palette::{BORDER, FAINT_INK, GRID, INK, SQUARE},
    rails::{SPAN, track, ways},
    station::{self, DEPTH},
    words,
};
use crate::scene::{Anchor, Group, Paint, Point, Shape, Stroke, Text, at};

/// The width of all squares together.
pub(super) const WIDTH: f64 = SPAN * Square::SPAN as f64;
/// The room for the numbers beyond the border squares.
pub(super) const NUMBERS: f64 = 30.0;

/// The map; the corner of its first square is at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point) -> Group {
    let Picture { sheet, rules, .. } = *picture;
    let mut shapes: Vec<Shape> = Border::all().map(border_square).collect();
    shapes.extend(numbers());
    shapes.extend(Square::all().map(|square| square_group(picture, square).into()));
    shapes.extend(sheet.track().map(|(square, piece)| track_group(picture, square, piece).into()));
    shapes.extend(station::stubs(sheet));
    let lines = picture.with_lines.then(|| Lines::of(sheet));
    shapes.extend(lines.iter().flat_map(|it| it.shapes(picture)));
    for (square, piece) in sheet.track() {
        if let Some((_, over)) = bridge::ways(piece) {
            shapes.extend(bridge::shapes(over, corner(square)));
            shapes.extend(lines.iter().flat_map(|it| it.over_bridge(square, piece)));
        }
    }
    let frame = Paint::stroke(Stroke::new(INK, 3.0));
    shapes.push(Shape::rect(Point::default(), at(WIDTH, WIDTH), 0.0, frame));
    shapes.extend(station::plaques(sheet, rules));
    Group::at(place, shapes).named("map")
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

/// The numbers of columns and rows.
fn numbers() -> impl Iterator<Item = Shape> {
    (1..=Square::SPAN).flat_map(|number| {
        let middle = (f64::from(number) - 0.5) * SPAN;
        let outside = -DEPTH - NUMBERS / 2.0;
        [at(middle, outside), at(outside, middle)].map(|place| {
            let text = Text::new(place + at(0.0, 8.0), number.to_string(), 24.0, FAINT_INK);
            text.anchored(Anchor::Middle).bold().into()
        })
    })
}

fn square_group(picture: &Picture<'_>, square: Square) -> Group {
    let Picture { sheet, .. } = *picture;
    let place = corner(square);
    let is_bonus = sheet.bonus_square() == Some(square);
    let mut shapes = vec![Shape::rect(place, at(SPAN, SPAN), 0.0, Paint::fill(SQUARE).edged(Stroke::new(GRID, 1.5)))];
    if is_bonus {
        shapes.push(ground::bonus_tint(place));
    }
    match sheet.mark(square) {
        Mark::Empty if picture.legal.contains(square) => shapes.extend(ground::legal(place)),
        // Track comes above all squares, for the next square must not cover the edge of its ballast.
        Mark::Empty | Mark::Track(_) => {}
        Mark::Mountain => shapes.extend(ground::mountain(place)),
        Mark::Mine => shapes.extend(ground::mine(place)),
        Mark::Cross => shapes.extend(ground::cross(place, square)),
    }
    if is_bonus {
        shapes.push(ground::bonus_star(place));
    }
    let name = format!("x{}y{}", square.x(), square.y());
    Group::at(Point::default(), shapes).named(name).labelled(words::square(sheet, square))
}

/// Track, but for what is on a bridge, which comes above the lines that pass under it.
fn track_group(picture: &Picture<'_>, square: Square, piece: Piece) -> Group {
    let ways = match bridge::ways(piece) {
        Some((under, _)) => vec![under],
        None => ways(piece.joins()).collect(),
    };
    let shapes = track(&ways, corner(square));
    Group::at(Point::default(), shapes).labelled(words::square(picture.sheet, square))
}

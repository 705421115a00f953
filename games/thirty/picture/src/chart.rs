//! The map: border squares, squares and what is drawn in them, and the lines above.

use thirty::Mark;
use track::{Piece, Square};

use super::{Picture, ground, lines, station, words};
use draw::{
    scene::{Group, Paint, Point, Shape, Stroke, at},
    sheet::{
        border, bridge,
        course::corner,
        palette::{GRID, SQUARE},
        rails::track,
        way::{SPAN, ways},
    },
};

/// The map; the corner of its first square is at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point) -> Group {
    let Picture { sheet, rules, .. } = *picture;
    let mut shapes = border::shapes();
    shapes.extend(Square::all().map(|square| square_group(picture, square).into()));
    shapes.extend(sheet.track().map(|(square, piece)| track_group(picture, square, piece).into()));
    shapes.extend(station::stubs(sheet));
    let lines = picture.with_lines.then(|| lines::of(picture));
    shapes.extend(lines.iter().flat_map(|it| it.shapes("mine-links", "links to the mine")));
    for (square, piece) in sheet.track() {
        if let Some((_, over)) = bridge::ways(piece) {
            shapes.extend(bridge::shapes(over, corner(square)));
            shapes.extend(lines.iter().flat_map(|it| it.again(square, over)));
        }
    }
    shapes.push(border::frame());
    shapes.extend(station::plaques(sheet, rules));
    Group::at(place, shapes).named("map")
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
        Mark::Empty if picture.legal.contains(square) => shapes.extend(border::legal(place)),
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

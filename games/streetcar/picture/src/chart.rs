//! The map: border squares, tiles and what else lies in the squares, and the drives above.

use streetcar::{Mark, Station, Tile};
use track::Square;

use super::{Picture, central, lines, street, town, words, zone};
use crate::palette::LAWN;
use draw::{
    scene::{Group, Paint, Point, Shape, Stroke, at},
    sheet::{
        border,
        course::corner,
        palette::{GRID, SQUARE},
        sign::{DISTANCE, Outline, RADIUS, plaque},
        way::{SPAN, middle, towards, ways},
    },
};

/// The map; the corner of its first square is at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point) -> Group {
    let board = picture.board;
    let mut shapes = border::shapes();
    shapes.extend(Square::all().map(|square| square_group(picture, square).into()));
    let stations = || Station::ALL.into_iter().filter_map(|it| Some((it, board.station(it)?)));
    for (_, border) in stations() {
        let edge = corner(border.square()) + middle(border.side());
        shapes.extend(street::stub(edge + towards(border.side()) * DISTANCE, edge, border.side()));
    }
    if picture.with_lines {
        shapes.extend(lines::of(board).shapes("central-links", "drives to the central station"));
    }
    shapes.push(border::frame());
    shapes.extend(stations().map(|(station, border)| {
        let centre = corner(border.square()) + middle(border.side()) + towards(border.side()) * DISTANCE;
        let shapes = plaque(centre, RADIUS, &station.to_string(), Outline::Round, true);
        let label = format!("station {station} at {border}");
        Group::at(Point::default(), shapes).named(format!("station-{station}")).labelled(label).into()
    }));
    Group::at(place, shapes).named("map")
}

fn square_group(picture: &Picture<'_>, square: Square) -> Group {
    let place = corner(square);
    let mut shapes = vec![Shape::rect(place, at(SPAN, SPAN), 0.0, Paint::fill(SQUARE).edged(Stroke::new(GRID, 1.5)))];
    match picture.board.mark(square) {
        Mark::Empty if picture.legal.contains(square) => shapes.extend(border::legal(place)),
        Mark::Empty => {}
        Mark::Zone => shapes.extend(zone::shapes(place, square)),
        Mark::Central => shapes.extend(central::shapes(place)),
        Mark::Track(tile) => shapes.extend(tile_shapes(place, square, tile)),
    }
    let name = format!("x{}y{}", square.x(), square.y());
    Group::at(Point::default(), shapes).named(name).labelled(words::square(picture.board, square))
}

pub(super) fn tile_shapes(place: Point, square: Square, tile: Tile) -> Vec<Shape> {
    let lawn = Paint::fill(LAWN).edged(Stroke::new(GRID, 1.5));
    let mut res = vec![Shape::rect(place, at(SPAN, SPAN), 0.0, lawn)];
    res.extend(street::track(&ways(tile.joins()).collect::<Vec<_>>(), place));
    res.extend(town::shapes(place, square, tile));
    res
}

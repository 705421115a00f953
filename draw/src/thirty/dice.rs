//! The two dice, and single pieces of track.

use track::{Kind, Piece};

use super::{bridge, rails::track};
use crate::{
    paper::{
        palette::{DIE, GRID, INK, PAPER, SQUARE},
        way::{SPAN, ways},
    },
    scene::{Anchor, Colour, Paint, Path, Point, Scene, Shape, Stroke, Text, at},
};

const SIZE: Point = at(SPAN, SPAN);

/// Where the pips of a die are, in thirds of it from its middle.
const PIPS: [&[(f64, f64)]; 6] = [
    &[(0.0, 0.0)],
    &[(-1.0, -1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
];

/// The white die; a blank one where a die has no such number.
pub fn white_die(number: u8) -> Scene {
    let pips = usize::from(number).checked_sub(1).and_then(|it| PIPS.get(it)).copied().unwrap_or_default();
    let mut shapes = vec![body(Colour::WHITE)];
    shapes.extend(pips.iter().map(|&(x, y)| Shape::circle(SIZE * 0.5 + at(x, y) * 24.0, 9.0, Paint::fill(INK))));
    scene(format!("white die: {number}"), shapes)
}

/// The coloured die, which shows the piece of track that it demands and its number.
pub fn colour_die(kind: Kind) -> Scene {
    let window = Shape::rect(at(20.0, 20.0), at(60.0, 60.0), 8.0, Paint::fill(PAPER));
    let rails: Path = ways(kind.piece(0).joins()).map(|it| it.path(Point::default(), 0.0)).collect();
    let rails = rails.scaled(0.6).moved(at(20.0, 20.0));
    let mut shapes = vec![body(DIE), window];
    if let Some((under, over)) = bridge::ways(kind.piece(0)) {
        let way = |it: crate::paper::way::Way| it.path(Point::default(), 0.0).scaled(0.6).moved(at(20.0, 20.0));
        shapes.push(Shape::path(way(under), Paint::stroke(Stroke::new(INK, 7.0))));
        shapes.push(Shape::rect(at(38.0, 32.0), at(24.0, 36.0), 0.0, Paint::fill(PAPER)));
        shapes.push(Shape::path(way(over), Paint::stroke(Stroke::new(INK, 7.0))));
    } else {
        shapes.push(Shape::path(rails, Paint::stroke(Stroke::new(INK, 7.0))));
    }
    let number = Text::new(at(89.0, 96.0), kind.die().to_string(), 17.0, Colour::WHITE);
    shapes.push(number.anchored(Anchor::Middle).bold().into());
    scene(format!("coloured die: {kind}"), shapes)
}

/// One piece of track, as it lies on the map.
pub fn piece(piece: Piece) -> Scene {
    let ground = Paint::fill(SQUARE).edged(Stroke::new(GRID, 3.0));
    let mut shapes = vec![Shape::rect(Point::default(), SIZE, 0.0, ground)];
    if let Some((under, over)) = bridge::ways(piece) {
        shapes.extend(track(&[under], Point::default()));
        shapes.extend(bridge::shapes(over, Point::default()));
    } else {
        shapes.extend(track(&ways(piece.joins()).collect::<Vec<_>>(), Point::default()));
    }
    scene(format!("{} {piece}", piece.kind()), shapes)
}

fn body(face: Colour) -> Shape {
    Shape::rect(at(3.0, 3.0), SIZE - at(6.0, 6.0), 20.0, Paint::fill(face).edged(Stroke::new(INK, 4.0)))
}

fn scene(title: String, shapes: Vec<Shape>) -> Scene {
    Scene { width: SIZE.x, height: SIZE.y, description: title.clone(), title, shapes }
}

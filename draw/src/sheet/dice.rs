//! The two dice, and single pieces of track.

use track::{Kind, Piece};

use super::{
    bridge,
    palette::{DIE, GRID, INK, PAPER, SQUARE},
    rails::track,
    way::{SPAN, Way, ways},
};
use crate::scene::{Anchor, Colour, Paint, Path, Point, Scene, Shape, Stroke, Text, at};

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
    let corner = at(20.0, 12.0);
    let window = Shape::rect(corner, at(60.0, 60.0), 8.0, Paint::fill(PAPER));
    let rail = |way: Way| way.path(Point::default(), 0.0).scaled(0.6).moved(corner);
    let inked = |path: Path| Shape::path(path, Paint::stroke(Stroke::new(INK, 7.0)));
    let mut shapes = vec![body(DIE), window];
    if let Some((under, over)) = bridge::ways(kind.piece(0)) {
        let gap = Shape::rect(corner + at(18.0, 12.0), at(24.0, 36.0), 0.0, Paint::fill(PAPER));
        shapes.extend([inked(rail(under)), gap, inked(rail(over))]);
    } else {
        shapes.push(inked(ways(kind.piece(0).joins()).map(rail).collect()));
    }
    let number = Text::new(at(50.0, 91.0), kind.die().to_string(), 20.0, Colour::WHITE);
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::svg;

    #[test]
    fn dice_and_pieces_all_look_different() {
        let (whites, colours) = ((1..=6).map(white_die), Kind::ALL.map(colour_die));
        let all = whites.chain(colours).chain(Piece::all().map(piece)).map(|it| svg::silent(&it));
        let all: Vec<_> = all.collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), 6 + Kind::ALL.len() + Piece::COUNT);
        for (text, number) in all.iter().zip(1..=6) {
            assert_eq!(text.matches("<circle").count(), number, "pips");
        }
        assert!(!svg::silent(&white_die(9)).contains("<circle"));
    }
}

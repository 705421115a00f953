//! The land on cards and border pieces: a tint, and small pictures that tell it apart without colours.

use village::Terrain;

use super::palette::{ink, tint};
use draw::{
    scene::{Colour, Paint, Path, Point, Shape, Stroke, at},
    sheet::palette::SQUARE,
};

/// A small picture of a terrain, about 28 wide and high at scale 1.
pub(super) fn glyph(terrain: Terrain, centre: Point, scale: f64) -> Vec<Shape> {
    let place = |x: f64, y: f64| centre + at(x, y) * scale;
    let colour = ink(terrain);
    let stroke = |width: f64| Paint::stroke(Stroke::new(colour, width * scale).round());
    let edged = |fill: Colour| Paint::fill(fill).edged(Stroke::new(colour, 1.5 * scale));
    match terrain {
        Terrain::Field => {
            let stalk = |x: f64| -> Path {
                let ears = [-9.0, -4.0, 1.0].into_iter();
                let ears =
                    ears.map(|y| Path::through(&[place(x - 4.0, y - 3.0), place(x, y + 1.0), place(x + 4.0, y - 3.0)]));
                Path::through(&[place(x, -11.0), place(x, 12.0)]).and(ears.collect())
            };
            vec![Shape::path([-10.0, 0.0, 10.0].into_iter().map(stalk).collect(), stroke(1.7))]
        }
        Terrain::Forest => {
            let tree = |x: f64, y: f64| {
                let crown = [(0.0, -13.0), (8.0, 6.0), (-8.0, 6.0)].map(|(a, b)| place(x + a, y + b));
                let trunk = Path::through(&[place(x, y + 6.0), place(x, y + 11.0)]);
                [Shape::path(trunk, stroke(2.6)), Shape::path(Path::outline(&crown), Paint::fill(colour))]
            };
            [tree(-8.0, 0.0), tree(8.0, 2.0)].into_iter().flatten().collect()
        }
        Terrain::Pasture => {
            let legs = [-6.0, 4.0].map(|x| Path::through(&[place(x, 4.0), place(x, 11.0)]));
            let grass =
                [-13.0, 13.0].map(|x| Path::through(&[place(x - 2.0, 6.0), place(x, 11.0), place(x + 2.0, 6.0)]));
            let wool = [(-7.0, 1.0), (0.0, -2.0), (5.0, 2.0), (-2.0, 3.0)];
            let mut res = vec![Shape::path(legs.into_iter().chain(grass).collect(), stroke(1.8))];
            res.extend(wool.map(|(x, y)| Shape::circle(place(x, y), 6.0 * scale, edged(SQUARE))));
            res.push(Shape::circle(place(-1.0, 1.0), 6.5 * scale, Paint::fill(SQUARE)));
            res.push(Shape::circle(place(11.5, -4.0), 3.8 * scale, Paint::fill(colour)));
            res
        }
        Terrain::Lake => {
            let wave = |y: f64, x: f64| {
                Path::from(place(x - 12.0, y))
                    .curve(place(x - 8.0, y - 5.0), place(x - 4.0, y - 5.0), place(x, y))
                    .curve(place(x + 4.0, y + 5.0), place(x + 8.0, y + 5.0), place(x + 12.0, y))
            };
            vec![Shape::path([wave(-7.0, -2.0), wave(0.0, 2.0), wave(7.0, -2.0)].into_iter().collect(), stroke(2.2))]
        }
        Terrain::Village => {
            let house = |x: f64, y: f64| {
                let wall = Shape::rect(place(x - 6.0, y), at(12.0, 10.0) * scale, 0.0, edged(SQUARE));
                let roof = [(-8.0, 0.5), (0.0, -9.0), (8.0, 0.5)].map(|(a, b)| place(x + a, y + b));
                let door = Shape::rect(place(x - 1.8, y + 4.0), at(3.6, 6.0) * scale, 0.0, Paint::fill(colour));
                [wall, Shape::path(Path::outline(&roof), Paint::fill(colour)), door]
            };
            [house(-7.0, 1.0), house(8.0, -2.0)].into_iter().flatten().collect()
        }
    }
}

/// Land with the terrain's picture at these spots.
pub(super) fn land(terrain: Terrain, corner: Point, size: Point, spots: &[(f64, f64)], scale: f64) -> Vec<Shape> {
    let edge = Stroke::new(ink(terrain), 1.4);
    let mut res = vec![Shape::rect(corner, size, 3.0, Paint::fill(tint(terrain)).edged(edge))];
    res.extend(spots.iter().flat_map(|&(x, y)| glyph(terrain, corner + at(x, y), scale)));
    res
}

//! The signs of the terrains: tufts of grass, firs, humps; and waves.

use railage::Terrain;

use super::{hex::Lie, palette};
use draw::scene::{Paint, Path, Point, Shape, Stroke, at};

/// Where the signs stand in a hexagon of radius one: beside its name and at its bottom.
const PLACES: [Point; 5] = [at(-0.6, -0.12), at(0.6, -0.12), at(-0.4, 0.46), at(0.4, 0.46), at(0.0, 0.72)];
/// The same in a hexagon that lies on a side, which is lower and wider.
const TURNED_PLACES: [Point; 5] = [at(-0.66, -0.08), at(0.66, -0.08), at(-0.44, 0.46), at(0.44, 0.46), at(0.0, 0.63)];

/// The signs of a cell.
pub(super) fn signs(terrain: Terrain, centre: Point, radius: f64, lie: Lie) -> Shape {
    let ink = palette::terrain(terrain).1;
    let size = radius / 50.0;
    let places = if lie == Lie::Upright { PLACES } else { TURNED_PLACES };
    let paths = places.map(|it| sign(terrain, centre + it * radius, size));
    let paint = match terrain {
        Terrain::Plain => Paint::stroke(Stroke::new(ink, 1.7 * size).round()),
        Terrain::Forest => Paint::fill(ink),
        Terrain::Hill => Paint::stroke(Stroke::new(ink, 2.0 * size).round()),
    };
    Shape::path(paths.into_iter().collect(), paint)
}

/// One sign that stands around `place`.
fn sign(terrain: Terrain, place: Point, size: f64) -> Path {
    let to = |x: f64, y: f64| place + at(x, y) * size;
    match terrain {
        Terrain::Plain => [(-5.0, -3.0), (0.0, -6.0), (5.0, -3.0)]
            .map(|(x, y)| Path::through(&[to(x * 0.4, 4.0), to(x, y)]))
            .into_iter()
            .collect(),
        Terrain::Forest => Path::outline(&[
            to(0.0, -9.0),
            to(4.5, -2.0),
            to(2.5, -2.0),
            to(6.5, 4.5),
            to(1.2, 4.5),
            to(1.2, 8.0),
            to(-1.2, 8.0),
            to(-1.2, 4.5),
            to(-6.5, 4.5),
            to(-2.5, -2.0),
            to(-4.5, -2.0),
        ]),
        Terrain::Hill => {
            let hump = Path::from(to(-9.0, 5.0)).curve(to(-5.0, -8.0), to(5.0, -8.0), to(9.0, 5.0));
            let shade = [(2.0, 4.0), (5.0, 5.0)];
            let shade = shade.map(|(x, y)| Path::through(&[to(x - 0.5, y - 5.0), to(x + 0.5, y - 1.0)]));
            hump.and(shade.into_iter().collect())
        }
    }
}

/// Waves across a cell.
pub(super) fn waves(centre: Point) -> Shape {
    let wave = |x: f64, y: f64| {
        let to = |dx: f64, dy: f64| centre + at(x + dx, y + dy);
        Path::from(to(-13.0, 0.0)).curve(to(-8.0, -7.0), to(-5.0, -7.0), to(0.0, 0.0)).curve(
            to(5.0, 7.0),
            to(8.0, 7.0),
            to(13.0, 0.0),
        )
    };
    let path = wave(-8.0, -18.0).and(wave(12.0, 2.0)).and(wave(-10.0, 21.0));
    Shape::path(path, Paint::stroke(Stroke::new(palette::WAVE, 2.2).round()).faint(0.8))
}

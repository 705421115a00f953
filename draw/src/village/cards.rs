//! Single cards and signs as scenes of their own, for pages that set their own words beside them.

use ::village::{Feature, Line, RailwayCard, Terrain};

use super::{Names, card, feature, palette::livery, terrain, words};
use crate::scene::{Paint, Path, Point, Scene, Shape, at};

/// A track as it lies.
pub fn track(card: &RailwayCard, turned: bool, names: &Names<'_>) -> Scene {
    let size = card::SIZE + at(2.0, 2.0);
    scene(size, &words::card(card, turned), card::track(card, turned, names, at(1.0, 1.0)))
}

/// The sign of a terrain, on its land.
pub fn land(of: Terrain) -> Scene {
    let size = at(36.0, 36.0);
    scene(size, of.name(), terrain::land(of, at(1.0, 1.0), size - at(2.0, 2.0), &[(17.0, 17.0)], 1.0))
}

/// The sign of a feature.
pub fn sign(of: Feature) -> Scene {
    let size = at(44.0, 44.0);
    scene(size, &words::feature(of), vec![feature::badge(of, size * 0.5).into()])
}

/// A sample of how a line is drawn.
pub fn sample(of: Line) -> Scene {
    let path = Path::through(&[at(0.0, 5.0), at(60.0, 5.0)]);
    scene(at(60.0, 10.0), &of.to_string(), vec![Shape::path(path, Paint::stroke(livery(of).stroke(6.0, 0.0)))])
}

fn scene(size: Point, words: &str, shapes: Vec<Shape>) -> Scene {
    Scene { width: size.x, height: size.y, title: words.to_owned(), description: words.to_owned(), shapes }
}

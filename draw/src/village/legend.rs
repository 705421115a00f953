//! What the features score.

use ::village::{Feature, Terrain};

use super::feature;
use crate::{
    scene::{Group, Point, Shape, Text, at},
    thirty::palette::{FAINT_INK, INK},
};

/// The height of a row.
const ROW: f64 = 54.0;

const WORDS: [(Feature, &str, &str); 5] = [
    (Feature::Barn(Terrain::Forest), "barn", "1 for each track like it"),
    (Feature::Farm, "farm", "1 for each kind of terrain"),
    (Feature::Halt(3), "halt", "the points on it"),
    (Feature::Signal, "signals", "3, 8, 15, 24 on one line"),
    (Feature::Siding, "sidings", "1, 3, 6, 10, 15, 21, 28"),
];

/// The height of a legend of so many columns.
pub(super) fn height(n_columns: usize) -> f64 {
    WORDS.len().div_ceil(n_columns) as f64 * ROW
}

/// The legend, with its corner at `place`.
pub(super) fn group(n_columns: usize, width: f64, place: Point) -> Group {
    let mut shapes: Vec<Shape> = Vec::new();
    for (n, (feature, name, words)) in WORDS.into_iter().enumerate() {
        let corner = at((n % n_columns) as f64 * width / n_columns as f64, (n / n_columns) as f64 * ROW);
        shapes.push(feature::badge(feature, corner + at(22.0, 24.0)).into());
        shapes.push(Text::new(corner + at(52.0, 20.0), name, 18.0, INK).bold().into());
        shapes.push(Text::new(corner + at(52.0, 40.0), words, 15.0, FAINT_INK).into());
    }
    Group::at(place, shapes).named("legend")
}

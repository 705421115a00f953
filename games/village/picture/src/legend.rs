//! What the features score.

use village::{Feature, Terrain};

use super::feature;
use draw::{
    scene::{Group, Point, Shape, Text, at},
    sheet::palette::{FAINT_INK, INK},
};

/// The height of a row.
const ROW: f64 = 54.0;

const N_FEATURES: u8 = 5;
const WORDS: [(Feature, &str, &str); N_FEATURES as usize] = [
    (Feature::Barn(Terrain::Forest), "barn", "1 for each track like it"),
    (Feature::Farm, "farm", "1 for each kind of terrain"),
    (Feature::Halt(3), "halt", "the points on it"),
    (Feature::Signal, "signals on a line", "3, 8, 15, 24"),
    (Feature::Siding, "lines with sidings", "1, 3, 6, 10, 15, 21, 28"),
];

/// The height of a legend of so many columns.
pub(super) fn height(n_columns: u8) -> f64 {
    f64::from(N_FEATURES.div_ceil(n_columns)) * ROW
}

/// The legend, with its corner at `place`.
pub(super) fn group(n_columns: u8, width: f64, place: Point) -> Group {
    let mut shapes: Vec<Shape> = Vec::new();
    for ((feature, name, words), n) in WORDS.into_iter().zip(0_u8..) {
        let corner = at(f64::from(n % n_columns) * width / f64::from(n_columns), f64::from(n / n_columns) * ROW);
        shapes.push(feature::badge(feature, corner + at(22.0, 24.0)).into());
        shapes.push(Text::new(corner + at(52.0, 20.0), name, 18.0, INK).bold().into());
        shapes.push(Text::new(corner + at(52.0, 40.0), words, 15.0, FAINT_INK).into());
    }
    Group::at(place, shapes).named("legend")
}

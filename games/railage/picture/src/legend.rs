//! The chart of the die that is left, and what the strokes and signs mean.

use railage::{Face, Terrain};

use super::{Picture, hex::Lie, palette, palette::Role, terrain, tracks};
use draw::{
    scene::{Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::palette::{FAINT_INK, INK},
};

const FIRST_ROW: f64 = 30.0;
const CHART_ROW: f64 = 62.0;
const LINE_ROW: f64 = 34.0;
const DIE: f64 = 42.0;
pub(super) const MINI: f64 = 25.0;
const LINES_TOP: f64 = FIRST_ROW + 2.0 * CHART_ROW + 64.0 + 20.0;

/// The height of the legend.
pub(super) const HEIGHT: f64 = LINES_TOP + FIRST_ROW + 5.0 * LINE_ROW;

/// The legend, with its corner at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point) -> Group {
    let mut shapes = head(0.0, "dots by the die that is left");
    for (face, n) in Face::ALL.into_iter().zip(0_u8..) {
        let corner = at(f64::from(n % 3) * 160.0, FIRST_ROW + 12.0 + f64::from(n / 3) * CHART_ROW);
        shapes.extend(die(corner, face));
        let terrains = picture.map.chart().terrains(face);
        for (terrain, n) in terrains.into_iter().zip(0_u8..) {
            let centre = corner + at(DIE + 28.0 + f64::from(n) * 1.78 * MINI, DIE / 2.0);
            shapes.extend(mini(terrain, centre));
        }
    }
    for (terrain, n) in Terrain::ALL.into_iter().zip(0_u8..) {
        let centre = at(22.0 + f64::from(n) * 160.0, FIRST_ROW + 2.0 * CHART_ROW + 38.0);
        shapes.extend(mini(terrain, centre));
        shapes.push(Text::new(centre + at(32.0, 7.0), terrain.name(), 20.0, INK).within(100.0).into());
    }
    shapes.extend(head(LINES_TOP, "lines"));
    for (role, n) in Role::ALL.into_iter().zip(0_u8..) {
        let middle = LINES_TOP + FIRST_ROW + (f64::from(n) + 0.5) * LINE_ROW + 4.0;
        shapes.extend(tracks::sample(at(8.0, middle), 86.0, role));
        shapes.push(
            Text::new(at(116.0, middle + 7.0), role.words(), 20.0, INK).within(super::scores::WIDTH - 116.0).into(),
        );
    }
    shapes.extend(tracks::key(at(0.0, LINES_TOP + FIRST_ROW + 4.5 * LINE_ROW + 8.0)));
    Group::at(place, shapes).named("legend")
}

fn head(y: f64, words: &str) -> Vec<Shape> {
    let rule = Path::through(&[at(0.0, y + FIRST_ROW), at(super::scores::WIDTH, y + FIRST_ROW)]);
    vec![
        Text::new(at(0.0, y + 18.0), words, 19.0, FAINT_INK).into(),
        Shape::path(rule, Paint::stroke(Stroke::new(INK, 1.6))),
    ]
}

/// A small cell of a terrain.
pub(super) fn mini(terrain: Terrain, centre: Point) -> Vec<Shape> {
    let paint = Paint::fill(palette::terrain(terrain).0).edged(Stroke::new(INK, 1.6));
    let lie = Lie::Upright;
    let signs = terrain::signs(terrain, centre - at(0.0, 5.0), MINI * 1.15, lie);
    vec![Shape::path(lie.outline(centre, MINI), paint), signs]
}

/// A die with its pips.
fn die(corner: Point, face: Face) -> Vec<Shape> {
    let paint = Paint::fill(Colour::WHITE).edged(Stroke::new(INK, 2.0));
    let mut res = vec![Shape::rect(corner, at(DIE, DIE), 9.0, paint)];
    let number = face.number();
    let mut pips = Vec::new();
    if number % 2 == 1 {
        pips.push((0.5, 0.5));
    }
    if number > 1 {
        pips.extend([(0.25, 0.25), (0.75, 0.75)]);
    }
    if number > 3 {
        pips.extend([(0.75, 0.25), (0.25, 0.75)]);
    }
    if number == 6 {
        pips.extend([(0.25, 0.5), (0.75, 0.5)]);
    }
    res.extend(pips.into_iter().map(|(x, y)| Shape::circle(corner + at(x, y) * DIE, 4.2, Paint::fill(INK))));
    res
}

//! The score: points of the tracks, trunk, branches, total, and for a player alone the title.

use railage::{Tally, Title};

use super::{Picture, palette::Role, tracks::sample};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at, fitting},
    sheet::palette::{FAINT_INK, GOLD_TINT, GRID, INK, PAPER, PLAQUE},
};

/// The width of the score.
pub(super) const WIDTH: f64 = 460.0;

const ROW: f64 = 46.0;
const TRUNK_ROW: f64 = 72.0;
const TOTAL_ROW: f64 = 74.0;
const TITLE_ROW: f64 = 40.0;
const FIRST_ROW: f64 = 30.0;

/// What a player alone can become, and from which score on.
const TITLES: [(Title, &str); 7] = [
    (Title::RailwayWorker, "0"),
    (Title::Baron, "60"),
    (Title::Viscount, "70"),
    (Title::Count, "80"),
    (Title::Marquess, "90"),
    (Title::Duke, "100"),
    (Title::RailwayKing, "110"),
];

/// How many rows the branches have: one for each ○ of the lower track.
fn n_branches(picture: &Picture<'_>) -> u8 {
    let tracks = picture.map.tracks();
    tracks.branches(tracks.columns()) as u8
}

/// The height of the score.
pub(super) fn height(picture: &Picture<'_>) -> f64 {
    let titles = if picture.is_solo { 4.0 * TITLE_ROW } else { 0.0 };
    FIRST_ROW + 2.0 * ROW + TRUNK_ROW + f64::from(n_branches(picture)) * ROW + TOTAL_ROW + titles
}

/// The score, with its corner at `place`.
pub(super) fn group(picture: &Picture<'_>, tally: &Tally, place: Point) -> Group {
    let mut shapes: Vec<Shape> = vec![Text::new(at(0.0, 18.0), "score", 19.0, FAINT_INK).into(), rule(FIRST_ROW, 1.6)];
    let mut y = FIRST_ROW;
    // An empty sheet has no numbers, so that it can be printed and written on.
    let is_blank = picture.sheet.stations().is_empty();
    let written = |points: String| if is_blank { String::new() } else { points };
    for (words, points) in
        [("points, upper track", tally.upper_points()), ("points, lower track", tally.lower_points())]
    {
        shapes.extend(row(y, 0.0, words, &written(points.to_string()), points > 0 || is_blank));
        y += ROW;
        shapes.push(rule(y, 0.0));
    }
    shapes.extend(trunk(tally, y, is_blank));
    y += TRUNK_ROW;
    shapes.push(rule(y, 0.0));
    let mut branches = tally.branches();
    let n_reached = picture.map.tracks().branches(picture.sheet.lower());
    for n in 0..n_branches(picture) {
        let is_reached = usize::from(n) < n_reached;
        let (words, points) = match branches.next() {
            Some(it) => (format!("{}, {} lines", it.city, it.n_lines), it.points.to_string()),
            None if is_blank => ("branch".to_owned(), String::new()),
            None if is_reached => ("a city of three lines or more".to_owned(), "0".to_owned()),
            None => ("not reached".to_owned(), "–".to_owned()),
        };
        let ring = Shape::circle(at(17.0, y + ROW / 2.0), 12.0, branch_paint(is_reached));
        shapes.push(ring);
        shapes.extend(row(y, 46.0, &words, &points, is_reached));
        y += ROW;
        shapes.push(rule(y, 0.0));
    }
    shapes.push(rule(y, 2.4));
    shapes.push(Text::new(at(0.0, y + 48.0), "Total", 34.0, INK).serif().bold().into());
    let total = Text::new(at(WIDTH, y + 52.0), written(tally.total().to_string()), 50.0, INK);
    shapes.push(total.anchored(Anchor::End).serif().bold().into());
    if picture.is_solo {
        shapes.extend(titles(tally.title(), y + TOTAL_ROW));
    }
    Group::at(place, shapes).named("score")
}

fn branch_paint(is_reached: bool) -> Paint {
    let (fill, ink) = if is_reached { (GOLD_TINT, INK) } else { (PAPER, FAINT_INK) };
    Paint::fill(fill).edged(Stroke::new(ink, if is_reached { 4.0 } else { 1.6 }))
}

/// A rule over the whole width; a faint one if its width is zero.
fn rule(y: f64, width: f64) -> Shape {
    let stroke = if width > 0.0 { Stroke::new(INK, width) } else { Stroke::new(GRID, 1.2) };
    Shape::path(Path::through(&[at(0.0, y), at(WIDTH, y)]), Paint::stroke(stroke))
}

fn row(y: f64, x: f64, words: &str, points: &str, is_strong: bool) -> Vec<Shape> {
    let colour = if is_strong { INK } else { FAINT_INK };
    let number = Text::new(at(WIDTH, y + 33.0), points, 28.0, colour).anchored(Anchor::End);
    let words = Text::new(at(x, y + 31.0), words, 24.0, colour).within(WIDTH - x - 46.0);
    vec![words.into(), number.bold().into()]
}

fn trunk(tally: &Tally, y: f64, is_blank: bool) -> Vec<Shape> {
    if is_blank {
        let mut res = sample(at(8.0, y + 24.0), 52.0, Role::Trunk);
        res.extend(row(y, 80.0, "trunk", "", true));
        return res;
    }
    let cities: Vec<_> = tally.trunk().as_slice().iter().map(ToString::to_string).collect();
    let factor = if tally.factor() == 0 { "no factor yet".to_owned() } else { format!("× {}", tally.factor()) };
    let words = format!("trunk: {} ○ {factor}", cities.len());
    let mut res = sample(at(8.0, y + 24.0), 52.0, Role::Trunk);
    res.extend(row(y, 80.0, &words, &tally.trunk_points().to_string(), tally.factor() > 0));
    let route = cities.join(" – ");
    let size = fitting(&route, 19.0, WIDTH);
    res.push(Text::new(at(0.0, y + 60.0), route, size, FAINT_INK).into());
    res
}

fn titles(reached: Title, y: f64) -> Vec<Shape> {
    let mut res = Vec::new();
    for ((title, from), n) in TITLES.into_iter().zip(0_u8..) {
        let corner = at(f64::from(n % 2) * (WIDTH / 2.0 + 6.0), y + 4.0 + f64::from(n / 2) * TITLE_ROW);
        let is_reached = title == reached;
        let (paint, ink) = if is_reached {
            (Paint::fill(PLAQUE), Colour::WHITE)
        } else {
            (Paint::fill(PAPER).edged(Stroke::new(GRID, 1.6)), FAINT_INK)
        };
        let width = WIDTH / 2.0 - 6.0;
        let name = Text::new(corner + at(14.0, 23.0), title.to_string(), 20.0, ink).within(width - 80.0);
        let number = Text::new(corner + at(width - 14.0, 23.0), format!("{from}+"), 20.0, ink);
        res.push(Shape::rect(corner, at(width, 32.0), 16.0, paint));
        res.push(if is_reached { name.bold() } else { name }.into());
        res.push(number.anchored(Anchor::End).into());
    }
    res
}

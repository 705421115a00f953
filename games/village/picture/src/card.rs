//! Cards: track in landscape, trips, terminus cards and the backs of those that are hidden.

use track::Side;
use village::{Feature, RailwayCard, Shape as Form, Terminus, Terrain, Trip};

use super::{Names, feature, terrain, words};
use draw::{
    scene::{Anchor, Paint, Path, Point, Shape, Stroke, Text, at, breadth, fitting, halves},
    sheet::{bridge, rails},
    sheet::{
        palette::{FAINT_INK, GOLD, GOLD_TINT, GRID, INK, PLAQUE, SQUARE, TIMBER},
        way::{SPAN, Way},
    },
};

/// What a card is wider than high, on either side: two sleepers.
pub(super) const WING: f64 = 22.222;
/// A railway card.
pub(super) const SIZE: Point = at(SPAN + 2.0 * WING, SPAN);
/// A trip or a terminus card.
pub(super) const LOW: Point = at(SIZE.x, 70.0);

/// Where the land shows its pictures; the name of the terrain stands in the fourth corner.
const SPOTS: [(f64, f64); 3] = [(26.0, 18.0), (119.0, 18.0), (26.0, 81.0)];
/// Where the features of the lines from above and from the left stand.
const ABOVE: Point = at(SIZE.x / 2.0, 20.0);
const LEFT: Point = at(23.0, SIZE.y / 2.0);

/// The way over the bridge.
pub(super) const OVER: Way = Way { from: Side::North, to: Side::South };

/// The square in the middle of a card, where its lines meet.
pub(super) fn inner(corner: Point) -> Point {
    corner + at(WING, 0.0)
}

/// Land and track, but for what is on a bridge.
pub(super) fn ground(card: &RailwayCard, names: &Names<'_>, corner: Point) -> Vec<Shape> {
    let mut res = terrain::land(card.terrain, corner, SIZE, &SPOTS, 0.95);
    res.extend(name(card.terrain, names, corner));
    let ways = match card.shape {
        Form::Bridge => vec![Way { from: Side::West, to: Side::East }],
        Form::Bend => vec![Way { from: Side::North, to: Side::East }, Way { from: Side::West, to: Side::South }],
    };
    for x in [0.0, SIZE.x - WING] {
        let from = corner + at(x, SPAN / 2.0);
        res.extend(rails::stub(from, from + at(WING, 0.0), Side::West));
    }
    if card.shape == Form::Bridge {
        res.extend(rails::track(&[OVER], inner(corner)));
    }
    res.extend(rails::track(&ways, inner(corner)));
    res
}

/// The name of the land, unless it is empty.
fn name(terrain: Terrain, names: &Names<'_>, corner: Point) -> Option<Shape> {
    let (words, place) = (names[terrain.index()], corner + SIZE - at(6.0, 4.5));
    let text = Text::new(place, words, 11.5, super::palette::ink(terrain)).anchored(Anchor::End).bold();
    (!words.is_empty()).then(|| text.into())
}

/// What is above the lines: the bridge comes before, see [`over`].
pub(super) fn badges(features: [Option<Feature>; 2], corner: Point) -> Vec<Shape> {
    let both = features.into_iter().zip([ABOVE, LEFT]);
    both.filter_map(|(it, place)| Some(feature::badge(it?, corner + place).into())).collect()
}

/// The bridge of a card, if it has one.
pub(super) fn over(card: &RailwayCard, corner: Point) -> Vec<Shape> {
    match card.shape {
        Form::Bridge => bridge::shapes(OVER, inner(corner)),
        Form::Bend => Vec::new(),
    }
}

/// A whole track.
pub(super) fn track(card: &RailwayCard, turned: bool, names: &Names<'_>, corner: Point) -> Vec<Shape> {
    let mut res = ground(card, names, corner);
    res.extend(over(card, corner));
    res.extend(badges(card.features(turned), corner));
    res
}

fn blank(corner: Point, size: Point) -> Shape {
    Shape::rect(corner, size, 6.0, Paint::fill(SQUARE).edged(Stroke::new(INK, 1.6)))
}

/// A trip: its points, and what it asks for.
pub(super) fn trip(trip: Trip, corner: Point) -> Vec<Shape> {
    let points = Text::new(corner + at(21.0, 46.0), trip.points().to_string(), 30.0, SQUARE);
    let mut res = vec![
        blank(corner, LOW),
        Shape::rect(corner + at(4.0, 4.0), at(34.0, LOW.y - 8.0), 4.0, Paint::fill(PLAQUE)),
        points.anchored(Anchor::Middle).serif().bold().into(),
    ];
    let words = wrapped(&trip.demand().to_string(), corner + at(46.0, 0.0), LOW - at(50.0, 0.0), 17.0);
    res.extend(words.into_iter().map(Shape::from));
    res
}

/// A terminus card: its number, and what it pays.
pub(super) fn terminus(number: &str, it: Terminus, corner: Point) -> Vec<Shape> {
    let pay = Text::new(corner + at(12.0, 28.0), words::pay(it), 19.0, INK);
    let mut res = vec![
        Shape::rect(corner, LOW, 6.0, Paint::fill(GOLD_TINT).edged(Stroke::new(TIMBER, 1.6))),
        pay.serif().bold().into(),
        Text::new(corner + at(LOW.x - 10.0, 25.0), number, 15.0, FAINT_INK).anchored(Anchor::End).into(),
    ];
    if it.rate() > 0 {
        let each = format!("for each {}", it.what());
        let size = fitting(&each, 16.0, LOW.x - 20.0);
        res.push(Text::new(corner + at(12.0, 54.0), each, size, INK).into());
    }
    res
}

/// A card that is hidden.
pub(super) fn back(corner: Point) -> Vec<Shape> {
    let inset = |by: f64| (corner + at(by, by), LOW - at(by, by) * 2.0);
    let (inside, size) = inset(6.0);
    let hatch = (1..9_u8).map(|n| {
        let x = f64::from(n) * 14.0;
        Path::through(&[corner + at(x, LOW.y - 10.0), corner + at(x + 12.0, 10.0)])
    });
    vec![
        Shape::rect(corner, LOW, 6.0, Paint::fill(GOLD_TINT).edged(Stroke::new(TIMBER, 1.6))),
        Shape::path(hatch.collect(), Paint::stroke(Stroke::new(GOLD, 2.0)).faint(0.5)),
        Shape::rect(inside, size, 4.0, Paint::stroke(Stroke::new(TIMBER, 1.2))),
    ]
}

/// An empty place of a market.
pub(super) fn gap(corner: Point, size: Point) -> Shape {
    Shape::rect(corner, size, 6.0, Paint::stroke(Stroke::new(GRID, 1.6).dashed(&[4.0, 4.0], 0.0)))
}

/// Words in two lines where one would be too long, in the middle of the height of their room.
pub(super) fn wrapped(words: &str, corner: Point, room: Point, size: f64) -> Vec<Text> {
    // What is only a little too long is set smaller instead.
    let lines = match halves(words).filter(|_| breadth(words) * size > room.x * 1.04) {
        Some((one, other)) => vec![one, other],
        None => vec![words],
    };
    let pitch = size * 1.1;
    let first = room.y / 2.0 + size * 0.36 - if lines.len() > 1 { pitch / 2.0 } else { 0.0 };
    let text = |(line, n): (&str, u8)| {
        let place = corner + at(0.0, first + f64::from(n) * pitch);
        Text::new(place, line, fitting(line, size, room.x), INK)
    };
    lines.into_iter().zip(0_u8..).map(text).collect()
}

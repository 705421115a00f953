//! The two tracks: factors, extra actions, ○ and points, with what is reached and what is crossed out.

use railage::SpaceSet;

use super::{Picture, palette::Role};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at, fitting},
    sheet::palette::{FAINT_INK, GOLD, GRID, INK, PENCIL, PLAQUE, SQUARE},
};

const ROW: f64 = 58.0;
const HEAD: f64 = 30.0;
/// The height of both tracks with their heads.
pub(super) const HEIGHT: f64 = 2.0 * (HEAD + ROW) + 6.0;

/// The room for the head of the lower track, beside the note of the map.
const LOWER_HEAD: f64 = 460.0;

/// What is printed on a space.
enum Print {
    Factor(u8),
    Extra,
    Branch,
    Points(u8, Fate),
}

/// What became of points.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Fate {
    Open,
    Gained,
    Gone,
}

/// What became of a space.
#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    Open,
    Reached,
    CrossedOut,
}

struct Space {
    number: u8,
    state: State,
    prints: Vec<Print>,
}

/// How wide a space is on a map of this width.
fn space_width(picture: &Picture<'_>, width: f64) -> f64 {
    (width / f64::from(picture.map.tracks().columns())).clamp(44.0, 72.0)
}

/// The width of both tracks beneath a map of this width.
pub(super) fn width(picture: &Picture<'_>, map_width: f64) -> f64 {
    space_width(picture, map_width) * f64::from(picture.map.tracks().columns())
}

/// Both tracks, with their corner at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point, map_width: f64) -> Group {
    let n = picture.map.tracks().columns();
    let span = space_width(picture, map_width);
    let width = width(picture, map_width);
    let head = |place: Point, words: &str| Text::new(place, words, 19.0, FAINT_INK);
    let mut shapes: Vec<Shape> = vec![head(at(0.0, 20.0), "lines: one space each, from the left →").into()];
    let lower_head = at(width, HEIGHT - 8.0);
    shapes.push(
        head(lower_head, "← special lines: one space each, from the right")
            .within(LOWER_HEAD - 16.0)
            .anchored(Anchor::End)
            .into(),
    );
    let note = format!("{} map, {}", picture.map.name(), picture.map.note());
    let room = width - LOWER_HEAD;
    let size = fitting(&note, 19.0, room);
    shapes.push(Text::new(at(0.0, HEIGHT - 8.0), note, size, FAINT_INK).within(room).serif().italic().into());
    for number in 1..=n {
        let corner = at(span * f64::from(number - 1), HEAD);
        if number <= picture.map.tracks().upper_spaces() {
            shapes.extend(space(&upper(picture, number), corner, span));
        }
        shapes.extend(space(&lower(picture, n + 1 - number), corner + at(0.0, ROW + 6.0), span));
    }
    Group::at(place, shapes).named("tracks")
}

fn upper(picture: &Picture<'_>, number: u8) -> Space {
    let (tracks, sheet) = (picture.map.tracks(), picture.sheet);
    let state = if number <= sheet.upper() {
        State::Reached
    } else if number > tracks.upper_spaces() - sheet.crossed() {
        State::CrossedOut
    } else {
        State::Open
    };
    let fate = fate(sheet.upper_points(), picture.taken.0, number, state);
    let factor = tracks.factor_on(number).map(Print::Factor);
    let extra = tracks.is_extra(number).then_some(Print::Extra);
    let points = tracks.upper_points(number).map(|it| Print::Points(it, fate));
    Space { number, state, prints: [factor, extra, points].into_iter().flatten().collect() }
}

fn lower(picture: &Picture<'_>, number: u8) -> Space {
    let (tracks, sheet) = (picture.map.tracks(), picture.sheet);
    let state = if number <= sheet.lower() { State::Reached } else { State::Open };
    let fate = fate(sheet.lower_points(), picture.taken.1, number, state);
    let branch = tracks.is_branch(number).then_some(Print::Branch);
    let points = tracks.lower_points(number).map(|it| Print::Points(it, fate));
    Space { number, state, prints: [branch, points].into_iter().flatten().collect() }
}

fn fate(gained: SpaceSet, taken: SpaceSet, number: u8, state: State) -> Fate {
    if gained.contains(number) {
        Fate::Gained
    } else if state == State::Reached || taken.contains(number) {
        Fate::Gone
    } else {
        Fate::Open
    }
}

fn space(it: &Space, corner: Point, span: f64) -> Vec<Shape> {
    let (fill, ink, faint) =
        if it.state == State::Reached { (PLAQUE, Colour::WHITE, GRID) } else { (SQUARE, INK, FAINT_INK) };
    let size = at(span - 4.0, ROW);
    let corner = corner + at(2.0, 0.0);
    let mut res = vec![
        Shape::rect(corner, size, 8.0, Paint::fill(fill).edged(Stroke::new(INK, 1.6))),
        Text::new(corner + at(6.0, 15.0), it.number.to_string(), 13.0, faint).into(),
    ];
    let middle = corner + at(size.x / 2.0, ROW / 2.0 + 5.0);
    for print in &it.prints {
        match *print {
            Print::Factor(factor) => {
                let words = Text::new(middle + at(0.0, 11.0), format!("×{factor}"), 30.0, ink);
                res.push(words.anchored(Anchor::Middle).bold().into());
            }
            Print::Extra => res.extend(extra(middle, ink)),
            Print::Branch => res.push(Shape::circle(middle, 14.0, Paint::stroke(Stroke::new(ink, 4.0)))),
            Print::Points(points, fate) => res.extend(coin(middle, points, fate)),
        }
    }
    if it.state == State::CrossedOut {
        let path = Path::through(&[corner + at(5.0, 6.0), corner + size - at(5.0, 6.0)])
            .and(Path::through(&[corner + at(size.x - 6.0, 5.0), corner + at(5.0, size.y - 5.0)]));
        res.push(Shape::path(path, Paint::stroke(Stroke::new(PENCIL, 6.0).round())));
    }
    res
}

/// A dot and a line.
fn extra(middle: Point, ink: Colour) -> Vec<Shape> {
    let line = Path::through(&[middle - at(4.0, 0.0), middle + at(20.0, 0.0)]);
    vec![
        Shape::path(line, Paint::stroke(Stroke::new(ink, 5.0).round())),
        Shape::circle(middle - at(14.0, 0.0), 6.5, Paint::fill(ink)),
    ]
}

/// Points as a coin: full when gained, hollow when still to be had, struck out when they are gone.
fn coin(middle: Point, points: u8, fate: Fate) -> Vec<Shape> {
    let (fill, edge, ink) = match fate {
        Fate::Gained => (GOLD, GOLD, INK),
        Fate::Gone => (GRID, FAINT_INK, FAINT_INK),
        Fate::Open => (Colour::WHITE, GOLD, INK),
    };
    let mut res = vec![
        Shape::circle(middle, 17.0, Paint::fill(fill).edged(Stroke::new(edge, 3.0))),
        Text::new(middle + at(0.0, 8.0), points.to_string(), 23.0, ink).anchored(Anchor::Middle).bold().into(),
    ];
    if fate == Fate::Gone {
        let path = Path::through(&[middle - at(18.0, -14.0), middle + at(18.0, -14.0)]);
        res.push(Shape::path(path, Paint::stroke(Stroke::new(PENCIL, 4.0).round())));
    }
    res
}

/// A key to the signs on the tracks.
pub(super) fn key(place: Point) -> Vec<Shape> {
    let text = |x: f64, words: &str| -> Shape { Text::new(place + at(x, 7.0), words, 19.0, INK).within(182.0).into() };
    let mut res = extra(place + at(20.0, 0.0), INK);
    res.push(text(52.0, "extra dot and line"));
    let coin = Paint::fill(Colour::WHITE).edged(Stroke::new(GOLD, 3.0));
    res.push(Shape::circle(place + at(252.0, 0.0), 12.0, coin));
    res.push(text(274.0, "points for the first"));
    res
}

/// A sample of a line of this role.
pub(super) fn sample(place: Point, length: f64, role: Role) -> Vec<Shape> {
    super::lines::stroke(&Path::through(&[place, place + at(length, 0.0)]), role)
}

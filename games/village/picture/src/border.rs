//! Border pieces: the starts of the seven lines, and the trips that lie beside them.

use track::Side;
use village::{Content, Line, Tableau};

use super::{
    Layout, Picture,
    card::{SIZE, wrapped},
    course::{START, entry},
    feature,
    palette::livery,
    terrain, ticket, words,
};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Point, Shape, Stroke, Text, at},
    sheet::palette::{BORDER, FAINT_INK, GRID, PLAQUE, SQUARE},
    sheet::rails,
};

/// How deep the border pieces above and at the left are.
pub(super) const TOP: f64 = 62.0;
pub(super) const LEFT: f64 = 72.0;
/// A trip beside its line.
pub(super) const SLIP: Point = at(SIZE.x - 4.0, 32.0);

/// Everything but the names of the lines, which come above the lines themselves.
pub(super) fn shapes(picture: &Picture<'_>, content: &Content, tableau: &Tableau) -> Vec<Shape> {
    let letter = Text::new(at(-LEFT / 2.0, -TOP / 2.0 + 14.0), tableau.letter().to_string(), 40.0, FAINT_INK);
    let mut res = vec![
        Shape::rect(at(-LEFT, -TOP), at(LEFT, TOP), 3.0, Paint::fill(BORDER).edged(Stroke::new(GRID, 1.5))),
        letter.anchored(Anchor::Middle).serif().bold().into(),
    ];
    for line in Line::all() {
        res.push(piece(picture, content, tableau, line).into());
        res.extend(match picture.layout {
            Layout::Beside | Layout::Below | Layout::Keepsake => slips(picture, content, tableau, line),
            Layout::MapOnly => ticket::both(content, tableau, line),
        });
    }
    res
}

fn piece(picture: &Picture<'_>, content: &Content, tableau: &Tableau, line: Line) -> Group {
    let start = content.start(tableau.letter(), line);
    let (edge, outside) = entry(line);
    let (corner, size, glyph, badge) = if line.is_top() {
        let corner = edge - at(SIZE.x / 2.0, TOP);
        (corner, at(SIZE.x, TOP), (26.0, 24.0), corner + at(SIZE.x - 27.0, 30.0))
    } else {
        let corner = edge - at(LEFT, SIZE.y / 2.0);
        (corner, at(LEFT, SIZE.y), (30.0, 17.0), corner + at(34.0, SIZE.y - 19.0))
    };
    let mut shapes = terrain::land(start.terrain, corner, size, &[glyph], 0.9);
    shapes.extend(rails::stub(edge + outside * START, edge, if line.is_top() { Side::North } else { Side::West }));
    let name = picture.names[start.terrain.index()];
    if line.is_top() && !name.is_empty() {
        let name = Text::new(corner + at(7.0, TOP - 7.0), name, 13.0, super::palette::ink(start.terrain));
        shapes.push(name.bold().into());
    }
    shapes.extend(start.feature.map(|it| Shape::from(feature::badge(it, badge))));
    Group::at(Point::default(), shapes).named(format!("start-{line}")).labelled(words::start(line, start))
}

/// The names of the lines.
pub(super) fn plaques() -> impl Iterator<Item = Shape> {
    Line::all().flat_map(|line| {
        let (edge, outside) = entry(line);
        let centre = edge + outside * START;
        let name = Text::new(centre + at(0.0, 6.0), line.to_string(), 17.0, Colour::WHITE);
        [
            Shape::circle(centre, 17.0, Paint::fill(PLAQUE).edged(Stroke::new(livery(line).colour, 3.0))),
            name.anchored(Anchor::Middle).bold().into(),
        ]
    })
}

/// The trips of a line: while it is open what they ask for, then with what they scored.
fn slips(picture: &Picture<'_>, content: &Content, tableau: &Tableau, line: Line) -> Vec<Shape> {
    let (edge, _) = entry(line);
    let is_completed = tableau.completed().contains(line);
    let trips = tableau.course(line).score(content).trips;
    let slip = |((trip, points), n): ((village::Trip, u16), u8)| {
        let corner = if line.is_top() {
            edge + at(-SLIP.x / 2.0, -TOP - 8.0 - (SLIP.y + 4.0) * f64::from(n + 1))
        } else {
            edge + at(-LEFT - 8.0 - SLIP.x, (SLIP.y + 6.0) * (f64::from(n) - 1.0) + 3.0)
        };
        let number = if is_completed { points } else { trip.points().into() };
        let colour = if is_completed { livery(line).colour } else { PLAQUE };
        let points = Text::new(corner + at(16.0, 21.0), number.to_string(), 17.0, Colour::WHITE);
        let mut shapes = vec![
            Shape::rect(corner, SLIP, 4.0, Paint::fill(SQUARE).edged(Stroke::new(colour, 1.5))),
            Shape::rect(corner + at(3.0, 3.0), at(26.0, SLIP.y - 6.0), 3.0, Paint::fill(colour)),
            points.anchored(Anchor::Middle).bold().into(),
        ];
        let words = (picture.demand)(trip.demand());
        let words = wrapped(&words, corner + at(35.0, 0.0), SLIP - at(39.0, 0.0), 13.5);
        let size = words.iter().map(|it| it.size).fold(f64::INFINITY, f64::min);
        shapes.extend(words.into_iter().map(|it| Text { size, ..it }.into()));
        let state = if is_completed { format!("scored {number}") } else { "planned".to_owned() };
        Group::at(Point::default(), shapes).labelled(format!("trip of {line}: {trip}, {state}")).into()
    };
    trips.into_iter().flatten().zip(0_u8..).map(slip).collect()
}

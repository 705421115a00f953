//! Tickets: the trips of a line where there is no room for words, each with its points only.

use village::{Content, Line, Tableau};

use super::{
    border::{LEFT, TOP},
    card::SIZE,
    course::entry,
    palette::livery,
};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Point, Shape, Stroke, Text, at},
    sheet::palette::{INK, PLAQUE, SQUARE},
};

/// The room that tickets take above and at the left of the border pieces.
pub(super) const ROOM: Point = at(40.0, 34.0);

const SIZE_ABOVE: Point = at(SIZE.x / 2.0 - 6.0, 27.0);
const SIZE_LEFT: Point = at(34.0, SIZE.y / 2.0 - 6.0);

/// The tickets of a line: filled where the line meets the demand as it is, outlined where it does not.
pub(super) fn both(content: &Content, tableau: &Tableau, line: Line) -> Vec<Shape> {
    let (edge, _) = entry(line);
    let is_completed = tableau.completed().contains(line);
    let ticket = |((trip, points), n): ((village::Trip, u16), u8)| {
        let n = f64::from(n) - 1.0;
        let (corner, size) = if line.is_top() {
            (edge + at(3.0 + n * SIZE.x / 2.0, -TOP - ROOM.y + 3.0), SIZE_ABOVE)
        } else {
            (edge + at(-LEFT - ROOM.x + 2.0, 3.0 + n * SIZE.y / 2.0), SIZE_LEFT)
        };
        let colour = if is_completed { livery(line).colour } else { PLAQUE };
        let (fill, ink) = if points > 0 { (PLAQUE, Colour::WHITE) } else { (SQUARE, INK) };
        let number = if is_completed { points } else { trip.points().into() };
        let middle = corner + size * 0.5 + at(0.0, 7.5);
        let shapes = vec![
            Shape::rect(corner, size, 5.0, Paint::fill(fill).edged(Stroke::new(colour, 2.4))),
            Text::new(middle, number.to_string(), 21.0, ink).anchored(Anchor::Middle).bold().into(),
        ];
        Group::at(Point::default(), shapes).labelled(format!("trip of {line}: {trip}")).into()
    };
    tableau.course(line).score(content).trips.into_iter().flatten().zip(0_u8..).map(ticket).collect()
}

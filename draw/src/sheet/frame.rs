//! The paper, the title, and where map and table stand on it.

use super::{
    border,
    palette::{FAINT_INK, INK, PAPER},
    sign::DEPTH,
    table::{self, Form},
    way::SPAN,
};
use crate::scene::{Group, Paint, Path, Point, Scene, Shape, Stroke, Text, at, fitting};

/// Around everything on the paper.
pub const MARGIN: f64 = 40.0;
/// Between map and table.
pub const GAP: f64 = 44.0;

/// Where the score table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// To the right of the map: for paper and wide screens.
    #[default]
    Beside,
    /// Beneath the map: for narrow screens.
    Below,
    /// Nowhere: the map alone.
    MapOnly,
}

/// What stands above the map.
pub struct Head<'a> {
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
    /// What a picture without a title is called.
    pub game: &'a str,
}

/// The whole picture: the map with the corner of its first square at a place, and the table with its corner at another.
pub fn scene(
    head: &Head<'_>,
    description: String,
    layout: Layout,
    map: impl FnOnce(Point) -> Group,
    table: impl FnOnce(Point, Form) -> Group,
) -> Scene {
    let before = border::NUMBERS + DEPTH;
    let map_place = at(MARGIN + before, MARGIN + head_height(head.title, head.subtitle) + before);
    let map_end = map_place + at(1.0, 1.0) * (border::WIDTH + DEPTH);
    let (size, place) = match layout {
        Layout::Beside => {
            let place = at(map_end.x + GAP, map_place.y - DEPTH);
            (at(place.x + table::WIDTH, map_end.y), Some((place, Form::Tall)))
        }
        Layout::Below => {
            let place = at(map_place.x - DEPTH, map_end.y + GAP);
            (at(map_end.x, place.y + table::WIDE_HEIGHT), Some((place, Form::Wide)))
        }
        Layout::MapOnly => (map_end, None),
    };
    let size = size + at(MARGIN, MARGIN);
    let mut shapes = paper(size);
    shapes.extend(head_shapes(head.title, head.subtitle, size.x - 2.0 * MARGIN));
    shapes.push(map(map_place).into());
    shapes.extend(place.map(|(place, form)| table(place, form).into()));
    let title = if head.title.is_empty() { head.game } else { head.title };
    Scene { width: size.x, height: size.y, title: title.to_owned(), description, shapes }
}

/// The map as a board: numbers on all four sides, no margin, and the corner of its first square at (100, 100), so that
/// it is the middle of eight by eight equal squares.
pub fn board(game: &str, description: String, map: impl FnOnce(Point) -> Group) -> Scene {
    let size = SPAN * 8.0;
    let place = at(SPAN, SPAN);
    let paper = Shape::rect(Point::default(), at(size, size), 0.0, Paint::fill(PAPER));
    let numbers = Group::at(place, border::far_numbers().collect());
    let shapes = vec![paper, map(place).into(), numbers.into()];
    Scene { width: size, height: size, title: game.to_owned(), description, shapes }
}

/// The sheet of paper with its thin frame.
pub fn paper(size: Point) -> Vec<Shape> {
    let inset = |by: f64| (at(by, by), size - at(by, by) * 2.0);
    let (corner, inner) = inset(14.0);
    vec![
        Shape::rect(Point::default(), size, 0.0, Paint::fill(PAPER)),
        Shape::rect(corner, inner, 0.0, Paint::stroke(Stroke::new(FAINT_INK, 1.2))),
    ]
}

/// How much room the title and what stands beneath it take.
pub fn head_height(title: &str, subtitle: &str) -> f64 {
    let title = if title.is_empty() { 0.0 } else { 52.0 };
    let subtitle = if subtitle.is_empty() { 0.0 } else { 34.0 };
    if title + subtitle > 0.0 { title + subtitle + 22.0 } else { 0.0 }
}

/// The title, what stands beneath it, and a double rule.
pub fn head_shapes(title: &str, subtitle: &str, width: f64) -> Vec<Shape> {
    let mut res = Vec::new();
    let mut y = MARGIN;
    if !title.is_empty() {
        y += 42.0;
        let size = fitting(title, 46.0, width);
        res.push(Text::new(at(MARGIN, y), title, size, INK).serif().bold().into());
        y += 10.0;
    }
    if !subtitle.is_empty() {
        y += 24.0;
        let size = fitting(subtitle, 25.0, width);
        res.push(Text::new(at(MARGIN, y), subtitle, size, FAINT_INK).serif().italic().into());
        y += 10.0;
    }
    if !res.is_empty() {
        let rule = |y: f64, stroke: f64| {
            let path = Path::through(&[at(MARGIN, y), at(MARGIN + width, y)]);
            Shape::path(path, Paint::stroke(Stroke::new(INK, stroke)))
        };
        res.extend([rule(y + 3.0, 3.0), rule(y + 8.0, 1.0)]);
    }
    res
}

//! The paper, the title, and where map and table stand on it.

use super::{
    Layout, Picture, chart,
    palette::{FAINT_INK, INK, PAPER},
    station::DEPTH,
    table, words,
};
use crate::scene::{Paint, Path, Point, Scene, Shape, Stroke, Text, at};

/// Between the edge of the paper and what is on it.
pub(crate) const MARGIN: f64 = 40.0;
/// Between map and table.
const GAP: f64 = 44.0;

/// The whole picture.
pub(super) fn scene(picture: &Picture<'_>) -> Scene {
    let head = head_height(picture.title, picture.subtitle);
    let before = chart::NUMBERS + DEPTH;
    let map = at(MARGIN + before, MARGIN + head + before);
    let map_end = map + at(1.0, 1.0) * (chart::WIDTH + DEPTH);
    let (size, table) = match picture.layout {
        Layout::Beside => {
            let place = at(map_end.x + GAP, map.y - DEPTH);
            (at(place.x + table::WIDTH, map_end.y), Some((place, table::Form::Tall)))
        }
        Layout::Below => {
            let place = at(map.x - DEPTH, map_end.y + GAP);
            (at(map_end.x, place.y + table::WIDE_HEIGHT), Some((place, table::Form::Wide)))
        }
        Layout::MapOnly => (map_end, None),
    };
    let size = size + at(MARGIN, MARGIN);
    let mut shapes = paper(size);
    shapes.extend(head_shapes(picture.title, picture.subtitle, size.x - 2.0 * MARGIN));
    shapes.push(chart::group(picture, map).into());
    shapes.extend(table.map(|(place, form)| table::group(picture, place, form).into()));
    let title = if picture.title.is_empty() { "30 Rails" } else { picture.title };
    Scene { width: size.x, height: size.y, title: title.to_owned(), description: words::description(picture), shapes }
}

/// A sheet of paper.
pub(crate) fn paper(size: Point) -> Vec<Shape> {
    let inset = |by: f64| (at(by, by), size - at(by, by) * 2.0);
    let (corner, inner) = inset(14.0);
    vec![
        Shape::rect(Point::default(), size, 0.0, Paint::fill(PAPER)),
        Shape::rect(corner, inner, 0.0, Paint::stroke(Stroke::new(FAINT_INK, 1.2))),
    ]
}

/// The room that title and subtitle take.
pub(crate) fn head_height(title: &str, subtitle: &str) -> f64 {
    let title = if title.is_empty() { 0.0 } else { 52.0 };
    let subtitle = if subtitle.is_empty() { 0.0 } else { 34.0 };
    if title + subtitle > 0.0 { title + subtitle + 22.0 } else { 0.0 }
}

/// The size that lets a text fit the width; letters are about half as wide as high.
pub(crate) fn fitting(words: &str, size: f64, width: f64) -> f64 {
    let n_letters = words.chars().map(|c| if c.is_ascii() { 0.52 } else { 0.8 }).sum::<f64>();
    size.min(width / n_letters.max(1.0))
}

/// Title and subtitle, with rules beneath them.
pub(crate) fn head_shapes(title: &str, subtitle: &str, width: f64) -> Vec<Shape> {
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

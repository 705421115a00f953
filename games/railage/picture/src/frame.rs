//! Where map, tracks, score and legend stand on the paper.

use railage::Tally;

use super::{Picture, cells, ground::Ground, hex, hex::Lie, legend, lines, scores, tracks, words};
use draw::{
    scene::{Group, Paint, Point, Scene, Shape, Stroke, at},
    sheet::{
        frame::{GAP, Layout, MARGIN, head_height, head_shapes, paper},
        palette::{GRID, INK, PAPER},
    },
};

/// How much paper is around a map alone.
pub(super) const BOARD_MARGIN: f64 = 6.0;

/// The whole picture.
pub(super) fn scene(picture: &Picture<'_>) -> Scene {
    let tally = Tally::of(picture.sheet, picture.map);
    let ground = Ground::of(picture.map);
    let lie = Lie::of(&ground, picture.is_turned);
    let map_size = lie.size(&ground);
    let map_place = at(MARGIN, MARGIN + head_height(picture.title, picture.subtitle));
    let tracks_place = map_place + at(0.0, map_size.y + 22.0);
    let left_width = map_size.x.max(tracks::width(picture, map_size.x));
    let below = tracks_place.y + tracks::HEIGHT;
    let score_height = scores::height(picture);
    let (size, score, legend) = match picture.layout {
        Layout::Beside => {
            let place = map_place + at(left_width + GAP, 0.0);
            let next = place + at(0.0, score_height + 30.0);
            (at(place.x + scores::WIDTH, below.max(next.y + legend::HEIGHT)), Some(place), Some(next))
        }
        Layout::Below => {
            let place = at(MARGIN, below + 30.0);
            let next = place + at(scores::WIDTH + 76.0, 0.0);
            let width = (MARGIN + left_width).max(next.x + scores::WIDTH);
            (at(width, place.y + score_height.max(legend::HEIGHT)), Some(place), Some(next))
        }
        Layout::MapOnly => (at(MARGIN + left_width, below), None, None),
    };
    let size = size + at(MARGIN, MARGIN);
    let mut shapes = paper(size);
    shapes.extend(head_shapes(picture.title, picture.subtitle, size.x - 2.0 * MARGIN));
    shapes.push(map(picture, &tally, &ground, lie, map_place).into());
    shapes.push(tracks::group(picture, tracks_place, map_size.x).into());
    shapes.extend(score.map(|it| scores::group(picture, &tally, it).into()));
    shapes.extend(legend.map(|it| legend::group(picture, it).into()));
    let title = if picture.title.is_empty() { "Rail Age" } else { picture.title };
    let description = words::description(picture, &tally);
    Scene { width: size.x, height: size.y, title: title.to_owned(), description, shapes }
}

/// The map alone, with just enough paper around it.
pub(super) fn board(picture: &Picture<'_>) -> Scene {
    let tally = Tally::of(picture.sheet, picture.map);
    let ground = Ground::of(picture.map);
    let lie = Lie::of(&ground, picture.is_turned);
    let size = lie.size(&ground) + at(2.0, 2.0) * BOARD_MARGIN;
    let paper = Shape::rect(Point::default(), size, 0.0, Paint::fill(PAPER));
    let map = map(picture, &tally, &ground, lie, at(BOARD_MARGIN, BOARD_MARGIN));
    let title = if picture.title.is_empty() { "Rail Age" } else { picture.title };
    let description = words::description(picture, &tally);
    Scene { width: size.x, height: size.y, title: title.to_owned(), description, shapes: vec![paper, map.into()] }
}

/// Ground, borders, lines, and what stands above them.
fn map(picture: &Picture<'_>, tally: &Tally, ground: &Ground, lie: Lie, place: Point) -> Group {
    let mut shapes = cells::ground(picture, lie);
    let (inner, borders) = hex::sides(picture.map.cells(), ground, lie);
    shapes.push(Shape::path(inner, Paint::stroke(Stroke::new(GRID, 1.4))));
    let group = Shape::path(borders, Paint::stroke(Stroke::new(INK, 3.6).round()));
    shapes.push(Group::at(Point::default(), vec![group]).named("borders").into());
    shapes.extend(lines::shapes(picture, tally, lie));
    shapes.extend(cells::marks(picture, &tally.branches().collect::<Vec<_>>(), lie));
    Group::at(place, shapes).named("map")
}

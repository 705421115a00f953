//! The tableau alone, and what is where on it, so that a page can lay something to touch above the picture.

use village::{Line, Space};

use super::{
    Picture,
    border::{LEFT, TOP},
    card,
    course::{START, corner, entry},
    tableau::{self, BEHIND, INSIDE},
    ticket, words,
};
use draw::{
    scene::{Paint, Point, Scene, Shape, at},
    sheet::palette::PAPER,
};

const MARGIN: f64 = 4.0;
/// The corner of the first space.
const PLACE: Point = at(MARGIN + ticket::ROOM.x + LEFT, MARGIN + ticket::ROOM.y + TOP);

/// The size of a space.
pub const SPACE: Point = card::SIZE;

/// The size of the picture.
pub fn size() -> Point {
    PLACE + INSIDE + BEHIND
}

/// The top left corner of a space.
pub fn space(space: Space) -> Point {
    PLACE + corner(space)
}

/// The border piece where a line starts, with the room for its tickets: its top left corner and its size.
pub fn start(line: Line) -> (Point, Point) {
    let edge = PLACE + entry(line).0;
    if line.is_top() {
        let depth = TOP + ticket::ROOM.y;
        (edge - at(SPACE.x / 2.0, depth), at(SPACE.x, depth))
    } else {
        let depth = LEFT + ticket::ROOM.x;
        (edge - at(depth, SPACE.y / 2.0), at(depth, SPACE.y))
    }
}

/// The middle of the sign with the name of a line.
pub fn sign(line: Line) -> Point {
    let (edge, outside) = entry(line);
    PLACE + edge + outside * START
}

pub(super) fn scene(picture: &Picture<'_>) -> Scene {
    let size = size();
    let mut shapes = vec![Shape::rect(Point::default(), size, 10.0, Paint::fill(PAPER))];
    if let Some(it) = picture.view.players.get(picture.seat).and_then(|it| it.tableau.as_ref()) {
        shapes.push(tableau::group(picture, it, PLACE).into());
    }
    let title = if picture.title.is_empty() { "Village Rails" } else { picture.title };
    Scene {
        width: size.x,
        height: size.y,
        title: title.to_owned(),
        description: words::description(picture.view, picture.seat),
        shapes,
    }
}

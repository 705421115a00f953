//! What is drawn in squares without track, each by itself, to choose from.

use thirty::Mark;
use track::Square;

use super::ground;
use draw::{
    scene::{Paint, Point, Scene, Shape, Stroke, at},
    sheet::{
        palette::{GRID, SQUARE},
        way::SPAN,
    },
};

/// A mark as it stands in a square.
pub fn stamp(mark: Mark) -> Scene {
    let corner = Point::default();
    let square = Square::new(1, 1).expect("the first square");
    let (title, shapes) = match mark {
        Mark::Empty => ("empty", Vec::new()),
        Mark::Mountain => ("mountain", ground::mountain(corner)),
        Mark::Mine => ("mine", ground::mine(corner)),
        Mark::Cross => ("cross", ground::cross(corner, square)),
        Mark::Track(piece) => return draw::sheet::piece(piece),
    };
    scene(title, shapes)
}

/// The bonus square.
pub fn bonus_stamp() -> Scene {
    scene("bonus square", vec![ground::bonus_tint(Point::default()), ground::bonus_star(Point::default())])
}

fn scene(title: &str, shapes: Vec<Shape>) -> Scene {
    let ground = Paint::fill(SQUARE).edged(Stroke::new(GRID, 3.0));
    let mut all = vec![Shape::rect(Point::default(), at(SPAN, SPAN), 0.0, ground)];
    all.extend(shapes);
    Scene { width: SPAN, height: SPAN, title: title.to_owned(), description: title.to_owned(), shapes: all }
}

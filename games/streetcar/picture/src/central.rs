//! The central station: a brick front with a glass roof, a clock, and the number of its streetcar.

use crate::palette::{BRICK, GLASS, PAVING, ROOF_INK};
use draw::{
    scene::{Colour, Paint, Path, Point, Shape, Stroke, at},
    sheet::{
        palette::{DARK, INK, STONE},
        sign::{Outline, plaque},
        way::SPAN,
    },
};

/// The number of the streetcar that marks it.
const NUMBER: &str = "5";

pub(super) fn shapes(corner: Point) -> Vec<Shape> {
    let place = |x: f64, y: f64| corner + at(x, y);
    let edge = Stroke::new(ROOF_INK, 2.0);
    let roof = Path::from(place(14.0, 50.0))
        .curve(place(16.0, 27.0), place(31.0, 14.0), place(50.0, 14.0))
        .curve(place(69.0, 14.0), place(84.0, 27.0), place(86.0, 50.0))
        .close();
    let ribs: Path = [(32.0, 19.0), (68.0, 19.0), (22.0, 29.0), (78.0, 29.0), (41.0, 15.5), (59.0, 15.5)]
        .into_iter()
        .map(|(x, y)| Path::through(&[place(x, y), place(50.0 + (x - 50.0) * 0.75, 50.0)]))
        .collect();
    let arch = |x: f64| {
        let path = Path::from(place(x - 7.0, 88.0))
            .line(place(x - 7.0, 68.0))
            .curve(place(x - 7.0, 59.0), place(x + 7.0, 59.0), place(x + 7.0, 68.0))
            .line(place(x + 7.0, 88.0))
            .close();
        Shape::path(path, Paint::fill(DARK).edged(Stroke::new(STONE, 2.2)))
    };
    let clock = place(50.0, 34.0);
    let hands = Path::through(&[clock - at(0.0, 6.4), clock, clock + at(4.4, 2.2)]);
    let mut res = vec![
        Shape::rect(corner, at(SPAN, SPAN), 0.0, Paint::fill(PAVING)),
        Shape::path(roof, Paint::fill(GLASS).edged(Stroke::new(INK, 2.4))),
        Shape::path(ribs, Paint::stroke(Stroke::new(INK, 1.1)).faint(0.6)),
        Shape::rect(place(10.0, 50.0), at(80.0, 38.0), 0.0, Paint::fill(BRICK).edged(edge)),
        Shape::rect(place(8.0, 48.0), at(84.0, 6.0), 1.0, Paint::fill(STONE).edged(Stroke::new(ROOF_INK, 1.4))),
        Shape::circle(clock, 10.5, Paint::fill(Colour::WHITE).edged(Stroke::new(INK, 2.2))),
        Shape::path(hands, Paint::stroke(Stroke::new(INK, 1.8).round())),
        arch(22.0),
        arch(78.0),
    ];
    res.extend(plaque(place(50.0, 71.0), 15.5, NUMBER, Outline::Round, true));
    res
}

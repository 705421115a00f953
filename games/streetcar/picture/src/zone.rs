//! A pedestrian zone: paving, a bench or a fountain, and people.

use track::Square;

use crate::palette::{COAT, GLASS, JOINT, PAVING};
use draw::{
    scene::{Colour, Paint, Path, Point, Shape, Stroke, at},
    sheet::{
        palette::{INK, PLAQUE, ROCK_INK, SHADOW, STONE, TIMBER},
        way::SPAN,
    },
};

/// The width and the height of a paving stone.
const STONE_SIZE: (f64, f64) = (25.0, 12.5);

pub(super) fn shapes(corner: Point, square: Square) -> Vec<Shape> {
    let size = at(SPAN, SPAN);
    let mut res = vec![
        Shape::rect(corner, size, 0.0, Paint::fill(PAVING)),
        Shape::path(joints(corner), Paint::stroke(Stroke::new(JOINT, 1.2))),
        Shape::rect(corner, size, 0.0, Paint::stroke(Stroke::new(JOINT, 2.4))),
    ];
    let place = |x: f64, y: f64| corner + at(x, y);
    if (square.x() + square.y()).is_multiple_of(2) {
        res.extend(bench(place(34.0, 66.0)));
        res.extend(person(place(66.0, 62.0), COAT));
        res.extend(person(place(80.0, 58.0), PLAQUE));
        res.extend(lamp(place(16.0, 64.0)));
    } else {
        res.extend(person(place(18.0, 58.0), PLAQUE));
        res.extend(fountain(place(52.0, 58.0)));
        res.extend(person(place(85.0, 64.0), COAT));
    }
    res
}

/// Stones in rows, each row half a stone further than the last.
fn joints(corner: Point) -> Path {
    let (width, height) = STONE_SIZE;
    let line = |x: f64, y: f64, to_x: f64, to_y: f64| Path::through(&[corner + at(x, y), corner + at(to_x, to_y)]);
    let rows = (1..8_u8).map(|n| line(0.0, f64::from(n) * height, SPAN, f64::from(n) * height));
    let stones = (0..8_u8).flat_map(|row| {
        let (top, first) = (f64::from(row) * height, if row % 2 == 0 { width } else { width / 2.0 });
        (0..4_u8).map(move |n| (first + f64::from(n) * width, top)).filter(|it| it.0 < SPAN)
    });
    rows.chain(stones.map(|(x, top)| line(x, top, x, top + height))).collect()
}

fn shadow(foot: Point, half: f64) -> Shape {
    Shape::rect(foot - at(half, 2.0), at(2.0 * half, 4.5), 2.2, Paint::fill(SHADOW).faint(0.25))
}

/// Somebody who stands at `foot`.
fn person(foot: Point, coat: Colour) -> Vec<Shape> {
    let at = |x: f64, y: f64| foot + at(x, y);
    let legs = Path::through(&[at(-2.4, 0.0), at(-1.6, -10.0)]).and(Path::through(&[at(2.4, 0.0), at(1.6, -10.0)]));
    let body = Path::from(at(-5.6, -9.0))
        .curve(at(-6.0, -20.0), at(-4.5, -24.0), at(0.0, -24.0))
        .curve(at(4.5, -24.0), at(6.0, -20.0), at(5.6, -9.0))
        .close();
    vec![
        shadow(foot, 7.0),
        Shape::path(legs, Paint::stroke(Stroke::new(INK, 2.8).round())),
        Shape::path(body, Paint::fill(coat)),
        Shape::circle(at(0.0, -28.5), 4.4, Paint::fill(INK)),
    ]
}

fn bench(middle: Point) -> Vec<Shape> {
    let at = |x: f64, y: f64| middle + at(x, y);
    let line = |y: f64| Path::through(&[at(-15.0, y), at(15.0, y)]);
    let legs = Path::through(&[at(-11.0, -6.0), at(-11.0, 0.0)]).and(Path::through(&[at(11.0, -6.0), at(11.0, 0.0)]));
    vec![
        shadow(middle, 16.0),
        Shape::path(legs, Paint::stroke(Stroke::new(INK, 2.4))),
        Shape::path(line(-15.0).and(line(-11.0)), Paint::stroke(Stroke::new(TIMBER, 3.0).round())),
        Shape::path(line(-6.0), Paint::stroke(Stroke::new(TIMBER, 4.0).round())),
    ]
}

fn lamp(foot: Point) -> Vec<Shape> {
    let top = foot - at(0.0, 38.0);
    vec![
        shadow(foot, 4.0),
        Shape::path(Path::through(&[foot, top]), Paint::stroke(Stroke::new(INK, 2.4))),
        Shape::circle(top, 4.2, Paint::fill(PAVING).edged(Stroke::new(INK, 1.8))),
    ]
}

fn fountain(middle: Point) -> Vec<Shape> {
    let at = |x: f64, y: f64| middle + at(x, y);
    let edge = Stroke::new(ROCK_INK, 1.8);
    let bowl = |half: f64, top: f64, depth: f64| {
        let path = Path::from(at(-half, top))
            .line(at(half, top))
            .curve(at(half, top + depth), at(half * 0.5, top + depth), at(0.0, top + depth))
            .curve(at(-half * 0.5, top + depth), at(-half, top + depth), at(-half, top))
            .close();
        Shape::path(path, Paint::fill(STONE).edged(edge))
    };
    let spray = |sign: f64| {
        Path::from(at(0.0, -30.0)).curve(at(2.0 * sign, -38.0), at(12.0 * sign, -36.0), at(13.0 * sign, -14.0))
    };
    let water = spray(1.0).and(spray(-1.0)).and(Path::through(&[at(0.0, -24.0), at(0.0, -35.0)]));
    vec![
        shadow(at(0.0, 3.0), 18.0),
        Shape::rect(at(-2.5, -24.0), draw::scene::at(5.0, 20.0), 0.0, Paint::fill(STONE).edged(edge)),
        bowl(9.0, -24.0, 6.0),
        Shape::path(water.clone(), Paint::stroke(Stroke::new(PLAQUE, 2.6).round())),
        Shape::path(water, Paint::stroke(Stroke::new(GLASS, 1.4).round())),
        bowl(20.0, -10.0, 13.0),
    ]
}

//! Features as badges that stand on their line.

use village::Feature;

use super::{palette::ink, terrain, words};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::palette::{DIE, INK, PLAQUE, RAIL, SQUARE, TIMBER},
};

const RADIUS: f64 = 16.5;

/// A badge with its middle at `centre`.
pub(super) fn badge(feature: Feature, centre: Point) -> Group {
    let mut shapes = match feature {
        Feature::Barn(_) | Feature::Halt(_) => vec![],
        Feature::Farm | Feature::Signal | Feature::Siding => {
            vec![Shape::circle(centre, RADIUS, Paint::fill(SQUARE).edged(Stroke::new(INK, 1.8)))]
        }
    };
    shapes.extend(inside(feature, centre));
    Group::at(Point::default(), shapes).labelled(words::feature(feature))
}

fn inside(feature: Feature, centre: Point) -> Vec<Shape> {
    let place = |x: f64, y: f64| centre + at(x, y);
    let line = |points: &[(f64, f64)], colour: Colour, width: f64| {
        let points: Vec<_> = points.iter().map(|&(x, y)| place(x, y)).collect();
        Shape::path(Path::through(&points), Paint::stroke(Stroke::new(colour, width).round()))
    };
    let fill = |points: &[(f64, f64)], colour: Colour| {
        let points: Vec<_> = points.iter().map(|&(x, y)| place(x, y)).collect();
        Shape::path(Path::outline(&points), Paint::fill(colour))
    };
    match feature {
        Feature::Barn(of) => {
            let outline = [(-17.0, 16.0), (-17.0, -5.0), (0.0, -19.0), (17.0, -5.0), (17.0, 16.0)];
            let points: Vec<_> = outline.iter().map(|&(x, y)| place(x, y)).collect();
            let edge = Stroke::new(TIMBER, 2.6);
            let mut res = vec![Shape::path(Path::outline(&points), Paint::fill(SQUARE).edged(edge))];
            res.extend(terrain::glyph(of, place(0.0, 2.0), 0.82));
            res.push(line(&[(-20.0, -2.5), (0.0, -19.0), (20.0, -2.5)], ink(of), 3.4));
            res
        }
        Feature::Farm => vec![
            fill(&[(-5.0, 12.0), (-3.0, -2.0), (3.0, -2.0), (5.0, 12.0)], TIMBER),
            line(&[(-9.0, -12.0), (9.0, 6.0)], INK, 2.2),
            line(&[(9.0, -12.0), (-9.0, 6.0)], INK, 2.2),
            fill(&[(0.0, -3.0), (-9.0, -12.0), (-4.0, -13.0)], INK),
            fill(&[(0.0, -3.0), (9.0, -12.0), (10.0, -7.0)], INK),
        ],
        Feature::Halt(points) => {
            let number = Text::new(place(0.0, 5.0), points.to_string(), 20.0, Colour::WHITE);
            vec![
                line(&[(-9.0, 12.0), (-9.0, 16.0)], PLAQUE, 3.0),
                line(&[(9.0, 12.0), (9.0, 16.0)], PLAQUE, 3.0),
                Shape::rect(
                    place(-17.0, -14.0),
                    at(34.0, 26.0),
                    4.0,
                    Paint::fill(PLAQUE).edged(Stroke::new(SQUARE, 1.6)),
                ),
                number.anchored(Anchor::Middle).bold().into(),
            ]
        }
        Feature::Signal => vec![
            line(&[(-4.0, 12.0), (-4.0, -12.0)], INK, 2.6),
            line(&[(-8.0, 12.0), (0.0, 12.0)], INK, 2.2),
            fill(&[(-5.0, -12.0), (11.0, -9.0), (11.0, -4.0), (-5.0, -6.0)], DIE),
            Shape::circle(place(-4.0, 1.0), 3.2, Paint::fill(DIE)),
        ],
        Feature::Siding => vec![
            line(&[(-12.0, 6.0), (12.0, 6.0)], RAIL, 2.6),
            Shape::path(
                Path::from(place(-8.0, 6.0)).curve(place(-2.0, 6.0), place(-2.0, -4.0), place(7.0, -4.0)),
                Paint::stroke(Stroke::new(RAIL, 2.6).round()),
            ),
            line(&[(8.0, -8.0), (8.0, 0.0)], DIE, 3.6),
        ],
    }
}

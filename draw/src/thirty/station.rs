//! Stations on the border of the map, and the same signs small in the table.

use ::thirty::{RuleSet, Sheet, Station};

use super::{
    course::corner,
    palette::{FAINT_INK, PAPER, PLAQUE},
    rails::{self, middle, towards},
};
use crate::scene::{Anchor, Colour, Group, Paint, Point, Shape, Stroke, Text, at};

/// From the edge of the map to the far side of a border square.
pub(super) const DEPTH: f64 = 64.0;
/// From the edge of the map to the middle of a station.
pub(super) const DISTANCE: f64 = 35.0;
const RADIUS: f64 = 23.0;

/// How the rules write a station.
pub(super) fn name(station: Station, rules: RuleSet) -> String {
    match rules {
        RuleSet::Basic | RuleSet::Advanced => station.to_string(),
        RuleSet::Postal => station.letter().to_string(),
    }
}

/// The track from every station to the map.
pub(super) fn stubs(sheet: &Sheet) -> Vec<Shape> {
    let borders = sheet.stations().into_iter().flatten();
    let stubs = borders.map(|border| {
        let edge = corner(border.square()) + middle(border.side());
        rails::stub(edge + towards(border.side()) * DISTANCE, edge, border.side())
    });
    stubs.flatten().collect()
}

/// Every station of the sheet.
pub(super) fn plaques(sheet: &Sheet, rules: RuleSet) -> Vec<Shape> {
    let stations = Station::ALL.into_iter().filter_map(|it| Some((it, sheet.station(it)?)));
    let plaques = stations.map(|(station, border)| {
        let side = border.side();
        let centre = corner(border.square()) + middle(side) + towards(side) * DISTANCE;
        let word = if rules == RuleSet::Postal { "town" } else { "station" };
        let label = format!("{word} {} at {border}", name(station, rules));
        let shapes = plaque(centre, RADIUS, station, rules, true);
        Group::at(Point::default(), shapes).named(format!("station-{station}")).labelled(label).into()
    });
    plaques.collect()
}

/// A round sign with a number, or a square one with a letter for a town; hollow if it is not `solid`.
pub(super) fn plaque(centre: Point, radius: f64, station: Station, rules: RuleSet, solid: bool) -> Vec<Shape> {
    let (paint, ring, ink): (Paint, Colour, Colour) = if solid {
        (Paint::fill(PLAQUE), PAPER, Colour::WHITE)
    } else {
        (Paint::fill(PAPER).edged(Stroke::new(FAINT_INK, radius * 0.08)), PAPER, FAINT_INK)
    };
    let sign = |radius: f64, paint: Paint| match rules {
        RuleSet::Basic | RuleSet::Advanced => Shape::circle(centre, radius, paint),
        RuleSet::Postal => {
            let half = radius * 0.92;
            Shape::rect(centre - at(half, half), at(half, half) * 2.0, radius * 0.28, paint)
        }
    };
    let words = Text::new(centre + at(0.0, radius * 0.46), name(station, rules), radius * 1.3, ink);
    vec![
        sign(radius, paint),
        sign(radius * 0.84, Paint::stroke(Stroke::new(ring, radius * 0.07))),
        words.anchored(Anchor::Middle).bold().into(),
    ]
}

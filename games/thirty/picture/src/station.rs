//! Stations on the border of the map.

use thirty::{RuleSet, Sheet, Station};

use draw::{
    scene::{Group, Point, Shape},
    sheet::{
        course::corner,
        rails,
        sign::{DISTANCE, Outline, RADIUS, plaque},
        way::{middle, towards},
    },
};

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
        let label = format!("{word} {} at {border}", rules.station(station));
        let shapes = plaque(centre, RADIUS, &rules.station(station), outline(rules), true);
        Group::at(Point::default(), shapes).named(format!("station-{station}")).labelled(label).into()
    });
    plaques.collect()
}

/// A round sign with a number, or a square one with a letter for a town.
pub(super) const fn outline(rules: RuleSet) -> Outline {
    match rules {
        RuleSet::Basic | RuleSet::Advanced => Outline::Round,
        RuleSet::Postal => Outline::Square,
    }
}

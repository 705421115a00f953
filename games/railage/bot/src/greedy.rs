//! What an action of Rail Age is worth at once: points, and a simple promise. In hundredths of a point.

use railage::{Action, Branch, CitySet, Sheet, SheetView, Tally};

use super::policy::Atlas;
use mind::count;

/// What a space of the upper track promises.
const SPACE: i32 = 200;

/// What `action`, which leads from `before` to `after`, adds.
pub(super) fn gain(atlas: &Atlas, before: &SheetView, after: &SheetView, action: Action) -> i32 {
    let total = |sheet: &Sheet| 100 * Tally::of(sheet, &atlas.map).total();
    match action {
        Action::Start(city) | Action::City(_, city) => {
            // More is promised by a city that short lines can join to others.
            let is_near = |other: CitySet| other.minus(before.sheet.stations()).len() < 2;
            let n_near = count(atlas.links.of_city(city).filter(|it| it.n_lands < 3 && is_near(it.ends)).count());
            500 + 20 * n_near.min(20)
        }
        Action::Special { line, .. } => {
            let branch =
                Branch::worth(after.sheet.degree(line.from())) - Branch::worth(before.sheet.degree(line.from()));
            let n_lands = count(line.path().as_slice().len());
            total(&after.sheet) - total(&before.sheet) + 50 * branch - 150 * n_lands
        }
        Action::Dots(_, _, other) => 20 * (1 + i32::from(other.is_some())) + 100 * n_lines(atlas, &after.sheet),
        Action::Dot(_) => 20 + 100 * n_lines(atlas, &after.sheet),
        Action::Line(line) => {
            let n_lands = count(line.path().as_slice().len());
            total(&after.sheet) - total(&before.sheet) + SPACE - 20 * n_lands
        }
        Action::Pass | Action::Done(_) => 0,
    }
}

/// How many pairs of cities a line could join now.
fn n_lines(atlas: &Atlas, sheet: &Sheet) -> i32 {
    let mut pairs = [CitySet::EMPTY; railage::City::COUNT];
    sheet.each_line(&atlas.map, |line| pairs[line.from().index()].insert(line.to()));
    pairs.iter().map(|it| count(it.len())).sum()
}

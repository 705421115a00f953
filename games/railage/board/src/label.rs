//! A cell in words: what is there, and what a touch would do.

use railage::{Action, Cell, City, Kind, Land, Mine, Phase, Sheet, Terrain};

use super::{map::Look, moves::Use, now::Now, spot::Spot, words};

/// All there is to say of a cell.
pub(super) fn cell(now: &Now, spot: Spot, cell: Cell, look: Look) -> String {
    let sheet = now.at().map(|it| &it.sheet);
    let what = match (spot, cell.kind) {
        (Spot::City(city), _) => self::city(now, city, sheet),
        (Spot::Land(land), Kind::Land(_, terrain)) => self::land(land, terrain, sheet),
        (Spot::Land(land), _) => land.to_string(),
        (Spot::Mine(mine), _) => self::mine(mine, sheet),
    };
    let purpose =
        if look.is_picked { Some(t!("railage-cell-picked")) } else { look.purpose.map(|it| purpose(now, spot, it)) };
    match purpose {
        Some(purpose) => t!("railage-cell-and", what = what, purpose = purpose),
        None => what,
    }
}

fn city(now: &Now, city: City, sheet: Option<&Sheet>) -> String {
    let name = match now.view.map.value(city) {
        Some(value) => t!("railage-cell-city", name = city.to_string(), value = value),
        None => t!("railage-cell-wild-city", name = city.to_string()),
    };
    match sheet.filter(|it| it.stations().contains(city)) {
        Some(sheet) => t!("railage-cell-station", city = name, n = sheet.degree(city)),
        None => name,
    }
}

fn land(land: Land, terrain: Terrain, sheet: Option<&Sheet>) -> String {
    let name = t!("railage-land", name = land.to_string(), terrain = words::terrain(terrain));
    let Some(sheet) = sheet else { return name };
    match (sheet.free().contains(land), sheet.dots().contains(land), sheet.open().contains(land)) {
        (true, ..) => t!("railage-cell-dot", land = name),
        (_, true, _) => t!("railage-cell-line", land = name),
        (.., true) => name,
        _ => t!("railage-cell-closed", land = name),
    }
}

fn mine(mine: Mine, sheet: Option<&Sheet>) -> String {
    let name = words::mine(mine);
    if sheet.is_some_and(|it| it.mines().contains(mine)) { t!("railage-cell-mine-used", mine = name) } else { name }
}

fn purpose(now: &Now, spot: Spot, purpose: Use) -> String {
    match purpose {
        Use::Mark if matches!(spot, Spot::City(_)) => {
            let sums = sums(now, spot);
            if sums.is_empty() {
                t!("railage-cell-do-start")
            } else {
                t!("railage-cell-do-city", sums = words::list(sums))
            }
        }
        Use::Mark => t!("railage-cell-do-dot"),
        Use::Special => t!("railage-cell-do-special"),
        Use::End => t!("railage-cell-do-end"),
        Use::Step if now.at().is_some_and(|it| matches!(it.desk.phase(), Phase::Line | Phase::ExtraLine)) => {
            if matches!(spot, Spot::City(_)) { t!("railage-cell-do-line") } else { t!("railage-cell-do-on") }
        }
        Use::Step => t!("railage-cell-do-on"),
    }
}

/// The pairs of dice that take a city, as sums.
fn sums(now: &Now, spot: Spot) -> Vec<String> {
    let Some(at) = now.at() else { return Vec::new() };
    let roll = at.desk.roll();
    let pairs = now.moves.actions().filter_map(|it| match *it {
        Action::City(pair, city) if Spot::City(city) == spot => Some(pair),
        _ => None,
    });
    let sums = pairs.map(|pair| {
        let [one, other] = words::dice(pair).map(|it| roll.face(it).number());
        t!("railage-sum", one = one, other = other)
    });
    sums.collect()
}

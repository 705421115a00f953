//! A sensible player: it looks one decision ahead and likes cities that are nearly joined.

use kernel::{Event, EventOf, Game, Luck, Seat, Turn};
use railage::{Action, CitySet, Desk, Land, LandSet, Map, MineSet, Phase, Railage, Setup, Sheet, Tally};

/// How many dots are missing from each network to its neighbours, as a worth.
const NEARLY: [i32; 4] = [60, 34, 16, 6];

/// The same for mines.
const NEARLY_MINE: [i32; 3] = [12, 7, 3];

/// Plays a whole game, every seat sensibly, with dice from `luck`.
pub(crate) fn play(setup: &Setup, luck: &mut impl Luck) -> Railage {
    let mut game = Railage::new(setup);
    while let Some(event) = next(&game, luck) {
        game.apply(event);
    }
    game
}

/// The next event of a game that sensible players play; `None` when it is over.
pub(crate) fn next(game: &Railage, luck: &mut impl Luck) -> Option<EventOf<Railage>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(game.draw(luck, &mut Vec::new()))),
        Turn::Seats(waiting) => {
            let seat = waiting.lowest()?;
            Some(Event::Act { seat, action: choose(game, seat) })
        }
    }
}

/// The action whose outcome looks best; the first of equals.
pub(crate) fn choose(game: &Railage, seat: Seat) -> Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let phase = game.desk(seat).phase();
    let mut child = game.clone();
    let mut best = (i32::MIN, actions[0]);
    for action in actions {
        child.clone_from(game);
        child.apply(Event::Act { seat, action });
        let mut worth = worth(game.map(), child.sheet(seat));
        if phase == Phase::Land && action != Action::Pass {
            worth += 200 + room(game.map(), child.sheet(seat), *child.desk(seat));
        }
        if matches!(action, Action::Line(_)) {
            worth += 500;
        }
        if matches!(action, Action::Special { .. }) {
            // Only where it saves the round, or late in the game.
            worth += special(game, seat);
        }
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

fn special(game: &Railage, seat: Seat) -> i32 {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let can_mark = actions.iter().any(|it| matches!(it, Action::City(..)));
    let is_land = game.desk(seat).phase() == Phase::Land;
    if is_land && can_mark { -200 } else { 0 }
}

/// A little for each cell where the dice that are left could draw a dot.
fn room(map: &Map, sheet: &Sheet, desk: Desk) -> i32 {
    let room = sheet.open().minus(sheet.dots());
    let cells = desk.left().iter().flat_map(|die| map.chart().terrains(desk.roll().face(die)));
    cells.map(|it| count(&room.and(map.terrain(it))).min(3)).sum()
}

fn count(lands: &LandSet) -> i32 {
    i32::try_from(lands.len()).expect("a few cells")
}

/// How good a sheet looks.
fn worth(map: &Map, sheet: &Sheet) -> i32 {
    let tally = Tally::of(sheet, map);
    let trunk = i32::try_from(tally.trunk().as_slice().len()).expect("a few cities");
    let gained = tally.upper_points() + tally.lower_points() + tally.branch_points();
    let mut res = 70 * trunk + 10 * gained + 50 * i32::from(sheet.upper()) + 45 * i32::from(sheet.lower());
    res += 2 * count(sheet.free()) + 3 * count(sheet.open());
    let mut rest = sheet.stations();
    while let Some(first) = rest.first() {
        let network = sheet.network(first);
        rest = rest.minus(network);
        res += nearly(map, sheet, network);
    }
    res
}

/// Walks outward from a network, dotted cells first, and values what it comes to.
fn nearly(map: &Map, sheet: &Sheet, network: CitySet) -> i32 {
    let mut seen = LandSet::EMPTY;
    let mut ring: Vec<Land> = network.iter().flat_map(|it| map.land_of(it).iter().copied()).collect();
    let (mut res, mut found, mut mines) = (0, network, sheet.mines());
    for n_missing in 0..NEARLY.len() {
        // Cells with a dot cost nothing, so they are walked first.
        let mut later = Vec::new();
        while let Some(land) = ring.pop() {
            if seen.contains(land) || !sheet.open().contains(land) {
                continue;
            }
            let is_free = sheet.free().contains(land);
            if sheet.dots().contains(land) && !is_free {
                continue;
            }
            if !is_free && n_missing < NEARLY.len() {
                later.push(land);
                continue;
            }
            seen.insert(land);
            ring.extend_from_slice(map.land_near(land));
            (res, found, mines) = arrive(map, sheet, land, n_missing, (res, found, mines));
        }
        // The cells that need one dot more.
        for land in later {
            if !seen.contains(land) {
                seen.insert(land);
                ring.extend_from_slice(map.land_near(land));
                if n_missing + 1 < NEARLY.len() {
                    (res, found, mines) = arrive(map, sheet, land, n_missing + 1, (res, found, mines));
                }
            }
        }
    }
    res
}

type Found = (i32, CitySet, MineSet);

fn arrive(map: &Map, sheet: &Sheet, land: Land, n_missing: usize, (mut res, mut found, mut mines): Found) -> Found {
    for to in map.cities_near(land).and(sheet.stations()).minus(found) {
        res += NEARLY[n_missing] / 2;
        found.insert(to);
    }
    for mine in map.mines_near(land).minus(mines) {
        res += NEARLY_MINE.get(n_missing).copied().unwrap_or(0);
        mines.insert(mine);
    }
    (res, found, mines)
}

//! Which rule an action breaks.

use crate::{
    Action, Announcement, City, Desk, Die, Face, Land, Line, Map, Mine, Path, Phase, Refusal, Sheet, SpecialLine,
    Terrain,
};

/// Checks the first ○ of a seat whose die showed `face`.
pub(crate) fn start(map: &Map, face: Face, action: Action) -> Result<(), Refusal> {
    let Action::Start(city) = action else { return Err(Refusal::WrongPhase { expected: Phase::Start }) };
    known_city(map, city)?;
    let mine = Mine::new(face.number()).unwrap_or(Mine::WILD);
    let cities = map.beside(mine);
    if cities.contains(city) { Ok(()) } else { Err(Refusal::NotBesideMine { city, mine, cities }) }
}

/// Checks what a seat does in a round.
pub(crate) fn turn(
    map: &Map,
    rules: u32,
    sheet: &Sheet,
    desk: Desk,
    expected: Announcement,
    action: Action,
) -> Result<(), Refusal> {
    match (desk.phase(), action) {
        (Phase::Land, Action::City(pair, city)) => take_city(map, sheet, city, desk.roll().sum(pair)),
        (Phase::Land | Phase::Roadbed, Action::Special { line, die, face }) => {
            special(map, sheet, desk, line, die, face)
        }
        (Phase::Roadbed, Action::Dots(die, land, other)) => dots(map, sheet, desk, die, land, other),
        (Phase::ExtraDot, Action::Dot(land)) => extra_dot(map, rules, sheet, desk, land),
        (Phase::Line | Phase::ExtraLine, Action::Line(drawn)) => line(map, sheet, drawn),
        (Phase::Ready, Action::Done(announced)) if announced == expected => Ok(()),
        (Phase::Ready, Action::Done(_)) => Err(Refusal::WrongAnnouncement { expected }),
        (Phase::Land | Phase::Roadbed | Phase::Line | Phase::ExtraDot | Phase::ExtraLine, Action::Pass) => Ok(()),
        (expected, _) => Err(Refusal::WrongPhase { expected }),
    }
}

pub(crate) fn known_city(map: &Map, city: City) -> Result<(), Refusal> {
    let cities = map.cities();
    if cities.contains(city) { Ok(()) } else { Err(Refusal::NoCity { city, cities }) }
}

fn known_land(map: &Map, land: Land) -> Result<(), Refusal> {
    if map.lands().contains(land) {
        return Ok(());
    }
    known_city(map, land.area())?;
    Err(Refusal::NoLand { land, n_lands: map.area(land.area()).len() })
}

fn take_city(map: &Map, sheet: &Sheet, city: City, sum: u8) -> Result<(), Refusal> {
    known_city(map, city)?;
    if sheet.stations().contains(city) {
        return Err(Refusal::Marked { city });
    }
    match map.value(city) {
        Some(value) if value != sum => {
            let cities = map.takers(sum).minus(sheet.stations());
            Err(Refusal::WrongSum { city, value, sum, cities })
        }
        _ => Ok(()),
    }
}

fn dots(map: &Map, sheet: &Sheet, desk: Desk, die: Die, land: Land, other: Option<Land>) -> Result<(), Refusal> {
    let left = desk.left();
    if !left.contains(die) {
        return Err(Refusal::DieSpent { die, left });
    }
    dot(map, sheet, land)?;
    let face = desk.roll().face(die);
    let allowed = map.chart().terrains(face);
    let terrain = map.terrain_of(land).unwrap_or(allowed[0]);
    let wrong = |land, terrain| Err(Refusal::WrongTerrain { land, terrain, face, allowed });
    if !allowed.contains(&terrain) {
        return wrong(land, terrain);
    }
    let Some(other) = other else { return Ok(()) };
    dot(map, sheet, other)?;
    if other == land {
        return Err(Refusal::Dotted { land });
    }
    // One dot for each of the two terrains of the chart.
    let rest = if allowed[0] == terrain { allowed[1] } else { allowed[0] };
    let terrain = map.terrain_of(other).unwrap_or(allowed[0]);
    if terrain == rest { Ok(()) } else { wrong(other, terrain) }
}

pub(crate) fn dot(map: &Map, sheet: &Sheet, land: Land) -> Result<(), Refusal> {
    known_land(map, land)?;
    if !sheet.open().contains(land) {
        return Err(Refusal::Closed { land });
    }
    if sheet.dots().contains(land) { Err(Refusal::Dotted { land }) } else { Ok(()) }
}

fn extra_dot(map: &Map, rules: u32, sheet: &Sheet, desk: Desk, land: Land) -> Result<(), Refusal> {
    dot(map, sheet, land)?;
    if desk.extra_lands(map, sheet, rules).contains(land) {
        return Ok(());
    }
    // Were there three, the dot would have been allowed.
    let mut allowed = desk.extra_terrains(map.chart());
    let first = allowed.next().unwrap_or(Terrain::Plain);
    let allowed = [first, allowed.next().unwrap_or(first)];
    Err(Refusal::WrongExtraTerrain { land, terrain: map.terrain_of(land).unwrap_or(first), allowed })
}

/// Checks the beginning and the land of a line of either kind; gives its last cell.
fn path(map: &Map, sheet: &Sheet, from: City, path: &Path) -> Result<Land, Refusal> {
    known_city(map, from)?;
    path.as_slice().iter().try_for_each(|&it| known_land(map, it))?;
    if !sheet.stations().contains(from) {
        return Err(Refusal::NoStation { city: from, stations: sheet.stations() });
    }
    if path.as_slice().len() > map.longest() {
        return Err(Refusal::TooLong { longest: map.longest() });
    }
    let mut free = *sheet.free();
    let mut last = None;
    for &land in path.as_slice() {
        if !sheet.dots().contains(land) {
            return Err(Refusal::NoDot { land });
        }
        if !free.contains(land) {
            return Err(Refusal::Used { land });
        }
        free.remove(land);
        let touches = match last {
            None => map.cities_near(land).contains(from),
            Some(last) => map.land_near(last).contains(&land),
        };
        if !touches {
            return Err(Refusal::Gap { land });
        }
        last = Some(land);
    }
    last.ok_or(Refusal::Direct)
}

/// Checks a line between two cities.
pub(crate) fn line(map: &Map, sheet: &Sheet, line: Line) -> Result<(), Refusal> {
    let (from, to) = (line.from(), line.to());
    known_city(map, to)?;
    let last = path(map, sheet, from, line.path())?;
    if !sheet.stations().contains(to) {
        return Err(Refusal::NoStation { city: to, stations: sheet.stations() });
    }
    if !map.cities_near(last).contains(to) {
        return Err(Refusal::NotAtCity { land: last, city: to });
    }
    if sheet.network(from).contains(to) { Err(Refusal::Ring { from, to }) } else { Ok(()) }
}

fn special(
    map: &Map,
    sheet: &Sheet,
    desk: Desk,
    line: SpecialLine,
    die: Die,
    face: Option<Face>,
) -> Result<(), Refusal> {
    let (mine, left) = (line.to(), desk.left());
    if desk.has_special() {
        return Err(Refusal::SecondSpecial);
    }
    special_line(map, sheet, line)?;
    if !left.contains(die) {
        return Err(Refusal::DieSpent { die, left });
    }
    match (mine.number(), face) {
        (Some(_), Some(_)) => Err(Refusal::NumberGiven { mine }),
        (None, None) => Err(Refusal::WildNeedsNumber { die }),
        _ => Ok(()),
    }
}

/// Checks a line from a city to a mine, whatever the dice.
pub(crate) fn special_line(map: &Map, sheet: &Sheet, line: SpecialLine) -> Result<(), Refusal> {
    let mine = line.to();
    if !map.mines().contains(mine) {
        return Err(Refusal::NoMine { mine });
    }
    if sheet.mines().contains(mine) {
        return Err(Refusal::MineUsed { mine });
    }
    let last = path(map, sheet, line.from(), line.path())?;
    if map.mines_near(last).contains(mine) { Ok(()) } else { Err(Refusal::NotAtMine { land: last, mine }) }
}

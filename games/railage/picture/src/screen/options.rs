//! What the owner of a sheet of Rail Age may draw now, found by the printed map and the sheet alone.

use railage::{
    CitySet, Desk, Die, Face, Land, LandSet, Line, Map, Pair, Path, Phase, Sheet, SheetView, SpecialLine, Stage,
    Terrain, View,
};

use crate::text::Open;

/// The ○ that two of the dice allow.
pub(super) struct Taking {
    pub(super) pair: Pair,
    pub(super) sum: u8,
    pub(super) cities: CitySet,
}

/// The cities for each two of the dice.
pub(super) fn cities(map: &Map, sheet: &Sheet, desk: Desk) -> [Taking; 3] {
    Pair::ALL.map(|pair| {
        let sum = desk.roll().sum(pair);
        Taking { pair, sum, cities: map.takers(sum).minus(sheet.stations()) }
    })
}

/// The dots that one die allows.
pub(super) struct Roadbed {
    pub(super) die: Die,
    pub(super) face: Face,
    pub(super) terrains: [Terrain; 2],
    /// The land for each of the two terrains.
    pub(super) lands: [LandSet; 2],
}

impl Roadbed {
    /// Two cells that may get a dot, or one, or none.
    pub(super) fn example(&self) -> Option<(Land, Option<Land>)> {
        let [one, other] = &self.lands;
        match one.iter().next() {
            Some(first) => Some((first, other.iter().find(|&it| it != first))),
            None => other.iter().next().map(|it| (it, None)),
        }
    }
}

/// The dots for each die that is left.
pub(super) fn dots(map: &Map, sheet: &Sheet, desk: Desk) -> Vec<Roadbed> {
    let room = sheet.open().minus(sheet.dots());
    let of = |die: Die| {
        let face = desk.roll().face(die);
        let terrains = map.chart().terrains(face);
        Roadbed { die, face, terrains, lands: terrains.map(|it| room.and(map.terrain(it))) }
    };
    desk.left().iter().map(of).collect()
}

/// The lines that may be drawn, the shortest first.
pub(super) fn lines(map: &Map, sheet: &Sheet) -> Vec<Line> {
    let mut res = Vec::new();
    for from in sheet.stations() {
        let ends = sheet.stations().minus(sheet.network(from));
        walk(map, *sheet.free(), Path::EMPTY, map.land_of(from), &mut |path, land| {
            let ends = map.cities_near(land).and(ends).iter().filter(|&it| from < it);
            res.extend(ends.map(|to| Line::new(from, path, to)));
        });
    }
    res.sort_by_key(|it| it.path().as_slice().len());
    res
}

/// The shortest special line from each city to each mine, the shortest first.
pub(super) fn specials(map: &Map, sheet: &Sheet) -> Vec<SpecialLine> {
    let mut all = Vec::new();
    for from in sheet.stations() {
        walk(map, *sheet.free(), Path::EMPTY, map.land_of(from), &mut |path, land| {
            let ends = map.mines_near(land).minus(sheet.mines());
            all.extend(ends.iter().map(|to| SpecialLine::new(from, path, to)));
        });
    }
    all.sort_by_key(|it| it.path().as_slice().len());
    let mut res: Vec<SpecialLine> = Vec::new();
    for line in all {
        if res.iter().all(|it| (it.from(), it.to()) != (line.from(), line.to())) {
            res.push(line);
        }
    }
    res
}

/// Goes on from the end of `path` over free land, and tells of every way and of the cell it ends in.
fn walk(map: &Map, free: LandSet, path: Path, lands: &[Land], found: &mut impl FnMut(Path, Land)) {
    for &land in lands.iter().filter(|&&it| free.contains(it)) {
        let (mut free, mut path) = (free, path);
        free.remove(land);
        path.push(land);
        found(path, land);
        if path.as_slice().len() < map.longest() {
            walk(map, free, path, map.land_near(land), found);
        }
    }
}

/// Where the next decision of the sheet can be drawn.
pub(super) fn open(view: &View, start: CitySet, at: &SheetView) -> Open {
    let SheetView { sheet, desk } = at;
    let (mut cities_now, mut lands) = (CitySet::EMPTY, LandSet::EMPTY);
    match (view.stage, desk.phase()) {
        (Stage::Start, _) => cities_now = start,
        (Stage::Round, Phase::Land) => {
            cities_now = cities(&view.map, sheet, *desk).iter().fold(CitySet::EMPTY, |set, it| set.or(it.cities));
        }
        (Stage::Round, Phase::Roadbed) => {
            let all = dots(&view.map, sheet, *desk);
            lands = all.iter().flat_map(|it| it.lands).fold(LandSet::EMPTY, |set, it| set.or(&it));
        }
        (Stage::Round, Phase::ExtraDot) => lands = desk.extra_lands(&view.map, sheet, view.rules),
        _ => {}
    }
    Open { cities: cities_now, lands }
}

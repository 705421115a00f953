//! What the owner of a sheet of Rail Age may draw now, found by the printed map and the sheet alone.

use railage::{
    Announcement, City, CitySet, Desk, Die, Face, Land, LandSet, Line, Map, Mine, Pair, Path, Phase, Sheet, SheetView,
    SpecialLine, Stage, Terrain, View,
};

use crate::railage::text::Open;

/// The ○ that two of the dice allow.
pub(super) struct Sum {
    pub(super) pair: Pair,
    pub(super) sum: u8,
    pub(super) cities: CitySet,
}

/// The cities for each two of the dice.
pub(super) fn cities(map: &Map, sheet: &Sheet, desk: &Desk) -> [Sum; 3] {
    Pair::ALL.map(|pair| {
        let sum = desk.roll().sum(pair);
        Sum { pair, sum, cities: map.takers(sum).minus(sheet.stations()) }
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
pub(super) fn dots(map: &Map, sheet: &Sheet, desk: &Desk) -> Vec<Roadbed> {
    let room = room(sheet);
    let of = |die: Die| {
        let face = desk.roll().face(die);
        let terrains = map.chart().terrains(face);
        Roadbed { die, face, terrains, lands: terrains.map(|it| room.and(map.terrain(it))) }
    };
    desk.left().iter().map(of).collect()
}

/// The land of open areas without a dot.
pub(super) fn room(sheet: &Sheet) -> LandSet {
    sheet.open().minus(sheet.dots())
}

/// The lines that may be drawn, the shortest first.
pub(super) fn lines(map: &Map, sheet: &Sheet) -> Vec<Line> {
    let free = sheet.free();
    if free.is_empty() {
        return Vec::new();
    }
    let is_open = |it: &Line| {
        let ends = CitySet::only(it.from()).or(CitySet::only(it.to()));
        ends.minus(sheet.stations()).is_empty()
            && !sheet.network(it.from()).contains(it.to())
            && it.path().lands().minus(free).is_empty()
    };
    let mut res = map.all_lines();
    res.retain(is_open);
    res.sort_by_key(|it| it.path().as_slice().len());
    res
}

/// The shortest special line from each city to each mine, the shortest first.
pub(super) fn specials(map: &Map, sheet: &Sheet) -> Vec<SpecialLine> {
    let mut res: Vec<_> = sheet.stations().iter().flat_map(|it| specials_from(map, sheet, it)).collect();
    res.sort_by_key(|it| it.path().as_slice().len());
    res
}

fn specials_from(map: &Map, sheet: &Sheet, city: City) -> Vec<SpecialLine> {
    let mut found: Vec<(Mine, SpecialLine)> = Vec::new();
    let mut free = *sheet.free();
    let mut ring: Vec<(Path, Vec<Land>)> = vec![(Path::EMPTY, map.land_of(city).to_vec())];
    for _ in 0..map.longest() {
        let mut next = Vec::new();
        for (path, lands) in ring {
            for land in lands.into_iter().filter(|&it| free.contains(it)).collect::<Vec<_>>() {
                free.remove(land);
                let mut path = path;
                path.push(land);
                for mine in map.mines_near(land).minus(sheet.mines()).iter() {
                    if found.iter().all(|it| it.0 != mine) {
                        found.push((mine, SpecialLine::new(city, path, mine)));
                    }
                }
                next.push((path, map.land_near(land).to_vec()));
            }
        }
        ring = next;
    }
    found.into_iter().map(|it| it.1).collect()
}

/// Where the next decision of the sheet can be drawn.
pub(super) fn open(view: &View, start: CitySet, at: &SheetView) -> Open {
    let SheetView { sheet, desk } = at;
    let (mut cities_now, mut lands) = (CitySet::EMPTY, LandSet::EMPTY);
    match (view.stage, desk.phase()) {
        (Stage::Start, _) => cities_now = start,
        (Stage::Round, Phase::Land) => {
            cities_now = cities(&view.map, sheet, desk).iter().fold(CitySet::EMPTY, |set, it| set.or(it.cities));
        }
        (Stage::Round, Phase::Roadbed) => {
            let all = dots(&view.map, sheet, desk);
            lands = all.iter().flat_map(|it| it.lands).fold(LandSet::EMPTY, |set, it| set.or(&it));
        }
        (Stage::Round, Phase::ExtraDot) => lands = room(sheet),
        _ => {}
    }
    Open { cities: cities_now, lands }
}

/// What must be announced at the end of the round.
pub(super) fn announcement(view: &View, before: Announcement, sheet: &Sheet) -> Announcement {
    Announcement {
        upper: sheet.upper_points().minus(before.upper),
        lower: sheet.lower_points().minus(before.lower),
        end: !view.is_last && sheet.is_final(view.map.tracks()),
    }
}

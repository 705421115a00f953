//! A map: its cells, what touches what, its chart and its tracks.

use std::fmt;

use kernel::ContentId;

use crate::{Chart, City, CitySet, Land, LandSet, Line, Mine, MineSet, Path, Terrain, Tracks};

/// What a cell is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A city and the sum that takes it; the wild city has none and takes any.
    City(City, Option<u8>),
    /// A mine.
    Mine(Mine),
    /// A land cell of an area.
    Land(Land, Terrain),
    /// A river or a lake: nothing can be drawn here.
    Water,
}

impl Kind {
    /// The city of the area that the cell belongs to; mines and water belong to none.
    pub const fn area(self) -> Option<City> {
        match self {
            Self::City(city, _) => Some(city),
            Self::Land(land, _) => Some(land.area()),
            Self::Mine(_) | Self::Water => None,
        }
    }
}

/// A hexagon of the map, pointing up; every second row, from row 1, is shifted half a cell to the right.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Its row, from zero at the top.
    pub row: u8,
    /// Its place in the row, from zero at the left.
    pub column: u8,
    /// What it is.
    pub kind: Kind,
}

impl Cell {
    /// Whether two cells share a side.
    pub fn touches(self, other: Self) -> bool {
        // Twice the distance from the left edge, so that shifted rows come out whole.
        let x = |it: Self| 2 * i16::from(it.column) + i16::from(it.row % 2);
        match self.row.abs_diff(other.row) {
            0 => self.column.abs_diff(other.column) == 1,
            1 => (x(self) - x(other)).abs() == 1,
            _ => false,
        }
    }
}

/// What a land cell touches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Near {
    pub(crate) lands: Ring,
    pub(crate) cities: CitySet,
    pub(crate) mines: MineSet,
}

/// Up to six land cells around a cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ring {
    lands: [Land; 6],
    len: u8,
}

impl Ring {
    const EMPTY: Self = Self { lands: [Land::BLANK; 6], len: 0 };

    pub(crate) fn as_slice(&self) -> &[Land] {
        &self.lands[..self.len.into()]
    }

    fn push(&mut self, land: Land) {
        self.lands[usize::from(self.len)] = land;
        self.len += 1;
    }
}

/// A map with all that is printed on the sheet.
pub struct Map {
    pub(crate) id: ContentId,
    pub(crate) name: String,
    pub(crate) note: String,
    pub(crate) longest: u8,
    pub(crate) cells: Vec<Cell>,
    pub(crate) chart: Chart,
    pub(crate) tracks: Tracks,
    values: [Option<u8>; City::COUNT],
    cities: CitySet,
    wild: CitySet,
    mines: MineSet,
    lands: LandSet,
    terrains: [LandSet; 3],
    areas: [LandSet; City::COUNT],
    /// The cities that each sum of two dice takes.
    takers: [CitySet; 13],
    near: Box<[Near; Land::COUNT]>,
    city_ring: [Ring; City::COUNT],
    starts: [CitySet; Mine::COUNT],
}

impl Map {
    /// A map of these cells, whose names are unique.
    pub(crate) fn new(
        id: ContentId,
        name: String,
        note: String,
        cells: Vec<Cell>,
        chart: Chart,
        tracks: Tracks,
    ) -> Self {
        let mut res = Self {
            id,
            name,
            note,
            longest: Path::MOST as u8,
            cells,
            chart,
            tracks,
            values: [None; City::COUNT],
            cities: CitySet::EMPTY,
            wild: CitySet::EMPTY,
            mines: MineSet::EMPTY,
            lands: LandSet::EMPTY,
            terrains: [LandSet::EMPTY; 3],
            areas: [LandSet::EMPTY; City::COUNT],
            takers: [CitySet::EMPTY; 13],
            near: Box::new([Near { lands: Ring::EMPTY, cities: CitySet::EMPTY, mines: MineSet::EMPTY }; Land::COUNT]),
            city_ring: [Ring::EMPTY; City::COUNT],
            starts: [CitySet::EMPTY; Mine::COUNT],
        };
        for cell in res.cells.clone() {
            res.place(cell.kind);
            for other in res.cells.clone().into_iter().filter(|&it| cell.touches(it)) {
                res.join(cell.kind, other.kind);
            }
        }
        res
    }

    fn place(&mut self, kind: Kind) {
        match kind {
            Kind::City(city, value) => {
                self.cities.insert(city);
                self.values[city.index()] = value;
                if let Some(value) = value {
                    self.takers[usize::from(value)].insert(city);
                } else {
                    self.wild.insert(city);
                    self.takers[2..].iter_mut().for_each(|it| it.insert(city));
                }
            }
            Kind::Mine(mine) => self.mines.insert(mine),
            Kind::Land(land, terrain) => {
                self.lands.insert(land);
                self.terrains[terrain.index()].insert(land);
                self.areas[land.area().index()].insert(land);
            }
            Kind::Water => {}
        }
    }

    fn join(&mut self, kind: Kind, other: Kind) {
        match (kind, other) {
            (Kind::Land(land, _), Kind::Land(other, _)) => self.near[land.index()].lands.push(other),
            (Kind::Land(land, _), Kind::City(city, _)) => self.near[land.index()].cities.insert(city),
            (Kind::Land(land, _), Kind::Mine(mine)) => self.near[land.index()].mines.insert(mine),
            (Kind::City(city, _), Kind::Land(land, _)) => self.city_ring[city.index()].push(land),
            (Kind::Mine(mine), Kind::City(city, _)) => self.starts[mine.index()].insert(city),
            _ => {}
        }
    }

    /// The hash of the file it was read from.
    pub const fn id(&self) -> ContentId {
        self.id
    }

    /// Its name, one word.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its file says about it, for example that it is reconstructed.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell of `city`.
    pub fn city_cell(&self, city: City) -> Option<Cell> {
        self.cells.iter().copied().find(|it| matches!(it.kind, Kind::City(other, _) if other == city))
    }

    /// The cell of `land`.
    pub fn land_cell(&self, land: Land) -> Option<Cell> {
        self.cells.iter().copied().find(|it| matches!(it.kind, Kind::Land(other, _) if other == land))
    }

    /// The cell of `mine`.
    pub fn mine_cell(&self, mine: Mine) -> Option<Cell> {
        self.cells.iter().copied().find(|it| it.kind == Kind::Mine(mine))
    }

    /// The most land cells that a line may have.
    pub const fn longest(&self) -> usize {
        self.longest as usize
    }

    /// What the remaining die allows.
    pub const fn chart(&self) -> &Chart {
        &self.chart
    }

    /// What is printed on the tracks.
    pub const fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// All cities, the wild one among them.
    pub const fn cities(&self) -> CitySet {
        self.cities
    }

    /// The cities that any sum takes.
    pub const fn wild_cities(&self) -> CitySet {
        self.wild
    }

    /// The value of `city`; `None` for a wild city, and for a letter that is not on the map.
    pub const fn value(&self, city: City) -> Option<u8> {
        self.values[city.index()]
    }

    /// All mines.
    pub const fn mines(&self) -> MineSet {
        self.mines
    }

    /// All land cells.
    pub const fn lands(&self) -> LandSet {
        self.lands
    }

    /// The land cells of one terrain.
    pub const fn terrain(&self, terrain: Terrain) -> &LandSet {
        &self.terrains[terrain.index()]
    }

    /// What grows on `land`, if it is on the map.
    pub fn terrain_of(&self, land: Land) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&it| self.terrain(it).contains(land))
    }

    /// The land cells of the area of `city`.
    pub const fn area(&self, city: City) -> &LandSet {
        &self.areas[city.index()]
    }

    /// The cities that the sum of two dice takes, the wild city among them.
    pub fn takers(&self, sum: u8) -> CitySet {
        self.takers.get(usize::from(sum)).copied().unwrap_or_default()
    }

    /// The cities beside a mine.
    pub const fn beside(&self, mine: Mine) -> CitySet {
        self.starts[mine.index()]
    }

    /// The land cells that touch `city`.
    pub fn land_of(&self, city: City) -> &[Land] {
        self.city_ring[city.index()].as_slice()
    }

    /// The land cells that touch `land`.
    pub fn land_near(&self, land: Land) -> &[Land] {
        self.near[land.index()].lands.as_slice()
    }

    /// The cities that touch `land`.
    pub fn cities_near(&self, land: Land) -> CitySet {
        self.near[land.index()].cities
    }

    /// The mines that touch `land`.
    pub fn mines_near(&self, land: Land) -> MineSet {
        self.near[land.index()].mines
    }

    pub(crate) const fn near(&self, land: Land) -> &Near {
        &self.near[land.index()]
    }

    /// Every line that any sheet of this map could ever have: all land dotted, a ○ in every city, nothing drawn.
    pub fn all_lines(&self) -> Vec<Line> {
        let mut res = Vec::new();
        crate::walk::lines(self, self.lands, self.cities, |_| CitySet::EMPTY, |line| res.push(line));
        res
    }
}

/// Two maps are the same if their files are.
impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Map {}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({} {})", self.name, self.id)
    }
}

//! Proving a map against everything that its reconstruction demands.

use std::{fmt, sync::Arc};

use crate::{Cell, CitySet, Face, Kind, LandSet, Map, Mine, Path, Terrain, map_file::read_with_lines, walk};

/// What a reconstructed map must obey.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Constraint {
    /// The file can be read, and the game can be played on it.
    Readable,
    /// It has a wild city or a wild mine, near the middle; a wild city has no land of its own.
    Wild,
    /// With a wild city, the 21 values of the river sheet row by row; with a wild mine, about as many of each.
    Values,
    /// The land of an area hangs together with its city.
    Areas,
    /// A mine touches two cities and two land cells, and no wild city.
    Mines,
    /// A city with a value touches 3 to 6 land cells.
    Cities,
    /// From every city every other can be reached by lines over land.
    Reach,
    /// The three terrains have about equal parts, and an area has at least two of them.
    Terrains,
    /// A river runs from edge to edge, bridged by cities, or a lake of at least seven cells lies in the middle.
    Water,
    /// The chart is the reconstructed one.
    Chart,
    /// The tracks are the reconstructed ones.
    Tracks,
    /// No line is cut short by the bound on the length of lines.
    Lines,
}

/// Where a map breaks a constraint.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, {constraint}: {reason}")]
pub struct Flaw {
    /// The line of the file, counted from one.
    pub line: usize,
    /// What it breaks.
    pub constraint: Constraint,
    /// How.
    pub reason: String,
}

impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = [
            "readable", "wild", "values", "areas", "mines", "cities", "reach", "terrains", "water", "chart", "tracks",
            "lines",
        ];
        f.write_str(names[*self as usize])
    }
}

/// The values of the river sheet, row by row.
const VALUES: [u8; 21] = [7, 5, 10, 7, 2, 8, 6, 3, 6, 8, 8, 11, 6, 12, 7, 4, 9, 7, 3, 5, 6];

/// Proves a map file against every constraint of the reconstruction, and says all that is wrong with it.
pub fn check_map(text: &str) -> Result<Arc<Map>, Vec<Flaw>> {
    let (map, rows) = read_with_lines(text).map_err(|it| {
        let reason = format!("{}: {}", it.field, it.reason);
        vec![Flaw { line: it.line, constraint: Constraint::Readable, reason }]
    })?;
    let mut survey = Survey { map: &map, rows: &rows, flaws: Vec::new() };
    survey.wild();
    survey.values();
    survey.areas();
    survey.mines();
    survey.cities();
    survey.reach();
    survey.terrains();
    survey.water();
    survey.chart();
    survey.tracks();
    survey.lines();
    let mut flaws = survey.flaws;
    flaws.sort_by_key(|it| (it.line, it.constraint));
    if flaws.is_empty() { Ok(map) } else { Err(flaws) }
}

struct Survey<'a> {
    map: &'a Map,
    rows: &'a [usize],
    flaws: Vec<Flaw>,
}

impl Survey<'_> {
    fn demand(&mut self, holds: bool, cell: Option<Cell>, constraint: Constraint, reason: impl FnOnce() -> String) {
        if !holds {
            let line = self.rows.get(cell.map_or(0, |it| usize::from(it.row))).copied().unwrap_or(1);
            self.flaws.push(Flaw { line, constraint, reason: reason() });
        }
    }

    fn is_central(&self, cell: Cell) -> bool {
        let n_rows = self.rows.len();
        let n_columns = self.map.cells().iter().map(|it| usize::from(it.column) + 1).max().unwrap_or(0);
        let is_middle = |at: usize, n: usize| n / 3 <= at && at < n - n / 3;
        is_middle(cell.row.into(), n_rows) && is_middle(cell.column.into(), n_columns)
    }

    fn wild(&mut self) {
        let map = self.map;
        let is_wild = |it: &&Cell| matches!(it.kind, Kind::City(_, None) | Kind::Mine(Mine::WILD));
        let wild: Vec<_> = map.cells().iter().filter(is_wild).copied().collect();
        self.demand(wild.len() == 1, wild.get(1).copied(), Constraint::Wild, || {
            format!("expected one wild city or one wild mine, found {} of them", wild.len())
        });
        for &cell in &wild {
            let is_central = self.is_central(cell);
            self.demand(is_central, Some(cell), Constraint::Wild, || "the wild cell is not in the middle".to_owned());
        }
        for city in map.wild_cities() {
            let has_none = map.area(city).is_empty();
            let reason = || format!("{city} is wild, so its area has no land");
            self.demand(has_none, map.city_cell(city), Constraint::Wild, reason);
        }
    }

    fn values(&mut self) {
        let read = |it: &Cell| match it.kind {
            Kind::City(_, value) => value,
            _ => None,
        };
        let values: Vec<_> = self.map.cells().iter().filter_map(read).collect();
        if !self.map.wild_cities().is_empty() {
            self.demand(values == VALUES, None, Constraint::Values, || {
                format!("the values of the cities, row by row, are {VALUES:?}, found {values:?}")
            });
            return;
        }
        let is_enough = (20..=22).contains(&values.len());
        self.demand(is_enough, None, Constraint::Values, || format!("20 to 22 cities, found {}", values.len()));
        for value in 2..=12 {
            let count = |all: &[u8]| all.iter().map(|&it| usize::from(it == value)).sum::<usize>();
            let (found, usual) = (count(&values), count(&VALUES));
            let is_near = found > 0 && found.abs_diff(usual) <= 1;
            self.demand(is_near, None, Constraint::Values, || {
                format!("about {usual} cities of the value {value}, at least one, found {found}")
            });
        }
    }

    fn areas(&mut self) {
        let map = self.map;
        for city in map.cities() {
            let area = map.area(city);
            let mut reached: LandSet = map.land_of(city).iter().copied().filter(|&it| area.contains(it)).collect();
            for _ in 0..area.len() {
                let next: LandSet = reached.iter().flat_map(|it| map.land_near(it).iter().copied()).collect();
                reached = reached.or(&next.and(area));
            }
            for land in area.minus(&reached).iter() {
                let reason = || format!("{land} does not hang together with {city}");
                self.demand(false, map.land_cell(land), Constraint::Areas, reason);
            }
        }
    }

    fn mines(&mut self) {
        let map = self.map;
        for mine in map.mines() {
            let cell = map.mine_cell(mine);
            let cities = map.beside(mine);
            let n_lands = map.lands().iter().filter(|&it| map.mines_near(it).contains(mine)).count();
            self.demand(cities.minus(map.wild_cities()).len() >= 2, cell, Constraint::Mines, || {
                format!("{mine} touches fewer than two cities")
            });
            let is_wild = !cities.and(map.wild_cities()).is_empty();
            self.demand(!is_wild, cell, Constraint::Mines, || format!("{mine} touches the wild city"));
            self.demand(n_lands >= 2, cell, Constraint::Mines, || format!("{mine} touches fewer than two land cells"));
        }
    }

    fn cities(&mut self) {
        for city in self.map.cities().minus(self.map.wild_cities()) {
            let n_lands = self.map.land_of(city).len();
            self.demand(n_lands >= 3, self.map.city_cell(city), Constraint::Cities, || {
                format!("{city} touches {n_lands} land cells, fewer than three")
            });
        }
    }

    fn reach(&mut self) {
        let map = self.map;
        let Some(first) = map.cities().first() else {
            return self.demand(false, None, Constraint::Reach, || "there is no city".to_owned());
        };
        let (mut cities, mut lands) = (CitySet::only(first), LandSet::EMPTY);
        loop {
            let from_cities: LandSet = cities.iter().flat_map(|it| map.land_of(it).iter().copied()).collect();
            let from_lands: LandSet = lands.iter().flat_map(|it| map.land_near(it).iter().copied()).collect();
            let all = lands.or(&from_cities).or(&from_lands);
            let more = all.iter().fold(cities, |set, it| set.or(map.cities_near(it)));
            if (more, all) == (cities, lands) {
                break;
            }
            (cities, lands) = (more, all);
        }
        for city in map.cities().minus(cities) {
            let reason = || format!("{city} cannot be reached from {first} over land");
            self.demand(false, map.city_cell(city), Constraint::Reach, reason);
        }
    }

    fn terrains(&mut self) {
        let map = self.map;
        let n_lands = map.lands().len();
        for terrain in Terrain::ALL {
            let n = map.terrain(terrain).len();
            // A third, give or take a tenth of all land.
            let is_third = (3 * n).abs_diff(n_lands) * 10 <= 3 * n_lands;
            self.demand(is_third, None, Constraint::Terrains, || format!("{n} of {n_lands} land cells are {terrain}"));
        }
        for city in map.cities() {
            let area = map.area(city);
            let n = Terrain::ALL.into_iter().filter(|&it| !area.and(map.terrain(it)).is_empty()).count();
            self.demand(area.is_empty() || n >= 2, map.city_cell(city), Constraint::Terrains, || {
                format!("the area of {city} has one terrain only")
            });
            let needs_land = map.wild_cities().contains(city) || !area.is_empty();
            self.demand(needs_land, map.city_cell(city), Constraint::Areas, || {
                format!("the area of {city} has no land")
            });
        }
    }

    fn water(&mut self) {
        let is_river = !self.map.wild_cities().is_empty();
        let mut rest: Vec<_> = self.map.cells().iter().copied().filter(|it| it.kind == Kind::Water).collect();
        let mut is_found = false;
        while let Some(cell) = rest.pop() {
            let mut piece = vec![cell];
            let mut n = 0;
            while let Some(&at) = piece.get(n) {
                let (near, far) = rest.into_iter().partition(|&it| at.touches(it));
                piece.extend::<Vec<_>>(near);
                rest = far;
                n += 1;
            }
            is_found |= if is_river { self.crosses(&piece) } else { self.is_lake(&piece) };
        }
        let what = if is_river { "no river runs from edge to edge" } else { "no lake lies in the middle" };
        self.demand(is_found, None, Constraint::Water, || what.to_owned());
    }

    fn crosses(&self, piece: &[Cell]) -> bool {
        // A city on the river bridges it.
        let is_bridge = |it: &&Cell| matches!(it.kind, Kind::City(..)) && piece.iter().any(|water| water.touches(**it));
        let piece: Vec<_> = piece.iter().chain(self.map.cells().iter().filter(is_bridge)).collect();
        let touches = |row: Option<usize>| piece.iter().any(|it| Some(usize::from(it.row)) == row);
        let side = |it: &Cell, step: i16| {
            let next = i16::from(it.column) + step;
            !self.map.cells().iter().any(|other| other.row == it.row && i16::from(other.column) == next)
        };
        let (left, right) = (piece.iter().any(|it| side(it, -1)), piece.iter().any(|it| side(it, 1)));
        touches(Some(0)) && touches(self.rows.len().checked_sub(1)) || left && right
    }

    fn is_lake(&self, piece: &[Cell]) -> bool {
        piece.iter().any(|&it| self.is_central(it) && piece.iter().filter(|&&other| it.touches(other)).count() == 6)
    }

    fn chart(&mut self) {
        use Terrain::{Forest, Hill, Plain};
        let pairs = [[Plain, Plain], [Forest, Forest], [Hill, Hill], [Plain, Forest], [Forest, Hill], [Hill, Plain]];
        for (face, pair) in Face::ALL.into_iter().zip(pairs) {
            let is_right = self.map.chart().terrains(face) == pair;
            self.demand(is_right, None, Constraint::Chart, || {
                format!("a {face} draws dots on {} and {}", pair[0], pair[1])
            });
        }
    }

    fn tracks(&mut self) {
        let tracks = self.map.tracks();
        let is_river = !self.map.wild_cities().is_empty();
        // The branches and the points are on the lower track.
        let (columns, branches, points) = if is_river { (16, [1, 2, 4], 3) } else { (15, [2, 4, 6], 5) };
        let found = (tracks.columns(), tracks.upper_spaces());
        self.demand(found == (columns, 12), None, Constraint::Tracks, || {
            format!("{columns} columns and 12 upper spaces, found {} and {}", found.0, found.1)
        });
        for space in 1..=tracks.columns() {
            let factor = [(4, 3), (8, 4), (10, 5), (12, 6)].into_iter().find(|it| it.0 == space).map(|it| it.1);
            let upper = (space == 5).then_some(3);
            let lower = (space == points).then_some(5);
            let is_right = tracks.factor_on(space) == factor
                && tracks.upper_points(space) == upper
                && tracks.lower_points(space) == lower
                && tracks.is_extra(space) == matches!(space, 3 | 6 | 7 | 11)
                && tracks.is_branch(space) == branches.contains(&space);
            self.demand(is_right, None, Constraint::Tracks, || {
                format!("space {space} differs from the reconstruction")
            });
        }
    }

    fn lines(&mut self) {
        let longest = walk::measure(self.map, u32::MAX).map_or(usize::MAX, |it| it.longest);
        let is_whole = longest < self.map.longest().min(Path::MOST);
        self.demand(is_whole, None, Constraint::Lines, || {
            "the bound on the length of lines cuts some of them off".to_owned()
        });
    }
}

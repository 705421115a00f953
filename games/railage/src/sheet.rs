//! One player's sheet: what is drawn on the map, and how far the two tracks are.

use serde::{Deserialize, Serialize};

use crate::{
    City, CitySet, Land, LandSet, Line, Map, Mine, MineSet, Path, SpaceSet, SpecialLine, Tracks, memory::spaces, walk,
};

/// What one player has drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    stations: CitySet,
    /// The land of the open areas.
    open: LandSet,
    dots: LandSet,
    /// The dots that no line has used.
    free: LandSet,
    mines: MineSet,
    upper: u8,
    crossed: u8,
    lower: u8,
    upper_points: SpaceSet,
    lower_points: SpaceSet,
    n_lines: u8,
    n_specials: u8,
    /// The cities that lines join to each city, one line away.
    joined: [CitySet; City::COUNT],
    /// The cities of the network of each city, itself among them if it has a ○.
    network: [CitySet; City::COUNT],
    /// How many special lines leave each city.
    spurs: [u8; City::COUNT],
    lines: [Line; City::COUNT - 1],
    specials: [Option<SpecialLine>; 7],
}

const _: () = assert!(size_of::<Sheet>() <= 1024);

/// All that is to be seen on a sheet, from which the sheet follows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// The cities with a ○.
    pub stations: CitySet,
    /// The land cells with a dot, with and without a line.
    pub dots: LandSet,
    /// The lines, in the order in which they were drawn.
    pub lines: Vec<Line>,
    /// The special lines, in the order in which they were drawn.
    pub specials: Vec<SpecialLine>,
    /// How many upper spaces are reached, from the left.
    pub upper: u8,
    /// How many upper spaces are crossed out, from the right.
    pub crossed: u8,
    /// How many lower spaces are reached, from the right.
    pub lower: u8,
    /// The upper spaces whose points are gained.
    pub upper_points: SpaceSet,
    /// The lower spaces whose points are gained.
    pub lower_points: SpaceSet,
}

impl Sheet {
    /// An empty sheet.
    pub(crate) const BLANK: Self = Self {
        stations: CitySet::EMPTY,
        open: LandSet::EMPTY,
        dots: LandSet::EMPTY,
        free: LandSet::EMPTY,
        mines: MineSet::EMPTY,
        upper: 0,
        crossed: 0,
        lower: 0,
        upper_points: SpaceSet::EMPTY,
        lower_points: SpaceSet::EMPTY,
        n_lines: 0,
        n_specials: 0,
        joined: [CitySet::EMPTY; City::COUNT],
        network: [CitySet::EMPTY; City::COUNT],
        spurs: [0; City::COUNT],
        lines: [Line::BLANK; City::COUNT - 1],
        specials: [None; 7],
    };

    /// The sheet where this is drawn; `None` if no sheet of this map can look so.
    ///
    /// It says nothing of whether the dice allowed it.
    pub fn drawn(map: &Map, drawing: &Drawing) -> Option<Self> {
        let tracks = map.tracks();
        let Drawing { stations, dots, upper, crossed, lower, .. } = *drawing;
        let mut res = Self { dots, free: dots, ..Self::BLANK };
        stations.into_iter().for_each(|it| res.mark(map, it));
        let is_possible = stations.minus(map.cities()).is_empty()
            && dots.minus(&res.open).is_empty()
            && u16::from(upper) + u16::from(crossed) <= tracks.upper_spaces().into()
            && lower <= tracks.columns();
        let has_roadbed = |sheet: &Self, path: &Path| path.lands().minus(&sheet.free).is_empty();
        for line in &drawing.lines {
            // Two networks become one, so there are never more lines than room for them.
            let is_new = res.network(line.from()).and(res.network(line.to())).is_empty();
            let joins = stations.contains(line.from()) && stations.contains(line.to());
            if !(is_new && joins && has_roadbed(&res, line.path())) {
                return None;
            }
            res.draw_line(tracks, *line, SpaceSet::EMPTY);
        }
        for line in &drawing.specials {
            let is_new = map.mines().contains(line.to()) && !res.mines.contains(line.to());
            if !(is_new && stations.contains(line.from()) && has_roadbed(&res, line.path())) {
                return None;
            }
            res.draw_special(tracks, *line, SpaceSet::EMPTY);
        }
        (res.upper, res.crossed, res.lower) = (upper, crossed, lower);
        (res.upper_points, res.lower_points) = (drawing.upper_points, drawing.lower_points);
        is_possible.then_some(res)
    }

    /// The cities with a ○.
    pub const fn stations(&self) -> CitySet {
        self.stations
    }

    /// The land where dots and lines may be drawn.
    pub const fn open(&self) -> &LandSet {
        &self.open
    }

    /// The land cells with a dot, with and without a line.
    pub const fn dots(&self) -> &LandSet {
        &self.dots
    }

    /// The land cells with a dot and no line yet.
    pub const fn free(&self) -> &LandSet {
        &self.free
    }

    /// The lines, in the order in which they were drawn.
    pub fn lines(&self) -> &[Line] {
        &self.lines[..self.n_lines.into()]
    }

    /// The special lines, in the order in which they were drawn.
    pub fn specials(&self) -> impl Iterator<Item = SpecialLine> {
        self.specials.into_iter().flatten()
    }

    /// The mines that have a special line.
    pub const fn mines(&self) -> MineSet {
        self.mines
    }

    /// How many upper spaces are reached, from the left.
    pub const fn upper(&self) -> u8 {
        self.upper
    }

    /// How many upper spaces are crossed out, from the right.
    pub const fn crossed(&self) -> u8 {
        self.crossed
    }

    /// How many lower spaces are reached, from the right.
    pub const fn lower(&self) -> u8 {
        self.lower
    }

    /// The upper spaces whose points are gained.
    pub const fn upper_points(&self) -> SpaceSet {
        self.upper_points
    }

    /// The lower spaces whose points are gained.
    pub const fn lower_points(&self) -> SpaceSet {
        self.lower_points
    }

    /// The cities that one line joins to `city`.
    pub const fn joined(&self, city: City) -> CitySet {
        self.joined[city.index()]
    }

    /// The cities of the network of `city`, itself among them; empty without a ○.
    pub const fn network(&self, city: City) -> CitySet {
        self.network[city.index()]
    }

    /// How many lines and special lines leave `city`.
    pub const fn degree(&self, city: City) -> usize {
        self.joined[city.index()].len() + self.spurs[city.index()] as usize
    }

    /// In how many columns both tracks are reached.
    pub const fn overlap(&self, tracks: &Tracks) -> u8 {
        (self.upper + self.lower).saturating_sub(tracks.columns())
    }

    /// Whether every upper space that is not crossed out is reached.
    pub const fn is_full(&self, tracks: &Tracks) -> bool {
        self.upper + self.crossed >= tracks.upper_spaces()
    }

    /// Whether the sheet meets a condition for the end.
    pub const fn is_final(&self, tracks: &Tracks) -> bool {
        self.overlap(tracks) > 0 || self.is_full(tracks)
    }

    /// Shows every line that could be drawn now to `found`.
    pub fn each_line(&self, map: &Map, found: impl FnMut(Line)) {
        walk::lines(map, self.free, self.stations, |city| self.network(city), found);
    }

    /// Shows every special line that could be drawn now to `found`, whatever the dice.
    pub fn each_special(&self, map: &Map, found: impl FnMut(SpecialLine)) {
        walk::special_lines(map, self.free, self.stations, self.mines, found);
    }

    /// Draws a ○, which opens its area.
    pub(crate) fn mark(&mut self, map: &Map, city: City) {
        self.stations.insert(city);
        self.network[city.index()].insert(city);
        self.open = self.open.or(map.area(city));
    }

    /// Crosses out the rightmost upper space that is neither reached nor crossed out.
    pub(crate) const fn cross_out(&mut self, tracks: &Tracks) {
        if !self.is_full(tracks) {
            self.crossed += 1;
        }
    }

    pub(crate) const fn dot(&mut self, land: Land) {
        self.dots.insert(land);
        self.free.insert(land);
    }

    /// Draws a line and advances the upper track, if it can; says whether that brings an extra action.
    pub(crate) fn draw_line(&mut self, tracks: &Tracks, line: Line, taken: SpaceSet) -> bool {
        let (from, to) = (line.from(), line.to());
        line.path().as_slice().iter().for_each(|&it| self.free.remove(it));
        self.joined[from.index()].insert(to);
        self.joined[to.index()].insert(from);
        let network = self.network(from).or(self.network(to));
        for city in network {
            self.network[city.index()] = network;
        }
        self.lines[usize::from(self.n_lines)] = line;
        self.n_lines += 1;
        if self.is_full(tracks) {
            return false;
        }
        self.upper += 1;
        if tracks.upper_points(self.upper).is_some() && !taken.contains(self.upper) {
            self.upper_points.insert(self.upper);
        }
        tracks.is_extra(self.upper)
    }

    /// Draws a special line and advances the lower track, if it can.
    pub(crate) fn draw_special(&mut self, tracks: &Tracks, line: SpecialLine, taken: SpaceSet) {
        line.path().as_slice().iter().for_each(|&it| self.free.remove(it));
        self.spurs[line.from().index()] += 1;
        self.mines.insert(line.to());
        self.specials[usize::from(self.n_specials)] = Some(line);
        self.n_specials += 1;
        if self.lower < tracks.columns() {
            self.lower += 1;
            if tracks.lower_points(self.lower).is_some() && !taken.contains(self.lower) {
                self.lower_points.insert(self.lower);
            }
        }
    }
}

/// What a snapshot keeps of a sheet; its land and its networks follow from what is drawn.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct SheetMemory {
    stations: Vec<u8>,
    dots: Vec<u8>,
    upper: u8,
    crossed: u8,
    lower: u8,
    upper_points: Vec<u8>,
    lower_points: Vec<u8>,
    lines: Vec<LineMemory>,
    specials: Vec<LineMemory>,
}

/// A line from a city to a city, or to a mine.
#[derive(Serialize, Deserialize, Debug)]
struct LineMemory {
    from: u8,
    to: u8,
    path: Vec<u8>,
}

impl LineMemory {
    fn of(from: City, path: &Path, to: usize) -> Self {
        Self {
            from: from.index() as u8,
            to: to as u8,
            path: path.as_slice().iter().map(|it| it.index() as u8).collect(),
        }
    }

    /// Its first city, which must have a ○, and its land.
    fn begin(&self, sheet: &Sheet) -> Option<(City, Path)> {
        let from = City::nth(self.from.into()).filter(|&it| sheet.stations.contains(it))?;
        let mut path = Path::EMPTY;
        for &land in &self.path {
            let land = Land::nth(land.into()).filter(|&it| sheet.free.contains(it))?;
            if !path.push(land) {
                return None;
            }
        }
        Some((from, path))
    }
}

impl Sheet {
    pub(crate) fn memory(&self) -> SheetMemory {
        SheetMemory {
            stations: self.stations.iter().map(|it| it.index() as u8).collect(),
            dots: self.dots.iter().map(|it| it.index() as u8).collect(),
            upper: self.upper,
            crossed: self.crossed,
            lower: self.lower,
            upper_points: self.upper_points.iter().collect(),
            lower_points: self.lower_points.iter().collect(),
            lines: self.lines().iter().map(|it| LineMemory::of(it.from(), it.path(), it.to().index())).collect(),
            specials: self.specials().map(|it| LineMemory::of(it.from(), it.path(), it.to().index())).collect(),
        }
    }
}

impl SheetMemory {
    /// Draws everything again.
    pub(crate) fn recall(&self, map: &Map) -> Option<Sheet> {
        let mut res = Sheet::BLANK;
        for &city in &self.stations {
            res.mark(map, City::nth(city.into()).filter(|&it| map.cities().contains(it))?);
        }
        for &land in &self.dots {
            res.dot(Land::nth(land.into()).filter(|&it| res.open.contains(it))?);
        }
        if self.lines.len() > res.lines.len() || self.specials.len() > res.specials.len() {
            return None;
        }
        for line in &self.lines {
            let (from, path) = line.begin(&res)?;
            let to = City::nth(line.to.into()).filter(|&it| res.stations.contains(it))?;
            res.draw_line(map.tracks(), Line::new(from, path, to), SpaceSet::EMPTY);
        }
        for line in &self.specials {
            let (from, path) = line.begin(&res)?;
            let to = *Mine::ALL.get(usize::from(line.to)).filter(|&&it| !res.mines.contains(it))?;
            res.draw_special(map.tracks(), SpecialLine::new(from, path, to), SpaceSet::EMPTY);
        }
        // How far the tracks are depends on when the spaces were crossed out and who came first.
        (res.upper, res.crossed, res.lower) = (self.upper, self.crossed, self.lower);
        (res.upper_points, res.lower_points) = (spaces(&self.upper_points)?, spaces(&self.lower_points)?);
        let (spaces, columns) = (map.tracks().upper_spaces(), map.tracks().columns());
        let is_on_track = self.upper <= spaces && self.crossed <= spaces - self.upper && self.lower <= columns;
        is_on_track.then_some(res)
    }
}

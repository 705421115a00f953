//! What a sheet is worth: the best network, its trunk, its branches, and the points of the tracks.

use std::{cmp::Reverse, fmt};

use crate::{City, CitySet, Map, Sheet};

/// The cities of a trunk, from end to end.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Trunk {
    cities: [City; City::COUNT],
    len: u8,
}

impl Trunk {
    const EMPTY: Self = Self { cities: [City::at(0); City::COUNT], len: 0 };

    /// The cities in order.
    pub fn as_slice(&self) -> &[City] {
        &self.cities[..self.len.into()]
    }

    fn push(&mut self, city: City) {
        self.cities[usize::from(self.len)] = city;
        self.len += 1;
    }
}

impl fmt::Debug for Trunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// A city that scores for its branches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The city.
    pub city: City,
    /// How many lines and special lines leave it.
    pub n_lines: usize,
    /// What they are worth.
    pub points: i32,
}

impl Branch {
    /// What so many lines of one city are worth.
    pub const fn worth(n_lines: usize) -> i32 {
        match n_lines {
            ..3 => 0,
            3 => 4,
            4 => 9,
            5 => 16,
            6.. => 25,
        }
    }
}

/// The score of a sheet, with the choice that makes it best.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    network: CitySet,
    trunk: Trunk,
    factor: u8,
    branches: [Option<Branch>; City::COUNT],
    upper_points: i32,
    lower_points: i32,
    overlap: u8,
}

impl Tally {
    /// Scores a sheet, finished or not.
    pub fn of(sheet: &Sheet, map: &Map) -> Self {
        let tracks = map.tracks();
        let points = |sum: i32, points: Option<u8>| sum + i32::from(points.unwrap_or(0));
        let mut res = Self {
            network: CitySet::EMPTY,
            trunk: Trunk::EMPTY,
            factor: tracks.factor(sheet.upper()),
            branches: [None; City::COUNT],
            upper_points: sheet.upper_points().iter().map(|it| tracks.upper_points(it)).fold(0, points),
            lower_points: sheet.lower_points().iter().map(|it| tracks.lower_points(it)).fold(0, points),
            overlap: sheet.overlap(tracks),
        };
        let n_branches = tracks.branches(sheet.lower());
        let mut best = -1;
        let mut rest = sheet.stations();
        while let Some(city) = rest.first() {
            let network = sheet.network(city);
            rest = rest.minus(network);
            let mut other = Self { network, ..res };
            if other.factor > 0 {
                other.trunk = trunk(sheet, city);
            }
            other.branches = branches(sheet, network, n_branches);
            let points = other.trunk_points() + other.branch_points();
            if points > best {
                best = points;
                res = other;
            }
        }
        if res.factor == 0
            && let Some(city) = res.network.first()
        {
            res.trunk = trunk(sheet, city);
        }
        res
    }

    /// The cities of the chosen network.
    pub const fn network(&self) -> CitySet {
        self.network
    }

    /// The trunk of the chosen network.
    pub const fn trunk(&self) -> &Trunk {
        &self.trunk
    }

    /// The factor that the upper track has reached; 0 for none.
    pub const fn factor(&self) -> u8 {
        self.factor
    }

    /// The points of the trunk: its ○ times the factor.
    pub fn trunk_points(&self) -> i32 {
        i32::from(self.trunk.len) * i32::from(self.factor)
    }

    /// The cities that score for their branches, the best first.
    pub fn branches(&self) -> impl Iterator<Item = Branch> {
        self.branches.into_iter().map_while(|it| it)
    }

    /// The points of the branches.
    pub fn branch_points(&self) -> i32 {
        self.branches().map(|it| it.points).sum()
    }

    /// The points gained on the upper track.
    pub const fn upper_points(&self) -> i32 {
        self.upper_points
    }

    /// The points gained on the lower track.
    pub const fn lower_points(&self) -> i32 {
        self.lower_points
    }

    /// The whole score.
    pub fn total(&self) -> i32 {
        self.upper_points + self.lower_points + self.trunk_points() + self.branch_points()
    }

    /// In how many columns both tracks are reached, which breaks ties.
    pub const fn overlap(&self) -> u8 {
        self.overlap
    }

    /// The title of the whole score, for a player alone.
    pub fn title(&self) -> Title {
        Title::of(self.total())
    }
}

/// As on the sheet: the points of the tracks, the trunk, the branches, and the sum.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} + {}×{} + ", self.upper_points + self.lower_points, self.trunk.len, self.factor)?;
        let mut branches = self.branches();
        match branches.next() {
            None => f.write_str("0")?,
            Some(first) => {
                write!(f, "({}", first.points)?;
                branches.try_for_each(|it| write!(f, "+{}", it.points))?;
                f.write_str(")")?;
            }
        }
        write!(f, " = {}", self.total())
    }
}

/// The walk through the network of `city` that passes the most cities. Networks have no rings.
fn trunk(sheet: &Sheet, city: City) -> Trunk {
    let (end, _) = farthest(sheet, city);
    let (mut at, before) = farthest(sheet, end);
    let mut res = Trunk::EMPTY;
    while at != end {
        res.push(at);
        at = before[at.index()];
    }
    res.push(end);
    res
}

/// A city as far as possible from `city`, and from where each city is entered on the way.
fn farthest(sheet: &Sheet, city: City) -> (City, [City; City::COUNT]) {
    let mut before = [city; City::COUNT];
    let (mut seen, mut ring) = (CitySet::only(city), CitySet::only(city));
    let mut last = city;
    while let Some(first) = ring.first() {
        last = first;
        let mut next = CitySet::EMPTY;
        for at in ring {
            for to in sheet.joined(at).minus(seen) {
                before[to.index()] = at;
                next.insert(to);
            }
        }
        seen = seen.or(next);
        ring = next;
    }
    (last, before)
}

/// The best cities of a network for branches, at most `n_most`, without those that are worth nothing.
fn branches(sheet: &Sheet, network: CitySet, n_most: usize) -> [Option<Branch>; City::COUNT] {
    let mut res = [None; City::COUNT];
    let mut n_found = 0;
    for city in network {
        let n_lines = sheet.degree(city);
        let points = Branch::worth(n_lines);
        if points > 0 {
            res[n_found] = Some(Branch { city, n_lines, points });
            n_found += 1;
        }
    }
    res[..n_found].sort_unstable_by_key(|it| it.map(|it| (Reverse(it.points), it.city)));
    res[n_found.min(n_most)..].fill(None);
    res
}

/// What a score makes of a player who plays alone.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Title {
    RailwayWorker,
    Baron,
    Viscount,
    Count,
    Marquess,
    Duke,
    RailwayKing,
}

impl Title {
    /// All of them, the lowest first.
    pub const ALL: [Self; 7] =
        [Self::RailwayWorker, Self::Baron, Self::Viscount, Self::Count, Self::Marquess, Self::Duke, Self::RailwayKing];

    /// The title of a score.
    pub const fn of(score: i32) -> Self {
        match score {
            ..60 => Self::RailwayWorker,
            60..70 => Self::Baron,
            70..80 => Self::Viscount,
            80..90 => Self::Count,
            90..100 => Self::Marquess,
            100..110 => Self::Duke,
            110.. => Self::RailwayKing,
        }
    }
}

const TITLES: [&str; 7] = [
    "railway worker",
    "railway baron",
    "railway viscount",
    "railway count",
    "railway marquess",
    "railway duke",
    "railway king",
];

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TITLES[*self as usize])
    }
}

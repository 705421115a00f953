//! The short lines of a map, found once, so that a search need not walk over the land.

use railage::{Action, City, CitySet, Die, Face, Land, LandSet, Line, Map, Mine, Path, SpecialLine};

use mind::count;

/// The most land cells of a line that a bot plans for.
const LONGEST: usize = 3;

/// A line that may be drawn some day.
#[derive(Copy, Clone, Debug)]
pub(super) struct Link {
    pub(super) line: Line,
    pub(super) ends: CitySet,
    pub(super) lands: LandSet,
    pub(super) n_lands: i32,
}

/// A special line that may be drawn some day.
#[derive(Copy, Clone, Debug)]
pub(super) struct Spur {
    pub(super) line: SpecialLine,
    pub(super) lands: LandSet,
    pub(super) n_lands: i32,
}

impl Spur {
    /// Drawing it with a die, which the wild mine turns into `face`.
    pub(super) fn action(&self, die: Die, face: Face) -> Action {
        Action::Special { line: self.line, die, face: (self.line.to() == Mine::WILD).then_some(face) }
    }
}

/// All short lines of a map.
#[derive(Debug)]
pub(super) struct Links {
    pub(super) lines: Vec<Link>,
    pub(super) spurs: Vec<Spur>,
    /// The places of the links of each city.
    of_city: Vec<Vec<u16>>,
}

impl Links {
    pub(super) fn of(map: &Map) -> Self {
        let mut res = Self { lines: Vec::new(), spurs: Vec::new(), of_city: vec![Vec::new(); City::COUNT] };
        for city in map.cities() {
            let mut lands = Vec::new();
            res.walk(map, city, map.land_of(city), &mut lands);
        }
        // Of lines over the same land between the same cities one is enough.
        res.lines.sort_by_key(|it| it.n_lands);
        let mut kept: Vec<Link> = Vec::new();
        for link in res.lines {
            if !kept.iter().any(|it| it.ends == link.ends && it.lands.minus(&link.lands).is_empty()) {
                kept.push(link);
            }
        }
        res.lines = kept;
        res.spurs.sort_by_key(|it| it.n_lands);
        for (n, link) in (0..).zip(&res.lines) {
            res.of_city[link.line.from().index()].push(n);
            res.of_city[link.line.to().index()].push(n);
        }
        res
    }

    /// The links that end in a city.
    pub(super) fn of_city(&self, city: City) -> impl Iterator<Item = &Link> {
        self.of_city[city.index()].iter().map(|&n| &self.lines[usize::from(n)])
    }

    fn walk(&mut self, map: &Map, from: City, next: &[Land], lands: &mut Vec<Land>) {
        for &land in next.iter().filter(|&it| !lands.contains(it)).collect::<Vec<_>>() {
            lands.push(land);
            let path: Path = lands.iter().copied().collect();
            let (n_lands, set) = (count(lands.len()), path.lands());
            for to in map.cities_near(land).iter().filter(|&it| it > from) {
                let ends = CitySet::only(from).or(CitySet::only(to));
                self.lines.push(Link { line: Line::new(from, path, to), ends, lands: set, n_lands });
            }
            for to in map.mines_near(land) {
                self.spurs.push(Spur { line: SpecialLine::new(from, path, to), lands: set, n_lands });
            }
            if lands.len() < LONGEST.min(map.longest()) {
                self.walk(map, from, map.land_near(land), lands);
            }
            lands.pop();
        }
    }
}

//! Finding every line over free roadbed, step by step.

use crate::{City, CitySet, Land, LandSet, Line, Map, MineSet, Path, SpecialLine, map::Near};

/// A walk over the free cells of a map; `arrive` sees every place it comes to and says whether to go on from there.
struct Walk<'a, F> {
    map: &'a Map,
    free: LandSet,
    path: Path,
    arrive: F,
}

impl<F: FnMut(&Path, &Near) -> bool> Walk<'_, F> {
    /// Goes on to each of these cells that is free.
    fn go(&mut self, lands: &[Land]) {
        let map = self.map;
        for &land in lands {
            if self.free.contains(land) {
                self.free.remove(land);
                self.path.push(land);
                let near = map.near(land);
                if (self.arrive)(&self.path, near) && self.path.as_slice().len() < map.longest() {
                    self.go(near.lands.as_slice());
                }
                self.path.pop();
                self.free.insert(land);
            }
        }
    }
}

/// Every line over `free` cells between two of `cities`; `joined` says which a city is connected with already.
pub(crate) fn lines(
    map: &Map,
    free: LandSet,
    cities: CitySet,
    joined: impl Fn(City) -> CitySet,
    mut found: impl FnMut(Line),
) {
    for from in cities {
        let ends = cities.after(from).minus(joined(from));
        if ends.is_empty() {
            continue;
        }
        let arrive = |path: &Path, near: &Near| {
            for to in near.cities.and(ends) {
                found(Line::new(from, *path, to));
            }
            true
        };
        Walk { map, free, path: Path::EMPTY, arrive }.go(map.land_of(from));
    }
}

/// Every special line over `free` cells from one of `cities` to a mine that is not in `used`.
pub(crate) fn special_lines(
    map: &Map,
    free: LandSet,
    cities: CitySet,
    used: MineSet,
    mut found: impl FnMut(SpecialLine),
) {
    if map.mines().minus(used).is_empty() {
        return;
    }
    for from in cities {
        let arrive = |path: &Path, near: &Near| {
            for to in near.mines.minus(used) {
                found(SpecialLine::new(from, *path, to));
            }
            true
        };
        Walk { map, free, path: Path::EMPTY, arrive }.go(map.land_of(from));
    }
}

/// How many lines of both kinds a map allows, and over how many land cells the longest walk from a city leads.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Measure {
    pub(crate) n_lines: usize,
    pub(crate) longest: usize,
}

/// Counts the lines of a map, all land dotted, in so many steps; `None` if those are too few.
pub(crate) fn measure(map: &Map, mut n_steps: u32) -> Option<Measure> {
    let mut res = Measure { n_lines: 0, longest: 0 };
    for from in map.cities() {
        let ends = map.cities().after(from);
        let arrive = |path: &Path, near: &Near| {
            let n = near.cities.and(ends).len() + near.mines.iter().count();
            res.longest = res.longest.max(path.as_slice().len());
            res.n_lines += n;
            n_steps = n_steps.saturating_sub(1);
            n_steps > 0
        };
        Walk { map, free: map.lands(), path: Path::EMPTY, arrive }.go(map.land_of(from));
    }
    (n_steps > 0).then_some(res)
}

//! What the networks of a sheet look like, and what one more line adds to them.

use railage::{Branch, City, CitySet, Map, Sheet};

/// What the networks of a sheet look like.
pub(super) struct Networks {
    /// How many cities the longest walk from each city passes, itself included.
    reach: [i32; City::COUNT],
    /// The longest walk through the network of each city.
    trunk: [i32; City::COUNT],
    longest: i32,
    /// Cities with fewer lines do not count for branches.
    least_degree: usize,
}

impl Networks {
    pub(super) fn of(sheet: &Sheet, map: &Map) -> Self {
        let mut res = Self { reach: [0; City::COUNT], trunk: [0; City::COUNT], longest: 0, least_degree: 0 };
        let mut rest = sheet.stations();
        while let Some(city) = rest.first() {
            let network = sheet.network(city);
            rest = rest.minus(network);
            // In a network without rings, an end of a longest walk is farthest from every city.
            let (end, _) = res.walk(sheet, city);
            let (other, trunk) = res.walk(sheet, end);
            res.walk(sheet, other);
            network.iter().for_each(|it| res.trunk[it.index()] = trunk);
            res.longest = res.longest.max(trunk);
        }
        let n_branches = map.tracks().branches(sheet.lower()).max(1);
        let mut degrees = [0_usize; 8];
        sheet.stations().iter().for_each(|it| degrees[sheet.degree(it).min(7)] += 1);
        let mut n = 0;
        res.least_degree = (1..8)
            .rev()
            .find(|&degree| {
                n += degrees[degree];
                n >= n_branches
            })
            .unwrap_or(0);
        res
    }

    /// Notes how far every city is from `city`; gives one that is farthest, and how far it is.
    fn walk(&mut self, sheet: &Sheet, city: City) -> (City, i32) {
        let (mut seen, mut ring) = (CitySet::only(city), CitySet::only(city));
        let (mut last, mut n) = (city, 0);
        while let Some(first) = ring.first() {
            (last, n) = (first, n + 1);
            let mut next = CitySet::EMPTY;
            for at in ring {
                self.reach[at.index()] = self.reach[at.index()].max(n);
                next = next.or(sheet.joined(at));
            }
            ring = next.minus(seen);
            seen = seen.or(ring);
        }
        (last, n)
    }

    /// What a line between two cities with a ○ adds to trunk and branches, a trunk city being worth 50.
    pub(super) fn gain(&self, sheet: &Sheet, from: City, to: City) -> i32 {
        let joined = self.reach[from.index()] + self.reach[to.index()];
        let trunk = joined.max(self.trunk[from.index()]).max(self.trunk[to.index()]);
        let own = self.trunk[from.index()].max(self.trunk[to.index()]);
        let growth = 50 * (trunk - self.longest).max(0) + 10 * (trunk - own);
        growth + self.branch(sheet, from) + self.branch(sheet, to)
    }

    /// What one more line adds to a city.
    pub(super) fn branch(&self, sheet: &Sheet, city: City) -> i32 {
        let degree = sheet.degree(city);
        if degree < self.least_degree {
            return 0;
        }
        match degree {
            0 => 0,
            1 => 4,
            2 => 20,
            _ => 8 * (Branch::worth(degree + 1) - Branch::worth(degree)),
        }
    }
}

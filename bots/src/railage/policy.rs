//! How a sheet is played on in a search: towards lines that need few more dots, long trunks and branches.

use std::sync::Arc;

use railage::{Action, Branch, City, CitySet, Desk, Die, Face, Land, LandSet, Map, Pair, Phase, Sheet, Terrain};

use super::{
    links::{Link, Links},
    sums::Sums,
};

/// The columns that both tracks may reach together before special lines wait for the last round.
const SOON: u8 = 11;

/// What a special line must be worth before the last round.
const PATIENCE: i32 = 30;

/// What a bot knows of a map.
#[derive(Debug)]
pub(super) struct Atlas {
    pub(super) map: Arc<Map>,
    pub(super) links: Links,
    sums: Sums,
}

/// What the networks of a sheet look like.
struct Shape {
    /// How many cities the longest walk from each city passes, itself included.
    reach: [i32; City::COUNT],
    /// The longest walk through the network of each city.
    trunk: [i32; City::COUNT],
    longest: i32,
    /// Cities with fewer lines do not count for branches.
    least_degree: usize,
}

impl Shape {
    fn of(sheet: &Sheet, map: &Map) -> Self {
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
    fn gain(&self, sheet: &Sheet, from: City, to: City) -> i32 {
        let joined = self.reach[from.index()] + self.reach[to.index()];
        let trunk = joined.max(self.trunk[from.index()]).max(self.trunk[to.index()]);
        let own = self.trunk[from.index()].max(self.trunk[to.index()]);
        let growth = 50 * (trunk - self.longest).max(0) + 10 * (trunk - own);
        growth + self.branch(sheet, from) + self.branch(sheet, to)
    }

    /// What one more line adds to a city.
    fn branch(&self, sheet: &Sheet, city: City) -> i32 {
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

impl Atlas {
    pub(super) fn of(map: &Arc<Map>) -> Self {
        Self { map: Arc::clone(map), links: Links::of(map), sums: Sums::of(map) }
    }

    /// The action to play on with.
    pub(super) fn choose(&self, sheet: &Sheet, desk: Desk, is_last: bool) -> Action {
        match desk.phase() {
            Phase::Land => self.land(sheet, desk, is_last),
            Phase::Roadbed => self.spur(sheet, desk, is_last).unwrap_or_else(|| self.roadbed(sheet, desk)),
            Phase::ExtraDot => self.extra_dot(sheet),
            Phase::Line | Phase::ExtraLine => self.line(sheet),
            Phase::Start | Phase::Ready => Action::Pass,
        }
    }

    /// How promising each of these legal actions is, for a search that cannot try all: the same numbers that
    /// [`Atlas::choose`] goes by.
    pub(super) fn promises(&self, sheet: &Sheet, desk: Desk, actions: &[Action]) -> Vec<i32> {
        let shape = Shape::of(sheet, &self.map);
        let mut together: Vec<(Land, Land, i32)> = Vec::new();
        let values = self.dots(sheet, |land, other, worth| together.push((land, other, worth)));
        let value = |land: Land| values[land.index()];
        let promise = |&action: &Action| match action {
            Action::Start(city) => self.city_value(sheet, city),
            Action::City(pair, city) => {
                100 + self.city_value(sheet, city) + self.die_value(sheet, desk.roll().face(pair.left()))
            }
            Action::Special { line, die, face } => {
                let face = face.or_else(|| Face::new(line.to().number()?.into()));
                let use_of_die = face.map_or(0, |it| self.change_value(sheet, desk, die, it));
                80 + use_of_die - 40 * line.path().as_slice().len() as i32 + shape.branch(sheet, line.from())
            }
            Action::Dots(_, land, None) | Action::Dot(land) => value(land),
            Action::Dots(_, land, Some(other)) => {
                let both = (land, other);
                let pair = together.iter().filter(|it| (it.0, it.1) == both).map(|it| it.2).max();
                value(land) + value(other) + pair.unwrap_or(0) / 2
            }
            Action::Line(line) => {
                100 + shape.gain(sheet, line.from(), line.to()) - 20 * line.path().as_slice().len() as i32
            }
            Action::Pass | Action::Done(_) => 0,
        };
        actions.iter().map(promise).collect()
    }

    /// How useful it is to turn a die into a number.
    fn change_value(&self, sheet: &Sheet, desk: Desk, die: Die, face: Face) -> i32 {
        if desk.phase() == Phase::Roadbed {
            return self.die_value(sheet, face) - self.die_value(sheet, desk.roll().face(die));
        }
        let pairs = Pair::ALL.into_iter().filter(|it| it.left() != die);
        let cities = pairs.flat_map(|pair| {
            let sum = desk.roll().sum(pair) + face.number() - desk.roll().face(die).number();
            self.map.takers(sum).minus(sheet.stations())
        });
        cities.map(|it| self.city_value(sheet, it)).max().unwrap_or(-50)
    }

    fn land(&self, sheet: &Sheet, desk: Desk, is_last: bool) -> Action {
        let mut best = (i32::MIN, Action::Pass);
        for pair in Pair::ALL {
            for city in self.map.takers(desk.roll().sum(pair)).minus(sheet.stations()) {
                let value = self.city_value(sheet, city) + self.die_value(sheet, desk.roll().face(pair.left()));
                if value > best.0 {
                    best = (value, Action::City(pair, city));
                }
            }
        }
        if best.1 == Action::Pass && !is_last && !desk.has_special() {
            return self.rescue(sheet, desk).unwrap_or(Action::Pass);
        }
        best.1
    }

    /// A special line that makes a ○ possible.
    fn rescue(&self, sheet: &Sheet, desk: Desk) -> Option<Action> {
        for spur in &self.links.spurs {
            if !self.is_drawable(sheet, spur.line.from(), spur.line.to(), &spur.lands) {
                continue;
            }
            for face in spur_faces(spur.line.to()) {
                for pair in Pair::ALL {
                    for die in Die::ALL.into_iter().filter(|&it| it != pair.left()) {
                        let before = desk.roll().face(die).number();
                        let sum = desk.roll().sum(pair) + face.number() - before;
                        if !self.map.takers(sum).minus(sheet.stations()).is_empty() {
                            return Some(spur.action(die, face));
                        }
                    }
                }
            }
        }
        None
    }

    /// A special line for what it scores, when it does not end the game too soon.
    fn spur(&self, sheet: &Sheet, desk: Desk, is_last: bool) -> Option<Action> {
        let tracks = self.map.tracks();
        if desk.has_special() || sheet.free().is_empty() || !is_last && sheet.upper() + sheet.lower() >= SOON {
            return None;
        }
        let next = sheet.lower() + 1;
        let step = 10 * i32::from(tracks.lower_points(next).unwrap_or(0)) + 20 * i32::from(tracks.is_branch(next));
        let mut shape = None;
        let mut best = (if is_last { 0 } else { PATIENCE }, None);
        for spur in &self.links.spurs {
            if self.is_drawable(sheet, spur.line.from(), spur.line.to(), &spur.lands) {
                let shape = shape.get_or_insert_with(|| Shape::of(sheet, &self.map));
                let value = step + shape.branch(sheet, spur.line.from()) - 10 * spur.n_lands;
                if value > best.0 {
                    best = (value, Some(spur));
                }
            }
        }
        let die = desk.left().iter().next()?;
        best.1.map(|it| it.action(die, desk.roll().face(die)))
    }

    fn is_drawable(&self, sheet: &Sheet, from: City, to: railage::Mine, lands: &LandSet) -> bool {
        sheet.stations().contains(from) && !sheet.mines().contains(to) && lands.minus(sheet.free()).is_empty()
    }

    /// How useful a ○ in a city is.
    pub(super) fn city_value(&self, sheet: &Sheet, city: City) -> i32 {
        let open = sheet.open().or(self.map.area(city));
        let used = sheet.dots().minus(sheet.free());
        // The best way to join it, and half of the second best, which goes elsewhere.
        let mut ways: [(i32, CitySet); 2] = [(0, CitySet::EMPTY); 2];
        for link in self.links.of_city(city) {
            if !link.lands.and(&used).is_empty() {
                continue;
            }
            let missing = link.lands.minus(sheet.free());
            let other = link.ends.minus(CitySet::only(city)).first().unwrap_or(city);
            let is_station = sheet.stations().contains(other);
            let is_open = missing.minus(&open).is_empty();
            let cost = missing.len();
            let mut value = [120, 95, 65, 35][cost.min(3)];
            if !is_open {
                value /= 2;
            }
            if !is_station {
                value /= 4;
            }
            let goal = if is_station { sheet.network(other) } else { CitySet::only(other) };
            if goal == ways[0].1 {
                ways[0].0 = ways[0].0.max(value);
            } else if value > ways[0].0 {
                ways[1] = ways[0];
                ways[0] = (value, goal);
            } else if value > ways[1].0 {
                ways[1] = (value, goal);
            }
        }
        let before = self.sums.n_rolls(sheet.stations());
        let after = self.sums.n_rolls(sheet.stations().or(CitySet::only(city)));
        ways[0].0 + ways[1].0 / 2 + (after - before)
    }

    /// How useful a die is for dots.
    fn die_value(&self, sheet: &Sheet, face: Face) -> i32 {
        let room = sheet.open().minus(sheet.dots());
        let [one, other] = self.map.chart().terrains(face);
        let has = |terrain: Terrain| i32::from(!room.and(self.map.terrain(terrain)).is_empty());
        10 * (has(one) + has(other))
    }

    /// How useful a dot on each land cell is, and the best two that only together make a line.
    fn dots(&self, sheet: &Sheet, mut pairs: impl FnMut(Land, Land, i32)) -> [i32; Land::COUNT] {
        let mut values = [0; Land::COUNT];
        let shape = Shape::of(sheet, &self.map);
        let used = sheet.dots().minus(sheet.free());
        for link in &self.links.links {
            let marked = link.ends.and(sheet.stations());
            if marked.is_empty() || !link.lands.and(&used).is_empty() {
                continue;
            }
            let missing = link.lands.minus(sheet.free());
            let n_missing = missing.len();
            if n_missing == 0 || !missing.minus(sheet.open()).is_empty() {
                continue;
            }
            let (from, to) = (link.line.from(), link.line.to());
            let worth = if marked == link.ends {
                if sheet.network(from).contains(to) {
                    continue;
                }
                100 + shape.gain(sheet, from, to)
            } else {
                30
            };
            let mut lands = missing.iter();
            match (n_missing, lands.next(), lands.next()) {
                (1, Some(land), _) => {
                    let value = &mut values[land.index()];
                    *value = worth.max(*value) + worth.min(*value) / 4;
                }
                (2, Some(land), Some(other)) => {
                    pairs(land, other, worth);
                    for it in [land, other] {
                        let value = &mut values[it.index()];
                        *value = (worth / 3).max(*value) + (worth / 3).min(*value) / 8;
                    }
                }
                _ => {
                    for it in missing.iter() {
                        values[it.index()] = values[it.index()].max(worth / 8);
                    }
                }
            }
        }
        values
    }

    fn roadbed(&self, sheet: &Sheet, desk: Desk) -> Action {
        let mut best = (0, Action::Pass);
        self.each_dots(sheet, desk, |value, action| {
            if value > best.0 {
                best = (value, action);
            }
        });
        best.1
    }

    /// Shows the more useful dots that the dice allow.
    pub(super) fn each_dots(&self, sheet: &Sheet, desk: Desk, mut found: impl FnMut(i32, Action)) {
        let room = sheet.open().minus(sheet.dots());
        let mut together: [Option<(Land, Land, i32)>; 48] = [None; 48];
        let mut n_together = 0;
        let values = self.dots(sheet, |land, other, worth| {
            if n_together < together.len() {
                together[n_together] = Some((land, other, worth));
                n_together += 1;
            }
        });
        for die in desk.left().iter() {
            let [one, other] = self.map.chart().terrains(desk.roll().face(die));
            let (first, second) = (room.and(self.map.terrain(one)), room.and(self.map.terrain(other)));
            let best = |lands: &LandSet, but: Option<Land>| {
                let mut lands = lands.iter().filter(|&it| Some(it) != but);
                let start = lands.next()?;
                Some(lands.fold(start, |best, it| if values[it.index()] > values[best.index()] { it } else { best }))
            };
            let a = best(&first, None);
            let b = best(&second, a);
            match (a, b) {
                (Some(a), b) => {
                    found(values[a.index()] + b.map_or(0, |it| values[it.index()]) + 1, Action::dots(die, a, b));
                }
                (None, Some(b)) => found(values[b.index()], Action::dots(die, b, None)),
                (None, None) => {}
            }
            for &(land, next, worth) in together[..n_together].iter().flatten() {
                let fits =
                    first.contains(land) && second.contains(next) || first.contains(next) && second.contains(land);
                if fits {
                    let value = worth + (values[land.index()] + values[next.index()]) / 2;
                    found(value, Action::dots(die, land, Some(next)));
                }
            }
        }
    }

    fn extra_dot(&self, sheet: &Sheet) -> Action {
        let room = sheet.open().minus(sheet.dots());
        let values = self.dots(sheet, |_, _, _| {});
        let best = room.iter().max_by_key(|it| (values[it.index()], std::cmp::Reverse(*it)));
        best.map_or(Action::Pass, Action::Dot)
    }

    fn line(&self, sheet: &Sheet) -> Action {
        let mut shape = None;
        let mut best: Option<(i32, &Link)> = None;
        for link in &self.links.links {
            if link.ends.minus(sheet.stations()).is_empty()
                && link.lands.minus(sheet.free()).is_empty()
                && !sheet.network(link.line.from()).contains(link.line.to())
            {
                let shape = shape.get_or_insert_with(|| Shape::of(sheet, &self.map));
                let value = shape.gain(sheet, link.line.from(), link.line.to()) - 20 * link.n_lands;
                if best.is_none_or(|it| value > it.0) {
                    best = Some((value, link));
                }
            }
        }
        best.map_or(Action::Pass, |it| Action::Line(it.1.line))
    }
}

/// The numbers that a mine can give a die.
fn spur_faces(mine: railage::Mine) -> impl Iterator<Item = Face> {
    Face::ALL.into_iter().filter(move |it| mine.number().is_none_or(|number| number == it.number()))
}

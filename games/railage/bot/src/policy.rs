//! How a sheet is played on in a search: towards lines that need few more dots, long trunks and branches.

use std::sync::Arc;

use railage::{Action, City, CitySet, Desk, Die, Face, LandSet, Map, Mine, Pair, Phase, Sheet};

use super::{
    links::{Link, Links},
    networks::Networks,
    sums::Sums,
};

/// How many columns neither track has reached when special lines begin to wait for the last round.
const SOON: u8 = 5;

/// What a special line must be worth before the last round.
const PATIENCE: i32 = 30;

/// What a bot knows of a map.
#[derive(Debug)]
pub(super) struct Atlas {
    pub(super) map: Arc<Map>,
    /// The number of the rules that are played by.
    pub(super) rules: u32,
    pub(super) links: Links,
    sums: Sums,
}

impl Atlas {
    pub(super) fn of(map: &Arc<Map>, rules: u32) -> Self {
        Self { map: Arc::clone(map), rules, links: Links::of(map), sums: Sums::of(map) }
    }

    /// The action to play on with.
    pub(super) fn choose(&self, sheet: &Sheet, desk: Desk, is_last: bool) -> Action {
        match desk.phase() {
            Phase::Land => self.land(sheet, desk, is_last),
            Phase::Roadbed => self.spur(sheet, desk, is_last).unwrap_or_else(|| self.roadbed(sheet, desk)),
            Phase::ExtraDot => self.extra_dot(sheet, desk),
            Phase::Line | Phase::ExtraLine => self.line(sheet),
            Phase::Start | Phase::Ready => Action::Pass,
        }
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
            if !is_drawable(sheet, spur.line.from(), spur.line.to(), &spur.lands) {
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
        if desk.has_special()
            || sheet.free().is_empty()
            || !is_last && sheet.upper() + sheet.lower() + SOON >= tracks.columns()
        {
            return None;
        }
        let next = sheet.lower() + 1;
        let step = 10 * i32::from(tracks.lower_points(next).unwrap_or(0)) + 20 * i32::from(tracks.is_branch(next));
        let mut networks = None;
        let mut best = (if is_last { 0 } else { PATIENCE }, None);
        for spur in &self.links.spurs {
            if is_drawable(sheet, spur.line.from(), spur.line.to(), &spur.lands) {
                let networks = networks.get_or_insert_with(|| Networks::of(sheet, &self.map));
                let value = step + networks.branch(sheet, spur.line.from()) - 10 * spur.n_lands;
                if value > best.0 {
                    best = (value, Some(spur));
                }
            }
        }
        let die = desk.left().iter().next()?;
        best.1.map(|it| it.action(die, desk.roll().face(die)))
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

    fn line(&self, sheet: &Sheet) -> Action {
        let mut networks = None;
        let mut best: Option<(i32, &Link)> = None;
        for link in &self.links.lines {
            if link.ends.minus(sheet.stations()).is_empty()
                && link.lands.minus(sheet.free()).is_empty()
                && !sheet.network(link.line.from()).contains(link.line.to())
            {
                let networks = networks.get_or_insert_with(|| Networks::of(sheet, &self.map));
                let value = networks.gain(sheet, link.line.from(), link.line.to()) - 20 * link.n_lands;
                if best.is_none_or(|it| value > it.0) {
                    best = Some((value, link));
                }
            }
        }
        best.map_or(Action::Pass, |it| Action::Line(it.1.line))
    }
}

/// The numbers that a mine can give a die.
fn spur_faces(mine: Mine) -> impl Iterator<Item = Face> {
    Face::ALL.into_iter().filter(move |it| mine.number().is_none_or(|number| number == it.number()))
}

/// Whether a special line can be drawn.
fn is_drawable(sheet: &Sheet, from: City, to: Mine, lands: &LandSet) -> bool {
    sheet.stations().contains(from) && !sheet.mines().contains(to) && lands.minus(sheet.free()).is_empty()
}

#[cfg(test)]
mod tests {
    use kernel::{Event, Game as _, Seat, Turn};
    use railage::{Railage, Setup};

    use super::*;

    #[test]
    fn whoever_plays_on_keeps_the_rules() {
        let (mut n_lines, mut n_specials) = (0, 0);
        let rules = Railage::OLDEST_RULES..=Railage::RULES;
        let games = (0..40).zip(rules.cycle()).flat_map(|it| Setup::maps().iter().map(move |map| (it, map)));
        for ((seed, rules), map) in games {
            let atlas = Atlas::of(map, rules);
            let setup = Setup::new(Arc::clone(map), 1).and_then(|it| it.by_rules(rules)).expect("one seat");
            let mut game = Railage::new(&setup);
            let mut luck = fastrand::Rng::with_seed(seed);
            let (seat, mut actions) = (Seat::FIRST, Vec::new());
            loop {
                let event = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                    Turn::Seats(_) => {
                        let desk = *game.desk(seat);
                        let action = if desk.phase() == Phase::Start {
                            game.pick(seat, &mut luck, &mut actions)
                        } else {
                            atlas.choose(game.sheet(seat), desk, game.is_last())
                        };
                        assert_eq!(game.check(seat, action), Ok(()), "{action}");
                        Event::Act { seat, action }
                    }
                };
                game.apply(event);
            }
            n_lines += game.sheet(seat).lines().len();
            n_specials += game.sheet(seat).specials().count();
        }
        assert!(n_lines > 80 * 8 && n_specials > 80, "{n_lines} lines, {n_specials} special ones");
    }
}

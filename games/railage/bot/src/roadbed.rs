//! Where dots are useful.

use std::cmp::Reverse;

use railage::{Action, Desk, Face, Land, LandSet, Sheet, Terrain};

use super::{networks::Networks, policy::Atlas};

impl Atlas {
    /// How useful a die is for dots.
    pub(super) fn die_value(&self, sheet: &Sheet, face: Face) -> i32 {
        let room = sheet.open().minus(sheet.dots());
        let [one, other] = self.map.chart().terrains(face);
        let has = |terrain: Terrain| i32::from(!room.and(self.map.terrain(terrain)).is_empty());
        10 * (has(one) + has(other))
    }

    /// How useful a dot on each land cell is, and the best two that only together make a line.
    pub(super) fn dots(&self, sheet: &Sheet, mut pairs: impl FnMut(Land, Land, i32)) -> [i32; Land::COUNT] {
        let mut values = [0; Land::COUNT];
        let networks = Networks::of(sheet, &self.map);
        let used = sheet.dots().minus(sheet.free());
        for link in &self.links.lines {
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
                100 + networks.gain(sheet, from, to)
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

    pub(super) fn roadbed(&self, sheet: &Sheet, desk: Desk) -> Action {
        let mut best = (0, Action::Pass);
        self.each_dots(sheet, desk, |value, action| {
            if value > best.0 {
                best = (value, action);
            }
        });
        best.1
    }

    /// Shows the more useful dots that the dice allow.
    fn each_dots(&self, sheet: &Sheet, desk: Desk, mut found: impl FnMut(i32, Action)) {
        let room = sheet.open().minus(sheet.dots());
        let mut together: [Option<(Land, Land, i32)>; 48] = [None; 48];
        let mut n_together = 0;
        let values = self.dots(sheet, |land, other, worth| {
            if n_together < together.len() {
                together[n_together] = Some((land, other, worth));
                n_together += 1;
            }
        });
        for die in desk.left() {
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
                    let value = worth + i32::midpoint(values[land.index()], values[next.index()]);
                    found(value, Action::dots(die, land, Some(next)));
                }
            }
        }
    }

    pub(super) fn extra_dot(&self, sheet: &Sheet, desk: Desk) -> Action {
        let room = desk.extra_lands(&self.map, sheet, self.rules);
        let values = self.dots(sheet, |_, _, _| {});
        let best = room.iter().max_by_key(|it| (values[it.index()], Reverse(*it)));
        best.map_or(Action::Pass, Action::Dot)
    }
}

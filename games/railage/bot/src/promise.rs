//! Which actions are worth a try, for a search that cannot try all.

use railage::{Action, Desk, Die, Face, Land, Pair, Phase, Sheet};

use super::{networks::Networks, policy::Atlas};
use mind::count;

impl Atlas {
    /// How promising each of these legal actions is, for a search that cannot try all: the same numbers that
    /// [`Atlas::choose`] goes by.
    pub(super) fn promises(&self, sheet: &Sheet, desk: Desk, actions: &[Action]) -> Vec<i32> {
        let networks = Networks::of(sheet, &self.map);
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
                80 + use_of_die - 40 * count(line.path().as_slice().len()) + networks.branch(sheet, line.from())
            }
            Action::Dots(_, land, None) | Action::Dot(land) => value(land),
            Action::Dots(_, land, Some(other)) => {
                let both = (land, other);
                let pair = together.iter().filter(|it| (it.0, it.1) == both).map(|it| it.2).max();
                value(land) + value(other) + pair.unwrap_or(0) / 2
            }
            Action::Line(line) => {
                100 + networks.gain(sheet, line.from(), line.to()) - 20 * count(line.path().as_slice().len())
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
}

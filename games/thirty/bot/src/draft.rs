//! Setups that get better step by step: one thing is changed at a time, as long as the network thinks more of it.

use fastrand::Rng;
use thirty::{Part, RuleSet, Sheet, Station};
use track::{Border, Square};

use super::{
    board::{Board, Start},
    value::Valuer,
};
use track::grid::{ALL, members, neighbours};

/// The squares of a side of the map.
const SIDE: usize = 6;
/// How often something legal is looked for by luck; the first try is nearly always legal.
const TRIES: usize = 50;

/// A whole setup, of which some parts are settled.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Draft {
    /// All mountains as they were rolled, or those that are left once one is left out.
    mountains: u64,
    /// The mountain that is left out, a bit; none is 0.
    pub(crate) skipped: u64,
    pub(crate) mine: Square,
    pub(crate) stations: [Border; 4],
    pub(crate) bonus: Square,
    /// The parts that are settled.
    settled: [bool; 7],
}

impl Draft {
    /// A whole setup that agrees with what a sheet has already; `whole` is the sheet with some legal rest.
    pub(crate) fn new(sheet: &Sheet, whole: &Sheet) -> Option<Self> {
        let [a, b, c, d] = whole.stations();
        let mountains = bits(sheet);
        Some(Self {
            mountains,
            skipped: mountains & !bits(whole),
            mine: whole.mine()?,
            stations: [a?, b?, c?, d?],
            bonus: whole.bonus_square()?,
            settled: Part::ALL.map(|it| sheet.has(it)),
        })
    }

    fn is_open(&self, part: Part) -> bool {
        !self.settled[part.index()]
    }

    /// The same with a part as a sheet has it, settled; where that leaves no room for the rest, the rest is as it can
    /// be. `None` if the sheet does not have the part.
    pub(crate) fn agree(&self, sheet: &Sheet, part: Part) -> Option<Self> {
        let mut res = *self;
        match part {
            Part::Skip => res.skipped = self.mountains & !bits(sheet),
            Part::Mine => res.mine = sheet.mine()?,
            Part::Bonus => res.bonus = sheet.bonus_square()?,
            Part::Station(station) => {
                let border = sheet.station(station)?;
                // Whoever was on this side before goes where the station was.
                if let Some(other) = res.stations.iter().position(|it| it.side() == border.side()) {
                    res.stations.swap(station.index(), other);
                }
                res.stations[station.index()] = border;
            }
        }
        res.settled[part.index()] = true;
        if !res.is_legal() {
            res = res.shuffled(&mut Rng::with_seed(0));
        }
        res.is_legal().then_some(res)
    }

    fn walls(&self) -> u64 {
        self.mountains & !self.skipped
    }

    /// Whether the rules allow it; what is settled already is not asked again.
    fn is_legal(&self) -> bool {
        let (walls, mine, bonus) = (self.walls(), 1 << self.mine.index(), 1 << self.bonus.index());
        let is_beside = neighbours(walls) & mine != 0 || !self.is_open(Part::Mine);
        let sides = self.stations.iter().fold(0_u8, |all, it| all | 1 << it.side().index());
        walls & (mine | bonus) == 0 && mine != bonus && is_beside && sides == 0b1111
    }

    fn start(&self) -> Start {
        let (mine, stations, bonus) = (self.mine, self.stations, self.bonus.index() as u8);
        Start { walls: self.walls(), mine, stations, bonus }
    }

    /// What it is worth.
    pub(crate) fn value(&self, rules: RuleSet, valuer: &mut Valuer<'_>) -> f32 {
        valuer.value(&Board::begin(&self.start(), rules))
    }

    /// The board on which its game begins.
    pub(crate) fn board(&self, rules: RuleSet) -> Board {
        Board::begin(&self.start(), rules)
    }

    /// Something else in the parts that are not settled, by luck.
    pub(crate) fn shuffled(&self, luck: &mut Rng) -> Self {
        for _ in 0..TRIES {
            let mut res = *self;
            if self.is_open(Part::Skip) {
                let n = luck.u32(..self.mountains.count_ones());
                res.skipped = members(self.mountains).nth(n as usize).map_or(0, |it| 1 << it);
            }
            if self.is_open(Part::Mine) {
                res.mine = picked(neighbours(res.walls()) & !res.walls(), luck);
            }
            for n in 0..4 {
                let other = luck.u8(..4);
                res.swap(n, other.into());
            }
            for (n, border) in res.stations.iter_mut().enumerate() {
                if self.is_open(Part::Station(Station::ALL[n])) {
                    *border = along(*border, luck.u8(..SIDE as u8).into());
                }
            }
            if self.is_open(Part::Bonus) {
                res.bonus = picked(ALL & !res.walls() & !(1 << res.mine.index()), luck);
            }
            if res.is_legal() {
                return res;
            }
        }
        *self
    }

    fn swap(&mut self, a: usize, b: usize) {
        if [a, b].iter().all(|&it| self.is_open(Part::Station(Station::ALL[it]))) {
            self.stations.swap(a, b);
        }
    }

    /// Shows everything that differs in one part, or in two stations.
    fn changes(&self, part: Part, is_wide: bool, mut see: impl FnMut(Self)) {
        let mut show = |it: Self| {
            if it != *self && it.is_legal() {
                see(it);
            }
        };
        match part {
            Part::Skip => {
                show(Self { skipped: 0, ..*self });
                members(self.mountains).for_each(|it| show(Self { skipped: 1 << it, ..*self }));
            }
            Part::Mine => {
                Square::all().for_each(|mine| show(Self { mine, ..*self }));
            }
            Part::Bonus => {
                Square::all().for_each(|bonus| show(Self { bonus, ..*self }));
            }
            Part::Station(station) => {
                let n = station.index();
                for place in 0..SIDE {
                    let mut moved = *self;
                    moved.stations[n] = along(self.stations[n], place);
                    show(moved);
                    for other in (0..n).filter(|&it| is_wide && self.is_open(Part::Station(Station::ALL[it]))) {
                        for place in 0..SIDE {
                            let mut both = moved;
                            both.stations[other] = along(self.stations[other], place);
                            show(both);
                        }
                    }
                }
                for other in 0..n {
                    let mut swapped = *self;
                    swapped.swap(n, other);
                    show(swapped);
                }
            }
        }
    }

    /// The best that is found by changes that are for the better, and what it is worth.
    pub(crate) fn climb(mut self, rules: RuleSet, is_wide: bool, valuer: &mut Valuer<'_>) -> (f32, Self) {
        let mut value = self.value(rules, valuer);
        loop {
            let before = value;
            for part in Part::ALL {
                if !self.is_open(part) {
                    continue;
                }
                let mut best = (value, self);
                self.changes(part, is_wide, |it| {
                    let found = it.value(rules, valuer);
                    if found > best.0 {
                        best = (found, it);
                    }
                });
                (value, self) = best;
            }
            if value <= before {
                return (value, self);
            }
        }
    }
}

/// The mountains of a sheet, a bit each.
fn bits(sheet: &Sheet) -> u64 {
    sheet.mountains().into_iter().fold(0, |all, it| all | 1 << it.index())
}

/// A border square on the same side.
fn along(border: Border, place: usize) -> Border {
    Border::at(border.index() / SIDE * SIDE + place).expect("a border square")
}

/// A square of a set.
fn picked(set: u64, luck: &mut Rng) -> Square {
    let n = luck.u32(..set.count_ones().max(1));
    members(set).nth(n as usize).and_then(Square::at).expect("a mountain has a neighbour")
}

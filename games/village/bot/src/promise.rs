//! What a line may still become: how likely the demands of trips are met when its rest is built with some care.
//!
//! All chances are whole hundredths, so that every machine agrees on them.

use village::{Bound, Counted, Demand, Facts, Shape, Side, Space, leads};

use mind::count;

/// Where an unfinished line goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Ahead {
    space: Space,
    from: Side,
}

/// The most tracks that a line can still need.
const MOST: usize = 6;

/// For every way into a space, of 64 lines that go on there at random, how many need so many tracks more.
static REST: [[i32; MOST + 1]; 2 * Space::COUNT] = {
    let mut res = [[0; MOST + 1]; 2 * Space::COUNT];
    let mut row = Space::ROWS;
    while row > 0 {
        let mut column = Space::COLUMNS;
        while column > 0 {
            let space = Space::new(row, column).expect("a space");
            let mut entry = 0;
            while entry < 2 {
                let from = if entry == 0 { Side::Above } else { Side::Left };
                let (bridge, bend) = (leads(space, from, Shape::Bridge), leads(space, from, Shape::Bend));
                let nexts = [bridge, bend];
                let mut n = 0;
                while n < 2 {
                    match nexts[n] {
                        None => res[2 * space.index() + entry][1] += 32,
                        Some((space_behind, side)) => {
                            let behind = 2 * space_behind.index() + !matches!(side, Side::Above) as usize;
                            let mut length = 1;
                            while length < MOST {
                                res[2 * space.index() + entry][length + 1] += res[behind][length] / 2;
                                length += 1;
                            }
                        }
                    }
                    n += 1;
                }
                entry += 1;
            }
            column -= 1;
        }
        row -= 1;
    }
    res
};

/// For every way into a space, how many tracks a line that goes on there needs on average, in hundredths.
static MEAN: [i32; 2 * Space::COUNT] = {
    let mut res = [0; 2 * Space::COUNT];
    let mut n = 0;
    while n < res.len() {
        let mut length = 1;
        while length <= MOST {
            res[n] += count(length) * REST[n][length];
            length += 1;
        }
        res[n] = res[n] * 100 / 64;
        n += 1;
    }
    res
};

impl Ahead {
    pub(super) const fn new((space, from): (Space, Side)) -> Self {
        Self { space, from }
    }

    fn index(self) -> usize {
        2 * self.space.index() + usize::from(self.from != Side::Above)
    }

    fn rest(self) -> &'static [i32; MOST + 1] {
        &REST[self.index()]
    }

    /// How many tracks it will need, on average, in hundredths.
    pub(super) fn mean(self) -> i32 {
        MEAN[self.index()]
    }

    /// How many tracks it will need if all of them have this shape.
    fn needs(self, shape: Shape) -> usize {
        let mut n = 1;
        let mut at = (self.space, self.from);
        while let Some(next) = leads(at.0, at.1, shape) {
            at = next;
            n += 1;
        }
        n
    }

    /// How likely it needs a number of tracks that `fits`, by somebody who steers a little.
    fn steered(self, fits: impl Fn(u8) -> bool) -> i32 {
        let share: i32 = (0_u8..).zip(self.rest()).filter(|it| fits(it.0)).map(|it| it.1).sum();
        let chance = share * 100 / 64;
        chance * (200 - chance) / 100
    }
}

/// How often a demand will be met, in hundredths.
pub(super) fn times(demand: Demand, facts: &Facts, ahead: Ahead) -> i32 {
    let mean = ahead.mean();
    match demand {
        Demand::Each(what) => 100 * i32::from(facts.count(what)) + growth(what) * mean / 100,
        Demand::Count(bound, n, Counted::Track) => {
            let length = facts.length();
            ahead.steered(|more| match bound {
                Bound::Exactly => length + more == n,
                Bound::AtLeast => length + more >= n,
                Bound::AtMost => length + more <= n,
            })
        }
        Demand::Count(bound, n, what) => within(bound, n, what, facts.count(what), mean),
        Demand::Only(shape, n) => {
            let (own, other) = match shape {
                Shape::Bridge => (Counted::Straight, Counted::Bend),
                Shape::Bend => (Counted::Bend, Counted::Straight),
            };
            let needs = ahead.needs(shape);
            if facts.count(other) > 0 || usize::from(facts.count(own)) + needs < usize::from(n) {
                return 0;
            }
            [100, 80, 60, 42, 28, 18, 10][needs.min(MOST)]
        }
        Demand::SameEnds => 45,
        Demand::BothEnds(terrain) => {
            if facts.start() == terrain {
                40
            } else {
                0
            }
        }
        Demand::Most(terrain) => {
            let own = i32::from(facts.terrain(terrain));
            let margin = own - most_but(facts, terrain);
            let (sure, gain) = match margin {
                2.. => (92, 0),
                1 => (75, 0),
                0 => (30, 10),
                -1 => (10, 8),
                _ => (0, 3),
            };
            (sure + gain * mean / 100).min(92)
        }
        Demand::Fewest(terrain) => {
            let is_met = demand.times(facts) > 0;
            match (is_met, facts.terrain(terrain)) {
                (true, _) => (95 - mean / 12).max(20),
                (false, 0) => 25,
                (false, 1) => (18 + mean / 20).min(40),
                (false, _) => 6,
            }
        }
        Demand::Alike(n) => {
            let most = Counted::FEATURES.into_iter().map(|it| facts.count(it)).max().unwrap_or(0);
            match n.saturating_sub(most) {
                0 => 100,
                1 => (mean / 5).min(60),
                _ => (mean / 25).min(15),
            }
        }
    }
}

fn most_but(facts: &Facts, terrain: village::Terrain) -> i32 {
    let others = village::Terrain::ALL.into_iter().filter(|&it| it != terrain);
    others.map(|it| i32::from(facts.terrain(it))).max().unwrap_or(0)
}

/// How much of something one more track brings, in hundredths, to somebody who likes it.
const fn growth(what: Counted) -> i32 {
    match what {
        Counted::Track => 100,
        Counted::Straight | Counted::Bend => 60,
        Counted::Terrain(_) => 30,
        Counted::Kind => 50,
        Counted::Feature => 70,
        Counted::Trip => 0,
        Counted::Barn | Counted::Farm | Counted::Halt | Counted::Signal | Counted::Siding => 16,
    }
}

/// How likely a count ends within a bound.
fn within(bound: Bound, n: u8, what: Counted, has: u8, mean: i32) -> i32 {
    let stay = |slack: i32| {
        // What one unwelcome track costs, when others can mostly be had.
        let loss = match what {
            Counted::Kind if has == 5 => 0,
            Counted::Kind => 22,
            Counted::Feature => 30,
            Counted::Straight | Counted::Bend => 35,
            Counted::Terrain(_) => 11,
            _ => 8,
        };
        (100 - loss * mean / 100 / (slack + 1)).max(4)
    };
    let reach = |need: u8| {
        let few = match what {
            Counted::Kind => [80, 55, 30],
            Counted::Straight | Counted::Bend => [80, 55, 35],
            Counted::Feature => [65, 35, 12],
            Counted::Terrain(_) => [58, 26, 8],
            _ => [25, 6, 1],
        };
        let most = few.get(usize::from(need) - 1).copied().unwrap_or(3);
        (most * mean / (110 * i32::from(need))).min(most)
    };
    match bound {
        Bound::Exactly | Bound::AtMost if has > n => 0,
        Bound::Exactly if has == n => stay(0),
        Bound::AtMost => stay((n - has).into()),
        Bound::AtLeast if has >= n => 100,
        Bound::Exactly | Bound::AtLeast => reach(n - has),
    }
}

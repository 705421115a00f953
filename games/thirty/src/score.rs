//! What a sheet is worth, line by line.

use std::fmt;

use track::{Ends, Neighbour, Policy, Route, route, survey};

use crate::{Pair, RuleSet, Sheet, Station, points};

/// One connected pair.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which.
    pub pair: Pair,
    /// The squares that the shortest line passes.
    pub squares: u8,
    /// The points for the bonus square.
    pub bonus: u8,
    /// The shares, in the advanced game.
    pub shares: Option<u8>,
}

impl Line {
    /// The points of the pair, the length and the bonus together.
    pub const fn sum(self) -> u8 {
        points(self.pair) + self.squares + self.bonus
    }

    /// What the line adds to the score: its sum, or its shares if those are lower.
    pub fn total(self) -> u8 {
        self.shares.map_or(self.sum(), |it| it.min(self.sum()))
    }
}

/// The score of a sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    lines: [Option<Line>; 6],
    linked: [bool; 4],
    grades: &'static [Grade],
}

impl Tally {
    /// Scores a sheet, finished or not.
    pub fn of(sheet: &Sheet, rules: RuleSet) -> Self {
        let ends = Ends::new(sheet.stations(), sheet.mine());
        let mut res = Self { lines: [None; 6], linked: [false; 4], grades: rules.grades() };
        let mut pairs = Pair::ALL.into_iter();
        for (from, reached) in Station::ALL.into_iter().zip(survey(sheet, Policy::Once, &ends)) {
            res.linked[from.index()] = reached.inner;
            for length in &reached.stations[from.index() + 1..] {
                let pair = pairs.next().expect("six pairs of four stations");
                res.lines[pair.index()] = length.map(|it| Line {
                    pair,
                    squares: it.squares,
                    bonus: match rules {
                        RuleSet::Basic | RuleSet::Advanced => 2 * it.bonus.min(1),
                        RuleSet::Postal => 2 * it.bonus,
                    },
                    shares: (rules == RuleSet::Advanced).then(|| sheet.shares(pair)),
                });
            }
        }
        res
    }

    /// The connected pairs, in the order of the sheet.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.lines.into_iter().flatten()
    }

    /// The line of `pair`, if it is connected.
    pub const fn line(&self, pair: Pair) -> Option<Line> {
        self.lines[pair.index()]
    }

    /// The stations that are connected to the mine.
    pub fn linked(&self) -> impl Iterator<Item = Station> {
        Station::ALL.into_iter().filter(|it| self.linked[it.index()])
    }

    /// The points for the mine.
    pub fn mine(&self) -> u8 {
        [0, 2, 6, 12, 20][self.linked().count()]
    }

    /// The whole score.
    pub fn total(&self) -> i32 {
        self.lines().map(|it| i32::from(it.total())).sum::<i32>() + i32::from(self.mine())
    }

    /// The grades that the rules know, the lowest first.
    pub const fn grades(&self) -> &'static [Grade] {
        self.grades
    }

    /// The grade of the whole score, if it is worth one and the rules know grades.
    pub fn grade(&self) -> Option<Grade> {
        self.grades.iter().copied().rfind(|it| it.least() <= self.total())
    }
}

impl Sheet {
    /// The line that counts for `pair`, square by square.
    pub fn route(&self, pair: Pair) -> Option<Route> {
        let (from, to) = pair.ends();
        route(self, Policy::Once, self.station(from)?, Neighbour::Border(self.station(to)?))
    }

    /// A shortest line from `station` to the mine, square by square.
    pub fn mine_route(&self, station: Station) -> Option<Route> {
        route(self, Policy::Once, self.station(station)?, Neighbour::Square(self.mine()?))
    }
}

/// How good a score is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Grade {
    Okay,
    Good,
    Excellent,
}

impl Grade {
    /// All grades, the lowest first.
    pub const ALL: [Self; 3] = [Self::Okay, Self::Good, Self::Excellent];

    /// The score from which it is given.
    pub const fn least(self) -> i32 {
        [40, 50, 60][self as usize]
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["okay", "good", "excellent"][*self as usize])
    }
}

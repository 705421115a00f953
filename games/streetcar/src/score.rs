//! What a board is worth, drive by drive.

use track::{Ends, Neighbour, Policy, Route, route, survey};

use crate::{Board, Pair, Station};

/// One connected pair.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which.
    pub pair: Pair,
    /// The squares that the shortest drive passes, each passage counted.
    pub squares: u8,
    /// The trees that it passes, each passage counted.
    pub trees: u8,
}

impl Line {
    /// The numbers of the stations, the squares and the trees together.
    pub const fn total(self) -> i32 {
        points(self.pair) as i32 + self.squares as i32 + self.trees as i32
    }
}

/// What a connection is worth by itself: the sum of the two numbers (R42).
pub const fn points(pair: Pair) -> u8 {
    let (from, to) = pair.ends();
    from.number() + to.number()
}

/// The score of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    lines: [Option<Line>; 6],
    linked: [bool; 4],
}

impl Tally {
    /// Scores a board, finished or not.
    pub fn of(board: &Board) -> Self {
        let ends = Ends::new(board.stations(), board.central());
        let mut res = Self { lines: [None; 6], linked: [false; 4] };
        let mut pairs = Pair::ALL.into_iter();
        for (from, reached) in Station::ALL.into_iter().zip(survey(board, Policy::Reuse, &ends)) {
            res.linked[from.index()] = reached.inner;
            for length in &reached.stations[from.index() + 1..] {
                let pair = pairs.next().expect("six pairs of four stations");
                res.lines[pair.index()] = length.map(|it| Line { pair, squares: it.squares, trees: it.bonus });
            }
        }
        res
    }

    /// The connected pairs, in the order of the scoring card.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.lines.into_iter().flatten()
    }

    /// The line of `pair`, if it is connected.
    pub const fn line(&self, pair: Pair) -> Option<Line> {
        self.lines[pair.index()]
    }

    /// The stations that are connected to the central station.
    pub fn linked(&self) -> impl Iterator<Item = Station> {
        Station::ALL.into_iter().filter(|it| self.linked[it.index()])
    }

    /// The points for the central station.
    pub fn central(&self) -> i32 {
        [0, 2, 6, 12, 20][self.linked().count()]
    }

    /// The whole score.
    pub fn total(&self) -> i32 {
        self.lines().map(Line::total).sum::<i32>() + self.central()
    }
}

impl Board {
    /// The drive that counts for `pair`, square by square.
    pub fn route(&self, pair: Pair) -> Option<Route> {
        let (from, to) = pair.ends();
        route(self, Policy::Reuse, self.station(from)?, Neighbour::Border(self.station(to)?))
    }

    /// A shortest drive from `station` to the central station, square by square.
    pub fn central_route(&self, station: Station) -> Option<Route> {
        route(self, Policy::Reuse, self.station(station)?, Neighbour::Square(self.central()?))
    }
}

//! The best line between two ends, square by square, found by an exhaustive search with a bound.
//!
//! The bound is the shortest walk that is left, found from the other end; deepening the search by what it asks for
//! makes the first line found a shortest one. No line passes a junction twice, because its stem can be crossed only
//! once, so the search stays small on every map.

use crate::{
    Border, Joins, Length, Neighbour, Network, Policy, Side, Square,
    field::{Field, Trains, border_bit, places, square_at, square_bit, start},
};

/// The most squares a line can pass: each of them on each of four headings, where track may be used again.
const LONGEST: usize = 4 * Square::COUNT;

/// A line, square by square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    squares: [Square; LONGEST],
    len: u8,
    bonus: u8,
}

impl Route {
    /// The squares it passes, in order.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len.into()]
    }

    /// How long it is and what its bonus comes to.
    pub const fn length(&self) -> Length {
        Length { squares: self.len, bonus: self.bonus }
    }
}

/// The best line from a station to an end: the shortest, and of those the one with the most bonus.
///
/// The end is another station, or a square inside, which the line touches but does not pass.
pub fn route(network: &impl Network, policy: Policy, from: Border, to: Neighbour) -> Option<Route> {
    let path = [from.square(); LONGEST];
    if to == Neighbour::Square(from.square()) {
        return Some(Route { squares: path, len: 0, bonus: 0 });
    }
    let target = match to {
        Neighbour::Border(border) => border_bit(border),
        Neighbour::Square(square) => square_bit(square),
    };
    let left = Left::to(network, policy, to);
    let mut search = Search { network, target, policy, left, limit: 0, next_limit: 0, path, best: None };
    let bit = square_bit(from.square()).trailing_zeros() as usize;
    while search.best.is_none() && search.next_limit != NEVER {
        search.limit = search.next_limit;
        search.next_limit = NEVER;
        search.enter(bit, from.side().opposite(), 0, 0, 0);
    }
    search.best
}

/// Longer than every line.
const NEVER: u8 = u8::MAX;

/// What is left to the end at least, for a train that comes back from it and enters each square on each heading.
///
/// A train that comes back from the end enters a square where the other one leaves it.
struct Left {
    /// How many squares are passed, this one included.
    squares: [[u8; 4]; 64],
    /// The most bonus of walks that short; only known where track may be used again.
    bonus: [[u8; 4]; 64],
}

impl Left {
    fn to(network: &impl Network, policy: Policy, to: Neighbour) -> Self {
        let field = Field::new(network);
        let mut trains: Trains = match to {
            Neighbour::Border(border) => start(border),
            Neighbour::Square(square) => {
                let bit = square_bit(square);
                [bit >> 8, bit << 1, bit << 8, bit >> 1]
            }
        };
        let mut res = Self { squares: [[NEVER; 4]; 64], bonus: [[0; 4]; 64] };
        let mut seen = [0; 4];
        for squares in 1..NEVER {
            for ((train, seen), heading) in trains.iter_mut().zip(&mut seen).zip(Side::ALL) {
                *train &= !*seen;
                *seen |= *train;
                let mut rest = *train;
                while rest != 0 {
                    let bit = rest.trailing_zeros() as usize;
                    res.squares[bit][heading.index()] = squares;
                    if policy == Policy::Reuse {
                        res.bonus[bit][heading.index()] = res.best_bonus(network, bit, heading);
                    }
                    rest &= rest - 1;
                }
            }
            if places(trains) == 0 {
                break;
            }
            trains = field.forward(trains);
        }
        res
    }

    /// The most bonus with which a train can have entered the square at `bit`, from what is known of the layer before.
    fn best_bonus(&self, network: &impl Network, bit: usize, heading: Side) -> u8 {
        let before = next(bit, heading.opposite());
        let squares = self.squares[bit][heading.index()] - 1;
        let is_way = |joins: Joins, from: Side| joins.joins(from.opposite(), heading);
        let best = square_at(before).and_then(|square| {
            let ways = Side::ALL.into_iter().filter(|&it| is_way(network.joins(square), it));
            let shortest = ways.filter(|it| self.squares[before][it.index()] == squares);
            shortest.map(|it| self.bonus[before][it.index()]).max()
        });
        best.unwrap_or(0) + square_at(bit).map_or(0, |it| network.bonus(it))
    }
}

/// The bit beyond `side`.
const fn next(bit: usize, side: Side) -> usize {
    match side {
        Side::North => bit - 8,
        Side::East => bit + 1,
        Side::South => bit + 8,
        Side::West => bit - 1,
    }
}

/// The number of the side of a square, the same from both of its squares.
const fn number(bit: usize, side: Side) -> usize {
    match side {
        Side::North => 2 * bit,
        Side::South => 2 * (bit + 8),
        Side::West => 2 * bit + 1,
        Side::East => 2 * (bit + 1) + 1,
    }
}

struct Search<'a, N> {
    network: &'a N,
    target: u64,
    policy: Policy,
    left: Left,
    limit: u8,
    next_limit: u8,
    path: [Square; LONGEST],
    best: Option<Route>,
}

impl<N: Network> Search<'_, N> {
    /// Drives into the square at `bit`, after `depth` others, over the sides in `crossed`.
    fn enter(&mut self, bit: usize, heading: Side, depth: u8, bonus: u8, crossed: u128) {
        let Some(square) = square_at(bit) else { return };
        let joins = self.network.joins(square);
        let so_far = bonus;
        let bonus = bonus + self.network.bonus(square);
        for exit in Side::ALL.into_iter().filter(|&it| joins.joins(heading.opposite(), it)) {
            let back = exit.opposite().index();
            let squares = depth.saturating_add(self.left.squares[bit][back]);
            if squares > self.limit {
                self.next_limit = self.next_limit.min(squares);
                continue;
            }
            let beyond = next(bit, exit);
            self.path[usize::from(depth)] = square;
            if self.target >> beyond & 1 == 1 {
                if self.best.as_ref().is_none_or(|it| it.bonus < bonus) {
                    self.best = Some(Route { squares: self.path, len: depth + 1, bonus });
                }
                continue;
            }
            let is_worth_it = match self.policy {
                Policy::Once => crossed >> number(bit, exit) & 1 == 0,
                // The best of what is left is known, so there is no need to try what cannot be better.
                Policy::Reuse => self.best.as_ref().is_none_or(|it| it.bonus < so_far + self.left.bonus[bit][back]),
            };
            if is_worth_it {
                self.enter(beyond, exit, depth + 1, bonus, crossed | 1 << number(bit, exit));
            }
        }
    }
}

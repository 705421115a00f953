//! The best line between two ends, square by square, found by an exhaustive search with a bound.
//!
//! The bound is the shortest walk that is left, found from the other end; deepening the search by what it asks for
//! makes the first line found a shortest one. No line passes a junction twice, because its stem can be crossed only
//! once, so the search stays small on every map.

use crate::{
    Border, Length, Neighbour, Network, Policy, Side, Square,
    survey::{BEYOND, EXITS, STATES},
};

/// The most squares a line can pass: each of them twice.
const LONGEST: usize = 2 * Square::COUNT;

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
    let mut search = Search {
        network,
        target: match to {
            Neighbour::Border(border) => STATES + border.index(),
            Neighbour::Square(square) => square.index() * 4,
        },
        policy,
        left: Left::to(network, to),
        limit: 0,
        next_limit: 0,
        path: [from.square(); LONGEST],
        best: None,
    };
    if to == Neighbour::Square(from.square()) {
        return Some(Route { squares: search.path, len: 0, bonus: 0 });
    }
    while search.best.is_none() && search.next_limit != NEVER {
        search.limit = search.next_limit;
        search.next_limit = NEVER;
        search.enter(from.square().index() * 4 + from.side().opposite().index(), 0, 0, 0);
    }
    search.best
}

const NEVER: u8 = u8::MAX;

/// The shortest walk and its best bonus that are left from every square and exit to the end.
struct Left {
    squares: [u8; STATES],
    bonus: [u8; STATES],
    queue: [u8; STATES],
    n_queued: usize,
}

impl Left {
    /// Walks backwards from the end: a train that goes back enters a square where the other left it.
    fn to(network: &impl Network, to: Neighbour) -> Self {
        let mut res = Self { squares: [NEVER; STATES], bonus: [0; STATES], queue: [0; STATES], n_queued: 0 };
        match to {
            Neighbour::Border(border) => {
                res.add(network, border.square().index() * 4 + border.side().opposite().index(), 1, 0);
            }
            Neighbour::Square(square) => {
                for side in Side::ALL {
                    res.add(network, BEYOND[square.index() * 4 + side.index()].into(), 1, 0);
                }
            }
        }
        let mut next = 0;
        while next < res.n_queued {
            let state = usize::from(res.queue[next]);
            next += 1;
            let exits = EXITS[network.joins(square_of(state)).index()][state % 4];
            for exit in (0..4).filter(|exit| exits >> exit & 1 == 1) {
                res.add(network, BEYOND[state & !3 | exit].into(), res.squares[state] + 1, res.bonus[state]);
            }
        }
        res
    }

    /// A walk of `squares` enters `state`, with `bonus` so far.
    fn add(&mut self, network: &impl Network, state: usize, squares: u8, bonus: u8) {
        if state >= STATES {
            return;
        }
        let bonus = bonus + network.bonus(square_of(state));
        if self.squares[state] == NEVER {
            self.queue[self.n_queued] = state as u8;
            self.n_queued += 1;
        } else if self.squares[state] != squares || self.bonus[state] >= bonus {
            return;
        }
        self.squares[state] = squares;
        self.bonus[state] = bonus;
    }
}

fn square_of(state: usize) -> Square {
    Square::at(state / 4).expect("states are squares and headings")
}

struct Search<'a, N> {
    network: &'a N,
    target: usize,
    policy: Policy,
    left: Left,
    limit: u8,
    next_limit: u8,
    path: [Square; LONGEST],
    best: Option<Route>,
}

impl<N: Network> Search<'_, N> {
    /// Drives into the square of `state`, after `depth` others, over the sides in `crossed`.
    fn enter(&mut self, state: usize, depth: u8, bonus: u8, crossed: u128) {
        let square = square_of(state);
        let bonus = bonus + self.network.bonus(square);
        let exits = EXITS[self.network.joins(square).index()][state % 4];
        for exit in (0..4).filter(|exit| exits >> exit & 1 == 1) {
            let left = (state & !3) | (exit ^ 2);
            let squares = depth.saturating_add(self.left.squares[left]);
            if squares > self.limit {
                self.next_limit = self.next_limit.min(squares);
                continue;
            }
            let beyond = usize::from(BEYOND[state & !3 | exit]);
            self.path[usize::from(depth)] = square;
            if beyond == self.target || (self.target < STATES && beyond & !3 == self.target) {
                if self.best.as_ref().is_none_or(|it| it.bonus < bonus) {
                    self.best = Some(Route { squares: self.path, len: depth + 1, bonus });
                }
                continue;
            }
            match self.policy {
                Policy::Once => {
                    let side = 1 << SIDE[state & !3 | exit];
                    if crossed & side == 0 {
                        self.enter(beyond, depth + 1, bonus, crossed | side);
                    }
                }
                // Of the walks that are left the best is known, so there is no need to try the others.
                Policy::Reuse => {
                    let promise = bonus - self.network.bonus(square) + self.left.bonus[left];
                    if self.best.as_ref().is_none_or(|it| it.bonus < promise) {
                        self.enter(beyond, depth + 1, bonus, crossed);
                    }
                }
            }
        }
    }
}

/// The number of the side behind every square and exit; the same from both of its squares.
const SIDE: [u8; STATES] = {
    let mut res = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let Some(square) = Square::at(state / 4) else { panic!() };
        let (x, y) = (square.x() - 1, square.y() - 1);
        let n_rows = Square::SPAN + 1;
        res[state] = match Side::ALL[state % 4] {
            Side::North => y * Square::SPAN + x,
            Side::South => (y + 1) * Square::SPAN + x,
            Side::West => n_rows * Square::SPAN + x * Square::SPAN + y,
            Side::East => n_rows * Square::SPAN + (x + 1) * Square::SPAN + y,
        };
        state += 1;
    }
    res
};

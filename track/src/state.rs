//! Trains as numbers: where a train is and where it goes, in tables, for searches that ask it often.

use crate::{Joins, Neighbour, Side, Square};

/// A train in a square: its square and the heading on which it entered.
pub const STATES: usize = Square::COUNT * 4;

/// The exits, as a set of sides, of a train on its heading in a square with this track.
pub(crate) const EXITS: [[u8; 4]; Joins::COUNT] = {
    let mut res = [[0; 4]; Joins::COUNT];
    let mut joins = 0;
    while joins < Joins::COUNT {
        let mut heading = 0;
        while heading < 4 {
            let mut exit = 0;
            while exit < 4 {
                if Joins::at(joins).joins(Side::ALL[heading].opposite(), Side::ALL[exit]) {
                    res[joins][heading] |= 1 << exit;
                }
                exit += 1;
            }
            heading += 1;
        }
        joins += 1;
    }
    res
};

/// The exits, as a set of sides, of a train on each heading in a square with this track.
pub const fn exits(joins: Joins) -> [u8; 4] {
    EXITS[joins.index()]
}

/// Where a train is that leaves a square by a side: the next state, or behind all states a border square.
pub const BEYOND: [u8; STATES] = {
    let mut res = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let Some(square) = Square::at(state / 4) else { unreachable!() };
        res[state] = match square.beyond(Side::ALL[state % 4]) {
            Neighbour::Square(next) => (next.index() * 4 + state % 4) as u8,
            Neighbour::Border(border) => (STATES + border.index()) as u8,
        };
        state += 1;
    }
    res
};

//! Squares as bits and streetcars as numbers, for boards that are looked at often.

use streetcar::Tile;
use track::{Neighbour, Side, Square};

/// A streetcar that enters a square: four for each square, by heading.
pub(super) const STATES: usize = Square::COUNT * 4;

/// For every tile and heading the sides by which a streetcar leaves, a bit each.
pub(super) static EXITS: [[u8; 4]; Tile::COUNT] = {
    let mut res = [[0; 4]; Tile::COUNT];
    let mut n = 0;
    while n < Tile::COUNT {
        let Some(tile) = Tile::at(n) else { unreachable!() };
        let mut heading = 0;
        while heading < 4 {
            let mut exit = 0;
            while exit < 4 {
                if tile.joins().joins(Side::ALL[heading].opposite(), Side::ALL[exit]) {
                    res[n][heading] |= 1 << exit;
                }
                exit += 1;
            }
            heading += 1;
        }
        n += 1;
    }
    res
};

/// Where a streetcar is that leaves a square by a side: the next state, or behind all states a border square.
pub(super) static BEYOND: [u8; STATES] = {
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

/// The row and the column of each side of the die, as bits of squares.
pub(super) static LINES: [u64; 6] = {
    let mut res = [0; 6];
    let mut n = 0;
    while n < 6 {
        let mut k = 0;
        while k < 6 {
            res[n] |= 1 << (6 * n + k) | 1 << (6 * k + n);
            k += 1;
        }
        n += 1;
    }
    res
};

/// The neighbours of a set of squares.
pub(super) const fn neighbours(set: u64) -> u64 {
    const WEST: u64 = 0x0000_0000_4104_1041;
    const ALL: u64 = (1 << Square::COUNT) - 1;
    (set << 6 | set >> 6 | (set & !(WEST << 5)) << 1 | (set & !WEST) >> 1) & ALL
}

/// The members of a set, the lowest first.
pub(super) fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let res = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(res)
    })
}

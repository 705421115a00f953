//! The rows of items: which number stands for what.

use super::super::board::SOURCES;

// An empty square.
pub(super) const SQUARE_NEED: usize = 0;
pub(super) const SQUARE_FAR: usize = SQUARE_NEED + 10 * 8;
pub(super) const SQUARE_OPEN: usize = SQUARE_FAR + SOURCES * 6;
pub(super) const SQUARE_LOOSE: usize = SQUARE_OPEN + 5;
pub(super) const SQUARE_BUSY: usize = SQUARE_LOOSE + 5;
pub(super) const SQUARE_USED: usize = SQUARE_BUSY + 6;
pub(super) const SQUARE_BONUS: usize = SQUARE_USED + 6;
pub(super) const SQUARE_STAGE: usize = SQUARE_BONUS + 1;
pub(super) const SQUARE_ROOM: usize = SQUARE_STAGE + 8;
pub(super) const SQUARE_LENGTH: usize = SQUARE_ROOM + 6;
pub(super) const SQUARE_SOURCES: usize = SQUARE_LENGTH + 6;
pub(super) const SQUARE_AROUND: usize = SQUARE_SOURCES + 6;
pub(super) const SQUARE_ROWS: usize = SQUARE_AROUND + N_AROUND;

// An end of a line: a square and a heading on which trains come.
pub(super) const END_LENGTH: usize = 0;
pub(super) const END_SOURCES: usize = END_LENGTH + SOURCES * 6;
pub(super) const END_SECOND: usize = END_SOURCES + 6;
pub(super) const END_NEED: usize = END_SECOND + 6;
pub(super) const END_BOTH: usize = END_NEED + 10 * 7;
pub(super) const END_AROUND: usize = END_BOTH + 10;
pub(super) const END_CHAIN: usize = END_AROUND + N_BEYOND * N_SIDES;
pub(super) const END_BONUS: usize = END_CHAIN + 4;
pub(super) const END_STAGE: usize = END_BONUS + 2;
pub(super) const END_ROWS: usize = END_STAGE + 8;

// A chain of track that nobody uses yet.
pub(super) const CHAIN_LENGTH: usize = 0;
pub(super) const CHAIN_NEED: usize = CHAIN_LENGTH + 6;
pub(super) const CHAIN_STAGE: usize = CHAIN_NEED + 10 * 6;
pub(super) const CHAIN_ROWS: usize = CHAIN_STAGE + 8;

/// What may be beyond a side.
pub(super) const N_BEYOND: usize = 5;
/// What may be beyond two sides, whichever is which.
pub(super) const N_SIDES: usize = N_BEYOND * (N_BEYOND + 1) / 2;

/// The number of two things, whichever is which.
pub(super) const fn both(a: usize, b: usize) -> usize {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    high * (high + 1) / 2 + low
}

/// What may be beyond the four sides of a square, however it is turned or mirrored.
pub(super) const N_AROUND: usize = 120;

/// The number of what is beyond the four sides, however the square is turned or mirrored.
pub(super) static AROUND: [u8; N_BEYOND.pow(4)] = {
    let mut res = [u8::MAX; N_BEYOND.pow(4)];
    let (mut n, mut next) = (0, 0);
    while n < res.len() {
        if res[n] == u8::MAX {
            let sides = [n / 125, n / 25 % 5, n / 5 % 5, n % 5];
            let mut turn = 0;
            while turn < 4 {
                let [a, b, c, d] = [sides[turn], sides[(turn + 1) % 4], sides[(turn + 2) % 4], sides[(turn + 3) % 4]];
                res[around([a, b, c, d])] = next;
                res[around([a, d, c, b])] = next;
                turn += 1;
            }
            next += 1;
        }
        n += 1;
    }
    assert!(next as usize == N_AROUND);
    res
};

/// The place of the sides of a square in [`AROUND`].
pub(super) const fn around(sides: [usize; 4]) -> usize {
    let [a, b, c, d] = sides;
    ((a * N_BEYOND + b) * N_BEYOND + c) * N_BEYOND + d
}

/// How a set of sides looks: none, one, two opposite, two at a corner, three, four.
pub(super) static ARRANGED: [u8; 16] = [0, 1, 1, 3, 1, 2, 3, 4, 1, 3, 2, 4, 3, 4, 4, 5];

/// A length, roughly; 0 for none.
pub(super) const fn rough(squares: u8) -> usize {
    match squares {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        5..=7 => 3,
        8..=11 => 4,
        _ => 5,
    }
}

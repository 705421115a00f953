//! Track that no train comes to yet, and that leads from one empty square to another.

use track::{
    Piece, Square,
    state::{BEYOND, STATES},
};

use super::super::board::{Board, EXITS};
use track::grid::members;

/// How many chains are looked at.
const MOST: usize = 64;
/// How many ways through junctions are looked at.
const MOST_WAYS: usize = 6;
/// No chain is longer.
const MOST_STEPS: u8 = 30;

/// The sides that a piece touches, by the headings on which a train could come in there.
static TOUCHED: [u8; Piece::COUNT] = {
    let mut res = [0; Piece::COUNT];
    let mut n = 0;
    while n < Piece::COUNT {
        res[n] = EXITS[n][0] | EXITS[n][1] | EXITS[n][2] | EXITS[n][3];
        n += 1;
    }
    res
};

/// A way along track that nobody uses yet.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Chain {
    /// The empty squares where it begins and ends.
    pub(super) ends: (u8, u8),
    /// The squares between.
    pub(super) n_steps: u8,
}

/// All such ways of a board.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    all: [Chain; MOST],
    n: usize,
    /// For every side of an empty square, by the heading of whoever comes in there, the squares to which chains lead.
    pub(super) beyond: [u64; STATES],
    /// The sides at which a chain is longer than one square, in the same way.
    is_long: [bool; STATES],
    /// How many sides of empty squares chains begin at.
    pub(super) n_sides: usize,
    /// How long they are together.
    pub(super) n_steps: usize,
}

impl Chains {
    pub(super) fn of(board: &Board) -> Self {
        let mut res = Self {
            all: [Chain::default(); MOST],
            n: 0,
            beyond: [0; STATES],
            is_long: [false; STATES],
            n_sides: 0,
            n_steps: 0,
        };
        for square in members(board.free) {
            for heading in 0..4 {
                let state = square * 4 + heading;
                if board.arrivals[state] != [0; 8] {
                    continue;
                }
                // Out of the square by the side where trains on this heading would come in.
                let to = usize::from(BEYOND[square * 4 + (heading + 2) % 4]);
                let piece = (to < STATES).then(|| board.piece(to / 4)).flatten();
                if piece.is_some_and(|it| TOUCHED[it] >> heading & 1 == 1) {
                    res.follow(board, state, to);
                }
            }
        }
        res
    }

    /// Follows track from a side of an empty square through all junctions.
    fn follow(&mut self, board: &Board, from: usize, to: usize) {
        let mut open = [(0_u8, 0_u8); MOST_WAYS];
        open[0] = (to as u8, 0);
        let mut n_open = 1;
        let mut longest = 0;
        while n_open > 0 {
            n_open -= 1;
            let (mut state, mut n_steps) = (usize::from(open[n_open].0), open[n_open].1);
            while state < STATES && n_steps < MOST_STEPS {
                if board.free >> (state / 4) & 1 == 1 {
                    self.found(from, state / 4, n_steps);
                    longest = longest.max(n_steps);
                    break;
                }
                let mut exits = board.exits(state);
                if exits == 0 {
                    break;
                }
                n_steps += 1;
                let next = BEYOND[state & !3 | exits.trailing_zeros() as usize];
                exits &= exits - 1;
                if exits != 0 && n_open < MOST_WAYS {
                    open[n_open] = (BEYOND[state & !3 | exits.trailing_zeros() as usize], n_steps);
                    n_open += 1;
                }
                state = next.into();
            }
        }
        if longest > 0 {
            self.is_long[from] = longest > 1;
            self.n_sides += 1;
            self.n_steps += usize::from(longest);
        }
    }

    fn found(&mut self, from: usize, end: usize, n_steps: u8) {
        let square = from / 4;
        self.beyond[from] |= 1 << end;
        if let Some(it) = self.all.get_mut(self.n).filter(|_| end != square) {
            *it = Chain { ends: (square as u8, end as u8), n_steps };
            self.n += 1;
        }
    }

    /// The chains, each from its lower end.
    pub(super) fn each(&self) -> impl Iterator<Item = Chain> {
        self.all[..self.n].iter().copied().filter(|it| it.ends.0 < it.ends.1)
    }

    /// The squares at the other ends of chains that begin in a set.
    pub(super) fn beyond(&self, set: u64) -> u64 {
        let to = |it: &Chain| (set >> it.ends.0 & 1) << it.ends.1;
        self.all[..self.n].iter().fold(0, |all, it| all | to(it))
    }

    /// Whether a chain at a side is longer than one square.
    pub(super) fn is_long(&self, state: usize) -> bool {
        self.is_long[state]
    }
}

const _: () = assert!(Square::COUNT <= 64 && STATES <= 256);

//! A first look at placements: what each brings and costs, by the ends of lines around it.

use super::{
    board::{Arrivals, BEYOND, Board, EXITS, MINE, SOURCES, STATES, neighbours},
    habits::Sides,
    taste::{LINE, LINK, NEAR, NOWHERE, Phase, SECOND, SHORTER, SQUARE, TRUNK},
};

/// The points of a pair of stations.
const BASE: [[f32; 4]; 4] = [[0.0, 1.0, 2.0, 3.0], [1.0, 0.0, 3.0, 4.0], [2.0, 3.0, 0.0, 5.0], [3.0, 4.0, 5.0, 0.0]];

/// What is known of a board before its candidates are compared.
pub(crate) struct Eye<'a> {
    pub(crate) board: &'a Board,
    pub(crate) phase: &'static Phase,
    /// What a connection is worth apart from its length, where there is none yet.
    need: [[f32; SOURCES]; SOURCES],
    /// For every source how far each empty square is from its ends, in three planes of bits.
    far: [[u64; 3]; SOURCES],
}

impl<'a> Eye<'a> {
    pub(crate) fn new(board: &'a Board) -> Self {
        let mut need = [[0.0; SOURCES]; SOURCES];
        let n_linked = (0..4).filter(|&it| board.lengths[it][MINE] != 0).count();
        let mine = [2.0, 4.0, 6.0, 8.0, 0.0][n_linked] + LINK;
        for a in 0..4 {
            for b in 0..4 {
                if a != b && board.lengths[a][b] == 0 {
                    need[a][b] = BASE[a][b] + LINE;
                }
            }
            if board.lengths[a][MINE] == 0 {
                need[a][MINE] = mine;
                need[MINE][a] = mine;
            }
        }
        let mut far = [[u64::MAX, 0, u64::MAX]; SOURCES];
        for (planes, &ends) in far.iter_mut().zip(&board.ends) {
            let mut layer = ends;
            let mut rest = board.free & !layer;
            let [mut p0, mut p1, mut p2] = [0, 0, 0];
            for n in 0..NEAR - 1 {
                p0 |= if n & 1 != 0 { layer } else { 0 };
                p1 |= if n & 2 != 0 { layer } else { 0 };
                p2 |= if n & 4 != 0 { layer } else { 0 };
                layer = neighbours(layer) & rest;
                rest &= !layer;
            }
            let beyond = rest | layer;
            *planes = [p0 | beyond, p1, p2 | beyond];
        }
        Self { board, phase: Phase::of(board.left), need, far }
    }

    fn distance(&self, source: usize, square: usize) -> usize {
        let [a, b, c] = self.far[source];
        (a >> square & 1 | (b >> square & 1) << 1 | (c >> square & 1) << 2) as usize
    }

    /// What it is worth that trains come to an empty square, apart from the ends in `but`.
    fn end(&self, square: usize, carried: Arrivals, but: u64) -> f32 {
        let mut near = [0.0; SOURCES];
        for (source, near) in near.iter_mut().enumerate() {
            *near = self.phase.near[self.distance(source, square)];
        }
        let mut res = 0.0;
        let mut n = 0.0;
        for a in 0..SOURCES {
            if carried[a] == 0 {
                continue;
            }
            n += 1.0;
            let mut sum = 0.0;
            let length = if a == MINE { 0.0 } else { SQUARE * f32::from(carried[a] - 1) };
            for b in 0..SOURCES {
                if self.need[a][b] > 0.0 && carried[b] == 0 {
                    sum += near[b] * (self.need[a][b] + if b == MINE { 0.0 } else { length });
                }
            }
            // Another end of the same source could do it, too.
            res += if self.board.ends[a] & !but != 0 { SECOND * sum } else { sum };
        }
        if n > 1.0 { res * TRUNK } else { res }
    }

    /// What is lost by filling a square, whatever is laid there.
    pub(crate) fn cost(&self, square: usize) -> f32 {
        let mut res = 0.0;
        let mut here: Arrivals = [0; 8];
        for heading in 0..4 {
            let carried = self.board.arrivals[square * 4 + heading];
            if carried != [0; 8] {
                res += self.end(square, carried, 1 << square);
                for (here, it) in here.iter_mut().zip(carried) {
                    *here |= it;
                }
            }
        }
        let mut block = 0.0;
        for a in 0..SOURCES {
            if here[a] != 0 {
                continue;
            }
            let to_a = self.distance(a, square);
            for (b, &comes) in here[..a].iter().enumerate() {
                let sum = to_a + self.distance(b, square);
                if comes == 0 && sum < 6 {
                    block += self.need[a][b] * self.phase.block[sum.max(2) - 2];
                }
            }
        }
        res + block
    }

    /// What a piece in a square brings.
    pub(crate) fn gain(&self, square: usize, piece: usize) -> f32 {
        let mut res = 0.0;
        let mut out = [[0_u8; 8]; 4];
        let board = self.board;
        let mut n_busy: u8 = 0;
        for (heading, &exits) in EXITS[piece].iter().enumerate() {
            let carried = board.arrivals[square * 4 + heading];
            if carried == [0; 8] || exits == 0 {
                continue;
            }
            for exit in 0..4 {
                if exits >> exit & 1 == 0 {
                    continue;
                }
                n_busy += 1;
                // Trains that come the other way by this exit.
                let meeting = board.arrivals[square * 4 + (exit + 2) % 4];
                if meeting == [0; 8] {
                    for (out, it) in out[exit].iter_mut().zip(carried) {
                        if it != 0 && (*out == 0 || it + 1 < *out) {
                            *out = it + 1;
                        }
                    }
                } else if heading < (exit + 2) % 4 {
                    res += self.meet(carried, meeting);
                }
            }
        }
        for (exit, carried) in out.iter().enumerate() {
            let beyond = usize::from(BEYOND[square * 4 + exit]);
            if *carried == [0; 8] {
                continue;
            }
            match self.run(beyond) {
                Some((end, n_steps)) => {
                    let carried = carried.map(|it| if it > 0 { it + n_steps } else { 0 });
                    res += self.end(end, carried, 1 << square) + self.phase.open;
                }
                None => res -= NOWHERE,
            }
        }
        if n_busy == 0 {
            // Nobody comes here yet: track that leads from empty square to empty square may be of use.
            for heading in 0..4 {
                let from = usize::from(BEYOND[square * 4 + (heading + 2) % 4]);
                let is_open = from < STATES && board.free >> (from / 4) & 1 == 1;
                if EXITS[piece][heading] != 0 {
                    res += if is_open { self.phase.loose } else { -self.phase.blind };
                }
            }
        } else if square == usize::from(board.bonus) {
            res += self.phase.bonus * f32::from(n_busy);
        }
        res
    }

    /// What is beyond the sides of an empty square.
    pub(crate) fn sides(&self, square: usize) -> Sides {
        [0, 1, 2, 3].map(|side| {
            let arrivals = self.board.arrivals[square * 4 + (side + 2) % 4];
            if arrivals != [0; 8] {
                let n_stations = arrivals[..4].iter().filter(|&&it| it > 0).count();
                return if arrivals[MINE] > 0 {
                    5
                } else if n_stations > 1 {
                    4
                } else {
                    3
                };
            }
            let beyond = usize::from(BEYOND[square * 4 + side]);
            match self.run(beyond) {
                Some((_, 0)) => 1,
                Some(_) => 2,
                None => 0,
            }
        })
    }

    /// Where trains end that run on; `None` for nowhere.
    fn run(&self, mut state: usize) -> Option<(usize, u8)> {
        let mut n_steps = 0;
        loop {
            if state >= STATES || n_steps > 40 {
                return None;
            }
            if self.board.free >> (state / 4) & 1 == 1 {
                return Some((state / 4, n_steps));
            }
            let exits = self.board.exits(state);
            if exits == 0 {
                return None;
            }
            n_steps += 1;
            state = BEYOND[state & !3 | exits.trailing_zeros() as usize].into();
        }
    }

    /// What it brings that trains from here and there meet.
    fn meet(&self, here: Arrivals, there: Arrivals) -> f32 {
        let mut res = 0.0;
        for (a, &from) in here[..SOURCES].iter().enumerate().filter(|it| *it.1 != 0) {
            for (b, &to) in there[..SOURCES].iter().enumerate().filter(|it| *it.1 != 0) {
                if a == b {
                    continue;
                }
                let length = f32::from(from + to - 1);
                let old = self.board.lengths[a][b];
                if a == MINE || b == MINE {
                    res += self.need[a][b];
                } else if old == 0 {
                    res += self.need[a][b] - LINE + length;
                } else {
                    res -= f32::max(f32::from(old - 1) - length, 0.0) * SHORTER;
                }
            }
        }
        res
    }
}

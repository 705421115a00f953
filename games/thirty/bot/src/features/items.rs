//! Empty squares, ends of lines and chains, each described by rows.

use track::{
    Piece,
    state::{BEYOND, STATES},
};

use super::{
    super::board::{Arrivals, MINE, SOURCES, has_bonus, squares},
    Sight,
    rows::{
        AROUND, ARRANGED, CHAIN_LENGTH, CHAIN_NEED, CHAIN_STAGE, END_AROUND, END_BONUS, END_BOTH, END_CHAIN,
        END_LENGTH, END_NEED, END_SECOND, END_SOURCES, END_STAGE, N_SIDES, SQUARE_AROUND, SQUARE_BONUS, SQUARE_BUSY,
        SQUARE_FAR, SQUARE_LENGTH, SQUARE_LOOSE, SQUARE_NEED, SQUARE_OPEN, SQUARE_ROOM, SQUARE_SOURCES, SQUARE_STAGE,
        SQUARE_USED, around, both, rough,
    },
};
use mind::net::Input;
use track::grid::{LINES, members, neighbours};

impl Sight<'_> {
    /// Describes all items.
    pub(super) fn items(&self, input: &mut Input) {
        let board = self.board;
        for square in members(board.free) {
            self.square(square, input);
            input.end_item();
        }
        input.end_kind();
        for square in members(board.ends.iter().fold(0, |all, it| all | it)) {
            let far = self.far(square);
            for heading in 0..4 {
                let arrivals = board.coming(square * 4 + heading);
                if arrivals != [0; 8] {
                    self.end(square, heading, arrivals, far, input);
                    input.end_item();
                }
            }
        }
        input.end_kind();
        for chain in self.chains.each() {
            input.row(CHAIN_LENGTH + rough_chain(chain.n_steps));
            let [one, other] = [chain.ends.0, chain.ends.1].map(|it| self.far(it.into()));
            for (pair, a, b) in self.needs() {
                let sum = (one[a] + other[b]).min(one[b] + other[a]);
                if sum < 6 {
                    input.row(CHAIN_NEED + pair * 6 + sum);
                }
            }
            input.row(CHAIN_STAGE + self.stage);
            input.end_item();
        }
        input.end_kind();
    }

    fn square(&self, square: usize, input: &mut Input) {
        let board = self.board;
        let far = self.far(square);
        for (source, &far) in far.iter().enumerate().filter(|it| *it.1 < 6) {
            input.row(SQUARE_FAR + source * 6 + far);
        }
        for (pair, a, b) in self.needs() {
            let sum = far[a] + far[b];
            if sum < 8 && far[a] < 6 && far[b] < 6 {
                input.row(SQUARE_NEED + pair * 8 + sum);
            }
        }
        let (mut busy, mut loose, mut longest) = (0, 0, 0);
        let mut sides = [0; 4];
        for heading in 0..4 {
            let state = square * 4 + heading;
            let arrivals = board.coming(state);
            if arrivals != [0; 8] {
                busy |= 1 << heading;
                longest = arrivals.iter().fold(longest, |most, &way| most.max(squares(way)));
                let n = arrivals.iter().filter(|it| **it != 0).count();
                sides[heading] = if n > 1 || arrivals[MINE] != 0 { 4 } else { 3 };
            } else if self.chains.beyond[state] != 0 {
                loose |= 1 << heading;
                sides[heading] = 2;
            } else {
                let to = usize::from(BEYOND[square * 4 + (heading + 2) % 4]);
                sides[heading] = usize::from(to < STATES && board.free >> (to / 4) & 1 == 1);
            }
        }
        input.row(SQUARE_AROUND + usize::from(AROUND[around(sides)]));
        input.row(SQUARE_OPEN + (neighbours(1 << square) & board.free).count_ones() as usize);
        input.row(SQUARE_LOOSE + (loose as u32).count_ones() as usize);
        input.row(SQUARE_BUSY + usize::from(ARRANGED[busy]));
        input.row(SQUARE_USED + usize::from(ARRANGED[busy | loose]));
        if square == usize::from(board.bonus) {
            input.row(SQUARE_BONUS);
        }
        input.row(SQUARE_STAGE + self.stage);
        // A square is only placed in by its row or its column, as long as those have room.
        let room = |line: usize| match (LINES[line] & board.free).count_ones() {
            0..=1 => 0,
            2 => 1,
            3 => 2,
            4..=5 => 3,
            _ => 4,
        };
        let (x, y) = (square % 6, square / 6);
        input.row(SQUARE_ROOM + room(x));
        input.row(SQUARE_ROOM + if x == y { 5 } else { room(y) });
        input.row(SQUARE_LENGTH + rough(longest));
        input.row(SQUARE_SOURCES + far.iter().filter(|it| **it == 0).count());
    }

    fn end(&self, square: usize, heading: usize, arrivals: Arrivals, far: [usize; SOURCES], input: &mut Input) {
        let board = self.board;
        let (mut n, mut n_second, mut bonus) = (0, 0, false);
        for (source, &way) in arrivals[..SOURCES].iter().enumerate().filter(|it| *it.1 != 0) {
            input.row(END_LENGTH + source * 6 + rough(squares(way) - 1));
            n += 1;
            n_second += usize::from(self.n_ends[source] > 1);
            bonus |= has_bonus(way);
        }
        input.row(END_SOURCES + n);
        input.row(END_SECOND + n_second);
        for (pair, a, b) in self.needs() {
            match (arrivals[a] != 0, arrivals[b] != 0) {
                (true, true) => input.row(END_BOTH + pair),
                (true, false) => input.row(END_NEED + pair * 7 + far[b]),
                (false, true) => input.row(END_NEED + pair * 7 + far[a]),
                (false, false) => {}
            }
        }
        let [ahead, right, left] = [0, 1, 3].map(|turn| self.beyond(square, (heading + turn) % 4, arrivals));
        input.row(END_AROUND + ahead.0 * N_SIDES + both(right.0, left.0));
        for (n, it) in [ahead.1 & 1 != 0, (right.1 | left.1) & 1 != 0, ahead.1 & 2 != 0, (right.1 | left.1) & 2 != 0]
            .into_iter()
            .enumerate()
        {
            if it {
                input.row(END_CHAIN + n);
            }
        }
        if square == usize::from(board.bonus) {
            input.row(END_BONUS);
        }
        if bonus {
            input.row(END_BONUS + 1);
        }
        input.row(END_STAGE + self.stage);
    }

    /// What trains would find that leave an empty square by a side: nothing, an empty square, a chain, trains to which
    /// they want, other trains; and whether the chain is long (1) and leads to trains to which they want (2).
    fn beyond(&self, square: usize, side: usize, arrivals: Arrivals) -> (usize, u8) {
        let board = self.board;
        let back = square * 4 + (side + 2) % 4;
        let wants = |met: &dyn Fn(usize) -> bool| {
            self.needs().any(|(_, a, b)| arrivals[a] != 0 && met(b) || arrivals[b] != 0 && met(a))
        };
        let others = board.coming(back);
        if others != [0; 8] {
            return (if wants(&|it| others[it] != 0) { 3 } else { 4 }, 0);
        }
        let to = usize::from(BEYOND[square * 4 + side]);
        if to >= STATES {
            return (0, 0);
        }
        if board.free >> (to / 4) & 1 == 1 {
            return (1, 0);
        }
        let ends = self.chains.beyond[back];
        if ends == 0 {
            return (0, 0);
        }
        let is_wanted = wants(&|it| board.ends[it] & ends != 0);
        (2, u8::from(self.chains.is_long(back)) | u8::from(is_wanted) << 1)
    }
}

/// The length of a chain, roughly.
const fn rough_chain(n_steps: u8) -> usize {
    match n_steps {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..=5 => 3,
        6..=8 => 4,
        _ => 5,
    }
}

const _: () = assert!(Piece::COUNT <= u8::MAX as usize);

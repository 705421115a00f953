//! What the network of 30 Rails is told of a position: numbers of the whole, and every empty square, every end of a line
//! and every chain of track that nobody uses yet.
//!
//! None of it depends on how the map is turned or mirrored.

mod chains;
mod items;
mod risk;
mod rows;

use thirty::RuleSet;

pub(crate) use self::risk::{RISK_SHAPE, describe_risk};
use self::{
    chains::Chains,
    rows::{CHAIN_ROWS, END_ROWS, SQUARE_ROWS},
};
use super::board::{Board, MINE, MINE_POINTS, SOURCES, has_bonus, squares};
use mind::net::{Input, Shape};
use track::grid::{members, neighbours};

/// How large the networks of 30 Rails are.
pub(crate) const SHAPE: Shape =
    Shape { globals: N_GLOBALS, kinds: &[SQUARE_ROWS, END_ROWS, CHAIN_ROWS], stages: N_STAGES };

/// All pairs of sources.
const PAIRS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (0, MINE), (1, MINE), (2, MINE), (3, MINE)];
/// The points of the pairs of stations.
const POINTS: [u8; 6] = [1, 2, 3, 3, 4, 5];

// The numbers of the whole.
const LEFT: usize = 0;
const OVERRIDES: usize = LEFT + 31;
const LINKED: usize = OVERRIDES + 3;
const PAIR: usize = LINKED + 5;
const PER_PAIR: usize = 15;
const SOURCE: usize = PAIR + PAIRS.len() * PER_PAIR;
const PER_SOURCE: usize = 10;
const MEETING: usize = SOURCE + SOURCES * PER_SOURCE;
const POINTS_NOW: usize = MEETING + 3;
const BONUS: usize = POINTS_NOW + 1;
const LOOSE: usize = BONUS + 2;
const SHARES: usize = LOOSE + 2;
const PER_SHARE: usize = 5;
const N_GLOBALS: usize = SHARES + POINTS.len() * PER_SHARE;

/// The stages of a game: fewer and fewer turns towards its end.
const N_STAGES: usize = 8;
static STAGES: [u8; 31] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7];

/// How many distances are told apart, the last for all that is farther.
const N_FAR: usize = 7;

/// What is known of a board before its items are described.
struct Sight<'a> {
    board: &'a Board,
    chains: Chains,
    /// The pairs without a connection.
    needs: [(u8, u8, u8); 10],
    n_needs: usize,
    /// For every source the squares within every distance of its ends.
    within: [[u64; N_FAR]; SOURCES],
    /// How many sides of squares the trains of every source come to.
    n_ends: [u8; SOURCES],
    stage: usize,
}

/// A small number.
fn number(n: usize) -> f32 {
    f32::from(n as u16)
}

/// Describes a board on which something is to be placed yet.
pub(crate) fn describe(board: &Board, input: &mut Input) {
    let turns = board.left.min(board.free.count_ones() as u8).min(30);
    let stage = usize::from(STAGES[usize::from(turns)]);
    let points = f32::from(points(board));
    input.begin(stage, points);
    input.global(LEFT + usize::from(turns), 1.0);
    for (n, is_left) in [board.white, board.colour, board.white && board.colour].into_iter().enumerate() {
        if is_left {
            input.global(OVERRIDES + n, 1.0);
        }
    }
    input.global(POINTS_NOW, points * 0.02);
    let mut sight = Sight {
        board,
        chains: Chains::of(board),
        needs: [(0, 0, 0); 10],
        n_needs: 0,
        within: [[0; N_FAR]; SOURCES],
        n_ends: [0; SOURCES],
        stage,
    };
    sight.look_around();
    let lengths = sight.sources(input);
    sight.pairs(input, lengths);
    sight.rest(input);
    if board.rules == RuleSet::Advanced {
        shares(board, input);
    }
    sight.items(input);
}

/// The points of a pair of stations as they stand, without shares; trains may use track again.
fn line(board: &Board, pair: usize) -> Option<u8> {
    let (a, b) = PAIRS[pair];
    let way = board.lines[a][b];
    (way != 0).then(|| POINTS[pair] + squares(way) - 1 + 2 * u8::from(has_bonus(way)))
}

/// The points as they stand.
fn points(board: &Board) -> u8 {
    let mut res: u8 = 0;
    for pair in 0..POINTS.len() {
        let line = line(board, pair).unwrap_or(0);
        let counted = if board.rules == RuleSet::Advanced { line.min(board.shares[pair]) } else { line };
        res = res.saturating_add(counted);
    }
    let n_linked = (0..MINE).filter(|&it| board.lines[it][MINE] != 0).count();
    res.saturating_add(MINE_POINTS[n_linked])
}

/// What was bought, beside what the lines are worth.
fn shares(board: &Board, input: &mut Input) {
    for (pair, &bought) in board.shares.iter().enumerate() {
        let first = SHARES + pair * PER_SHARE;
        let tenths = f32::from(bought) * 0.1;
        input.global(first, tenths);
        if bought > 0 {
            input.global(first + 1, 1.0);
        }
        match line(board, pair) {
            Some(line) => {
                input.global(first + 2, f32::from(line.saturating_sub(bought)) * 0.1);
                input.global(first + 3, f32::from(bought.saturating_sub(line)) * 0.1);
            }
            None => input.global(first + 4, tenths),
        }
    }
}

impl Sight<'_> {
    /// Finds distances and what is missing.
    fn look_around(&mut self) {
        let board = self.board;
        for (within, &ends) in self.within.iter_mut().zip(&board.ends) {
            let mut reached = ends;
            for it in within.iter_mut() {
                *it = reached;
                reached |= neighbours(reached) & board.free | self.chains.beyond(reached);
            }
        }
        for (n, (a, b)) in PAIRS.into_iter().enumerate() {
            if board.lines[a][b] == 0 {
                self.needs[self.n_needs] = (n as u8, a as u8, b as u8);
                self.n_needs += 1;
            }
        }
    }

    fn needs(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        self.needs[..self.n_needs].iter().map(|it| (it.0.into(), it.1.into(), it.2.into()))
    }

    /// How far a square is from the ends of every source.
    fn far(&self, square: usize) -> [usize; SOURCES] {
        self.within.map(|within| {
            // The last two are told apart only between pairs.
            let n_within: u64 = within[..N_FAR - 1].iter().map(|it| it >> square & 1).sum();
            N_FAR - 1 - n_within as usize
        })
    }

    /// The ends of every source; the squares to the nearest of them, and one.
    fn sources(&mut self, input: &mut Input) -> [u8; SOURCES] {
        let board = self.board;
        let (mut shortest, mut longest) = ([u8::MAX; SOURCES], [0; SOURCES]);
        let mut bonus = [false; SOURCES];
        for square in members(board.ends.iter().fold(0, |all, it| all | it)) {
            for heading in 0..4 {
                let arrivals = board.coming(square * 4 + heading);
                for (source, &way) in arrivals[..SOURCES].iter().enumerate().filter(|it| *it.1 != 0) {
                    self.n_ends[source] += 1;
                    shortest[source] = shortest[source].min(squares(way) - 1);
                    longest[source] = longest[source].max(squares(way) - 1);
                    bonus[source] |= has_bonus(way);
                }
            }
        }
        for source in 0..SOURCES {
            let first = SOURCE + source * PER_SOURCE;
            let n_ends = self.n_ends[source];
            input.global(first + usize::from(n_ends.min(5)), 1.0);
            if n_ends > 0 {
                input.global(first + 6, f32::from(longest[source]) * 0.1);
                input.global(first + 7, f32::from(shortest[source]) * 0.1);
            }
            if bonus[source] {
                input.global(first + 8, 1.0);
            }
            input.global(first + 9, number(self.within[source][2].count_ones() as usize) * 0.1);
        }
        shortest
    }

    /// What every pair has or lacks.
    fn pairs(&self, input: &mut Input, shortest: [u8; SOURCES]) {
        let board = self.board;
        for (n, (a, b)) in PAIRS.into_iter().enumerate() {
            let first = PAIR + n * PER_PAIR;
            let way = board.lines[a][b];
            if way != 0 {
                input.global(first, 1.0);
                input.global(first + 1, f32::from(squares(way) - 1) * 0.1);
                if has_bonus(way) {
                    input.global(first + 2, 1.0);
                }
                continue;
            }
            let near = self.within[a].iter().position(|it| it & board.ends[b] != 0);
            input.global(first + 3 + near.unwrap_or(N_FAR), 1.0);
            if let Some(near) = near {
                let squares = usize::from(shortest[a]) + usize::from(shortest[b]) + near;
                input.global(first + 11, number(squares) * 0.1);
                if near == 0 {
                    input.global(first + 12, number((board.ends[a] & board.ends[b]).count_ones() as usize) * 0.5);
                }
            }
            for (n, part) in [(1, 0.2), (2, 0.1)] {
                let between = self.within[a][n] & self.within[b][n];
                input.global(first + 12 + n, number(between.count_ones() as usize) * part);
            }
        }
        let n_linked = (0..MINE).filter(|&it| board.lines[it][MINE] != 0).count();
        input.global(LINKED + n_linked, 1.0);
    }

    /// What is left to say of the whole.
    fn rest(&self, input: &mut Input) {
        let board = self.board;
        // The squares to which trains of at least so many sources come.
        let mut by = [0; SOURCES];
        for ends in board.ends {
            for n in (1..SOURCES).rev() {
                by[n] |= by[n - 1] & ends;
            }
            by[0] |= ends;
        }
        for (n, squares) in by[1..4].iter().enumerate() {
            input.global(MEETING + n, number(squares.count_ones() as usize) * 0.25);
        }
        if board.free >> board.bonus & 1 == 1 {
            let n = board.ends.iter().filter(|&it| it >> board.bonus & 1 == 1).count();
            input.global(BONUS, 1.0);
            input.global(BONUS + 1, number(n) * 0.25);
        }
        if self.chains.n_sides > 0 {
            input.global(LOOSE, number(self.chains.n_sides) * 0.1);
            input.global(LOOSE + 1, number(self.chains.n_steps) * 0.05);
        }
    }
}

//! A first look at placements: what each brings and costs, by the ends of lines around it.

use track::{
    Piece,
    state::{BEYOND, STATES},
};

use super::{
    board::{Arrivals, Board, EXITS, MINE, SOURCES, squares},
    priors::Sides,
    weights::{LINE, LINK, NOWHERE, Phase, SECOND, SHORTER, SQUARE, TRUNK},
};
use track::grid::Far;

/// The points of a pair of stations.
const BASE: [[f32; 4]; 4] = [[0.0, 1.0, 2.0, 3.0], [1.0, 0.0, 3.0, 4.0], [2.0, 3.0, 0.0, 5.0], [3.0, 4.0, 5.0, 0.0]];

/// How trains pass a piece.
struct Passages {
    /// The heading on which they come, and the side by which they leave.
    all: [(u8, u8); 4],
    n: usize,
    /// The headings on which they can come, a bit each.
    headings: u8,
    /// The side where two ways of a junction come together, and the headings of the two.
    stem: Option<(u8, [u8; 2])>,
}

static PASSAGES: [Passages; Piece::COUNT] = {
    let mut res = [const { Passages { all: [(0, 0); 4], n: 0, headings: 0, stem: None } }; Piece::COUNT];
    let mut piece = 0;
    while piece < Piece::COUNT {
        let it = &mut res[piece];
        let mut exit: u8 = 0;
        while exit < 4 {
            let first = it.n;
            let mut heading: u8 = 0;
            while heading < 4 {
                if EXITS[piece][heading as usize] >> exit & 1 == 1 {
                    it.all[it.n] = (heading, exit);
                    it.n += 1;
                    it.headings |= 1 << heading;
                }
                heading += 1;
            }
            if it.n - first == 2 {
                it.stem = Some((exit, [it.all[first].0, it.all[first + 1].0]));
            }
            exit += 1;
        }
        piece += 1;
    }
    res
};

/// What is known of an empty square before pieces are tried there.
pub(crate) struct Spot {
    square: usize,
    /// The trains that come on each heading.
    coming: [Arrivals; 4],
    /// The headings on which some come, a bit each.
    busy: u8,
    /// For every exit by which none come the empty square to which it leads, and how many squares lie before it.
    ways: [Option<(usize, u8)>; 4],
    /// What is beyond.
    pub(crate) sides: Sides,
    /// What it brings to lead the trains of a heading to an exit.
    brings: [[f32; 4]; 4],
}

/// Trains that have gone on for some squares.
fn further(carried: Arrivals, n_steps: u8) -> Arrivals {
    carried.map(|it| if it > 0 { it + 2 * n_steps } else { 0 })
}

/// Of two lots of trains those that have come the shorter way.
fn nearest(a: Arrivals, b: Arrivals) -> Arrivals {
    let mut res = a;
    for (a, b) in res.iter_mut().zip(b) {
        if *a == 0 || b != 0 && b < *a {
            *a = b;
        }
    }
    res
}

/// What is known of a board before its candidates are compared.
pub(crate) struct Heuristic<'a> {
    pub(crate) board: &'a Board,
    pub(crate) phase: &'static Phase,
    /// What a connection is worth apart from its length, where there is none yet.
    need: [[f32; SOURCES]; SOURCES],
    far: Far,
}

impl<'a> Heuristic<'a> {
    pub(crate) fn new(board: &'a Board) -> Self {
        let mut need = [[0.0; SOURCES]; SOURCES];
        let n_linked = (0..4).filter(|&it| board.lines[it][MINE] != 0).count();
        let mine = [2.0, 4.0, 6.0, 8.0, 0.0][n_linked] + LINK;
        for a in 0..4 {
            for b in 0..4 {
                if a != b && board.lines[a][b] == 0 {
                    need[a][b] = BASE[a][b] + LINE;
                }
            }
            if board.lines[a][MINE] == 0 {
                need[a][MINE] = mine;
                need[MINE][a] = mine;
            }
        }
        let far = Far::new(&board.ends, board.free);
        Self { board, phase: Phase::of(board.left), need, far }
    }

    /// What it is worth that trains come to an empty square, apart from the ends in `but`.
    fn end(&self, square: usize, carried: Arrivals, but: u64) -> f32 {
        let mut near = [0.0; SOURCES];
        for (source, near) in near.iter_mut().enumerate() {
            *near = self.phase.near[self.far.distance(source, square)];
        }
        let mut res = 0.0;
        let mut n = 0.0;
        for a in 0..SOURCES {
            if carried[a] == 0 {
                continue;
            }
            n += 1.0;
            let mut sum = 0.0;
            let length = if a == MINE { 0.0 } else { SQUARE * f32::from(squares(carried[a]) - 1) };
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
        if self.board.is_last() {
            return 0.0;
        }
        let mut res = 0.0;
        let mut here: Arrivals = [0; 8];
        for heading in 0..4 {
            let carried = self.board.coming(square * 4 + heading);
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
            let to_a = self.far.distance(a, square);
            for (b, &comes) in here[..a].iter().enumerate() {
                let sum = to_a + self.far.distance(b, square);
                if comes == 0 && sum < 6 {
                    block += self.need[a][b] * self.phase.block[sum.max(2) - 2];
                }
            }
        }
        res + block
    }

    /// Looks at a square once for all pieces.
    pub(crate) fn spot(&self, square: usize) -> Spot {
        let coming = [0, 1, 2, 3].map(|heading| self.board.coming(square * 4 + heading));
        let busy = (0..4).fold(0, |busy, it| busy | u8::from(coming[it] != [0; 8]) << it);
        let mut res = Spot { square, coming, busy, ways: [None; 4], sides: [0; 4], brings: [[0.0; 4]; 4] };
        for exit in 0..4 {
            // Trains that come the other way by this exit.
            let meeting = coming[(exit + 2) % 4];
            if meeting == [0; 8] {
                res.ways[exit] = self.run(BEYOND[square * 4 + exit].into());
            }
            res.sides[exit] = match (meeting, res.ways[exit]) {
                (it, _) if it[MINE] > 0 => 5,
                (it, _) if it != [0; 8] => 3 + u8::from(it[..4].iter().filter(|it| **it > 0).count() > 1),
                (_, Some((_, 0))) => 1,
                (_, Some(_)) => 2,
                (_, None) => 0,
            };
            for heading in (0..4).filter(|it| busy >> it & 1 == 1 && (it + 2) % 4 != exit) {
                res.brings[heading][exit] = if meeting == [0; 8] {
                    self.lead(&res, exit, further(coming[heading], 1))
                } else if heading < (exit + 2) % 4 {
                    self.meet(coming[heading], meeting)
                } else {
                    0.0
                };
            }
        }
        res
    }

    /// What it brings that trains leave a square by an exit where none come in.
    fn lead(&self, spot: &Spot, exit: usize, carried: Arrivals) -> f32 {
        match spot.ways[exit] {
            // An end that stays open is worth nothing.
            _ if self.board.is_last() => 0.0,
            Some((end, n_steps)) => self.end(end, further(carried, n_steps), 1 << spot.square) + self.phase.open,
            None => -NOWHERE,
        }
    }

    /// What a piece in a square brings.
    pub(crate) fn gain(&self, spot: &Spot, piece: usize) -> f32 {
        let passages = &PASSAGES[piece];
        if spot.busy & passages.headings == 0 {
            // Nobody comes here yet: track that leads from empty square to empty square may be of use.
            let (mut n_loose, mut n_blind) = (0_u8, 0_u8);
            for heading in 0..4 {
                if passages.headings >> heading & 1 == 1 {
                    let is_open = spot.sides[(heading + 2) % 4] == 1;
                    n_loose += u8::from(is_open);
                    n_blind += u8::from(!is_open);
                }
            }
            return f32::from(n_loose) * self.phase.loose - f32::from(n_blind) * self.phase.blind;
        }
        let mut res = 0.0;
        let mut n_busy: u8 = 0;
        for &(heading, exit) in &passages.all[..passages.n] {
            // Where none come this is nothing.
            res += spot.brings[usize::from(heading)][usize::from(exit)];
            n_busy += spot.busy >> heading & 1;
        }
        if let Some((exit, [a, b])) = passages.stem
            && spot.busy & (1 << a | 1 << b | 1 << ((exit + 2) % 4)) == 1 << a | 1 << b
        {
            // Trains come together here, and go on as one.
            let exit = usize::from(exit);
            let [a, b] = [a, b].map(usize::from);
            let carried = nearest(spot.coming[a], spot.coming[b]);
            res += self.lead(spot, exit, further(carried, 1)) - spot.brings[a][exit] - spot.brings[b][exit];
        }
        if spot.square == usize::from(self.board.bonus) {
            res += self.phase.bonus * f32::from(n_busy);
        }
        res
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
                let length = f32::from(squares(from) + squares(to) - 1);
                let old = self.board.lines[a][b];
                if a == MINE || b == MINE {
                    res += self.need[a][b];
                } else if old == 0 {
                    res += self.need[a][b] - LINE + length;
                } else {
                    res -= f32::max(f32::from(squares(old) - 1) - length, 0.0) * SHORTER;
                }
            }
        }
        res
    }
}

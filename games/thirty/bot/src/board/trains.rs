//! How trains come to squares, driven on piece by piece.

use track::{
    Piece,
    state::{BEYOND, STATES, exits},
};

use super::{Board, EMPTY, MINE, SHAFT, SOURCES, WALL};

/// For every piece and heading the sides by which a train leaves, a bit each.
pub(crate) const EXITS: [[u8; 4]; Piece::COUNT] = {
    let mut res = [[0; 4]; Piece::COUNT];
    let mut n = 0;
    while n < Piece::COUNT {
        let Some(piece) = Piece::at(n) else { unreachable!() };
        res[n] = exits(piece.joins());
        n += 1;
    }
    res
};

/// How a train came somewhere, the lower the better: twice the squares that it passed and three, less one if the bonus
/// square was among them; 0 where none comes.
pub(crate) type Way = u8;
/// The way of a train that has passed nothing.
pub(super) const BEGIN: Way = 3;

/// The squares of a way, and one.
pub(crate) const fn squares(way: Way) -> u8 {
    way >> 1
}

/// Whether a way has passed the bonus square.
pub(crate) const fn has_bonus(way: Way) -> bool {
    way & 1 == 0 && way != 0
}

/// From each source how its trains come somewhere, and at [`TWICE`] which of these ways pass a junction twice.
pub(crate) type Arrivals = [Way; 8];

/// Where arrivals tell, a bit for each source, whose ways pass a junction twice, so that no line can be made of them.
const TWICE: usize = 5;

/// A way with one square more.
const fn further(way: Way, is_bonus: bool) -> Way {
    if way == 0 { 0 } else { way + 2 - (is_bonus && !has_bonus(way)) as u8 }
}

/// Which pieces are junctions; nothing else that is in a square is one.
const IS_JUNCTION: [bool; SHAFT as usize + 1] = {
    let mut res = [false; SHAFT as usize + 1];
    let mut n = 0;
    while n < Piece::COUNT {
        let mut heading = 0;
        while heading < 4 {
            res[n] |= EXITS[n][heading].count_ones() > 1;
            heading += 1;
        }
        n += 1;
    }
    res
};

impl Board {
    /// Drives the trains on that have come to a square with track.
    pub(super) fn drive(&mut self, state: usize, carried: Arrivals) {
        let mut exits = EXITS[usize::from(self.cells[state / 4])][state % 4];
        let is_bonus = state / 4 == usize::from(self.bonus);
        let mut carried = carried;
        for it in &mut carried[..SOURCES] {
            *it = further(*it, is_bonus);
        }
        while exits != 0 {
            let exit = exits.trailing_zeros() as usize;
            exits &= exits - 1;
            self.enter(BEYOND[state & !3 | exit].into(), carried);
        }
    }

    /// Lets trains come to a state or a border square.
    pub(super) fn enter(&mut self, state: usize, mut carried: Arrivals) {
        if state >= STATES {
            let to = self.station_at[state - STATES];
            if usize::from(to) != MINE {
                self.connect(to.into(), carried);
            }
            return;
        }
        let cell = self.cells[state / 4];
        if cell >= WALL {
            if cell == SHAFT {
                self.connect(MINE, carried);
            }
            return;
        }
        let old = self.arrivals[state];
        let mut is_new = false;
        for source in 0..SOURCES {
            let way = carried[source];
            // A longer way, or none, is not worth driving on.
            if way == 0 || old[source] != 0 && way > old[source] {
                carried[source] = 0;
                continue;
            }
            let mut is_twice = carried[TWICE] >> source & 1 == 1;
            if !is_twice && IS_JUNCTION[usize::from(cell)] {
                is_twice = self.has_passed(state, source, way);
            }
            let was_twice = old[TWICE] >> source & 1 == 1;
            if way == old[source] && (is_twice || !was_twice) {
                carried[source] = 0;
                continue;
            }
            let here = &mut self.arrivals[state];
            here[source] = way;
            here[TWICE] = here[TWICE] & !(1 << source) | u8::from(is_twice) << source;
            is_new = true;
        }
        if !is_new {
            return;
        }
        carried[TWICE] = self.arrivals[state][TWICE];
        if cell == EMPTY {
            for (source, ends) in self.ends.iter_mut().enumerate() {
                let is_end = carried[source] != 0 && carried[TWICE] >> source & 1 == 0;
                *ends |= u64::from(is_end) << (state / 4);
            }
        } else {
            self.drive(state, carried);
        }
    }

    /// Whether trains of a source that come to a junction this way have passed it before.
    fn has_passed(&self, state: usize, source: usize, way: Way) -> bool {
        let square = state & !3;
        let is_other = |heading: usize| square + heading != state && self.arrivals[square + heading][source] != 0;
        if !(0..4).any(is_other) {
            return false;
        }
        // The way is driven backwards; it gets shorter with every square.
        let (mut at, mut way) = (state, way);
        loop {
            let heading = at % 4;
            let back = (heading + 2) % 4;
            let before = usize::from(BEYOND[at & !3 | back]);
            if before >= STATES {
                return false;
            }
            let cell = usize::from(self.cells[before / 4]);
            let Some(exits) = EXITS.get(cell) else { return false };
            let is_bonus = before / 4 == usize::from(self.bonus);
            let from = (0..4).find(|&it| {
                let way_there = self.arrivals[before & !3 | it][source];
                exits[it] >> heading & 1 == 1 && way_there != 0 && further(way_there, is_bonus) == way
            });
            let Some(from) = from else { return false };
            at = before & !3 | from;
            way = self.arrivals[at][source];
            if at & !3 == square {
                return true;
            }
        }
    }

    /// How trains come to a state, but for those of which no line can be made.
    pub(crate) fn coming(&self, state: usize) -> Arrivals {
        let mut res = self.arrivals[state];
        if res[TWICE] != 0 {
            for source in 0..SOURCES {
                if res[TWICE] >> source & 1 == 1 {
                    res[source] = 0;
                }
            }
            res[TWICE] = 0;
        }
        res
    }

    fn connect(&mut self, to: usize, carried: Arrivals) {
        for (from, &way) in carried[..SOURCES].iter().enumerate() {
            let old = self.ways[from][to];
            if way != 0 && from != to && (old == 0 || way < old) {
                self.ways[from][to] = way;
                self.ways[to][from] = way;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::{
        super::super::{
            plan::Plan,
            policy::{self, Dice},
            practice::start,
            priors::Priors,
        },
        *,
    };

    /// Drives a train on by all ways that pass no junction twice, and notes the shortest to every state.
    fn explore(board: &Board, state: usize, way: Way, passed: u64, shortest: &mut [Way; STATES]) {
        if state >= STATES || board.cells[state / 4] >= WALL {
            return;
        }
        let (cell, square) = (usize::from(board.cells[state / 4]), 1 << (state / 4));
        if IS_JUNCTION[cell] && passed & square != 0 {
            return;
        }
        if shortest[state] == 0 || way < shortest[state] {
            shortest[state] = way;
        }
        for exit in (0..4).filter(|exit| board.exits(state) >> exit & 1 == 1) {
            let next = BEYOND[state & !3 | exit].into();
            let passed = passed | if IS_JUNCTION[cell] { square } else { 0 };
            explore(board, next, further(way, state / 4 == usize::from(board.bonus)), passed, shortest);
        }
    }

    #[test]
    fn no_line_can_be_made_of_ways_that_pass_a_junction_twice() {
        let (mut luck, plan) = (Rng::with_seed(6), Plan::new(Priors::ours()));
        let (mut n_all, mut n_twice, mut n_longer) = (0, 0, 0);
        for _ in 0..400 {
            let mut board = start(&mut luck);
            while board.left > 1 && board.free != 0 {
                let what = policy::best(&board, Dice::roll(&mut luck), &plan);
                board.make(what);
                for source in 0..MINE {
                    let mut shortest = [0; STATES];
                    let border = board.stations[source];
                    let state = border.square().index() * 4 + border.side().opposite().index();
                    explore(&board, state, BEGIN, 0, &mut shortest);
                    for state in (0..STATES).filter(|it| board.cells[it / 4] == EMPTY) {
                        let (all, once) = (board.arrivals[state][source], board.coming(state)[source]);
                        n_all += i32::from(all != 0);
                        if once == all {
                            assert_eq!(all, shortest[state], "{board:?}");
                        } else {
                            // The shortest way passes a junction twice; seldom there is a longer one that does not.
                            assert!(shortest[state] == 0 || shortest[state] > all);
                            n_twice += 1;
                            n_longer += i32::from(shortest[state] != 0);
                        }
                    }
                }
            }
        }
        assert!(n_twice > 50 && n_longer * 10 < n_twice, "{n_longer} of {n_twice}; {n_all} ways");
    }
}

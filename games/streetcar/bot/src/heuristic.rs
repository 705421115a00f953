//! A first look at placements: what each brings and costs, by the ends of lines around it.

use track::state::{BEYOND, STATES};

use super::{
    town::{BASE, CENTRAL, CENTRAL_POINTS, EXITS, NOBODY, NONE, PASSAGE, SOURCES, Town, Way, Ways, squares_and_trees},
    weights::{LINE, LINK, NOWHERE, Phase, SECOND, SHORTER, SQUARE, TRUNK},
};
use track::grid::Far;

/// The points of a way, as what they are compared with.
#[expect(clippy::cast_precision_loss, reason = "a drive has less than three hundred points")]
const fn points(n: i32) -> f32 {
    n as f32
}

/// What is known of a town before its candidates are compared.
pub(super) struct Heuristic<'a> {
    town: &'a Town,
    phase: &'static Phase,
    /// What a connection is worth apart from its length, where there is none yet.
    need: [[f32; SOURCES]; SOURCES],
    far: Far,
}

impl<'a> Heuristic<'a> {
    pub(super) fn new(town: &'a Town) -> Self {
        let mut need = [[0.0; SOURCES]; SOURCES];
        let n_linked = town.n_linked();
        let hall =
            if n_linked < 4 { points(CENTRAL_POINTS[n_linked + 1] - CENTRAL_POINTS[n_linked]) + LINK } else { 0.0 };
        for (a, b) in (0..SOURCES).flat_map(|a| (0..SOURCES).map(move |b| (a, b))) {
            if a != b && town.links[a][b] == NONE {
                need[a][b] = if a.max(b) == CENTRAL { hall } else { points(BASE[a][b]) + LINE };
            }
        }
        let far = Far::new(&town.ends, town.free);
        Self { town, phase: Phase::of(town.free.count_ones()), need, far }
    }

    /// What it is worth that streetcars come to an empty square, apart from the ends in `but`.
    fn end(&self, square: usize, carried: &Ways, but: u64) -> f32 {
        let mut near = [0.0; SOURCES];
        for (source, near) in near.iter_mut().enumerate() {
            *near = self.phase.near[self.far.distance(source, square)];
        }
        let mut res = 0.0;
        let mut n = 0;
        for a in 0..SOURCES {
            if carried[a] >= NONE {
                continue;
            }
            n += 1;
            let mut sum = 0.0;
            let length = if a == CENTRAL { 0.0 } else { SQUARE * points(squares_and_trees(carried[a])) };
            for b in 0..SOURCES {
                if self.need[a][b] > 0.0 && carried[b] >= NONE {
                    sum += near[b] * (self.need[a][b] + if b == CENTRAL { 0.0 } else { length });
                }
            }
            // Another end of the same source could do it, too.
            res += if self.town.ends[a] & !but != 0 { SECOND * sum } else { sum };
        }
        if n > 1 { res * TRUNK } else { res }
    }

    /// What is lost by filling a square, whatever is laid there.
    pub(super) fn cost(&self, square: usize) -> f32 {
        let mut res = 0.0;
        let mut here = NOBODY;
        for heading in 0..4 {
            let carried = &self.town.ways[square * 4 + heading];
            if *carried != NOBODY {
                res += self.end(square, carried, 1 << square);
                for (here, &it) in here.iter_mut().zip(carried) {
                    *here = it.min(*here);
                }
            }
        }
        let mut block = 0.0;
        for a in 0..SOURCES {
            if here[a] < NONE {
                continue;
            }
            let to_a = self.far.distance(a, square);
            for (b, &other) in here[..a].iter().enumerate() {
                let sum = to_a + self.far.distance(b, square);
                if other >= NONE && sum < 6 {
                    block += self.need[a][b] * self.phase.block[sum.max(2) - 2];
                }
            }
        }
        res + block
    }

    /// What a tile in a square brings.
    pub(super) fn gain(&self, square: usize, tile: usize) -> f32 {
        let mut res = 0.0;
        let mut out = [NOBODY; 4];
        let town = self.town;
        let mut n_busy = 0;
        for (heading, &exits) in EXITS[tile].iter().enumerate() {
            let carried = &town.ways[square * 4 + heading];
            if exits == 0 || *carried == NOBODY {
                continue;
            }
            for (exit, out) in out.iter_mut().enumerate() {
                if exits >> exit & 1 == 0 {
                    continue;
                }
                n_busy += 1;
                // Those that come the other way by this exit.
                let meeting = &town.ways[square * 4 + (exit + 2) % 4];
                if *meeting == NOBODY {
                    for (out, it) in out.iter_mut().zip(carried) {
                        *out = (*out).min(it + PASSAGE[tile]);
                    }
                } else if heading < (exit + 2) % 4 {
                    res += self.meet(carried, meeting, PASSAGE[tile] - 128);
                }
            }
        }
        for (exit, carried) in out.iter().enumerate() {
            if *carried == NOBODY {
                continue;
            }
            match self.run(BEYOND[square * 4 + exit].into()) {
                Some((end, way)) => {
                    let carried = carried.map(|it| if it < NONE { it + way } else { NONE });
                    res += self.end(end, &carried, 1 << square) + self.phase.open;
                }
                None => res -= NOWHERE,
            }
        }
        if n_busy == 0 {
            // Nobody comes here yet: track that leads from empty square to empty square may be of use.
            for (heading, &exits) in EXITS[tile].iter().enumerate() {
                let from = usize::from(BEYOND[square * 4 + (heading + 2) % 4]);
                let is_open = from < STATES && town.free >> (from / 4) & 1 == 1;
                if exits != 0 {
                    res += if is_open { self.phase.loose } else { -self.phase.blind };
                }
            }
        }
        res
    }

    /// Where streetcars end that run on, and by how much farther; `None` for nowhere.
    fn run(&self, mut state: usize) -> Option<(usize, Way)> {
        let mut way = 0;
        loop {
            if state >= STATES || way > 40 * 128 {
                return None;
            }
            if self.town.free >> (state / 4) & 1 == 1 {
                return Some((state / 4, way));
            }
            let exits = self.town.exits(state);
            if exits == 0 {
                return None;
            }
            way += 128;
            state = BEYOND[state & !3 | exits.trailing_zeros() as usize].into();
        }
    }

    /// What it brings that streetcars from here and there meet on a tile.
    fn meet(&self, here: &Ways, there: &Ways, tree: Way) -> f32 {
        let mut res = 0.0;
        for (a, &one) in here[..SOURCES].iter().enumerate() {
            if one >= NONE {
                continue;
            }
            for (b, &other) in there[..SOURCES].iter().enumerate() {
                if other >= NONE || a == b {
                    continue;
                }
                let old = self.town.links[a][b];
                let way = one + other + tree;
                if a == CENTRAL || b == CENTRAL {
                    res += self.need[a][b];
                } else if old == NONE {
                    res += self.need[a][b] - LINE + points(squares_and_trees(way));
                } else if way < old {
                    res += points(squares_and_trees(way) - squares_and_trees(old)) * SHORTER;
                }
            }
        }
        res
    }
}

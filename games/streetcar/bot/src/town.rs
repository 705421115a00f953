//! A board of 30 Streetcar Rails as a search sees it: it knows for every square which streetcars come there.
//!
//! There are five sources of streetcars: the four stations and the central station. Whoever lays a tile drives those on
//! that come to it, so that nothing is ever searched anew and the score is always at hand.

use streetcar::{Board, Mark, Tile};
use track::{
    Border, Square,
    state::{BEYOND, STATES, exits},
};

use track::grid::{LINES, members};

/// The number of the central station among the sources.
pub(super) const CENTRAL: usize = 4;
/// The stations and the central station.
pub(super) const SOURCES: usize = 5;

/// What is in a square that has no track.
const EMPTY: u8 = Tile::COUNT as u8;
const WALL: u8 = EMPTY + 1;
const HALL: u8 = EMPTY + 2;

/// How far a streetcar has come: shorter is less, and of equally short ways the one with more trees is less.
///
/// It is 128 for each square and 128 more, and one less for each tree.
pub(super) type Way = i16;
/// There is no way.
pub(super) const NONE: Way = 1 << 14;
const _: () = assert!(START + 120 * 128 < NONE, "the longest drive passes thirty squares, each by four sides");
/// No square passed yet.
const START: Way = 128;

/// For every tile and heading the sides by which a streetcar leaves, a bit each.
pub(super) static EXITS: [[u8; 4]; Tile::COUNT] = {
    let mut res = [[0; 4]; Tile::COUNT];
    let mut n = 0;
    while n < Tile::COUNT {
        let Some(tile) = Tile::at(n) else { unreachable!() };
        res[n] = exits(tile.joins());
        n += 1;
    }
    res
};

/// For every tile what a passage adds to a way.
pub(super) static PASSAGE: [Way; Tile::COUNT] = {
    let mut res = [128; Tile::COUNT];
    let mut n = 0;
    while n < Tile::COUNT {
        if let Some(tile) = Tile::at(n)
            && tile.shape().has_tree()
        {
            res[n] = 127;
        }
        n += 1;
    }
    res
};

/// The squares and trees of a way.
pub(super) const fn squares_and_trees(way: Way) -> i32 {
    let n = (way as i32 + 127) >> 7;
    n - 1 + (n << 7) - way as i32
}

/// From each source how far its streetcars have come somewhere; eight, because machines like that.
pub(super) type Ways = [Way; 8];
/// Nobody comes.
pub(super) const NOBODY: Ways = [NONE; 8];

/// The points of a connected pair of stations besides its squares and trees.
pub(super) const BASE: [[i32; 4]; 4] = [[0, 3, 4, 5], [3, 0, 5, 6], [4, 5, 0, 7], [5, 6, 7, 0]];

/// The points of the central station for 0 to 4 stations.
pub(super) const CENTRAL_POINTS: [i32; 5] = [0, 2, 6, 12, 20];

/// What a player does with a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Move {
    /// The number of the square.
    pub(super) square: u8,
    /// The number of the tile as it lies, or [`Move::ZONE`].
    pub(super) tile: u8,
}

impl Move {
    /// In the place of a tile: it lies face down.
    pub(super) const ZONE: u8 = Tile::COUNT as u8;
    /// How many things may be in the place of a tile.
    pub(super) const TILES: usize = Tile::COUNT + 1;

    /// A tile in a square, or none for a zone.
    pub(super) const fn new(square: Square, tile: Option<Tile>) -> Self {
        let tile = match tile {
            Some(tile) => tile.index() as u8,
            None => Self::ZONE,
        };
        Self { square: square.index() as u8, tile }
    }
}

/// One board during the turns of the game. It is copied freely.
#[derive(Copy, Clone, Debug)]
pub(super) struct Town {
    cells: [u8; Square::COUNT],
    /// The empty squares, a bit each.
    pub(super) free: u64,
    pub(super) ways: [Ways; STATES],
    /// For every source the empty squares to which its streetcars come.
    pub(super) ends: [u64; SOURCES],
    /// The shortest way between two sources.
    pub(super) links: [[Way; SOURCES]; SOURCES],
    /// The source at a border square, or [`CENTRAL`] for none.
    station_at: [u8; Border::COUNT],
}

impl Town {
    /// The town of a board whose setup is done; `None` before that.
    pub(super) fn new(board: &Board) -> Option<Self> {
        let [a, b, c, d] = board.stations();
        let stations = [a?, b?, c?, d?];
        let central = board.central()?;
        let mut res = Self {
            cells: [WALL; Square::COUNT],
            free: 0,
            ways: [NOBODY; STATES],
            ends: [0; SOURCES],
            links: [[NONE; SOURCES]; SOURCES],
            station_at: [CENTRAL as u8; Border::COUNT],
        };
        for square in Square::all() {
            let is_open = matches!(board.mark(square), Mark::Empty | Mark::Track(_));
            res.free |= u64::from(is_open) << square.index();
            res.cells[square.index()] = if is_open { EMPTY } else { WALL };
        }
        res.cells[central.index()] = HALL;
        for (n, border) in stations.into_iter().enumerate() {
            res.station_at[border.index()] = n as u8;
        }
        for (n, border) in stations.into_iter().enumerate() {
            res.depart(n, border.square().index() * 4 + border.side().opposite().index());
        }
        for side in 0..4 {
            res.depart(CENTRAL, BEYOND[central.index() * 4 + side].into());
        }
        for (square, tile) in board.track() {
            res.lay(square.index(), tile.index());
        }
        Some(res)
    }

    fn depart(&mut self, source: usize, state: usize) {
        let mut carried = NOBODY;
        carried[source] = START;
        self.enter(state, carried);
    }

    /// Lays a tile in an empty square.
    fn lay(&mut self, square: usize, tile: usize) {
        self.cells[square] = tile as u8;
        self.close(square);
        for heading in 0..4 {
            let state = square * 4 + heading;
            if self.ways[state] != NOBODY {
                self.drive(state, self.ways[state]);
            }
        }
    }

    fn close(&mut self, square: usize) {
        self.free &= !(1 << square);
        for ends in &mut self.ends {
            *ends &= !(1 << square);
        }
    }

    /// Does something with a tile.
    pub(super) fn make(&mut self, what: Move) {
        if what.tile == Move::ZONE {
            self.cells[usize::from(what.square)] = WALL;
            self.close(what.square.into());
        } else {
            self.lay(what.square.into(), what.tile.into());
        }
    }

    /// Drives those on that have come to a square with track.
    fn drive(&mut self, state: usize, carried: Ways) {
        let tile = usize::from(self.cells[state / 4]);
        let carried = carried.map(|it| it + PASSAGE[tile]);
        for exit in members(EXITS[tile][state % 4].into()) {
            self.enter(BEYOND[state & !3 | exit].into(), carried);
        }
    }

    /// Lets streetcars come to a state or a border square.
    fn enter(&mut self, state: usize, mut carried: Ways) {
        if state >= STATES {
            let to = self.station_at[state - STATES];
            if usize::from(to) != CENTRAL {
                self.connect(to.into(), carried);
            }
            return;
        }
        let cell = self.cells[state / 4];
        if cell >= WALL {
            if cell == HALL {
                self.connect(CENTRAL, carried);
            }
            return;
        }
        let here = &mut self.ways[state];
        let mut is_new = false;
        for (old, new) in here.iter_mut().zip(&mut carried) {
            let is_better = *new < *old;
            is_new |= is_better;
            // A longer way is not worth driving on.
            *new = if is_better { *new } else { NONE };
            *old = (*old).min(*new);
        }
        if !is_new {
            return;
        }
        if cell == EMPTY {
            for (ends, &new) in self.ends.iter_mut().zip(&carried) {
                *ends |= u64::from(new < NONE) << (state / 4);
            }
        } else {
            self.drive(state, carried);
        }
    }

    fn connect(&mut self, to: usize, carried: Ways) {
        for (from, &way) in carried[..SOURCES].iter().enumerate() {
            if from != to && way < self.links[from][to] {
                self.links[from][to] = way;
                self.links[to][from] = way;
            }
        }
    }

    /// The empty squares that the die allows.
    pub(super) fn reach(&self, die: u8) -> u64 {
        let lines = LINES[usize::from(die) - 1] & self.free;
        if lines == 0 { self.free } else { lines }
    }

    /// The stations that are connected to the central station.
    pub(super) fn n_linked(&self) -> usize {
        self.links[CENTRAL].iter().filter(|&&it| it < NONE).count()
    }

    /// The score as it stands, exactly as the rules count it.
    pub(super) fn score(&self) -> i32 {
        let mut pairs = 0;
        for (links, base) in self.links.iter().zip(BASE) {
            for (&way, base) in links.iter().zip(base) {
                // Each pair is met twice, and a station is no pair with itself.
                if way < NONE {
                    pairs += base + squares_and_trees(way);
                }
            }
        }
        CENTRAL_POINTS[self.n_linked()] + pairs / 2
    }

    /// The number of the tile in a square, or [`Move::ZONE`] where there is none.
    pub(super) fn tile(&self, square: usize) -> usize {
        usize::from(self.cells[square].min(Move::ZONE))
    }

    /// The sides by which a streetcar leaves the square to which it has come.
    pub(super) fn exits(&self, state: usize) -> u8 {
        EXITS.get(usize::from(self.cells[state / 4])).map_or(0, |it| it[state % 4])
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use kernel::{Event, Game, Seat, Turn, Viewer};
    use streetcar::{Action, Setup, Streetcar, Tally, Tiles};

    use super::*;

    /// The town after a random game, and how many of its boards scored; compares both scores after every turn.
    fn compare(tiles: Tiles, seed: u64) -> u32 {
        let mut luck = Rng::with_seed(seed);
        let mut game = Streetcar::new(&Setup::new(tiles, 1).expect("one seat"));
        let mut town: Option<Town> = None;
        let mut n_scored = 0;
        loop {
            let event = match game.turn() {
                Turn::Over => return n_scored,
                Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                Turn::Seats(_) => {
                    let mut action = game.pick(Seat::FIRST, &mut luck, &mut Vec::new());
                    // Zones score nothing, so that there should be few.
                    for _ in 0..3 {
                        if matches!(action, Action::Zone(_)) {
                            action = game.pick(Seat::FIRST, &mut luck, &mut Vec::new());
                        }
                    }
                    match (&mut town, action) {
                        (Some(town), Action::Place(square, tile)) => town.make(Move::new(square, Some(tile))),
                        (Some(town), Action::Zone(square)) => town.make(Move::new(square, None)),
                        _ => {}
                    }
                    Event::Act { seat: Seat::FIRST, action }
                }
            };
            game.apply(event);
            let board = game.board(Seat::FIRST);
            town = town.or_else(|| Town::new(board));
            if let Some(town) = &town {
                let score = Tally::of(board).total();
                assert_eq!(town.score(), score, "seed {seed}");
                assert_eq!(Town::new(board).map(|it| it.score()), Some(score), "seed {seed}");
                assert_eq!(town.free, board.free().into_iter().fold(0, |all, it| all | 1 << it.index()));
                if let Some(draw) = game.view(Viewer::Public).draw {
                    let reach = board.reach(draw).into_iter().fold(0, |all, it| all | 1 << it.index());
                    assert_eq!(town.reach(draw.die()), reach, "seed {seed}");
                }
                n_scored += u32::from(score > 0);
            }
        }
    }

    /// A mix in which nearly every tile has many ways, so that drives are long and use track again.
    const KNOTS: &str = "30-streetcar-rails tiles\ntitle Knots\nsource own\nS 0\nC 1\nR 1\nL 1\nY 1\nD 1\nW 9\nT 9\n\
                         O 9\nX 9\nZ 9\nM 9\n";

    #[test]
    fn a_town_scores_what_the_rules_say_after_every_tile() {
        let knots = KNOTS.parse::<streetcar::TileFile>().expect("a mix").tiles;
        let n_scored: u32 = (0..300).map(|seed| compare(knots, seed)).sum();
        assert!(n_scored > 2_000, "{n_scored} boards with points");
        let n_scored: u32 = (0..300).map(|seed| compare(Tiles::usual(), seed)).sum();
        assert!(n_scored > 20, "{n_scored} boards with points");
    }

    #[test]
    fn ways_tell_squares_and_trees() {
        assert_eq!(squares_and_trees(START), 0);
        assert_eq!(squares_and_trees(START + 128), 1);
        assert_eq!(squares_and_trees(START + 127), 2);
        assert_eq!(squares_and_trees(START + 5 * 128 + 3 * 127), 11);
    }
}

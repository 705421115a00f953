//! One player's board: the map, the stations around it, and what was laid on it.

use std::fmt;

use serde::{Deserialize, Serialize};
use track::{Border, Joins, Network, Side, Square, SquareSet};

use crate::{Action, Draw, Stage, Station, Tile};

/// What lies in a square.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Nothing yet.
    Empty,
    /// A tile face down: a pedestrian zone.
    Zone,
    /// The central station.
    Central,
    /// A tile with its track.
    Track(Tile),
}

/// A part of the setup that a player decides.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Where a station is.
    Station(Station),
    /// Which zone is taken back.
    Remove,
    /// Where the central station is.
    Central,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Station(station) => write!(f, "station {station}"),
            Self::Remove => f.write_str("remove"),
            Self::Central => f.write_str("central"),
        }
    }
}

/// A mark in one byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Cell(u8);

impl Cell {
    const EMPTY: Self = Self(0);
    const COUNT: usize = 3 + Tile::COUNT;

    const fn new(mark: Mark) -> Self {
        Self(match mark {
            Mark::Empty => 0,
            Mark::Zone => 1,
            Mark::Central => 2,
            Mark::Track(tile) => 3 + tile.index() as u8,
        })
    }

    const fn mark(self) -> Mark {
        match self.0 {
            0 => Mark::Empty,
            1 => Mark::Zone,
            2 => Mark::Central,
            n => match Tile::at(n as usize - 3) {
                Some(tile) => Mark::Track(tile),
                None => unreachable!(),
            },
        }
    }
}

/// The track of every cell.
const JOINS: [Joins; Cell::COUNT] = {
    let mut res = [Joins::NONE; Cell::COUNT];
    let mut n = 3;
    while n < Cell::COUNT {
        let Mark::Track(tile) = Cell(n as u8).mark() else { unreachable!() };
        res[n] = tile.joins();
        n += 1;
    }
    res
};

/// The tree of every cell, if it has one.
const TREES: [u8; Cell::COUNT] = {
    let mut res = [0; Cell::COUNT];
    let mut n = 3;
    while n < Cell::COUNT {
        let Mark::Track(tile) = Cell(n as u8).mark() else { unreachable!() };
        res[n] = tile.shape().has_tree() as u8;
        n += 1;
    }
    res
};

const NOWHERE: u8 = u8::MAX;

/// One player's board. It knows what lies where, not whether that was legal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    free: SquareSet,
    zones: SquareSet,
    cells: [Cell; Square::COUNT],
    stations: [u8; 4],
    central: u8,
}

const _: () = assert!(size_of::<Board>() <= 64, "a board fits a cache line");

impl Board {
    /// The zones that the setup lays, before one of them is taken back (R11, R18).
    pub const SETUP_ZONES: usize = 6;

    /// A board where nothing lies yet.
    pub const BLANK: Self = Self {
        free: SquareSet::ALL,
        zones: SquareSet::EMPTY,
        cells: [Cell::EMPTY; Square::COUNT],
        stations: [NOWHERE; 4],
        central: NOWHERE,
    };

    /// What lies in `square`.
    pub const fn mark(&self, square: Square) -> Mark {
        self.cells[square.index()].mark()
    }

    /// The squares where nothing lies.
    pub const fn free(&self) -> SquareSet {
        self.free
    }

    /// The pedestrian zones.
    pub const fn zones(&self) -> SquareSet {
        self.zones
    }

    /// The squares with track, and which tile.
    pub fn track(&self) -> impl Iterator<Item = (Square, Tile)> {
        Square::all().filter_map(|square| match self.mark(square) {
            Mark::Track(tile) => Some((square, tile)),
            Mark::Empty | Mark::Zone | Mark::Central => None,
        })
    }

    /// Where `station` is.
    pub const fn station(&self, station: Station) -> Option<Border> {
        Border::at(self.stations[station.index()] as usize)
    }

    /// Where all four stations are.
    pub fn stations(&self) -> [Option<Border>; 4] {
        Station::ALL.map(|it| self.station(it))
    }

    /// The station on `side` of the map.
    pub fn station_on(&self, side: Side) -> Option<Station> {
        Station::ALL.into_iter().find(|&it| self.station(it).is_some_and(|border| border.side() == side))
    }

    /// Where the central station is.
    pub const fn central(&self) -> Option<Square> {
        Square::at(self.central as usize)
    }

    /// The station that is still to be set.
    pub fn missing_station(&self) -> Option<Station> {
        Station::ALL.into_iter().find(|it| self.stations[it.index()] == NOWHERE)
    }

    /// What the player decides next at this stage of the setup, if anything is left to decide.
    pub fn missing_part(&self, stage: Stage) -> Option<Part> {
        match stage {
            Stage::Stations => self.missing_station().map(Part::Station),
            Stage::Choices if self.zones.len() == Self::SETUP_ZONES => Some(Part::Remove),
            Stage::Choices if self.central == NOWHERE => Some(Part::Central),
            Stage::Zones | Stage::Choices | Stage::Play | Stage::Over => None,
        }
    }

    /// The squares where the central station may go: free and beside a zone (R19).
    pub const fn central_squares(&self) -> SquareSet {
        self.zones.neighbours().and(self.free)
    }

    /// The empty squares where a drawn tile may be laid with its track up (R23, R25).
    pub const fn reach(&self, draw: Draw) -> SquareSet {
        let lines = draw.lines().and(self.free);
        if lines.is_empty() { self.free } else { lines }
    }

    /// Does what a player has decided.
    pub(crate) const fn act(&mut self, action: Action) {
        match action {
            Action::Station(station, border) => self.set_station(station, border),
            Action::Remove(square) => self.take_back(square),
            Action::Central(square) => self.lay(square, Mark::Central),
            Action::Place(square, tile) => self.lay(square, Mark::Track(tile)),
            Action::Zone(square) => self.lay(square, Mark::Zone),
        }
    }

    /// Puts something in an empty square.
    pub(crate) const fn lay(&mut self, square: Square, mark: Mark) {
        self.cells[square.index()] = Cell::new(mark);
        self.free = self.free.without(square);
        match mark {
            Mark::Zone => self.zones = self.zones.with(square),
            Mark::Central => self.central = square.index() as u8,
            Mark::Empty | Mark::Track(_) => {}
        }
    }

    /// Takes a zone back.
    pub(crate) const fn take_back(&mut self, zone: Square) {
        self.cells[zone.index()] = Cell::EMPTY;
        self.free = self.free.with(zone);
        self.zones = self.zones.without(zone);
    }

    pub(crate) const fn set_station(&mut self, station: Station, border: Border) {
        self.stations[station.index()] = border.index() as u8;
    }
}

/// What a snapshot keeps of a board.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct BoardMemory {
    cells: [[u8; Square::SPAN as usize]; Square::SPAN as usize],
    stations: [u8; 4],
}

impl Board {
    pub(crate) fn memory(&self) -> BoardMemory {
        let span = usize::from(Square::SPAN);
        let cells = std::array::from_fn(|y| std::array::from_fn(|x| self.cells[y * span + x].0));
        BoardMemory { cells, stations: self.stations }
    }
}

impl BoardMemory {
    /// The board, with the squares that follow from what lies on it.
    pub(crate) fn recall(&self) -> Option<Board> {
        let mut res = Board { stations: self.stations, ..Board::BLANK };
        for (square, &cell) in Square::all().zip(self.cells.as_flattened()) {
            if usize::from(cell) >= Cell::COUNT {
                return None;
            }
            match Cell(cell).mark() {
                Mark::Empty => {}
                Mark::Central if res.central != NOWHERE => return None,
                mark => res.lay(square, mark),
            }
        }
        let is_place = |it: &u8| *it == NOWHERE || usize::from(*it) < Border::COUNT;
        self.stations.iter().all(is_place).then_some(res)
    }
}

/// The track, with the trees as its bonus.
impl Network for Board {
    fn joins(&self, square: Square) -> Joins {
        JOINS[usize::from(self.cells[square.index()].0)]
    }

    fn bonus(&self, square: Square) -> u8 {
        TREES[usize::from(self.cells[square.index()].0)]
    }
}

//! One player's sheet: the map and what was drawn on it.

use std::fmt;

use serde::{Deserialize, Serialize};
use track::{Border, Joins, Network, Piece, Side, Square, SquareSet};

use crate::{Action, Override, Pair, Roll, Station, game::N_TURNS};

/// What is drawn in a square.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Nothing yet.
    Empty,
    /// A mountain.
    Mountain,
    /// The mine.
    Mine,
    /// An X: this square stays empty.
    Cross,
    /// Track.
    Track(Piece),
}

/// A part of the setup.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Which mountain is left out.
    Skip,
    /// Where the mine is.
    Mine,
    /// Where a station is.
    Station(Station),
    /// Which square is the bonus square.
    Bonus,
}

impl Part {
    /// All parts in the order of the rules.
    pub const ALL: [Self; 7] = {
        let [one, two, three, four] = Station::ALL;
        [
            Self::Skip,
            Self::Mine,
            Self::Station(one),
            Self::Station(two),
            Self::Station(three),
            Self::Station(four),
            Self::Bonus,
        ]
    };

    /// Its place in [`Part::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Skip => 0,
            Self::Mine => 1,
            Self::Station(station) => 2 + station.index(),
            Self::Bonus => 6,
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skip => f.write_str("skip"),
            Self::Mine => f.write_str("mine"),
            Self::Station(station) => write!(f, "station {station}"),
            Self::Bonus => f.write_str("bonus"),
        }
    }
}

/// A mark in one byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Cell(u8);

impl Cell {
    const EMPTY: Self = Self(0);
    const COUNT: usize = 4 + Piece::COUNT;

    const fn new(mark: Mark) -> Self {
        Self(match mark {
            Mark::Empty => 0,
            Mark::Mountain => 1,
            Mark::Mine => 2,
            Mark::Cross => 3,
            Mark::Track(piece) => 4 + piece.index() as u8,
        })
    }

    const fn mark(self) -> Mark {
        match self.0 {
            0 => Mark::Empty,
            1 => Mark::Mountain,
            2 => Mark::Mine,
            3 => Mark::Cross,
            n => match Piece::at(n as usize - 4) {
                Some(piece) => Mark::Track(piece),
                None => unreachable!(),
            },
        }
    }
}

/// The track of every cell.
const JOINS: [Joins; Cell::COUNT] = {
    let mut res = [Joins::NONE; Cell::COUNT];
    let mut n = 4;
    while n < Cell::COUNT {
        let Mark::Track(piece) = Cell(n as u8).mark() else { unreachable!() };
        res[n] = piece.joins();
        n += 1;
    }
    res
};

const NOWHERE: u8 = u8::MAX;
const SKIP_DONE: u8 = 1;
const WHITE_SPENT: u8 = 2;
const COLOUR_SPENT: u8 = 4;

/// One player's sheet. It knows what is drawn, not whether that was legal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    free: SquareSet,
    cells: [Cell; Square::COUNT],
    /// The column of the mountain in each row, or 0.
    mountains: [u8; 6],
    stations: [u8; 4],
    mine: u8,
    bonus: u8,
    shares: [u8; 6],
    n_turns: u8,
    flags: u8,
}

const _: () = assert!(size_of::<Sheet>() <= 64, "a sheet fits a cache line");

impl Sheet {
    /// A blank sheet.
    pub const BLANK: Self = Self {
        free: SquareSet::ALL,
        cells: [Cell::EMPTY; Square::COUNT],
        mountains: [0; 6],
        stations: [NOWHERE; 4],
        mine: NOWHERE,
        bonus: NOWHERE,
        shares: [0; 6],
        n_turns: 0,
        flags: 0,
    };

    /// What is drawn in `square`.
    pub const fn mark(&self, square: Square) -> Mark {
        self.cells[square.index()].mark()
    }

    /// The squares where nothing is drawn.
    pub const fn free(&self) -> SquareSet {
        self.free
    }

    /// The squares with a mountain.
    pub const fn mountains(&self) -> SquareSet {
        SquareSet::one_per_row(self.mountains)
    }

    /// The squares with an X.
    pub fn crosses(&self) -> SquareSet {
        Square::all().filter(|&it| self.mark(it) == Mark::Cross).collect()
    }

    /// The squares with track, and what track.
    pub fn track(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| match self.mark(square) {
            Mark::Track(piece) => Some((square, piece)),
            _ => None,
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

    /// Whether there is a station on `side` of the map.
    pub fn has_station_on(&self, side: Side) -> bool {
        self.stations().into_iter().flatten().any(|it| it.side() == side)
    }

    /// Where the mine is.
    pub const fn mine(&self) -> Option<Square> {
        Square::at(self.mine as usize)
    }

    /// Which square is the bonus square.
    pub const fn bonus_square(&self) -> Option<Square> {
        Square::at(self.bonus as usize)
    }

    /// The shares of `pair`.
    pub const fn shares(&self, pair: Pair) -> u8 {
        self.shares[pair.index()]
    }

    /// How many rolls were used: by track, by crosses, or by blocked squares.
    pub const fn n_turns(&self) -> u8 {
        self.n_turns
    }

    /// Whether the override of the white die is left.
    pub const fn can_override_white(&self) -> bool {
        self.flags & WHITE_SPENT == 0
    }

    /// Whether the override of the coloured die is left.
    pub const fn can_override_colour(&self) -> bool {
        self.flags & COLOUR_SPENT == 0
    }

    /// Whether this part of the setup is done.
    pub const fn has(&self, part: Part) -> bool {
        match part {
            Part::Skip => self.flags & SKIP_DONE != 0,
            Part::Mine => self.mine != NOWHERE,
            Part::Station(station) => self.stations[station.index()] != NOWHERE,
            Part::Bonus => self.bonus != NOWHERE,
        }
    }

    /// The first part of the setup that is missing.
    pub fn missing_part(&self) -> Option<Part> {
        Part::ALL.into_iter().find(|&it| !self.has(it))
    }

    /// The empty squares that a roll allows without an override (R12, R13).
    pub const fn reach(&self, roll: Roll) -> SquareSet {
        let lines = roll.lines().and(self.free);
        if lines.is_empty() { self.free } else { lines }
    }

    /// The squares where the mine may go: free, beside a mountain, and not the bonus square (R6, R7, R9).
    pub fn mine_squares(&self) -> SquareSet {
        let res = self.mountains().neighbours().and(self.free);
        self.bonus_square().map_or(res, |it| res.without(it))
    }

    /// This sheet, with what its drawing does not tell: the rolls that were used, the overrides among them, and whether it
    /// was decided which mountain is left out.
    #[must_use]
    pub const fn played(mut self, n_turns: u8, spent: Override, has_skipped: bool) -> Self {
        self.flags = if has_skipped { SKIP_DONE } else { 0 };
        self.use_roll(spent);
        self.n_turns = n_turns;
        self
    }

    /// Draws `mark` in an empty square.
    pub(crate) const fn draw(&mut self, square: Square, mark: Mark) {
        self.cells[square.index()] = Cell::new(mark);
        self.free = self.free.without(square);
        match mark {
            Mark::Mine => self.mine = square.index() as u8,
            Mark::Mountain => self.mountains[square.y() as usize - 1] = square.x(),
            Mark::Empty | Mark::Cross | Mark::Track(_) => {}
        }
    }

    /// Does what a player has decided; a purchase brings so many shares.
    pub(crate) fn act(&mut self, action: Action, n_shares: u8) {
        match action {
            Action::Place { square, piece, with } => {
                self.draw(square, Mark::Track(piece));
                self.use_roll(with);
            }
            Action::Shares { pair, cross } => {
                self.draw(cross, Mark::Cross);
                self.set_shares(pair, self.shares(pair) + n_shares);
                self.use_roll(Override::Neither);
            }
            Action::Skip(_) | Action::Mine(_) | Action::Station(..) | Action::Bonus(_) => self.set_up(action),
        }
    }

    /// Does a part of the setup.
    pub(crate) fn set_up(&mut self, action: Action) {
        match action {
            Action::Skip(row) => self.skip(row),
            Action::Mine(square) => self.draw(square, Mark::Mine),
            Action::Station(station, border) => self.set_station(station, border),
            Action::Bonus(square) => self.set_bonus(square),
            Action::Place { .. } | Action::Shares { .. } => unreachable!("{action} is no part of the setup"),
        }
    }

    /// Rubs out the mountain of row `y`, or none.
    fn skip(&mut self, y: Option<u8>) {
        self.flags |= SKIP_DONE;
        let Some(y) = y else { return };
        let x = std::mem::take(&mut self.mountains[usize::from(y) - 1]);
        if let Some(square) = Square::new(x, y) {
            self.cells[square.index()] = Cell::EMPTY;
            self.free = self.free.with(square);
        }
    }

    pub(crate) const fn set_station(&mut self, station: Station, border: Border) {
        self.stations[station.index()] = border.index() as u8;
    }

    pub(crate) const fn set_bonus(&mut self, square: Square) {
        self.bonus = square.index() as u8;
    }

    pub(crate) const fn set_shares(&mut self, pair: Pair, shares: u8) {
        self.shares[pair.index()] = shares;
    }

    /// Uses up a roll, and perhaps overrides.
    pub(crate) const fn use_roll(&mut self, with: Override) {
        self.n_turns += 1;
        if with.white() {
            self.flags |= WHITE_SPENT;
        }
        if with.colour() {
            self.flags |= COLOUR_SPENT;
        }
    }
}

/// What a snapshot keeps of a sheet.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct SheetMemory {
    cells: [[u8; Square::SPAN as usize]; Square::SPAN as usize],
    stations: [u8; 4],
    bonus: u8,
    shares: [u8; 6],
    n_turns: u8,
    flags: u8,
}

impl Sheet {
    pub(crate) fn memory(&self) -> SheetMemory {
        let Self { cells, stations, bonus, shares, n_turns, flags, .. } = *self;
        let span = usize::from(Square::SPAN);
        let cells = std::array::from_fn(|y| std::array::from_fn(|x| cells[y * span + x].0));
        SheetMemory { cells, stations, bonus, shares, n_turns, flags }
    }
}

impl SheetMemory {
    /// The sheet, with the squares that follow from what is drawn.
    pub(crate) fn recall(&self) -> Option<Sheet> {
        let &Self { ref cells, stations, bonus, shares, n_turns, flags } = self;
        let mut res = Sheet { stations, bonus, shares, n_turns, flags, ..Sheet::BLANK };
        for (square, &cell) in Square::all().zip(cells.as_flattened()) {
            if usize::from(cell) >= Cell::COUNT {
                return None;
            }
            let mark = Cell(cell).mark();
            let is_second = match mark {
                Mark::Mountain => res.mountains[usize::from(square.y()) - 1] != 0,
                Mark::Mine => res.mine != NOWHERE,
                Mark::Empty | Mark::Cross | Mark::Track(_) => false,
            };
            if is_second {
                return None;
            }
            if mark != Mark::Empty {
                res.draw(square, mark);
            }
        }
        let is_place = |place: u8, n: usize| place == NOWHERE || usize::from(place) < n;
        let are_places = stations.iter().all(|&it| is_place(it, Border::COUNT)) && is_place(bonus, Square::COUNT);
        let are_known = flags & !(SKIP_DONE | WHITE_SPENT | COLOUR_SPENT) == 0;
        (are_places && are_known && n_turns <= N_TURNS).then_some(res)
    }
}

impl Network for Sheet {
    fn joins(&self, square: Square) -> Joins {
        JOINS[usize::from(self.cells[square.index()].0)]
    }

    fn bonus(&self, square: Square) -> u8 {
        u8::from(self.bonus == square.index() as u8)
    }
}

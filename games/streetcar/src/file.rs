//! The board file: a board on the table, typed in, one fact per line.
//!
//! ```text
//! 30-streetcar-rails
//! tiles tiles-35       # or the hash of a content file; may be left out
//! station 1 x0/y4
//! zone x3/y1           # of the setup or of a turn
//! central x4/y3
//! x5/y2 = Rb
//! ```
//!
//! The order of the lines is free, and an unfinished board is fine; an impossible one is refused with the line at fault.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::{Square, SquareSet};

use crate::{
    Action, Board, BoardError, BoardFault, Mark, Shape, Station, Tile, TileFile, Tiles, action::begins_with_square,
    fronts,
};

/// A board that was typed in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoardFile {
    /// With which tiles it was played.
    pub tiles: Tiles,
    /// What lies on it.
    pub board: Board,
}

/// A board that is being typed in, which may lack what makes it possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The board so far.
    pub file: BoardFile,
    /// What would be refused if nothing were added, by its lines.
    pub doubts: Vec<BoardError>,
}

/// The most tiles that lie with their track up (R22).
const MOST_TILES: usize = 30;

/// The zones that stay from the setup (R18).
const FEWEST_ZONES: usize = Board::SETUP_ZONES - 1;

#[derive(Copy, Clone)]
enum Fact {
    Head,
    Tiles(Tiles),
    Station(Station, track::Border),
    Lay(Square, Mark),
}

impl FromStr for BoardFile {
    type Err = BoardError;

    /// Knows the built-in tiles only; [`BoardFile::read`] knows more.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        Self::read(text, &[])
    }
}

impl BoardFile {
    /// Reads a board whose tiles are built in or among the content files that are offered.
    pub fn read(text: &str, contents: &[&str]) -> Result<Self, BoardError> {
        let mut sketch = Self::sketch(text, contents)?;
        if sketch.doubts.is_empty() { Ok(sketch.file) } else { Err(sketch.doubts.swap_remove(0)) }
    }

    /// Reads a board while it is being typed in: what a later line may still put right is a doubt and no error.
    ///
    /// The central station may wait for its zone; two of them are refused, because no line takes one away.
    pub fn sketch(text: &str, contents: &[&str]) -> Result<Sketch, BoardError> {
        let mut reading = Reading::new();
        for (line, fact) in kernel::facts(text) {
            match read_fact(fact, contents) {
                Ok(fact) => reading.take(fact, line),
                Err(reason) => reading.refuse(line, reason),
            }
        }
        reading.finish(contents, text.lines().count().max(1))
    }
}

fn read_fact(text: &str, contents: &[&str]) -> Result<Fact, BoardFault> {
    let mut reader = Reader::new(text);
    if reader.eat_word("tiles") {
        return Ok(Fact::Tiles(Tiles::find(reader.rest(), contents)?));
    }
    let fact = read_any(&mut reader)?;
    reader.end()?;
    Ok(fact)
}

fn read_any(reader: &mut Reader<'_>) -> Result<Fact, NotationError> {
    const EXPECTED: &str = "`30-streetcar-rails`, tiles, station, zone, central or a tile like `x5/y2 = Rb`";
    if reader.eat_word("30-streetcar-rails") {
        return Ok(Fact::Head);
    }
    let is_known = ["station", "zone", "central"].into_iter().any(|it| reader.clone().eat_word(it));
    if !is_known && !begins_with_square(reader) {
        return Err(reader.error(EXPECTED));
    }
    let before = reader.clone();
    match Action::read(reader)? {
        Action::Station(station, border) => Ok(Fact::Station(station, border)),
        Action::Zone(square) => Ok(Fact::Lay(square, Mark::Zone)),
        Action::Central(square) => Ok(Fact::Lay(square, Mark::Central)),
        Action::Place(square, tile) => Ok(Fact::Lay(square, Mark::Track(tile))),
        Action::Remove(_) => Err(before.error(EXPECTED)),
    }
}

/// What was read so far, and where.
struct Reading {
    head: Option<usize>,
    tiles: Option<(Tiles, usize)>,
    /// The line that put something in each square, if one did.
    laid: [usize; Square::COUNT],
    stations: [usize; 4],
    board: Board,
    errors: Vec<BoardError>,
    /// What a later line may still put right.
    doubts: Vec<BoardError>,
}

impl Reading {
    const fn new() -> Self {
        Self {
            head: None,
            tiles: None,
            laid: [0; Square::COUNT],
            stations: [0; 4],
            board: Board::BLANK,
            errors: Vec::new(),
            doubts: Vec::new(),
        }
    }

    fn refuse(&mut self, line: usize, reason: BoardFault) {
        self.errors.push(BoardError { line, reason });
    }

    fn doubt(&mut self, line: usize, reason: BoardFault) {
        self.doubts.push(BoardError { line, reason });
    }

    fn take(&mut self, fact: Fact, line: usize) {
        match fact {
            Fact::Head => match self.head {
                Some(first) => self.refuse(line, BoardFault::GameTwice { first }),
                None => self.head = Some(line),
            },
            Fact::Tiles(tiles) => match self.tiles {
                Some((_, first)) => self.refuse(line, BoardFault::TilesTwice { first }),
                None => self.tiles = Some((tiles, line)),
            },
            Fact::Station(station, border) => {
                if self.board.station(station).is_some() {
                    let first = self.stations[station.index()];
                    self.refuse(line, BoardFault::StationTwice { station, first });
                } else if let Some(other) = self.board.station_on(border.side()) {
                    self.refuse(line, BoardFault::SideTaken { other });
                } else {
                    self.stations[station.index()] = line;
                    self.board.set_station(station, border);
                }
            }
            Fact::Lay(square, mark) => match (self.laid[square.index()], self.board.central()) {
                (0, Some(other)) if mark == Mark::Central => {
                    self.refuse(line, BoardFault::SecondCentral { other });
                }
                (0, _) => {
                    self.laid[square.index()] = line;
                    self.board.lay(square, mark);
                }
                (first, _) => self.refuse(line, BoardFault::Taken { square, first }),
            },
        }
    }

    /// The line that put something in `square`.
    fn line(&self, square: Square) -> usize {
        self.laid[square.index()]
    }

    /// What can only be judged when all lines are read.
    fn finish(mut self, contents: &[&str], n_lines: usize) -> Result<Sketch, BoardError> {
        // Whoever offers tiles plays with them.
        let offered = || contents.iter().find_map(|it| it.parse::<TileFile>().ok()).map(|it| it.tiles);
        let tiles = self.tiles.map(|it| it.0).or_else(offered).unwrap_or_else(Tiles::usual);
        self.judge_central();
        self.judge_zones();
        self.judge_numbers(&tiles);
        self.doubts.sort_by_key(|it| it.line);
        let is_sure = self.errors.is_empty() && self.head.is_some();
        if is_sure {
            return Ok(Sketch { file: BoardFile { tiles, board: self.board }, doubts: self.doubts });
        }
        let first = self.errors.into_iter().chain(self.doubts).min_by_key(|it| it.line);
        Err(first.unwrap_or(BoardError { line: n_lines, reason: BoardFault::NoGame }))
    }

    /// The central station touches a zone (R19), and there is room for it (R30).
    fn judge_central(&mut self) {
        let zones = self.board.zones();
        match self.board.central() {
            Some(square) if SquareSet::only(square).neighbours().and(zones).is_empty() => {
                self.doubt(self.line(square), BoardFault::LoneCentral { square });
            }
            None if self.board.free().is_empty() => {
                let last = self.laid.into_iter().max().unwrap_or(1);
                self.doubt(last, BoardFault::NoRoom);
            }
            _ => {}
        }
    }

    /// The five zones of the setup are not in front of a station (R12); those of the turns may be.
    fn judge_zones(&mut self) {
        let zones = self.board.zones();
        for station in Station::ALL {
            let Some(square) = self.board.station(station).map(track::Border::square) else { continue };
            if zones.contains(square) && zones.minus(fronts(self.board.stations())).len() < FEWEST_ZONES {
                let line = self.line(square).max(self.stations[station.index()]);
                self.doubt(line, BoardFault::EarlyZone { station });
            }
        }
    }

    /// No more tiles than turns (R22), and no more of a shape than there are (R7).
    fn judge_numbers(&mut self, tiles: &Tiles) {
        let mut laid: Vec<(usize, Tile)> = self.board.track().map(|(square, tile)| (self.line(square), tile)).collect();
        laid.sort_unstable();
        if let Some(&(line, _)) = laid.get(MOST_TILES) {
            self.doubt(line, BoardFault::TooManyTiles { most: MOST_TILES });
        }
        for shape in Shape::ALL {
            let most = tiles.count(shape);
            let mut same = laid.iter().filter(|it| it.1.shape() == shape);
            if let Some(&(line, _)) = same.nth(most.into()) {
                self.doubt(line, BoardFault::TooManyOfShape { shape, most });
            }
        }
    }
}

/// The board as a file that reads back.
impl fmt::Display for BoardFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tiles, board } = self;
        writeln!(f, "30-streetcar-rails\ntiles {}", tiles.id())?;
        for station in Station::ALL {
            if let Some(border) = board.station(station) {
                writeln!(f, "station {station} {border}")?;
            }
        }
        for square in board.zones() {
            writeln!(f, "zone {square}")?;
        }
        if let Some(square) = board.central() {
            writeln!(f, "central {square}")?;
        }
        for (square, tile) in board.track() {
            writeln!(f, "{square} = {tile}")?;
        }
        Ok(())
    }
}

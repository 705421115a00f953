//! The sheet file: a paper sheet, typed in, one fact per line.
//!
//! ```text
//! 30-rails advanced    # or basic, or postal
//! mountain x3/y1
//! mine x2/y1
//! station 1 x0/y4
//! bonus x4/y3
//! x5/y2 = 1a
//! cross x6/y6          # advanced and postal only: a blocked square
//! shares 2-4 11        # advanced only
//! ```
//!
//! The order of the lines is free, and an unfinished sheet is fine; an impossible one is refused with the line at fault.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};
use track::{Border, Piece, Square, SquareSet};

use crate::{Mark, Pair, RuleSet, Sheet, SheetError, SheetFault, Station, read_pair, read_station};

/// A sheet that was typed in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SheetFile {
    /// By which rules it was played.
    pub rules: RuleSet,
    /// What is drawn on it.
    pub sheet: Sheet,
}

/// A sheet that is being typed in, which may lack what makes it possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The sheet so far.
    pub file: SheetFile,
    /// What would be refused if nothing were added, by its lines.
    pub doubts: Vec<SheetError>,
}

/// The most shares that thirty turns can bring one line.
const MOST_SHARES: u32 = 30 * 6;

#[derive(Copy, Clone)]
enum Fact {
    Rules(RuleSet),
    Draw(Square, Mark),
    Station(Station, Border),
    Bonus(Square),
    Shares(Pair, u8),
}

impl FromStr for SheetFile {
    type Err = SheetError;

    fn from_str(text: &str) -> Result<Self, SheetError> {
        let mut sketch = Self::sketch(text)?;
        if sketch.doubts.is_empty() { Ok(sketch.file) } else { Err(sketch.doubts.swap_remove(0)) }
    }
}

impl SheetFile {
    /// Reads a sheet while it is being typed in: what a later line may still put right is a doubt and no error.
    ///
    /// The mine may wait for its mountain; two mines are refused, because no line takes one away.
    pub fn sketch(text: &str) -> Result<Sketch, SheetError> {
        let mut reading = Reading::new();
        for (line, fact) in kernel::facts(text) {
            match read_fact(fact) {
                Ok(fact) => reading.take(fact, line),
                Err(error) => reading.refuse(line, error.into()),
            }
        }
        reading.finish(text.lines().count())
    }
}

fn read_fact(text: &str) -> Result<Fact, NotationError> {
    let mut reader = Reader::new(text);
    let fact = read_any(&mut reader)?;
    reader.end()?;
    Ok(fact)
}

fn read_any(reader: &mut Reader<'_>) -> Result<Fact, NotationError> {
    if reader.eat_word("30-rails") {
        let word = reader.rest().split_whitespace().next().unwrap_or_default().to_owned();
        let rules = word.parse().map_err(|_| reader.error("basic, advanced or postal"))?;
        reader.eat_word(&word);
        return Ok(Fact::Rules(rules));
    }
    if reader.eat_word("mountain") {
        return Ok(Fact::Draw(Square::read(reader)?, Mark::Mountain));
    }
    if reader.eat_word("mine") {
        return Ok(Fact::Draw(Square::read(reader)?, Mark::Mine));
    }
    if reader.eat_word("cross") {
        return Ok(Fact::Draw(Square::read(reader)?, Mark::Cross));
    }
    if reader.eat_word("bonus") {
        return Square::read(reader).map(Fact::Bonus);
    }
    if reader.eat_word("station") || reader.eat_word("town") {
        return Ok(Fact::Station(read_station(reader)?, Border::read(reader)?));
    }
    if reader.eat_word("shares") {
        let pair = read_pair(reader)?;
        let before = reader.clone();
        let shares = reader.number().filter(|&it| it <= MOST_SHARES).and_then(|it| u8::try_from(it).ok());
        return Ok(Fact::Shares(pair, shares.ok_or_else(|| before.error("a number of shares, 0 to 180"))?));
    }
    if !reader.rest().starts_with(|c: char| c.is_ascii_digit() || matches!(c, 'x' | 'X')) {
        return Err(
            reader.error("`30-rails`, mountain, mine, station, bonus, cross, shares or track like `x5/y2 = 1a`")
        );
    }
    let square = Square::read(reader)?;
    reader.eat('=');
    let piece: Piece = Piece::read(reader)?;
    Ok(Fact::Draw(square, Mark::Track(piece)))
}

/// What was read so far, and where.
struct Reading {
    rules: Option<(RuleSet, usize)>,
    /// The line that drew in each square, if one did.
    drawn: [usize; Square::COUNT],
    mine: Option<(Square, usize)>,
    bonus: Option<(Square, usize)>,
    stations: [usize; 4],
    shares: [usize; 6],
    /// The first line that only some rules allow, by what it holds.
    crosses: Option<usize>,
    first_shares: Option<usize>,
    sheet: Sheet,
    errors: Vec<SheetError>,
}

impl Reading {
    const fn new() -> Self {
        Self {
            rules: None,
            drawn: [0; Square::COUNT],
            mine: None,
            bonus: None,
            stations: [0; 4],
            shares: [0; 6],
            crosses: None,
            first_shares: None,
            sheet: Sheet::BLANK,
            errors: Vec::new(),
        }
    }

    fn refuse(&mut self, line: usize, reason: SheetFault) {
        self.errors.push(SheetError { line, reason });
    }

    fn take(&mut self, fact: Fact, line: usize) {
        let mut sheet = self.sheet;
        match fact {
            Fact::Rules(rules) => match self.rules {
                Some((_, first)) => self.refuse(line, SheetFault::RulesTwice { first }),
                None => self.rules = Some((rules, line)),
            },
            Fact::Draw(square, mark) => self.draw(&mut sheet, square, mark, line),
            Fact::Station(station, border) => {
                let same_side = Station::ALL
                    .into_iter()
                    .find(|&it| sheet.station(it).is_some_and(|other| other.side() == border.side()) && it != station);
                if sheet.station(station).is_some() {
                    let first = self.stations[station.index()];
                    self.refuse(line, SheetFault::StationTwice { station, first });
                } else if let Some(other) = same_side {
                    self.refuse(line, SheetFault::SideTaken { other });
                } else {
                    self.stations[station.index()] = line;
                    sheet.set_station(station, border);
                }
            }
            Fact::Bonus(square) => {
                if let Some((_, first)) = self.bonus {
                    self.refuse(line, SheetFault::BonusTwice { first });
                } else {
                    self.bonus = Some((square, line));
                    sheet.set_bonus(square);
                }
            }
            Fact::Shares(pair, shares) => {
                let first = self.shares[pair.index()];
                if first == 0 {
                    self.shares[pair.index()] = line;
                    self.first_shares.get_or_insert(line);
                    sheet.set_shares(pair, shares);
                } else {
                    self.refuse(line, SheetFault::SharesTwice { pair, first });
                }
            }
        }
        self.sheet = sheet;
    }

    fn draw(&mut self, sheet: &mut Sheet, square: Square, mark: Mark, line: usize) {
        let first = self.drawn[square.index()];
        if first > 0 {
            return self.refuse(line, SheetFault::Taken { square, first });
        }
        let same_row = sheet.mountains().and(SquareSet::row(square.y())).into_iter().next();
        match (mark, same_row, self.mine) {
            (Mark::Mountain, Some(other), _) => {
                return self.refuse(line, SheetFault::SecondMountain { other });
            }
            (Mark::Mine, _, Some((other, _))) => {
                return self.refuse(line, SheetFault::SecondMine { other });
            }
            (Mark::Mine, _, None) => self.mine = Some((square, line)),
            (Mark::Cross, _, _) => {
                self.crosses.get_or_insert(line);
            }
            _ => {}
        }
        self.drawn[square.index()] = line;
        sheet.draw(square, mark);
    }

    /// What can only be judged when all lines are read.
    fn judge(&self, rules: RuleSet) -> Vec<SheetError> {
        let sheet = self.sheet;
        let mut res = Vec::new();
        let mut doubt = |line, reason| res.push(SheetError { line, reason });
        if let Some((square, line)) = self.mine
            && SquareSet::only(square).neighbours().and(sheet.mountains()).is_empty()
        {
            doubt(line, SheetFault::LoneMine { square });
        }
        if let Some((square, line)) = self.bonus
            && matches!(sheet.mark(square), Mark::Mountain | Mark::Mine)
        {
            let is_mine = sheet.mark(square) == Mark::Mine;
            doubt(line.max(self.drawn[square.index()]), SheetFault::BonusCovered { square, is_mine });
        }
        if let (RuleSet::Basic, Some(line)) = (rules, self.crosses) {
            doubt(line, SheetFault::NoCrosses);
        }
        if let (RuleSet::Basic | RuleSet::Postal, Some(line)) = (rules, self.first_shares) {
            doubt(line, SheetFault::NoShares);
        }
        res.sort_by_key(|it| it.line);
        res
    }

    fn finish(self, n_lines: usize) -> Result<Sketch, SheetError> {
        // A sheet whose rules are not named is judged by those that allow most.
        let doubts = self.judge(self.rules.map_or(RuleSet::Advanced, |it| it.0));
        match self.rules {
            Some((rules, _)) if self.errors.is_empty() => {
                Ok(Sketch { file: SheetFile { rules, sheet: self.sheet }, doubts })
            }
            _ => {
                let first = self.errors.into_iter().chain(doubts).min_by_key(|it| it.line);
                Err(first.unwrap_or(SheetError { line: n_lines.max(1), reason: SheetFault::NoRules }))
            }
        }
    }
}

/// The sheet as a file that reads back.
impl fmt::Display for SheetFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, sheet } = self;
        writeln!(f, "30-rails {rules}")?;
        for square in sheet.mountains() {
            writeln!(f, "mountain {square}")?;
        }
        if let Some(square) = sheet.mine() {
            writeln!(f, "mine {square}")?;
        }
        for station in Station::ALL {
            if let Some(border) = sheet.station(station) {
                writeln!(f, "station {station} {border}")?;
            }
        }
        if let Some(square) = sheet.bonus_square() {
            writeln!(f, "bonus {square}")?;
        }
        for (square, piece) in sheet.track() {
            writeln!(f, "{square} = {piece}")?;
        }
        for square in sheet.crosses() {
            writeln!(f, "cross {square}")?;
        }
        for pair in Pair::ALL {
            if sheet.shares(pair) > 0 {
                writeln!(f, "shares {pair} {}", sheet.shares(pair))?;
            }
        }
        Ok(())
    }
}

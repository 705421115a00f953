//! The sheet file: a finished sheet, typed in, one fact per line.
//!
//! ```text
//! rail-age river       # or lake, or the hash of a map file
//! city C               # a ○; several may stand in one line
//! dot C5               # a dot without a line; dots under lines need not be told
//! line C C4 D1 D
//! special C C3 M2
//! crossed 2            # how many upper spaces are crossed out
//! points upper 5       # points that were gained
//! ```
//!
//! The order of the lines is free, and an unfinished sheet is fine; an impossible one is refused with the line at fault.
//! How far the tracks are follows from lines and crossed spaces; whether points were gained first does not, so it is
//! told.

use std::{fmt, str::FromStr, sync::Arc};

use kernel::{NotationError, Reader, facts};

use crate::{
    City, Drawing, Land, Line, Map, Mine, Refusal, Setup, Sheet, SheetError, SheetFault, SpaceSet, SpecialLine, action,
    check, notation, setup,
};

/// A sheet that was typed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetFile {
    /// On which map it was played.
    pub map: Arc<Map>,
    /// What is drawn on it.
    pub sheet: Sheet,
}

/// A sheet that is being typed in, without what would be impossible if nothing were added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The sheet so far.
    pub file: SheetFile,
    /// What would be refused if nothing were added, by its lines.
    pub doubts: Vec<SheetError>,
}

/// The name of the game, with which its files begin.
const NAME: &str = crate::META.name;

enum Fact {
    Head(Arc<Map>),
    Cities(Vec<City>),
    Dots(Vec<Land>),
    Line(Line),
    Special(SpecialLine),
    Crossed(u8),
    Points { upper: SpaceSet, lower: SpaceSet },
}

impl FromStr for SheetFile {
    type Err = SheetError;

    /// Knows the maps that are compiled in only; [`SheetFile::read`] knows more.
    fn from_str(text: &str) -> Result<Self, SheetError> {
        Self::read(text, &[])
    }
}

impl SheetFile {
    /// Reads a sheet whose map is compiled in or among the content files that are offered.
    pub fn read(text: &str, contents: &[&str]) -> Result<Self, SheetError> {
        let mut sketch = Self::sketch(text, contents)?;
        if sketch.doubts.is_empty() { Ok(sketch.file) } else { Err(sketch.doubts.swap_remove(0)) }
    }

    /// Reads a sheet while it is being typed in: what a later line may still put right is a doubt and no error.
    pub fn sketch(text: &str, contents: &[&str]) -> Result<Sketch, SheetError> {
        let mut reading = Reading::default();
        for (line, fact) in facts(text) {
            let read = read_fact(fact, contents).and_then(|it| reading.take(it, line));
            read.map_err(|reason| SheetError { line, reason })?;
        }
        let Some((map, _)) = reading.head.take() else {
            return Err(SheetError { line: text.lines().count().max(1), reason: SheetFault::NoGame });
        };
        Ok(reading.finish(map))
    }
}

fn read_fact(text: &str, contents: &[&str]) -> Result<Fact, SheetFault> {
    let mut words = text.split_whitespace();
    if words.next().is_some_and(|it| it.eq_ignore_ascii_case(NAME)) {
        let name = words.collect::<Vec<_>>().join(" ");
        return setup::named(&name.to_ascii_lowercase(), contents).map(Fact::Head).ok_or_else(|| {
            let known: Vec<_> = Setup::maps().iter().map(|it| it.name()).collect();
            SheetFault::NoSuchMap { found: name.chars().take(24).collect(), known: known.join(", ") }
        });
    }
    // Between cells a hyphen is a gap, and before a number it would be a minus.
    let counts = ["crossed", "points"].iter().any(|it| Reader::new(text).eat_word(it));
    let gap = |c: char| c.is_whitespace() || c == ',';
    let mut reader = if counts { Reader::with_gaps(text, gap) } else { notation::reader(text) };
    let fact = read_any(&mut reader)?;
    reader.end()?;
    Ok(fact)
}

fn read_any(reader: &mut Reader<'_>) -> Result<Fact, NotationError> {
    if reader.eat_word("city") || reader.eat_word("cities") {
        return several(reader, City::read).map(Fact::Cities);
    }
    if reader.eat_word("dot") || reader.eat_word("dots") {
        return several(reader, action::read_land).map(Fact::Dots);
    }
    if reader.eat_word("line") {
        return action::read_line(reader).map(Fact::Line);
    }
    if reader.eat_word("special") {
        return action::read_special_line(reader).map(Fact::Special);
    }
    if reader.eat_word("crossed") {
        let before = reader.clone();
        let n = reader.number().and_then(|it| u8::try_from(it).ok()).filter(|&it| it <= SpaceSet::MAX);
        return n.map(Fact::Crossed).ok_or_else(|| before.error("how many upper spaces are crossed out"));
    }
    if reader.eat_word("points") {
        let upper = if reader.eat_word("upper") { action::read_spaces(reader)? } else { SpaceSet::EMPTY };
        let lower = if reader.eat_word("lower") { action::read_spaces(reader)? } else { SpaceSet::EMPTY };
        if upper.is_empty() && lower.is_empty() {
            return Err(reader.error("upper or lower, and the numbers of spaces"));
        }
        return Ok(Fact::Points { upper, lower });
    }
    Err(reader.error("`rail-age`, city, dot, line, special, crossed or points"))
}

fn several<T>(
    reader: &mut Reader<'_>,
    read: fn(&mut Reader<'_>) -> Result<T, NotationError>,
) -> Result<Vec<T>, NotationError> {
    let mut res = vec![read(reader)?];
    while !reader.rest().is_empty() {
        res.push(read(reader)?);
    }
    Ok(res)
}

/// What was read so far, each with its line.
#[derive(Default)]
struct Reading {
    head: Option<(Arc<Map>, usize)>,
    cities: Vec<(City, usize)>,
    dots: Vec<(Land, usize)>,
    lines: Vec<(Line, usize)>,
    specials: Vec<(SpecialLine, usize)>,
    crossed: Option<(u8, usize)>,
    points: Vec<(&'static str, u8, usize)>,
}

/// The line of a thing that was told already.
fn told<T: PartialEq>(all: &[(T, usize)], it: &T) -> Option<usize> {
    all.iter().find(|(other, _)| other == it).map(|it| it.1)
}

impl Reading {
    fn take(&mut self, fact: Fact, line: usize) -> Result<(), SheetFault> {
        match fact {
            Fact::Head(map) => match self.head {
                Some((_, first)) => return Err(SheetFault::GameTwice { first }),
                None => self.head = Some((map, line)),
            },
            Fact::Cities(cities) => {
                for city in cities {
                    if let Some(first) = told(&self.cities, &city) {
                        return Err(SheetFault::CityTwice { city, first });
                    }
                    self.cities.push((city, line));
                }
            }
            Fact::Dots(lands) => {
                for land in lands {
                    if let Some(first) = told(&self.dots, &land) {
                        return Err(SheetFault::DotTwice { land, first });
                    }
                    self.dots.push((land, line));
                }
            }
            Fact::Line(it) => self.lines.push((it, line)),
            Fact::Special(it) => self.specials.push((it, line)),
            Fact::Crossed(n) => match self.crossed {
                Some((_, first)) => return Err(SheetFault::CrossedTwice { first }),
                None => self.crossed = Some((n, line)),
            },
            Fact::Points { upper, lower } => {
                self.points.extend(upper.iter().map(|it| ("upper", it, line)));
                self.points.extend(lower.iter().map(|it| ("lower", it, line)));
            }
        }
        Ok(())
    }

    /// Draws everything by the rules; what they do not allow is left out and doubted.
    fn finish(self, map: Arc<Map>) -> Sketch {
        let mut doubts = Vec::new();
        let mut sheet = Sheet::BLANK;
        for &(city, line) in &self.cities {
            match check::known_city(&map, city) {
                Ok(()) => sheet.mark(&map, city),
                Err(refusal) => doubts.push(SheetError { line, reason: refusal.into() }),
            }
        }
        for &(land, line) in &self.dots {
            match check::dot(&map, &sheet, land) {
                Ok(()) => sheet.dot(land),
                Err(refusal) => doubts.push(SheetError { line, reason: refusal.into() }),
            }
        }
        let mut drawing = Drawing::default();
        for &(it, line) in &self.lines {
            match with_roadbed(&map, &sheet, it.path().as_slice(), |sheet| check::line(&map, sheet, it)) {
                Ok(mut next) => {
                    next.draw_line(map.tracks(), it, SpaceSet::EMPTY);
                    sheet = next;
                    drawing.lines.push(it);
                }
                Err(refusal) => doubts.push(SheetError { line, reason: refusal.into() }),
            }
        }
        for &(it, line) in &self.specials {
            match with_roadbed(&map, &sheet, it.path().as_slice(), |sheet| check::special_line(&map, sheet, it)) {
                Ok(mut next) => {
                    next.draw_special(map.tracks(), it, SpaceSet::EMPTY);
                    sheet = next;
                    drawing.specials.push(it);
                }
                Err(refusal) => doubts.push(SheetError { line, reason: refusal.into() }),
            }
        }
        (drawing.stations, drawing.dots) = (sheet.stations(), *sheet.dots());
        self.advance(&map, &mut drawing, &mut doubts);
        self.count(&map, &drawing, &mut doubts);
        doubts.sort_by_key(|it| it.line);
        let sheet = Sheet::drawn(&map, &drawing).expect("everything was checked");
        Sketch { file: SheetFile { map, sheet }, doubts }
    }

    /// The tracks: how far they are follows from the lines (R40, R41, R60), and points are gained on spaces that are
    /// reached.
    fn advance(&self, map: &Map, drawing: &mut Drawing, doubts: &mut Vec<SheetError>) {
        let tracks = map.tracks();
        let (crossed, line) = self.crossed.unwrap_or((0, 1));
        if crossed > tracks.upper_spaces() {
            doubts.push(SheetError { line, reason: SheetFault::TooManyCrossed { most: tracks.upper_spaces() } });
        }
        drawing.crossed = crossed.min(tracks.upper_spaces());
        drawing.upper = (tracks.upper_spaces() - drawing.crossed).min(drawing.lines.len() as u8);
        drawing.lower = tracks.columns().min(drawing.specials.len() as u8);
        for &(track, space, line) in &self.points {
            let is_upper = track == "upper";
            let points = if is_upper { tracks.upper_points(space) } else { tracks.lower_points(space) };
            let reached = if is_upper { drawing.upper } else { drawing.lower };
            if points.is_none() {
                doubts.push(SheetError { line, reason: SheetFault::NoPoints { track, space } });
            } else if space > reached {
                doubts.push(SheetError { line, reason: SheetFault::NotReached { track, space } });
            } else if is_upper {
                drawing.upper_points.insert(space);
            } else {
                drawing.lower_points.insert(space);
            }
        }
    }

    /// How much can be drawn in a game of so many rounds.
    ///
    /// Every round draws a ○ or crosses out a space (R28), but for the last one of a full track (R29, R67).
    fn count(&self, map: &Map, drawing: &Drawing, doubts: &mut Vec<SheetError>) {
        let (tracks, n_cities) = (map.tracks(), drawing.stations.len());
        let starts = || (1..=6).filter_map(Mine::new).flat_map(|it| map.beside(it));
        if let Some(&(_, line)) = self.cities.last()
            && n_cities > 0
            && !starts().any(|it| drawing.stations.contains(it))
        {
            doubts.push(SheetError { line, reason: SheetFault::NoStart });
        }
        let is_full = drawing.upper + drawing.crossed >= tracks.upper_spaces();
        let n_rounds = n_cities.saturating_sub(1) + usize::from(drawing.crossed) + usize::from(is_full);
        let n_extras = (1..=drawing.upper).filter(|&it| tracks.is_extra(it)).count();
        let mut limit = |n: usize, most: usize, line: Option<usize>, reason: fn(usize, usize) -> SheetFault| {
            if let Some(line) = line.filter(|_| n > most) {
                doubts.push(SheetError { line, reason: reason(n, most) });
            }
        };
        let last = |a: Option<usize>, b: Option<usize>| a.max(b);
        let (line, special) = (self.lines.last().map(|it| it.1), self.specials.last().map(|it| it.1));
        let dot = last(self.dots.last().map(|it| it.1), last(line, special));
        limit(drawing.lines.len(), n_rounds + n_extras, line, |n, most| SheetFault::TooManyLines { n, most });
        let n_special = n_rounds.saturating_sub(1);
        limit(drawing.specials.len(), n_special, special, |n, most| SheetFault::TooManySpecials { n, most });
        limit(drawing.dots.len(), 2 * n_rounds + n_extras, dot, |n, most| SheetFault::TooManyDots { n, most });
    }
}

/// The sheet with a dot on all land of a line, if the line may be drawn then: lines pass over dots (R37).
fn with_roadbed(
    map: &Map,
    sheet: &Sheet,
    lands: &[Land],
    check: impl FnOnce(&Sheet) -> Result<(), Refusal>,
) -> Result<Sheet, Refusal> {
    let mut res = sheet.clone();
    for &land in lands {
        if !res.dots().contains(land) {
            check::dot(map, &res, land)?;
            res.dot(land);
        }
    }
    check(&res)?;
    Ok(res)
}

/// The sheet as a file that reads back.
impl fmt::Display for SheetFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { map, sheet } = self;
        write!(f, "{NAME} {}", map.name())?;
        if Setup::maps().iter().all(|it| it.id() != map.id()) {
            write!(f, " {}", map.id())?;
        }
        writeln!(f)?;
        sheet.stations().into_iter().try_for_each(|it| writeln!(f, "city {it}"))?;
        sheet.free().iter().try_for_each(|it| writeln!(f, "dot {it}"))?;
        sheet.lines().iter().try_for_each(|it| writeln!(f, "line {it}"))?;
        sheet.specials().try_for_each(|it| writeln!(f, "special {it}"))?;
        if sheet.crossed() > 0 {
            writeln!(f, "crossed {}", sheet.crossed())?;
        }
        sheet.upper_points().iter().try_for_each(|it| writeln!(f, "points upper {it}"))?;
        sheet.lower_points().iter().try_for_each(|it| writeln!(f, "points lower {it}"))
    }
}

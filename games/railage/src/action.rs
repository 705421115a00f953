//! What a seat decides, and how it is written.

use std::{fmt, str::FromStr};

use kernel::{NotationError, Reader};

use crate::{City, Die, Face, Land, Line, Mine, Pair, Path, SpaceSet, SpecialLine, notation};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Draws the first ○, beside the mine of the die: `start C`.
    Start(City),
    /// Draws a ○ with two of the three dice: `city 1+3 C`.
    City(Pair, City),
    /// Draws a special line, which changes a die: `special C C4 M3 die 2`, from the wild mine `… M* die 2 as 5`.
    Special {
        /// What is drawn.
        line: SpecialLine,
        /// Which die is changed.
        die: Die,
        /// The number that the wild mine gives.
        face: Option<Face>,
    },
    /// Draws one or two dots with the remaining die, the lower name first: `dots 2 C4 D1`.
    Dots(Die, Land, Option<Land>),
    /// Draws the dot of an extra action: `dot C4`.
    Dot(Land),
    /// Draws a line: `line C C4 D1 D`.
    Line(Line),
    /// Draws nothing: `pass`.
    Pass,
    /// Lays the pen down and announces what must be announced: `done`, `done upper 5 lower 2 end`.
    Done(Announcement),
}

const _: () = assert!(size_of::<Action>() <= 20);

/// What a seat announces at the end of a round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Announcement {
    /// The upper spaces, from the left, whose points it has gained.
    pub upper: SpaceSet,
    /// The lower spaces, from the right, whose points it has gained.
    pub lower: SpaceSet,
    /// Whether it has met a condition for the end.
    pub end: bool,
}

impl Action {
    /// Dots on one cell or two, in the order of their names.
    pub fn dots(die: Die, one: Land, other: Option<Land>) -> Self {
        match other {
            Some(other) if other < one => Self::Dots(die, other, Some(one)),
            _ => Self::Dots(die, one, other),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(city) => write!(f, "start {city}"),
            Self::City(pair, city) => write!(f, "city {pair} {city}"),
            Self::Special { line, die, face: None } => write!(f, "special {line} die {die}"),
            Self::Special { line, die, face: Some(face) } => write!(f, "special {line} die {die} as {face}"),
            Self::Dots(die, land, None) => write!(f, "dots {die} {land}"),
            Self::Dots(die, land, Some(other)) => write!(f, "dots {die} {land} {other}"),
            Self::Dot(land) => write!(f, "dot {land}"),
            Self::Line(line) => write!(f, "line {line}"),
            Self::Pass => f.write_str("pass"),
            Self::Done(announcement) => write!(f, "done{announcement}"),
        }
    }
}

/// Each part with a space before it.
impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, spaces) in [("upper", self.upper), ("lower", self.lower)] {
            if !spaces.is_empty() {
                write!(f, " {name}")?;
                spaces.iter().try_for_each(|it| write!(f, " {it}"))?;
            }
        }
        f.write_str(if self.end { " end" } else { "" })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = notation::reader(text);
        let res = read(&mut reader)?;
        reader.end()?;
        Ok(res)
    }
}

fn read(reader: &mut Reader<'_>) -> Result<Action, NotationError> {
    if reader.eat_word("start") {
        return City::read(reader).map(Action::Start);
    }
    if reader.eat_word("city") {
        return Ok(Action::City(read_pair(reader)?, City::read(reader)?));
    }
    if reader.eat_word("special") {
        return read_special(reader);
    }
    if reader.eat_word("dots") {
        let die = Die::read(reader)?;
        let land = read_land(reader)?;
        let other = if reader.rest().is_empty() { None } else { Some(read_land(reader)?) };
        return Ok(Action::dots(die, land, other));
    }
    if reader.eat_word("dot") {
        return read_land(reader).map(Action::Dot);
    }
    if reader.eat_word("line") {
        return read_line(reader).map(Action::Line);
    }
    if reader.eat_word("pass") {
        return Ok(Action::Pass);
    }
    if reader.eat_word("done") {
        return read_announcement(reader).map(Action::Done);
    }
    Err(reader.error("start, city, special, dots, dot, line, pass or done"))
}

fn read_pair(reader: &mut Reader<'_>) -> Result<Pair, NotationError> {
    let before = reader.clone();
    let one = Die::read(reader)?;
    reader.eat('+');
    let other = Die::read(reader)?;
    Pair::new(one, other).ok_or_else(|| before.error("two different dice by their places, as in `1+3`"))
}

pub(crate) fn read_land(reader: &mut Reader<'_>) -> Result<Land, NotationError> {
    Land::read(reader).ok_or_else(|| reader.error("a land cell such as C4"))
}

fn read_path(reader: &mut Reader<'_>) -> Result<Path, NotationError> {
    let mut res = Path::EMPTY;
    loop {
        let before = reader.clone();
        let Some(land) = Land::read(reader) else { return Ok(res) };
        if !res.push(land) {
            return Err(before.error(format!("at most {} land cells", Path::MOST)));
        }
    }
}

pub(crate) fn read_line(reader: &mut Reader<'_>) -> Result<Line, NotationError> {
    let from = City::read(reader)?;
    let path = read_path(reader)?;
    Ok(Line::new(from, path, City::read(reader)?))
}

pub(crate) fn read_special_line(reader: &mut Reader<'_>) -> Result<SpecialLine, NotationError> {
    let from = City::read(reader)?;
    let path = read_path(reader)?;
    let before = reader.clone();
    let Some(mine) = Mine::read(reader) else {
        return Err(before.error("land cells and then a mine, M1 to M6 or M*"));
    };
    Ok(SpecialLine::new(from, path, mine))
}

fn read_special(reader: &mut Reader<'_>) -> Result<Action, NotationError> {
    let line = read_special_line(reader)?;
    if !reader.eat_word("die") {
        return Err(reader.error("`die` and the place of the die that is changed"));
    }
    let die = Die::read(reader)?;
    let face = if reader.eat_word("as") { Some(Face::read(reader)?) } else { None };
    Ok(Action::Special { line, die, face })
}

fn read_announcement(reader: &mut Reader<'_>) -> Result<Announcement, NotationError> {
    let upper = if reader.eat_word("upper") { read_spaces(reader)? } else { SpaceSet::EMPTY };
    let lower = if reader.eat_word("lower") { read_spaces(reader)? } else { SpaceSet::EMPTY };
    Ok(Announcement { upper, lower, end: reader.eat_word("end") })
}

pub(crate) fn read_spaces(reader: &mut Reader<'_>) -> Result<SpaceSet, NotationError> {
    let mut res = SpaceSet::EMPTY;
    loop {
        let before = reader.clone();
        let expected = || before.error(format!("the number of a space, 1 to {}", SpaceSet::MAX));
        match reader.number() {
            Some(number) => {
                let number = u8::try_from(number).ok().filter(|it| (1..=SpaceSet::MAX).contains(it));
                res.insert(number.ok_or_else(expected)?);
            }
            None if res.is_empty() => return Err(expected()),
            None => return Ok(res),
        }
    }
}

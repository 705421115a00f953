//! Reading a map back into the lines of a sheet file.

use kernel::Reader;
use track::{
    Border, Side, Square,
    map::{HEIGHT, INSIDE, WIDTH, corner, frame, gate, stub},
};

use super::marks::{self, STAR};
use crate::{Mark, RuleSet, Station, read_station};

/// Why a text is no map, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct MapError {
    /// The line at fault, counted from 1.
    pub line: usize,
    /// The column at fault, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: MapFault,
}

/// What is wrong with a map.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MapFault {
    /// There is no frame.
    #[error("expected a map, whose frame begins with `╔`")]
    NoMap,
    /// The frame is broken.
    #[error("expected `{expected}` of the frame, found `{found}`")]
    Frame {
        /// What belongs there.
        expected: char,
        /// What stands there.
        found: char,
    },
    /// A square holds no picture that we know.
    #[error("expected a piece of track, a mountain, the mine, a cross or nothing in {square}, found `{}`", rows.join("` / `"))]
    Picture {
        /// Which square.
        square: Square,
        /// What stands there, row by row.
        rows: [String; 3],
    },
    /// Beside the frame stands something that is no station.
    #[error("expected a station, (1) to (4) or (A) to (D), at {border}, found `{found}`")]
    NoStation {
        /// Which border square.
        border: Border,
        /// What stands there.
        found: String,
    },
    /// A station's track does not go through the frame, or goes through it without a station.
    #[error("expected `{expected}` in the frame at {border}, found `{found}`")]
    Stub {
        /// Which border square.
        border: Border,
        /// What belongs there.
        expected: char,
        /// What stands there.
        found: char,
    },
    /// What stands once on a sheet is there twice.
    #[error("{what} is on the map already")]
    Twice {
        /// What it is.
        what: String,
    },
}

impl MapFault {
    /// Its kind in one word, for those who translate.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::NoMap | Self::Frame { .. } => "frame",
            Self::Picture { .. } => "picture",
            Self::NoStation { .. } => "station",
            Self::Stub { .. } => "stub",
            Self::Twice { .. } => "twice",
        }
    }

    /// The square or the border square at fault, or `none`.
    pub(crate) fn place(&self) -> String {
        match self {
            Self::Picture { square, .. } => square.to_string(),
            Self::NoStation { border, .. } | Self::Stub { border, .. } => border.to_string(),
            Self::NoMap | Self::Frame { .. } | Self::Twice { .. } => "none".to_owned(),
        }
    }
}

/// A text as rows of characters, blank beyond its ends, seen from the corner of the frame.
struct Page {
    rows: Vec<Vec<char>>,
    left: usize,
    top: usize,
}

impl Page {
    fn new(text: &str) -> Result<Self, MapError> {
        let rows: Vec<Vec<char>> = text.lines().map(|it| it.chars().collect()).collect();
        let places = rows.iter().enumerate();
        let mut found = places.filter_map(|(top, row)| Some((row.iter().position(|&c| c == frame(0, 0))?, top)));
        let (left, top) = found.next().ok_or(MapError { line: 1, column: 1, fault: MapFault::NoMap })?;
        Ok(Self { rows, left, top })
    }

    /// The character `right` and `down` of a place, which may lie outside the text.
    fn char(&self, (x, y): (usize, usize), right: isize, down: isize) -> char {
        let x = (self.left + x).checked_add_signed(right);
        let y = (self.top + y).checked_add_signed(down);
        x.zip(y).and_then(|(x, y)| self.rows.get(y)?.get(x).copied()).unwrap_or(' ')
    }

    /// The line `down` of a place, counted from 1.
    fn line(&self, (_, y): (usize, usize), down: isize) -> usize {
        (self.top + y + 1).saturating_add_signed(down)
    }

    /// The column `right` of a place, counted from 1.
    fn column(&self, (x, _): (usize, usize), right: isize) -> usize {
        (self.left + x + 1).saturating_add_signed(right)
    }

    fn error(&self, place: (usize, usize), fault: MapFault) -> MapError {
        MapError { line: self.line(place, 0), column: self.column(place, 0), fault }
    }
}

/// Reads a map, drawn by [`draw`](super::draw) or by hand, into the lines of a sheet file of these rules.
///
/// Text beside, above and below the map is passed over. Whether the sheet is possible is for the sheet file to say,
/// except that the mine, the bonus square and each station stand at most once.
pub fn to_sheet_file(map: &str, rules: RuleSet) -> Result<String, MapError> {
    let page = Page::new(map)?;
    check_frame(&page)?;
    let mut facts = vec![format!("30-rails {rules}")];
    let (mut track, mut crosses) = (Vec::new(), Vec::new());
    let (mut mine, mut bonus) = (None, None);
    for square in Square::all() {
        let place = corner(square);
        let (mark, has_star) = read_square(&page, square)?;
        match mark {
            Mark::Empty => {}
            Mark::Mountain => facts.push(format!("mountain {square}")),
            Mark::Mine => once(&page, place, &mut mine, square, "the mine")?,
            Mark::Cross => crosses.push(format!("cross {square}")),
            Mark::Track(piece) => track.push(format!("{square} = {piece}")),
        }
        if has_star {
            once(&page, place, &mut bonus, square, "the bonus square")?;
        }
    }
    facts.extend(mine.map(|it| format!("mine {it}")));
    facts.extend(read_stations(&page)?.into_iter().map(|(station, border)| format!("station {station} {border}")));
    facts.extend(bonus.map(|it| format!("bonus {it}")));
    facts.append(&mut track);
    facts.append(&mut crosses);
    Ok(facts.join("\n") + "\n")
}

fn once(
    page: &Page,
    place: (usize, usize),
    known: &mut Option<Square>,
    square: Square,
    what: &str,
) -> Result<(), MapError> {
    if known.replace(square).is_none() {
        return Ok(());
    }
    Err(page.error(place, MapFault::Twice { what: what.to_owned() }))
}

/// The frame without the places where track may go through it.
fn check_frame(page: &Page) -> Result<(), MapError> {
    for y in 0..INSIDE.1 + 2 {
        for x in (0..INSIDE.0 + 2).filter(|&x| x % (INSIDE.0 + 1) == 0 || y % (INSIDE.1 + 1) == 0) {
            let (expected, found) = (frame(x, y), page.char((x, y), 0, 0));
            let is_gate = || Border::all().any(|it| gate(it) == (x, y));
            if expected != found && !is_gate() {
                return Err(page.error((x, y), MapFault::Frame { expected, found }));
            }
        }
    }
    Ok(())
}

fn read_square(page: &Page, square: Square) -> Result<(Mark, bool), MapError> {
    let place = corner(square);
    let row = |y: usize| (0..WIDTH).map(|x| page.char((place.0 + x, place.1 + y), 0, 0)).collect::<String>();
    let mut rows: [String; HEIGHT] = std::array::from_fn(row);
    let has_star = rows[0].starts_with(STAR);
    if has_star {
        rows[0].replace_range(..STAR.len_utf8(), " ");
    }
    // A square left blank, as by hand, is empty.
    let is_blank = rows.iter().all(|it| it.trim().is_empty());
    match marks::mark(&rows) {
        Some(mark) => Ok((mark, has_star)),
        None if is_blank => Ok((Mark::Empty, has_star)),
        None => Err(page.error(place, MapFault::Picture { square, rows })),
    }
}

fn read_stations(page: &Page) -> Result<Vec<(Station, Border)>, MapError> {
    let mut res: Vec<(Station, Border)> = Vec::new();
    for border in Border::all() {
        let place = gate(border);
        let (right, down) = match border.side() {
            Side::North => (-1, -1),
            Side::East => (1, 0),
            Side::South => (-1, 1),
            Side::West => (-3, 0),
        };
        let plaque: String = (0..3).map(|n| page.char(place, right + n, down)).collect();
        // What stands further to the right of the frame is no plaque but a table beside the map.
        let is_beside = border.side() == Side::East && plaque.starts_with(' ');
        let is_blank = plaque.trim().is_empty() || is_beside;
        let expected = if is_blank { frame(place.0, place.1) } else { stub(border.side()) };
        let found = page.char(place, 0, 0);
        if found != expected {
            return Err(page.error(place, MapFault::Stub { border, expected, found }));
        }
        if is_blank {
            continue;
        }
        let error = |fault| MapError { line: page.line(place, down), column: page.column(place, right), fault };
        let station = read_plaque(&plaque);
        let station = station.ok_or_else(|| error(MapFault::NoStation { border, found: plaque }))?;
        if res.iter().any(|it| it.0 == station) {
            return Err(error(MapFault::Twice { what: format!("station {station}") }));
        }
        res.push((station, border));
    }
    res.sort_unstable();
    Ok(res)
}

/// The station on a plaque such as `(1)` or `(A)`.
fn read_plaque(plaque: &str) -> Option<Station> {
    let mut reader = Reader::new(plaque.strip_prefix('(')?.strip_suffix(')')?);
    let station = read_station(&mut reader).ok()?;
    reader.end().ok().map(|()| station)
}

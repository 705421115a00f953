//! Reading a map file: one fact per line, described in `content/README.md`.

use std::{collections::HashMap, sync::Arc};

use kernel::ContentId;

use crate::{
    Cell, Chart, City, Face, Kind, Land, Map, Mine, Path, Terrain, Tracks,
    notation::digits,
    tracks::{Lower, Upper},
    walk,
};

/// Why a map file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, {field}: {reason}")]
pub struct MapError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// The field of the line at fault.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// The most lines that a map may allow, so that all legal ones can always be listed.
pub(crate) const MOST_LINES: usize = 8_192;

/// The most steps that finding them may take.
const MOST_STEPS: u32 = 200_000;

const MOST_ROWS: usize = 40;

type Fault = (String, String);

fn fault(field: impl Into<String>, reason: impl Into<String>) -> Fault {
    (field.into(), reason.into())
}

impl Map {
    /// Reads a map file and makes sure that the game can be played on it.
    pub fn read(text: &str) -> Result<Arc<Self>, MapError> {
        read_with_lines(text).map(|it| it.0)
    }
}

/// The map, and the line of the file that each of its rows stands in.
pub(crate) fn read_with_lines(text: &str) -> Result<(Arc<Map>, Vec<usize>), MapError> {
    let mut reading = Reading::default();
    let mut n_lines = 1;
    for (line_text, line) in text.trim_start_matches('\u{feff}').lines().zip(1..) {
        n_lines = line;
        let fact = line_text.split('#').next().unwrap_or_default();
        let words: Vec<_> = fact.split_whitespace().collect();
        if let Some((&field, words)) = words.split_first() {
            reading.take(field, words, line).map_err(|(field, reason)| MapError { line, field, reason })?;
        }
    }
    let rows = reading.row_lines.clone();
    let map = reading.finish(ContentId::of(text)).map_err(|(line, (field, reason))| MapError {
        line: if line == 0 { n_lines } else { line },
        field,
        reason,
    })?;
    Ok((Arc::new(map), rows))
}

/// What was read so far, and where.
#[derive(Default)]
struct Reading {
    name: Option<String>,
    note: Option<String>,
    longest: Option<u8>,
    cells: Vec<Cell>,
    /// The line of each name.
    names: HashMap<String, usize>,
    row_lines: Vec<usize>,
    chart: [Option<[Terrain; 2]>; 6],
    tracks: Option<Tracks>,
    /// Whether anything was said of the upper track, so that its length stands.
    has_upper: bool,
}

impl Reading {
    fn take(&mut self, field: &str, words: &[&str], line: usize) -> Result<(), Fault> {
        match field {
            "map" => once(&mut self.name, "map", read_map_name(words)?),
            "note" => once(&mut self.note, "note", words.join(" ")),
            "longest" => once(&mut self.longest, "longest", number(words, "longest", 1..=Path::MOST as u8)?),
            "columns" => {
                let columns = number(words, "columns", 4..=Tracks::MOST)?;
                once(&mut self.tracks, "columns", Tracks::new(columns))
            }
            "upper-spaces" => self.take_upper_spaces(words),
            "row" => self.take_row(words, line),
            "die" => self.take_die(words),
            "upper" | "lower" => self.take_space(field, words),
            _ => Err(fault(
                field.chars().take(24).collect::<String>(),
                "expected map, note, longest, row, die, columns, upper-spaces, upper or lower",
            )),
        }
    }

    fn take_row(&mut self, words: &[&str], line: usize) -> Result<(), Fault> {
        let row = self.row_lines.len();
        if row == MOST_ROWS || words.len() > MOST_ROWS {
            return Err(fault("row", format!("a map has at most {MOST_ROWS} rows of {MOST_ROWS} cells")));
        }
        self.row_lines.push(line);
        for (column, &word) in words.iter().enumerate() {
            let field = || format!("cell {}", column + 1);
            if word == ".." {
                continue;
            }
            let kind = read_kind(word).map_err(|reason| fault(field(), reason))?;
            let name = match kind {
                Kind::City(city, _) => city.to_string(),
                Kind::Mine(mine) => mine.to_string(),
                Kind::Land(land, _) => land.to_string(),
                Kind::Water => String::new(),
            };
            if kind != Kind::Water
                && let Some(first) = self.names.insert(name.clone(), line)
            {
                return Err(fault(field(), format!("{name} stands in line {first} already")));
            }
            self.cells.push(Cell { row: row as u8, column: column as u8, kind });
        }
        Ok(())
    }

    fn take_die(&mut self, words: &[&str]) -> Result<(), Fault> {
        let &[face, first, second] = words else {
            return Err(fault("die", "expected a number and two terrains, as in `die 4 plain forest`"));
        };
        let face = digits(face).and_then(|it| Face::new(it.into()));
        let face = face.ok_or_else(|| fault("die", "expected a number of a die, 1 to 6"))?;
        let terrain = |word: &str| {
            let found = Terrain::ALL.into_iter().find(|it| it.name() == word);
            found.ok_or_else(|| fault("die", format!("expected plain, forest or hill, found `{}`", short(word))))
        };
        let pair = [terrain(first)?, terrain(second)?];
        once(&mut self.chart[usize::from(face.number()) - 1], &format!("die {face}"), pair)
    }

    fn take_upper_spaces(&mut self, words: &[&str]) -> Result<(), Fault> {
        let Some(tracks) = &mut self.tracks else {
            return Err(fault("upper-spaces", "a line `columns` comes before this"));
        };
        if self.has_upper {
            return Err(fault("upper-spaces", "this is said once, before the spaces of the upper track"));
        }
        self.has_upper = true;
        tracks.end_upper(number(words, "upper-spaces", 4..=tracks.columns())?);
        Ok(())
    }

    fn take_space(&mut self, field: &str, words: &[&str]) -> Result<(), Fault> {
        let Some(tracks) = &mut self.tracks else {
            return Err(fault(field, "a line `columns` comes before the spaces of the tracks"));
        };
        let (&space, words) = words.split_first().ok_or_else(|| fault(field, "expected the number of a space"))?;
        self.has_upper |= field == "upper";
        let n_spaces = if field == "upper" { tracks.upper_spaces() } else { tracks.columns() };
        let space = digits(space).filter(|it| (1..=n_spaces).contains(it));
        let space = space.ok_or_else(|| fault(field, format!("expected the number of a space, 1 to {n_spaces}")))?;
        let is_new = match (field, words) {
            ("upper", ["extra"]) => tracks.print_upper(space, Upper::Extra),
            ("upper", ["factor", words @ ..]) => {
                let factor = number(words, "factor", 1..=20)?;
                tracks.print_upper(space, Upper::Factor(factor))
            }
            ("upper", ["points", words @ ..]) => {
                let points = number(words, "points", 1..=99)?;
                tracks.print_upper(space, Upper::Points(points))
            }
            ("lower", ["branch"]) => tracks.print_lower(space, Lower::Branch),
            ("lower", ["points", words @ ..]) => {
                let points = number(words, "points", 1..=99)?;
                tracks.print_lower(space, Lower::Points(points))
            }
            ("upper", _) => return Err(fault(field, "expected extra, `factor N` or `points N`")),
            _ => return Err(fault(field, "expected branch or `points N`")),
        };
        if is_new { Ok(()) } else { Err(fault(field, format!("this is printed on space {space} already"))) }
    }

    /// What can only be judged when all lines are read; line 0 stands for the last one.
    fn finish(self, id: ContentId) -> Result<Map, (usize, Fault)> {
        let missing = |field: &str, what: &str| (0, fault(field, format!("{what} is missing")));
        let name = self.name.ok_or_else(|| missing("map", "a line `map NAME`"))?;
        let tracks = self.tracks.ok_or_else(|| missing("columns", "a line `columns N`"))?;
        let mut chart = [[Terrain::Plain; 2]; 6];
        for (n, (slot, pair)) in chart.iter_mut().zip(self.chart).enumerate() {
            *slot = pair.ok_or_else(|| missing("die", &format!("a line `die {} …`", n + 1)))?;
        }
        let mut map = Map::new(id, name, self.note.unwrap_or_default(), self.cells, Chart::new(chart), tracks);
        map.longest = self.longest.unwrap_or(Path::MOST as u8);
        for land in map.lands().iter() {
            if !map.cities().contains(land.area()) {
                let line = self.names.get(&land.to_string()).copied().unwrap_or(0);
                return Err((line, fault(land.to_string(), format!("its area has no city {}", land.area()))));
            }
        }
        for mine in Mine::ALL.into_iter().filter(|&it| it != Mine::WILD) {
            let Some(&line) = self.names.get(&mine.to_string()) else {
                return Err(missing("row", &format!("the mine {mine}")));
            };
            if map.beside(mine).is_empty() {
                return Err((line, fault(mine.to_string(), "a mine touches at least one city, where games start")));
            }
        }
        if walk::measure(&map, MOST_STEPS).is_none_or(|it| it.n_lines > MOST_LINES) {
            let line = self.row_lines.first().copied().unwrap_or(0);
            let reason = format!(
                "the land is too open: it allows more than {MOST_LINES} lines; part it with water, or write `longest N`"
            );
            return Err((line, fault("row", reason)));
        }
        Ok(map)
    }
}

fn once<T>(slot: &mut Option<T>, field: &str, value: T) -> Result<(), Fault> {
    if slot.is_some() {
        return Err(fault(field, "this is said twice"));
    }
    *slot = Some(value);
    Ok(())
}

fn read_map_name(words: &[&str]) -> Result<String, Fault> {
    let is_fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    match words {
        [name]
            if name.len() <= 24 && name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(is_fine) =>
        {
            Ok((*name).to_owned())
        }
        _ => Err(fault("map", "expected one word of at most 24 small letters, digits and hyphens")),
    }
}

fn number(words: &[&str], field: &str, range: std::ops::RangeInclusive<u8>) -> Result<u8, Fault> {
    let read = match words {
        [word] => digits(word).filter(|it| range.contains(it)),
        _ => None,
    };
    read.ok_or_else(|| fault(field, format!("expected a number, {} to {}", range.start(), range.end())))
}

fn read_kind(word: &str) -> Result<Kind, String> {
    if word == "~~" {
        return Ok(Kind::Water);
    }
    if word == "M*" {
        return Ok(Kind::Mine(Mine::WILD));
    }
    let mut chars = word.chars();
    let letter = chars.next().unwrap_or_default();
    if letter == 'M' {
        let mine = digits(chars.as_str()).and_then(Mine::new);
        return mine
            .map(Kind::Mine)
            .ok_or_else(|| "expected a mine, M1 to M6 or M*, and no city is called M".to_owned());
    }
    let city = City::new(letter).filter(|_| letter.is_ascii_uppercase());
    city.and_then(|it| read_city(it, chars.as_str()).or_else(|| read_land(it, chars.as_str()))).ok_or_else(|| {
        let word = short(word);
        format!("expected a city `C=7` or `C=*`, a mine `M3`, land `C4p`, water `~~` or nothing `..`, found `{word}`")
    })
}

fn read_city(city: City, text: &str) -> Option<Kind> {
    let value = text.strip_prefix('=')?;
    if value == "*" {
        return Some(Kind::City(city, None));
    }
    digits(value).filter(|it| (2..=12).contains(it)).map(|it| Kind::City(city, Some(it)))
}

fn read_land(area: City, text: &str) -> Option<Kind> {
    let terrain = Terrain::ALL.into_iter().find(|it| text.ends_with(it.letter()))?;
    let land = Land::new(area, digits(text.strip_suffix(terrain.letter())?)?)?;
    Some(Kind::Land(land, terrain))
}

fn short(word: &str) -> String {
    word.chars().take(24).collect()
}

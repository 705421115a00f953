//! Reading a sheet that was typed in: as a sheet file, or as a map under the line that names its rules.

use track::map::{INSIDE, frame};

use super::to_sheet_file;
use crate::{RuleSet, SheetError, SheetFault, SheetFile, Sketch};

/// The lines above the frame's first line that belong to the map: its numbers and stations.
const N_ABOVE: usize = 2;

/// Reads a sheet file in which a map may stand in the place of its facts.
///
/// Lines above and below the map, such as `30-rails advanced` and `shares 2-4 11`, are read as in any sheet file.
pub fn read_sheet(text: &str) -> Result<SheetFile, SheetError> {
    let mut sketch = sketch_sheet(text)?;
    if sketch.doubts.is_empty() { Ok(sketch.file) } else { Err(sketch.doubts.swap_remove(0)) }
}

/// The same while it is being typed in: also what would be refused if nothing were added.
pub fn sketch_sheet(text: &str) -> Result<Sketch, SheetError> {
    let is_frame = |line: &&str, x, y| line.contains(frame(x, y));
    let (top_corner, bottom_corner) = ((0, 0), (0, INSIDE.1 + 1));
    let lines: Vec<_> = text.lines().collect();
    let Some(top) = lines.iter().position(|it| is_frame(it, top_corner.0, top_corner.1)) else {
        return SheetFile::sketch(text);
    };
    let bottom = lines.iter().position(|it| is_frame(it, bottom_corner.0, bottom_corner.1)).unwrap_or(lines.len() - 1);
    let inside = top.saturating_sub(N_ABOVE)..=bottom + 1;
    let is_fact = |text: &str, n: usize| !inside.contains(&n) && !is_route(text) || is_head(text);
    let facts = || lines.iter().zip(1..).filter(|&(text, line)| is_fact(text, line - 1));
    let map = to_sheet_file(text, rules(facts().map(|it| *it.0)))
        .map_err(|it| SheetError { line: it.line, reason: SheetFault::Map { column: it.column, fault: it.fault } })?;
    // The map's own line of rules gives way to that of the file.
    let drawn = map.lines().skip(1).map(|it| (it, top + 1));
    let (whole, numbers): (Vec<_>, Vec<_>) = facts().map(|(text, line)| (*text, line)).chain(drawn).unzip();
    let placed = |it: SheetError| {
        let line = numbers.get(it.line - 1).copied().unwrap_or(top + 1);
        SheetError { line, ..it }
    };
    let sketch = SheetFile::sketch(&whole.join("\n")).map_err(placed)?;
    Ok(Sketch { doubts: sketch.doubts.into_iter().map(placed).collect(), ..sketch })
}

/// Whether a line names the rules, wherever it stands.
fn is_head(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(|it| it.eq_ignore_ascii_case("30-rails"))
}

/// Whether a line tells the squares of a scored line, as they stand under a map: `1-2: x1/y1 …`.
fn is_route(text: &str) -> bool {
    let pair = text.split_once(": ").map(|it| it.0.as_bytes());
    matches!(pair, Some([b'1'..=b'4' | b'A'..=b'D', b'-', b'1'..=b'4' | b'A'..=b'D']))
}

/// The rules that a sheet file names; any will do if it does not, because it is refused for that later.
pub(crate) fn rules<'a>(mut facts: impl Iterator<Item = &'a str>) -> RuleSet {
    let found = facts.find_map(|it| {
        let mut words = it.split('#').next()?.split_whitespace();
        words.next().filter(|it| it.eq_ignore_ascii_case("30-rails"))?;
        words.next()?.parse().ok()
    });
    found.unwrap_or(RuleSet::Basic)
}

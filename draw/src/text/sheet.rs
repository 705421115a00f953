//! Reading a sheet that was typed in: as a sheet file, or as a map under the line that names its rules.

use ::thirty::{RuleSet, SheetFile};

use super::{
    PaperError, PaperFault,
    grid::{INSIDE, frame},
    to_sheet_file,
};

/// The lines above the frame's first line that belong to the map: its numbers and stations.
const N_ABOVE: usize = 2;

/// Reads a sheet file in which a map may stand in the place of its facts.
///
/// Lines above and below the map, such as `30-rails advanced` and `shares 2-4 11`, are read as in any sheet file.
pub fn read_sheet(text: &str) -> Result<SheetFile, PaperError> {
    let (file, mut doubts) = sketch(text)?;
    if doubts.is_empty() { Ok(file) } else { Err(doubts.swap_remove(0)) }
}

/// The same while it is being typed in: also what would be refused if nothing were added.
pub(super) fn sketch(text: &str) -> Result<(SheetFile, Vec<PaperError>), PaperError> {
    let is_frame = |line: &&str, x, y| line.contains(frame(x, y));
    let (top_corner, bottom_corner) = ((0, 0), (0, INSIDE.1 + 1));
    let lines: Vec<_> = text.lines().collect();
    let Some(top) = lines.iter().position(|it| is_frame(it, top_corner.0, top_corner.1)) else {
        let sketch = SheetFile::sketch(text)?;
        return Ok((sketch.file, sketch.doubts.into_iter().map(PaperError::from).collect()));
    };
    let bottom = lines.iter().position(|it| is_frame(it, bottom_corner.0, bottom_corner.1)).unwrap_or(lines.len() - 1);
    let inside = top.saturating_sub(N_ABOVE)..=bottom + 1;
    let is_fact = |text: &str, n: usize| !inside.contains(&n) && !is_route(text) || is_head(text);
    let facts = || lines.iter().zip(1..).filter(|&(text, line)| is_fact(text, line - 1));
    let map = to_sheet_file(text, rules(facts().map(|it| *it.0)))
        .map_err(|it| PaperError { line: it.line, reason: PaperFault::Map { column: it.column, fault: it.fault } })?;
    // The map's own line of rules gives way to that of the file.
    let drawn = map.lines().skip(1).map(|it| (it, top + 1));
    let (whole, numbers): (Vec<_>, Vec<_>) = facts().map(|(text, line)| (*text, line)).chain(drawn).unzip();
    let placed = |it: ::thirty::SheetError| {
        let line = numbers.get(it.line - 1).copied().unwrap_or(top + 1);
        PaperError { line, reason: it.reason.into() }
    };
    let sketch = SheetFile::sketch(&whole.join("\n")).map_err(placed)?;
    Ok((sketch.file, sketch.doubts.into_iter().map(placed).collect()))
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
fn rules<'a>(mut facts: impl Iterator<Item = &'a str>) -> RuleSet {
    let found = facts.find_map(|it| {
        let mut words = it.split('#').next()?.split_whitespace();
        words.next().filter(|it| it.eq_ignore_ascii_case("30-rails"))?;
        words.next()?.parse().ok()
    });
    found.unwrap_or(RuleSet::Basic)
}

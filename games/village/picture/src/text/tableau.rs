//! The tableau: twelve spaces in a grid, the starts of the lines above and at the left, their ends below and at the right.

use village::{Content, Line, RailwayCard, Shape, Side, Space, SpaceSet, Tableau};

use super::page::Page;
use crate::words::short;

/// The columns and rows inside a space.
const INNER: (usize, usize) = (17, 3);
/// From space to space.
const PITCH: (usize, usize) = (INNER.0 + 1, INNER.1 + 1);
/// Where the grid begins: behind the starts at the left, beneath those above.
const GRID: (usize, usize) = (11, 2);
/// The middle of a space, from its frame.
const PORT: (usize, usize) = (1 + INNER.0 / 2, 1 + INNER.1 / 2);
const ROWS: usize = Space::ROWS as usize;
const COLUMNS: usize = Space::COLUMNS as usize;

/// Where the frame of a space begins; one more than the last row or column is the far edge.
fn frame(row: usize, column: usize) -> (usize, usize) {
    (GRID.0 + column * PITCH.0, GRID.1 + row * PITCH.1)
}

/// A track as it lies: terrain, the feature of the line from above at the right of it, that of the line from the left
/// beneath it.
pub(super) fn card(card: &RailwayCard, turned: bool) -> [String; 3] {
    let [above, left] = card.features(turned).map(|it| it.map_or(String::new(), short));
    let terrain = card.terrain.name();
    match card.shape {
        Shape::Bridge => {
            let way = "═".repeat(7);
            [format!("{terrain:<8}║ {above:<7}"), format!("{way}╡║╞{way}"), format!("{left:<8}║        ")]
        }
        Shape::Bend => {
            let way = "═".repeat(7);
            [format!("{terrain:<8}╚╗{above:<7}"), format!("{way}╗ ╚{way}"), format!("{left:<7}╚╗        ")]
        }
    }
}

/// The tableau; empty spaces in `open` show their names.
pub fn tableau(content: &Content, tableau: &Tableau, open: SpaceSet) -> String {
    let mut page = Page::new(GRID.0 + COLUMNS * PITCH.0 + 6, GRID.1 + ROWS * PITCH.1 + 2);
    grid(&mut page);
    for line in Line::all() {
        start(&mut page, content, tableau, line);
    }
    for space in Space::all() {
        let (row, column) = (usize::from(space.row()) - 1, usize::from(space.column()) - 1);
        let (x, y) = frame(row, column);
        if let Some(laid) = tableau.laid(space) {
            for (n, text) in card(content.card(laid.card), laid.turned).iter().enumerate() {
                page.write((x + 1, y + 1 + n), text);
            }
            let (right, below) = (frame(row, column + 1).0, frame(row + 1, column).1);
            for side in [x, right] {
                page.put((side, y + PORT.1), '╪');
            }
            for side in [y, below] {
                page.put((x + PORT.0, side), '╫');
            }
        } else if open.contains(space) {
            page.centre((x + PORT.0, y + PORT.1), &space.to_string());
        } else {
            page.put((x + PORT.0, y + PORT.1), '·');
        }
    }
    for line in tableau.completed() {
        end(&mut page, content, tableau, line);
    }
    page.text()
}

/// The frames of all spaces.
fn grid(page: &mut Page) {
    for row in 0..=ROWS {
        let y = frame(row, 0).1;
        let joints = match row {
            0 => ['┌', '┬', '┐'],
            ROWS => ['└', '┴', '┘'],
            _ => ['├', '┼', '┤'],
        };
        page.write((GRID.0, y), &"─".repeat(COLUMNS * PITCH.0));
        for column in 0..=COLUMNS {
            let x = frame(0, column).0;
            page.put((x, y), joints[usize::from(column > 0) + usize::from(column == COLUMNS)]);
            for below in (1..PITCH.1).filter(|_| row < ROWS) {
                page.put((x, y + below), '│');
            }
        }
    }
}

fn start(page: &mut Page, content: &Content, tableau: &Tableau, line: Line) {
    let start = content.start(tableau.letter(), line);
    let feature = start.feature.map_or(String::new(), short);
    let name = format!("{line} {}", start.terrain);
    let number = usize::from(line.number()) - 1;
    if line.is_top() {
        let (x, y) = (frame(0, number).0 + PORT.0, GRID.1);
        page.write((x, y - 2), &name);
        page.write((x, y - 1), format!("║ {feature}").trim_end());
        page.put((x, y), '╫');
    } else {
        let y = frame(number, 0).1 + PORT.1;
        page.write((0, y), &name);
        page.write((3, y + 1), &feature);
        for x in name.len()..GRID.0 {
            page.put((x, y), '═');
        }
        page.put((GRID.0, y), '╪');
    }
}

/// The name of a completed line where it leaves the tableau.
fn end(page: &mut Page, content: &Content, tableau: &Tableau, line: Line) {
    let Some(last) = tableau.route(content, line).pop() else { return };
    let (x, y) = frame(usize::from(last.space.row()) - 1, usize::from(last.space.column()) - 1);
    match last.to {
        Side::Below => page.centre((x + PORT.0 + 1, y + PITCH.1 + 1), &line.to_string()),
        Side::Above | Side::Left | Side::Right => page.write((x + PITCH.0 + 1, y + PORT.1), &format!("═ {line}")),
    }
}

#[cfg(test)]
mod tests {
    use village::Card;

    use super::*;

    #[test]
    fn cards_fill_their_space_and_differ_where_their_faces_do() {
        let content = Content::built_in();
        let faces = Card::all().flat_map(|it| [false, true].map(|turned| (content.card(it), turned)));
        let faces: Vec<_> = faces.collect();
        for (n, &(it, turned)) in faces.iter().enumerate() {
            let picture = card(it, turned);
            assert_eq!(picture.len(), INNER.1);
            assert!(picture.iter().all(|row| row.chars().count() == INNER.0), "{picture:?}");
            for &(other, its_turn) in &faces[..n] {
                let face = |it: &RailwayCard, turned| (it.shape, it.terrain, it.features(turned));
                let is_alike = face(it, turned) == face(other, its_turn);
                assert_eq!(picture == card(other, its_turn), is_alike, "{picture:?}");
            }
        }
    }
}

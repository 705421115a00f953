//! The map in characters: each hexagon is a brick, with walls along the borders of the areas.

use railage::{Cell, CitySet, Kind, Land, LandSet, Map, Sheet};

use super::glyph;
use crate::{ground::Ground, strokes};

/// From one brick of a row to the next; half of it is the shift of every second row.
const SPAN: usize = 6;

/// The walls that meet in a place, by the sum of their sides: 1 above, 2 right, 4 below, 8 left.
const WALLS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// What may be drawn now.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Open {
    /// The cities that may take a ○.
    pub(crate) cities: CitySet,
    /// The land that may take a dot.
    pub(crate) lands: LandSet,
}

/// Characters in rows.
struct Page {
    rows: Vec<Vec<char>>,
}

impl Page {
    fn put(&mut self, x: usize, y: usize, c: char) {
        self.rows[y][x] = c;
    }

    fn write(&mut self, x: usize, y: usize, text: &str) {
        text.chars().enumerate().for_each(|(n, c)| self.put(x + n, y, c));
    }
}

/// Where the wall on the left of a cell stands.
fn left(cell: Cell) -> usize {
    SPAN * usize::from(cell.column) + SPAN / 2 * usize::from(cell.row % 2)
}

fn line_of(cell: Cell) -> usize {
    2 * usize::from(cell.row) + 1
}

/// The map of a sheet, with a + where something may be drawn now.
pub(crate) fn map(map: &Map, sheet: &Sheet, open: &Open) -> String {
    let ground = Ground::of(map);
    let width = ground.n_columns * SPAN + SPAN / 2 + 1;
    let mut page = Page { rows: vec![vec![' '; width]; 2 * ground.n_rows + 1] };
    walls(&ground, &mut page);
    for &cell in map.cells() {
        page.write(left(cell) + 1, line_of(cell), &brick(cell.kind, sheet, open));
    }
    for (cells, is_special) in strokes::all(map, sheet) {
        for pair in cells.windows(2) {
            join(&mut page, pair[0], pair[1], is_special);
        }
    }
    page.rows.iter().map(|it| it.iter().collect::<String>().trim_end().to_owned() + "\n").collect()
}

/// The walls between cells of different areas.
fn walls(ground: &Ground, page: &mut Page) {
    let height = page.rows.len();
    let width = page.rows[0].len();
    // The area to the right of column x in line y, where lines count as in the page.
    let area = |x: usize, row: Option<usize>| {
        let row = row?;
        let column = x.checked_sub(SPAN / 2 * (row % 2))? / SPAN;
        ground.area(row, column)
    };
    let is_wall = |x: usize, row: Option<usize>| area(x, row) != x.checked_sub(1).and_then(|it| area(it, row));
    for y in 0..height {
        let below = Some(y / 2);
        let above = (y / 2).checked_sub(1);
        for x in 0..width {
            let is_line = y % 2 == 1;
            let is_floor = |x: usize| area(x, above) != area(x, below);
            let sides = if is_line {
                if is_wall(x, below) { 5 } else { 0 }
            } else {
                let left = x > 0 && is_floor(x - 1);
                usize::from(is_wall(x, above))
                    + 2 * usize::from(is_floor(x))
                    + 4 * usize::from(is_wall(x, below))
                    + 8 * usize::from(left)
            };
            page.put(x, y, WALLS[sides]);
        }
    }
}

/// The five characters of a cell.
fn brick(kind: Kind, sheet: &Sheet, open: &Open) -> String {
    match kind {
        Kind::Water => "≈≈≈≈≈".to_owned(),
        Kind::Mine(mine) => format!("[{mine}]{}", if sheet.mines().contains(mine) { '×' } else { ' ' }),
        Kind::City(city, value) => {
            let sign = match (sheet.stations().contains(city), open.cities.contains(city)) {
                (true, _) => '○',
                (false, true) => '+',
                (false, false) => ' ',
            };
            let value = value.map_or("*".to_owned(), |it| it.to_string());
            format!("{sign}{city}={value}")
        }
        Kind::Land(land, terrain) => {
            let text = format!("{land}{}{}", glyph(terrain), state(land, sheet, open));
            format!("{text:>5}")
        }
    }
}

fn state(land: Land, sheet: &Sheet, open: &Open) -> char {
    if sheet.free().contains(land) {
        '•'
    } else if sheet.specials().any(|it| it.path().lands().contains(land)) {
        '┅'
    } else if sheet.dots().contains(land) {
        '━'
    } else if open.lands.contains(land) {
        '+'
    } else {
        ' '
    }
}

/// Draws a stroke from a cell to the next one over the wall or the gap between them.
fn join(page: &mut Page, one: Cell, other: Cell, is_special: bool) {
    let (first, second) = if (one.row, one.column) <= (other.row, other.column) { (one, other) } else { (other, one) };
    let (x, y) = (left(first).max(left(second)), line_of(first));
    if first.row == second.row {
        let stroke = if is_special { '┅' } else { '━' };
        page.put(x, y, stroke);
        let before = (left(first) + 1..x).rev().take_while(|&it| page.rows[y][it] == ' ').last();
        (before.unwrap_or(x)..x).for_each(|it| page.put(it, y, stroke));
        if page.rows[y][x + 1] == ' ' {
            page.put(x + 1, y, stroke);
        }
        return;
    }
    let stroke = match (is_special, left(first) < left(second)) {
        (true, _) => '┇',
        (false, true) => '╲',
        (false, false) => '╱',
    };
    page.put(x + 1 + usize::from(stroke == '╱'), y + 1, stroke);
}

//! The map of a sheet, with its frame, its numbers and its stations.

use ::thirty::{RuleSet, Sheet, Station};
use track::{Border, Side, Square, SquareSet};

use super::pictures::{self, HEIGHT, STAR, WIDTH};

/// The columns and rows of all squares together.
pub(super) const INSIDE: (usize, usize) = (WIDTH * Square::SPAN as usize, HEIGHT * Square::SPAN as usize);

/// Where the frame begins: behind a row number and a station, beneath the column numbers and a station.
const FRAME: (usize, usize) = (5, 2);

/// The columns of the whole map: a station, the frame and the numbers on the left, a station on the right.
pub const MAP_WIDTH: usize = FRAME.0 + INSIDE.0 + 2 + 3;
const MAP_HEIGHT: usize = FRAME.1 + INSIDE.1 + 2 + 1;

/// Where the picture of `square` begins, counted from the corner of the frame.
pub(super) fn corner(square: Square) -> (usize, usize) {
    (1 + WIDTH * (usize::from(square.x()) - 1), 1 + HEIGHT * (usize::from(square.y()) - 1))
}

/// Where the frame lets the track of a border square through, counted from the corner of the frame.
pub(super) fn gate(border: Border) -> (usize, usize) {
    let (x, y) = corner(border.square());
    match border.side() {
        Side::North => (x + WIDTH / 2, 0),
        Side::East => (INSIDE.0 + 1, y + HEIGHT / 2),
        Side::South => (x + WIDTH / 2, INSIDE.1 + 1),
        Side::West => (0, y + HEIGHT / 2),
    }
}

/// What the frame looks like there.
pub(super) fn frame(x: usize, y: usize) -> char {
    match (x, y) {
        (0, 0) => '╔',
        (0, _) if y == INSIDE.1 + 1 => '╚',
        (_, 0) if x == INSIDE.0 + 1 => '╗',
        _ if (x, y) == (INSIDE.0 + 1, INSIDE.1 + 1) => '╝',
        (_, 0) => '═',
        _ if y == INSIDE.1 + 1 => '═',
        _ => '║',
    }
}

/// What the frame looks like where a station's track goes through it.
pub(super) const fn stub(side: Side) -> char {
    match side {
        Side::North | Side::South => '╪',
        Side::East | Side::West => '╫',
    }
}

/// How the rules write a station: `1` to `4`, or `A` to `D` by post.
pub(crate) fn name(station: Station, rules: RuleSet) -> String {
    match rules {
        RuleSet::Basic | RuleSet::Advanced => station.to_string(),
        RuleSet::Postal => station.letter().to_string(),
    }
}

/// Characters in rows.
struct Page([[char; MAP_WIDTH]; MAP_HEIGHT]);

impl Page {
    /// Writes from (x, y) to the right, counted from the corner of the whole map.
    fn write(&mut self, (x, y): (usize, usize), text: &str) {
        for (place, c) in self.0[y][x..].iter_mut().zip(text.chars()) {
            *place = c;
        }
    }
}

/// The map of a sheet; empty squares in `legal` are marked as open to the player.
///
/// Every sheet can be read back with [`to_sheet_file`](super::to_sheet_file), but for its shares.
pub fn map(sheet: &Sheet, rules: RuleSet, legal: SquareSet) -> String {
    let mut page = Page([[' '; MAP_WIDTH]; MAP_HEIGHT]);
    let on_page = |(x, y): (usize, usize)| (FRAME.0 + x, FRAME.1 + y);
    for y in 0..INSIDE.1 + 2 {
        for x in (0..INSIDE.0 + 2).filter(|&x| x % (INSIDE.0 + 1) == 0 || y % (INSIDE.1 + 1) == 0) {
            page.write(on_page((x, y)), frame(x, y).encode_utf8(&mut [0; 4]));
        }
    }
    for number in 1..=Square::SPAN {
        let (x, y) = on_page(corner(Square::new(number, number).expect("on the diagonal")));
        page.write((x + WIDTH / 2, 0), &number.to_string());
        page.write((0, y + HEIGHT / 2), &number.to_string());
    }
    for square in Square::all() {
        let (x, y) = on_page(corner(square));
        for (row, text) in pictures::picture(sheet.mark(square), legal.contains(square)).into_iter().enumerate() {
            page.write((x, y + row), text);
        }
        if sheet.bonus_square() == Some(square) {
            page.write((x, y), STAR.encode_utf8(&mut [0; 4]));
        }
    }
    for station in Station::ALL {
        if let Some(border) = sheet.station(station) {
            let (x, y) = on_page(gate(border));
            page.write((x, y), stub(border.side()).encode_utf8(&mut [0; 4]));
            let plaque = match border.side() {
                Side::North => (x - 1, y - 1),
                Side::East => (x + 1, y),
                Side::South => (x - 1, y + 1),
                Side::West => (x - 3, y),
            };
            page.write(plaque, &format!("({})", name(station, rules)));
        }
    }
    let lines = page.0.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n");
    lines.collect()
}

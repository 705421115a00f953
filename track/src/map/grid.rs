//! The map of six by six squares: its frame, its numbers, and the stations around it, whatever lies in the squares.

use crate::{Border, Side, Square};

/// The columns of a square.
pub const WIDTH: usize = 5;
/// The rows of a square.
pub const HEIGHT: usize = 3;

/// A square, row by row.
pub type Picture = [&'static str; HEIGHT];

/// An empty square.
pub const EMPTY: Picture = ["     ", "  ·  ", "     "];
/// An empty square that is open to the player.
pub const LEGAL: Picture = ["     ", "  □  ", "     "];

/// The columns and rows of all squares together.
pub const INSIDE: (usize, usize) = (WIDTH * Square::SPAN as usize, HEIGHT * Square::SPAN as usize);

/// Where the frame begins: behind a row number and a station, beneath the column numbers and a station.
const FRAME: (usize, usize) = (5, 2);

/// The columns of the whole map: a station, the frame and the numbers on the left, a station on the right.
pub const MAP_WIDTH: usize = FRAME.0 + INSIDE.0 + 2 + 3;
const MAP_HEIGHT: usize = FRAME.1 + INSIDE.1 + 2 + 1;

const _: () = assert!(Square::COUNT == 36, "the frame of the map is made for six by six squares");

/// Where the picture of `square` begins, counted from the corner of the frame.
pub fn corner(square: Square) -> (usize, usize) {
    (1 + WIDTH * (usize::from(square.x()) - 1), 1 + HEIGHT * (usize::from(square.y()) - 1))
}

/// Where the frame lets the track of a border square through, counted from the corner of the frame.
pub fn gate(border: Border) -> (usize, usize) {
    let (x, y) = corner(border.square());
    match border.side() {
        Side::North => (x + WIDTH / 2, 0),
        Side::East => (INSIDE.0 + 1, y + HEIGHT / 2),
        Side::South => (x + WIDTH / 2, INSIDE.1 + 1),
        Side::West => (0, y + HEIGHT / 2),
    }
}

/// What the frame looks like there.
pub fn frame(x: usize, y: usize) -> char {
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
pub const fn stub(side: Side) -> char {
    match side {
        Side::North | Side::South => '╪',
        Side::East | Side::West => '╫',
    }
}

/// Characters in rows.
#[derive(Clone, Debug)]
pub struct Page([[char; MAP_WIDTH]; MAP_HEIGHT]);

impl Default for Page {
    /// The frame and the numbers.
    fn default() -> Self {
        let mut res = Self([[' '; MAP_WIDTH]; MAP_HEIGHT]);
        for y in 0..INSIDE.1 + 2 {
            for x in (0..INSIDE.0 + 2).filter(|&x| x % (INSIDE.0 + 1) == 0 || y % (INSIDE.1 + 1) == 0) {
                res.mark((x, y), frame(x, y));
            }
        }
        for number in 1..=Square::SPAN {
            let (x, y) = corner(Square::new(number, number).expect("on the diagonal"));
            res.write((FRAME.0 + x + WIDTH / 2, 0), &number.to_string());
            res.write((0, FRAME.1 + y + HEIGHT / 2), &number.to_string());
        }
        res
    }
}

impl Page {
    /// Writes from (x, y) to the right, counted from the corner of the whole map.
    fn write(&mut self, (x, y): (usize, usize), text: &str) {
        for (place, c) in self.0[y][x..].iter_mut().zip(text.chars()) {
            *place = c;
        }
    }

    /// Puts one character at a place that is counted from the corner of the frame.
    pub fn mark(&mut self, (x, y): (usize, usize), c: char) {
        self.0[FRAME.1 + y][FRAME.0 + x] = c;
    }

    /// Fills a square.
    pub fn square(&mut self, square: Square, picture: Picture) {
        let (x, y) = corner(square);
        for (row, text) in picture.into_iter().enumerate() {
            self.write((FRAME.0 + x, FRAME.1 + y + row), text);
        }
    }

    /// Puts a station on the border.
    pub fn station(&mut self, border: Border, name: &str) {
        self.mark(gate(border), stub(border.side()));
        let (x, y) = gate(border);
        let (x, y) = (FRAME.0 + x, FRAME.1 + y);
        let plaque = match border.side() {
            Side::North => (x - 1, y - 1),
            Side::East => (x + 1, y),
            Side::South => (x - 1, y + 1),
            Side::West => (x - 3, y),
        };
        self.write(plaque, &format!("({name})"));
    }

    /// The whole map, without blanks at the ends of its lines.
    pub fn text(&self) -> String {
        let lines = self.0.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n");
        lines.collect()
    }
}

/// Pictures side by side, each between the corners of its square, with what they are called beneath.
pub fn side_by_side(pictures: &[(Picture, String)]) -> String {
    let row = |of: &dyn Fn(&(Picture, String)) -> String| {
        let cells: Vec<_> = pictures.iter().map(of).collect();
        cells.join(" ").trim_end().to_owned()
    };
    let mut rows = vec![row(&|_| "┌     ┐".to_owned())];
    rows.extend((0..HEIGHT).map(|y| row(&|it| format!(" {} ", it.0[y]))));
    rows.push(row(&|_| "└     ┘".to_owned()));
    rows.push(row(&|it| format!("{:^7}", it.1)));
    rows.join("\n") + "\n"
}

//! The map of six by six squares: its frame, its numbers, and the stations around it, whatever lies in the squares.

use track::{Border, Side, Square};

/// The columns of a square.
pub(super) const WIDTH: usize = 5;
/// The rows of a square.
pub(super) const HEIGHT: usize = 3;

/// A square, row by row.
pub(super) type Picture = [&'static str; HEIGHT];

/// An empty square.
pub(super) const EMPTY: Picture = ["     ", "  ·  ", "     "];
/// An empty square that is open to the player.
pub(super) const LEGAL: Picture = ["     ", "  □  ", "     "];

/// The columns and rows of all squares together.
pub(super) const INSIDE: (usize, usize) = (WIDTH * Square::SPAN as usize, HEIGHT * Square::SPAN as usize);

/// Where the frame begins: behind a row number and a station, beneath the column numbers and a station.
const FRAME: (usize, usize) = (5, 2);

/// The columns of the whole map: a station, the frame and the numbers on the left, a station on the right.
pub const MAP_WIDTH: usize = FRAME.0 + INSIDE.0 + 2 + 3;
const MAP_HEIGHT: usize = FRAME.1 + INSIDE.1 + 2 + 1;

const _: () = assert!(Square::COUNT == 36, "the frame of the map is made for six by six squares");

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

/// Characters in rows.
pub(super) struct Page([[char; MAP_WIDTH]; MAP_HEIGHT]);

impl Page {
    /// The frame and the numbers.
    pub(super) fn new() -> Self {
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

    /// Writes from (x, y) to the right, counted from the corner of the whole map.
    fn write(&mut self, (x, y): (usize, usize), text: &str) {
        for (place, c) in self.0[y][x..].iter_mut().zip(text.chars()) {
            *place = c;
        }
    }

    /// Puts one character at a place that is counted from the corner of the frame.
    pub(super) fn mark(&mut self, (x, y): (usize, usize), c: char) {
        self.0[FRAME.1 + y][FRAME.0 + x] = c;
    }

    /// Fills a square.
    pub(super) fn square(&mut self, square: Square, picture: Picture) {
        let (x, y) = corner(square);
        for (row, text) in picture.into_iter().enumerate() {
            self.write((FRAME.0 + x, FRAME.1 + y + row), text);
        }
    }

    /// Puts a station on the border.
    pub(super) fn station(&mut self, border: Border, name: &str) {
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
    pub(super) fn text(&self) -> String {
        let lines = self.0.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n");
        lines.collect()
    }
}

/// Pictures side by side, each between the corners of its square, with what they are called beneath.
pub(super) fn side_by_side(pictures: &[(Picture, String)]) -> String {
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

#[cfg(test)]
pub(super) mod check {
    //! What every picture of track must fulfil.

    use track::{Joins, Side};

    use super::{HEIGHT, Picture, WIDTH};

    /// The ends of a stroke: up, right, down, left. Marks beside the track have none.
    fn arms(c: char) -> [bool; 4] {
        let ends: [u8; 4] = match c {
            ' ' | '♣' => [0, 0, 0, 0],
            '│' => [1, 0, 1, 0],
            '─' => [0, 1, 0, 1],
            '╰' => [1, 1, 0, 0],
            '╭' => [0, 1, 1, 0],
            '╮' => [0, 0, 1, 1],
            '╯' => [1, 0, 0, 1],
            '├' => [1, 1, 1, 0],
            '┤' => [1, 0, 1, 1],
            '┬' => [0, 1, 1, 1],
            '┴' => [1, 1, 0, 1],
            '┼' => [1, 1, 1, 1],
            '╵' => [1, 0, 0, 0],
            '╶' => [0, 1, 0, 0],
            '╷' => [0, 0, 1, 0],
            '╴' => [0, 0, 0, 1],
            _ => panic!("{c} is no stroke of track"),
        };
        ends.map(|it| it == 1)
    }

    /// The ends of all strokes of a picture, row by row.
    pub(crate) fn strokes(picture: Picture) -> [Vec<[bool; 4]>; HEIGHT] {
        picture.map(|row| row.chars().map(arms).collect())
    }

    pub(crate) fn has_end(joins: Joins, side: Side) -> bool {
        Side::ALL.into_iter().any(|it| joins.joins(side, it))
    }

    /// Track ends in the middle of exactly the sides that it joins, and strokes inside meet.
    #[track_caller]
    pub(crate) fn is_sound(picture: Picture, joins: Joins) {
        let rows = strokes(picture);
        for side in Side::ALL {
            let border: Vec<bool> = match side {
                Side::North => rows[0].iter().map(|arms| arms[0]).collect(),
                Side::South => rows[2].iter().map(|arms| arms[2]).collect(),
                Side::East => rows.iter().map(|row| row[4][1]).collect(),
                Side::West => rows.iter().map(|row| row[0][3]).collect(),
            };
            let middle = border.len() / 2;
            for (n, has_arm) in border.into_iter().enumerate() {
                assert_eq!(has_arm, n == middle && has_end(joins, side), "{picture:?} {side} {n}");
            }
        }
        for (y, row) in rows.iter().enumerate() {
            for (x, cell) in row.iter().enumerate() {
                assert!(x + 1 >= WIDTH || cell[1] == row[x + 1][3], "{picture:?} is loose at {x}, {y}");
                assert!(y + 1 >= HEIGHT || cell[2] == rows[y + 1][x][0], "{picture:?} is loose at {x}, {y}");
            }
        }
    }
}

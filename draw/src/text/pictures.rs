//! The picture of every mark: five columns by three rows, with track that ends in the middle of a side.
//!
//! The top left corner of a picture stays blank, because the star of the bonus square goes there.

use ::thirty::Mark;
use track::{Kind, Piece, Square};

/// The columns of a square.
pub(super) const WIDTH: usize = 5;
/// The rows of a square.
pub(super) const HEIGHT: usize = 3;
/// What marks the bonus square.
pub(super) const STAR: char = '★';

/// A square, row by row.
pub(super) type Picture = [&'static str; HEIGHT];

#[rustfmt::skip]
const TRACK: [Picture; Piece::COUNT] = [
    // 1a to 1d
    ["  │  ", "  ╰──", "     "], ["     ", "  ╭──", "  │  "], ["     ", "──╮  ", "  │  "], ["  │  ", "──╯  ", "     "],
    // 2a, 2b
    ["  │  ", "  │  ", "  │  "], ["     ", "─────", "     "],
    // 3a, 3b
    ["  ╰╮ ", "─╮ ╰─", " ╰╮  "], [" ╭╯  ", "─╯ ╭─", "  ╭╯ "],
    // 4a, 4b
    ["  │  ", "─╴│╶─", "  │  "], ["  ╵  ", "─────", "  ╷  "],
    // 5a to 5d
    [" ╭┴╮ ", "─╯ ╰─", "     "], ["  ╰╮ ", "   ├─", "  ╭╯ "], ["     ", "─╮ ╭─", " ╰┬╯ "], [" ╭╯  ", "─┤   ", " ╰╮  "],
    // 6a to 6d
    ["  ├╮ ", "  │╰─", "  │  "], ["     ", "───┬─", "  ╭╯ "], ["  │  ", "─╮│  ", " ╰┤  "], [" ╭╯  ", "─┴───", "     "],
    // 6e to 6h
    [" ╭┤  ", "─╯│  ", "  │  "], ["  ╰╮ ", "───┴─", "     "], ["  │  ", "  │╭─", "  ├╯ "], ["     ", "─┬───", " ╰╮  "],
];

const EMPTY: Picture = ["     ", "  ·  ", "     "];
const LEGAL: Picture = ["     ", "  □  ", "     "];
const MOUNTAIN: Picture = ["  ▲  ", " ▲▲▲ ", "▲▲▲▲▲"];
const MINE: Picture = [" ┏━┓ ", " ┃M┃ ", " ┗━┛ "];
const CROSS: Picture = [" ╲ ╱ ", "  ╳  ", " ╱ ╲ "];

/// A piece of track as three rows of five columns.
pub fn piece(piece: Piece) -> [&'static str; 3] {
    TRACK[piece.index()]
}

/// What a mark looks like.
pub(super) fn picture(mark: Mark, is_legal: bool) -> Picture {
    match mark {
        Mark::Empty if is_legal => LEGAL,
        Mark::Empty => EMPTY,
        Mark::Mountain => MOUNTAIN,
        Mark::Mine => MINE,
        Mark::Cross => CROSS,
        Mark::Track(it) => piece(it),
    }
}

/// Every mark, with its picture.
fn all() -> impl Iterator<Item = (Mark, Picture)> {
    let plain = [
        (Mark::Empty, EMPTY),
        (Mark::Empty, LEGAL),
        (Mark::Mountain, MOUNTAIN),
        (Mark::Mine, MINE),
        (Mark::Cross, CROSS),
    ];
    plain.into_iter().chain(Piece::all().map(|it| (Mark::Track(it), piece(it))))
}

/// The mark that looks like this.
pub(super) fn mark(rows: &[String; HEIGHT]) -> Option<Mark> {
    all().find_map(|(mark, picture)| (picture == *rows).then_some(mark))
}

/// The pieces of a kind side by side, each between the corners of its square, with their codes beneath.
pub fn choices(kind: Kind) -> String {
    let row = |of: &dyn Fn(Piece) -> String| {
        let cells: Vec<_> = kind.pieces().map(of).collect();
        cells.join(" ").trim_end().to_owned()
    };
    let mut rows = vec![row(&|_| "┌     ┐".to_owned())];
    rows.extend((0..HEIGHT).map(|y| row(&|it| format!(" {} ", piece(it)[y]))));
    rows.push(row(&|_| "└     ┘".to_owned()));
    rows.push(row(&|it| format!("  {it}   ")));
    rows.join("\n") + "\n"
}

const _: () = assert!(Square::COUNT == 36, "the frame of the map is made for six by six squares");

#[cfg(test)]
mod tests {
    use track::{Joins, Side};

    use super::*;

    /// The ends of a stroke: up, right, down, left.
    fn arms(c: char) -> [bool; 4] {
        let ends: [u8; 4] = match c {
            ' ' => [0, 0, 0, 0],
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
            '╵' => [1, 0, 0, 0],
            '╶' => [0, 1, 0, 0],
            '╷' => [0, 0, 1, 0],
            '╴' => [0, 0, 0, 1],
            _ => panic!("{c} is no stroke of track"),
        };
        ends.map(|it| it == 1)
    }

    fn has_end(joins: Joins, side: Side) -> bool {
        Side::ALL.into_iter().any(|it| joins.joins(side, it))
    }

    #[test]
    fn pictures_are_of_one_size_and_no_two_look_alike() {
        let pictures: Vec<_> = all().map(|it| it.1).collect();
        for (n, picture) in pictures.iter().enumerate() {
            assert!(picture.iter().all(|it| it.chars().count() == WIDTH), "{picture:?}");
            assert!(picture[0].starts_with(' '), "the corner is for the star: {picture:?}");
            assert!(!pictures[..n].contains(picture), "{picture:?}");
        }
        assert_eq!(pictures.len(), Piece::COUNT + 5);
    }

    #[test]
    fn track_ends_at_a_side_exactly_where_the_piece_joins_it() {
        for it in Piece::all() {
            let rows = piece(it).map(|row| row.chars().map(arms).collect::<Vec<_>>());
            for side in Side::ALL {
                let border: Vec<bool> = match side {
                    Side::North => rows[0].iter().map(|arms| arms[0]).collect(),
                    Side::South => rows[2].iter().map(|arms| arms[2]).collect(),
                    Side::East => rows.iter().map(|row| row[4][1]).collect(),
                    Side::West => rows.iter().map(|row| row[0][3]).collect(),
                };
                let middle = border.len() / 2;
                for (n, has_arm) in border.into_iter().enumerate() {
                    assert_eq!(has_arm, n == middle && has_end(it.joins(), side), "{it} {side} {n}");
                }
            }
        }
    }

    #[test]
    fn strokes_inside_a_picture_meet() {
        for it in Piece::all() {
            let rows = piece(it).map(|row| row.chars().map(arms).collect::<Vec<_>>());
            let mut n_loose = 0;
            for (y, row) in rows.iter().enumerate() {
                for (x, cell) in row.iter().enumerate() {
                    n_loose += usize::from(x + 1 < WIDTH && cell[1] != row[x + 1][3]);
                    n_loose += usize::from(y + 1 < HEIGHT && cell[2] != rows[y + 1][x][0]);
                }
            }
            assert_eq!(n_loose, 0, "{it}");
        }
    }

    #[test]
    fn a_switch_lies_on_the_side_of_its_stem() {
        for it in Piece::all().filter(|it| matches!(it.kind(), Kind::YJunction | Kind::Junction)) {
            let n_joined = |side: Side| Side::ALL.into_iter().filter(|&other| it.joins().joins(side, other)).count();
            let stem = Side::ALL.into_iter().find(|&side| n_joined(side) == 2).expect("a stem");
            let rows = piece(it).map(|row| row.chars().map(arms).collect::<Vec<_>>());
            let places = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
            let switches: Vec<_> = places.filter(|&(x, y)| rows[y][x].iter().filter(|it| **it).count() == 3).collect();
            assert_eq!(switches, [[(2, 0), (3, 1), (2, 2), (1, 1)][stem.index()]], "{it}");
        }
    }

    #[test]
    fn strokes_without_a_switch_lead_where_the_piece_leads() {
        for it in Piece::all().filter(|it| matches!(it.kind(), Kind::Curve | Kind::Straight | Kind::DoubleCurve)) {
            let rows = piece(it).map(|row| row.chars().map(arms).collect::<Vec<_>>());
            for from in Side::ALL.into_iter().filter(|&side| has_end(it.joins(), side)) {
                let (mut x, mut y) = [(2, 0), (4, 1), (2, 2), (0, 1)][from.index()];
                let mut side = from;
                let to = loop {
                    let way_on = |to: &Side| *to != side && rows[y][x][to.index()];
                    let to = Side::ALL.into_iter().find(way_on).expect("the stroke goes on");
                    match to {
                        Side::North if y > 0 => y -= 1,
                        Side::East if x + 1 < WIDTH => x += 1,
                        Side::South if y + 1 < HEIGHT => y += 1,
                        Side::West if x > 0 => x -= 1,
                        _ => break to,
                    }
                    side = to.opposite();
                };
                assert!(it.joins().joins(from, to), "{it} {from} {to}");
            }
        }
    }

    #[test]
    fn choices_fit_the_screen_and_name_every_piece() {
        for kind in Kind::ALL {
            let text = choices(kind);
            assert!(text.lines().all(|it| it.chars().count() <= 78), "{text}");
            assert!(kind.pieces().all(|it| text.contains(&it.to_string())), "{text}");
            assert!(!text.lines().any(|it| it.ends_with(' ')), "{text}");
        }
    }
}

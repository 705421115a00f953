//! The picture of every mark: five columns by three rows, with track that ends in the middle of a side.
//!
//! The top left corner of a picture stays blank, because the star of the bonus square goes there.

use ::thirty::Mark;
use track::{Kind, Piece};

use super::grid::{EMPTY, HEIGHT, LEGAL, Picture, side_by_side};

/// What marks the bonus square.
pub(super) const STAR: char = '★';

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
    side_by_side(&kind.pieces().map(|it| (piece(it), it.to_string())).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use track::Side;

    use super::*;
    use crate::text::grid::{
        WIDTH,
        check::{has_end, is_sound, strokes},
    };

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
    fn track_ends_at_a_side_exactly_where_the_piece_joins_it_and_strokes_inside_meet() {
        for it in Piece::all() {
            is_sound(piece(it), it.joins());
        }
    }

    #[test]
    fn a_switch_lies_on_the_side_of_its_stem() {
        for it in Piece::all().filter(|it| matches!(it.kind(), Kind::YJunction | Kind::Junction)) {
            let n_joined = |side: Side| Side::ALL.into_iter().filter(|&other| it.joins().joins(side, other)).count();
            let stem = Side::ALL.into_iter().find(|&side| n_joined(side) == 2).expect("a stem");
            let rows = strokes(piece(it));
            let places = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
            let switches: Vec<_> = places.filter(|&(x, y)| rows[y][x].iter().filter(|it| **it).count() == 3).collect();
            assert_eq!(switches, [[(2, 0), (3, 1), (2, 2), (1, 1)][stem.index()]], "{it}");
        }
    }

    #[test]
    fn strokes_without_a_switch_lead_where_the_piece_leads() {
        for it in Piece::all().filter(|it| matches!(it.kind(), Kind::Curve | Kind::Straight | Kind::DoubleCurve)) {
            let rows = strokes(piece(it));
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

//! The picture of every piece: five columns by three rows, with track that ends in the middle of a side.
//!
//! The top left corner of a picture stays blank, so that games can mark squares there.

use super::grid::{HEIGHT, Picture, side_by_side};
use crate::{Kind, Piece};

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

/// A piece of track as three rows of five columns.
pub fn piece(piece: Piece) -> [&'static str; HEIGHT] {
    TRACK[piece.index()]
}

/// The pieces of a kind side by side, each between the corners of its square, with their codes beneath.
pub fn choices(kind: Kind) -> String {
    side_by_side(&kind.pieces().map(|it| (piece(it), it.to_string())).collect::<Vec<_>>())
}

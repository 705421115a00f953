//! The tiles of 30 Streetcar Rails, as large as the squares of a board that has a page to itself.

use draw::{
    scene::at,
    streetcar::{tile, zone},
};
use library::View;
use streetcar::{Shape, Tile, Tiles};

use crate::{
    Language, Page, Stock,
    cutting::{self, Piece, Pieces},
    picture::{Layout, blank},
    sheets,
    words::t,
};

/// How many units of a board a square has.
const SQUARE: f64 = 100.0;

/// All tiles of a mix, with a pedestrian zone on the back of each.
pub(crate) fn pages(view: &View, tiles: &Tiles, stock: Stock, language: Language) -> Vec<Page> {
    let Some(board) = blank(view, "30 Streetcar Rails", Layout::Below, language) else { return Vec::new() };
    let side = sheets::unit(&board, stock) * SQUARE;
    let of = |shape: Shape| {
        let piece = Piece { front: tile(Tile::new(shape, 0)), back: zone() };
        std::iter::repeat_n(piece, usize::from(tiles.count(shape)))
    };
    let pieces = Pieces {
        all: Shape::ALL.into_iter().flat_map(of).collect(),
        size: at(side, side),
        front: &t!(language, "paper-tiles", n = tiles.total()),
        back: &t!(language, "paper-tiles-back"),
    };
    cutting::pages(&pieces, stock, language)
}

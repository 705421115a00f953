//! Boards of 30 Streetcar Rails as text: the map, the score table with the tiles that were not seen, and the drives.

mod pictures;
mod table;

use streetcar::{Board, Station};
use track::{Square, SquareSet, map::Page};

pub use pictures::{choices, tile};
pub use table::{drives, scores, table};

/// The map of a board; empty squares in `legal` are marked as open to the player.
pub fn map(board: &Board, legal: SquareSet) -> String {
    let mut page = Page::default();
    for square in Square::all() {
        page.square(square, pictures::picture(board.mark(square), legal.contains(square)));
    }
    for station in Station::ALL {
        if let Some(border) = board.station(station) {
            page.station(border, &station.to_string());
        }
    }
    page.text()
}

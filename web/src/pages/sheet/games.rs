//! What each game adds to the page: it travels in the part of its board, and only that of the game at hand is fetched.

use client::{Board, fetched::Unfetched, sheet::Sheet};
use wasm_split_helpers::wasm_split;

/// What a game adds, if it is scored from paper.
type Found = Option<&'static dyn Sheet>;

macro_rules! sheets {
    ($([$game:ident $Game:ident $name:literal $title:literal $bot:ident $picture:ident $wire:ident $board:ident])+) => {
        /// Fetches what the game of this name adds.
        pub(super) async fn fetch(game: &str) -> Result<Found, Unfetched> {
            match game {
                $($name => $board().await,)+
                _ => Ok(None),
            }
        }

        $(
            #[wasm_split($game, fallible)]
            fn $board() -> Result<Found, Unfetched> {
                Ok($board::Board::SHEET)
            }
        )+
    };
}

library::games!(sheets);

//! The boards of all games, from the list: whatever asks for a board knows no game; this module asks the right one.

use client::{
    Board,
    fetched::{Unfetched, fetched},
    print::Cards,
    table::{Position, Table},
    tour::Tour,
};
use kernel::Seat;
use leptos::prelude::*;
use library::View;
use wasm_split_helpers::wasm_split;

/// Builds a board.
type Build = fn(Table) -> AnyView;

macro_rules! boards {
    ($([$game:ident $Game:ident $name:literal $title:literal $bot:ident $picture:ident $wire:ident $board:ident])+) => {
        /// The board with all that is needed to choose a move; nothing as long as nothing is known.
        pub(crate) fn board(table: Table) -> AnyView {
            table.position.with_untracked(|it| match it.as_ref().map(|it| &it.view) {
                $(Some(View::$Game(_)) => fetched($game, move |build| build(table)).into_any(),)+
                None => ().into_any(),
            })
        }

        $(
            #[wasm_split($game, fallible)]
            fn $game() -> Result<Build, Unfetched> {
                Ok($board::Board::board)
            }
        )+

        /// What the player at this screen should do now, in one sentence.
        pub(crate) fn prompt(position: &Position) -> String {
            match &position.view {
                $(View::$Game(view) => $board::Board::prompt(position, view),)+
            }
        }

        /// The score of the shown seat, line by line.
        pub(crate) fn score(position: &Position) -> AnyView {
            match &position.view {
                $(View::$Game(view) => $board::Board::score(position, view),)+
            }
        }

        /// By how much a legal move of the player changes the score at once; `None` where that cannot be told.
        pub(crate) fn gain(position: &Position, action: &str) -> Option<i32> {
            match &position.view {
                $(View::$Game(view) => $board::Board::gain(view, position.seat?, action),)+
            }
        }

        /// A move in words.
        pub(crate) fn describe(position: &Position, action: &str) -> String {
            match &position.view {
                $(View::$Game(view) => $board::Board::describe(view, action),)+
            }
        }

        /// A line of the record in words, for the log and for screen readers: a move, a roll, a ruling.
        pub(crate) fn happened(position: &Position, line: &str) -> String {
            match &position.view {
                $(View::$Game(view) => $board::Board::happened(position, view, line),)+
            }
        }

        /// The points of a seat so far; `None` while they are hidden.
        pub(crate) fn points(view: &View, seat: Seat) -> Option<i32> {
            match view {
                $(View::$Game(view) => $board::Board::points(view, seat),)+
            }
        }

        /// Whether the viewer may look at the sheet of a seat.
        pub(crate) fn is_shown(view: &View, seat: Seat) -> bool {
            match view {
                $(View::$Game(view) => $board::Board::is_shown(view, seat),)+
            }
        }

        /// Whether the player of a seat has left for good, so that the game goes on without it.
        pub(crate) fn is_gone(view: &View, seat: Seat) -> bool {
            match view {
                $(View::$Game(view) => $board::Board::is_gone(view, seat),)+
            }
        }

        /// The tour for those who have never seen a game, with the name of its game: the first that has one.
        pub(crate) fn tour() -> Option<(&'static str, &'static Tour)> {
            [$(($name, $board::Board::TOUR)),+].into_iter().find_map(|(game, tour)| Some((game, tour?)))
        }

        /// The cards of a game to be cut out.
        pub(crate) fn cards(game: &str) -> Option<Cards> {
            match game {
                $($name => $board::Board::CARDS,)+
                _ => None,
            }
        }
    };
}

library::games!(boards);

//! A board for each game: the picture that `draw` makes, and above it what can be touched.
//!
//! Whatever asks for a board knows no game; this module asks the right one.

mod grid;
mod railage;
mod streetcar;
mod thirty;
mod village;

use leptos::prelude::*;
use library::View;
use wasm_split_helpers::wasm_split;

pub(crate) use grid::Place;
pub(crate) use streetcar::at as at_board;
pub(crate) use thirty::at as at_sheet;
pub(crate) use village::words as village_words;

use crate::{
    fetched::{Unfetched, fetched},
    table::{Position, Table},
};

/// The board with all that is needed to choose a move. It is built once and follows the table by itself.
pub(crate) fn board(table: Table) -> AnyView {
    let game = table.position.with_untracked(|it| it.as_ref().map(|it| it.game)).unwrap_or_default();
    match game {
        "30-rails" => fetched(thirty_board, move |board| board(table)).into_any(),
        "30-streetcar-rails" => fetched(streetcar_board, move |board| board(table)).into_any(),
        "rail-age" => fetched(railage_board, move |board| board(table)).into_any(),
        _ => fetched(village_board, move |board| board(table)).into_any(),
    }
}

/// Builds a board.
type Board = fn(Table) -> AnyView;

#[wasm_split(squares, fallible)]
fn thirty_board() -> Result<Board, Unfetched> {
    Ok(thirty::board)
}

#[wasm_split(squares, fallible)]
fn streetcar_board() -> Result<Board, Unfetched> {
    Ok(streetcar::board)
}

#[wasm_split(railage, fallible)]
fn railage_board() -> Result<Board, Unfetched> {
    Ok(railage::board)
}

#[wasm_split(village, fallible)]
fn village_board() -> Result<Board, Unfetched> {
    Ok(village::board)
}

/// What the player at this screen should do now, in one sentence.
pub(crate) fn prompt(position: &Position) -> String {
    match &position.view {
        View::Thirty(view) => thirty::prompt(position, view),
        View::Streetcar(view) => streetcar::prompt(position, view),
        View::Railage(view) => railage::prompt(position, view),
        View::Village(view) => village::prompt(position, view),
    }
}

/// The score of the shown seat, line by line.
pub(crate) fn score(position: &Position) -> AnyView {
    match &position.view {
        View::Thirty(view) => thirty::score(position, view),
        View::Streetcar(view) => streetcar::score(position, view),
        View::Railage(view) => railage::score(position, view),
        View::Village(view) => village::score(position, view),
    }
}

/// By how much a legal move of the player changes the score at once; `None` where that cannot be told.
pub(crate) fn gain(position: &Position, action: &str) -> Option<i32> {
    let seat = position.seat?;
    match &position.view {
        View::Thirty(view) => thirty::gain(view, seat, action),
        View::Streetcar(view) => streetcar::gain(view, seat, action),
        View::Railage(view) => railage::gain(view, seat, action),
        View::Village(view) => village::gain(view, seat, action),
    }
}

/// A move in words.
pub(crate) fn describe(position: &Position, action: &str) -> String {
    match &position.view {
        View::Thirty(view) => thirty::describe(view, action),
        View::Streetcar(view) => streetcar::describe(view, action),
        View::Railage(view) => railage::describe(view, action),
        View::Village(view) => village::describe(view, action),
    }
}

/// A line of the record in words, for the log and for screen readers: a move, a roll, a ruling.
pub(crate) fn happened(position: &Position, line: &str) -> String {
    match &position.view {
        View::Thirty(view) => thirty::happened(position, view, line),
        View::Streetcar(view) => streetcar::happened(position, view, line),
        View::Railage(view) => railage::happened(position, view, line),
        View::Village(view) => village::happened(position, view, line),
    }
}

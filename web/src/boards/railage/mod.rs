//! The board of Rail Age: moves are built up by touching dice and cells, which lead only where the rules do.

mod board;
mod company;
mod dice;
mod ghost;
mod hand;
mod label;
mod legend;
mod map;
mod moves;
mod now;
mod pictures;
mod prompt;
mod score;
mod spot;
mod tracks;
mod words;

use kernel::Seat;
use leptos::prelude::*;
use railage::{Action, Tally, View};

use crate::table::{Position, Table};

pub(super) fn board(table: Table) -> AnyView {
    board::board(table)
}

pub(super) fn prompt(position: &Position, view: &View) -> String {
    prompt::prompt(position, view)
}

pub(super) fn score(position: &Position, view: &View) -> AnyView {
    score::score(position, view)
}

pub(super) fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
    let action = action.parse().ok()?;
    // What is announced is on the sheet already, and the first ○ scores nothing.
    if matches!(action, Action::Start(_) | Action::Done(_)) {
        return None;
    }
    let after = view.tried(seat, action).ok()?;
    Some(Tally::of(&after.sheet, &view.map).total() - view.tally(seat)?.total())
}

pub(super) fn describe(view: &View, action: &str) -> String {
    words::describe(view, action)
}

/// A line of the record in words.
pub(super) fn happened(position: &Position, view: &View, line: &str) -> String {
    words::happened(position, view, line)
}

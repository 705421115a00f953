//! The board of Rail Age in the browser: moves are built up by touching dice and cells, which lead only where the rules
//! do.

#[macro_use]
extern crate client;

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
mod sheet;
mod spot;
mod tracks;
mod words;

use client::table::{Position, Table};
use kernel::Seat;
use leptos::prelude::*;
use railage::{Action, Railage, Tally, View};

/// The board of Rail Age.
#[derive(Debug)]
pub struct Board;

impl client::Board for Board {
    type Game = Railage;

    const SHEET: Option<&'static dyn client::sheet::Sheet> = Some(&Self);

    fn view(position: &Position) -> Option<&View> {
        match &position.view {
            library::View::Railage(view) => Some(view),
            _ => None,
        }
    }

    fn board(table: Table) -> AnyView {
        board::board(table)
    }

    fn prompt(position: &Position, view: &View) -> String {
        prompt::prompt(position, view)
    }

    fn score(position: &Position, view: &View) -> AnyView {
        score::score(position, view)
    }

    fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
        let action = action.parse().ok()?;
        // What is announced is on the sheet already, and the first ○ scores nothing.
        if matches!(action, Action::Start(_) | Action::Done(_)) {
            return None;
        }
        let after = view.tried(seat, action).ok()?;
        Some(Tally::of(&after.sheet, &view.map).total() - view.tally(seat)?.total())
    }

    fn describe(view: &View, action: &str) -> String {
        words::describe(view, action)
    }

    fn happened(position: &Position, view: &View, line: &str) -> String {
        words::happened(position, view, line)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.tally(seat).map(|it| it.total())
    }

    fn is_shown(view: &View, seat: Seat) -> bool {
        view.sheets.get(seat).is_some_and(Option::is_some)
    }
}

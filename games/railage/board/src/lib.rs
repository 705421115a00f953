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
mod spot;
mod tracks;
mod words;

use client::{
    drawn::reworded,
    table::{Position, Table},
};
use draw::{Glossary, railage::Picture, scene::Scene, thirty::Layout};
use kernel::Seat;
use leptos::prelude::*;
use railage::{Action, Drawing, Railage, Setup, Sheet, Tally, View};

/// The board of Rail Age.
#[derive(Debug)]
pub struct Board;

impl client::Board for Board {
    type Game = Railage;

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

    fn picture(view: &View, seat: Seat, title: &str, _: &[String]) -> Option<Scene> {
        let picture = Picture::new(&view.map, &view.sheets.get(seat)?.as_ref()?.sheet);
        let is_solo = view.sheets.as_slice().len() == 1;
        let picture = Picture { title, taken: view.taken(), is_solo, ..picture };
        Some(reworded(picture.scene(), Glossary::Railage))
    }

    fn blank(rules: &str, title: &str, is_alone: bool) -> Option<Scene> {
        let map = Setup::maps().iter().find(|it| it.name() == rules)?;
        let sheet = Sheet::drawn(map, &Drawing::default())?;
        let layout = if is_alone { Layout::Below } else { Layout::Beside };
        let picture = Picture { title, layout, ..Picture::new(map, &sheet) };
        Some(reworded(picture.scene(), Glossary::Railage))
    }
}

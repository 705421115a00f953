//! The score of a sheet, in the table that the boards have.

use client::sheet::Sheet;
use kernel::{Seat, SeatSet};
use leptos::prelude::*;
use library::Paper;

use crate::table::{Position, Status};

pub(super) fn view(sheet: &dyn Sheet, paper: &Paper) -> AnyView {
    sheet.score(&position(paper))
}

/// The sheet as that of a game that is over.
fn position(paper: &Paper) -> Position {
    Position {
        game: paper.game.name,
        rules: paper.sheet.to_owned(),
        status: Status::Over,
        view: paper.view.clone(),
        seat: None,
        shown: Seat::FIRST,
        actions: Vec::new(),
        waiting: SeatSet::EMPTY,
        names: vec![String::new()],
        number: 0,
        can_undo: false,
        deadline: None,
        scores: None,
        places: None,
        outcome: None,
    }
}

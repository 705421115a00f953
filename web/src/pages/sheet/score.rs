//! The score of a sheet, in the table that the boards have.

use kernel::{BySeat, Seat, SeatSet};
use leptos::prelude::*;
use library::Paper;
use library::View;

use crate::{
    boards,
    table::{Position, Status},
};

pub(super) fn view(paper: &Paper) -> AnyView {
    position(paper).map_or_else(|| ().into_any(), |it| boards::score(&it))
}

/// The sheet as that of a game that is over.
fn position(paper: &Paper) -> Option<Position> {
    let (game, rules, view) = match paper {
        Paper::Thirty(file) => {
            let view = thirty::View {
                setup: thirty::Setup::new(file.rules, 1)?,
                stage: thirty::Stage::Over,
                n_rolls: 0,
                rolls: Vec::new(),
                waiting: SeatSet::EMPTY,
                gone: SeatSet::EMPTY,
                sheets: BySeat::new(1, |_| file.sheet),
            };
            ("30-rails", file.rules.to_string(), View::Thirty(view))
        }
        Paper::Streetcar(file) => {
            let view = streetcar::View {
                setup: streetcar::Setup::new(file.tiles, 1)?,
                stage: streetcar::Stage::Over,
                rolled: Vec::new(),
                n_draws: 0,
                draw: None,
                unseen: streetcar::Unseen::all(&file.tiles),
                waiting: SeatSet::EMPTY,
                gone: SeatSet::EMPTY,
                boards: BySeat::new(1, |_| file.board),
            };
            ("30-streetcar-rails", String::new(), View::Streetcar(view))
        }
    };
    Some(Position {
        game,
        rules,
        status: Status::Over,
        view,
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
    })
}

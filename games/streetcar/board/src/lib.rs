//! The board of 30 Streetcar Rails in the browser.

#[macro_use]
extern crate client;

mod board;
mod moves;
mod panel;
mod score;
mod sheet;
mod words;

use client::table::{Position, Status, Table};
use kernel::Seat;
use leptos::prelude::*;
use streetcar::{Action, Draw, Part, Stage, Streetcar, Tally, Unseen, View};

/// The board of 30 Streetcar Rails.
#[derive(Debug)]
pub struct Board;

impl client::Board for Board {
    type Game = Streetcar;

    const SHEET: Option<&'static dyn client::sheet::Sheet> = Some(&Self);

    fn view(position: &Position) -> Option<&View> {
        match &position.view {
            library::View::Streetcar(view) => Some(view),
            _ => None,
        }
    }

    fn board(table: Table) -> AnyView {
        board::board(table)
    }

    fn prompt(position: &Position, view: &View) -> String {
        let Some(board) = view.boards.get(position.seat.unwrap_or(position.shown)) else { return String::new() };
        if view.stage == Stage::Over {
            return position.ended_with(Tally::of(board).total());
        }
        if position.status != Status::Playing {
            return String::new();
        }
        let is_mine = position.is_mine();
        match (board.missing_part(view.stage), view.draw) {
            (Some(part), _) if is_mine => match part {
                Part::Station(station) => t!("streetcar-setup-station", name = station.to_string()),
                Part::Remove => t!("streetcar-setup-remove"),
                Part::Central => t!("streetcar-setup-central"),
            },
            (_, Some(draw)) if is_mine => {
                let (tile, die) = (words::shape(draw.shape()), draw.die());
                if draw.lines().and(board.free()).is_empty() {
                    t!("streetcar-prompt-any", n = view.n_draws, tile = tile, die = die)
                } else {
                    t!("streetcar-prompt", n = view.n_draws, tile = tile, die = die)
                }
            }
            _ if position.seat.is_some_and(|it| view.gone.contains(it)) => t!("grid-has-left"),
            _ if view.stage != Stage::Play && position.seat.is_none() => t!("grid-setup-watch"),
            _ if view.stage != Stage::Play => t!("grid-setup-wait"),
            _ if position.seat.is_some() && !position.waiting.is_empty() => t!("grid-wait"),
            _ => t!("grid-turn", n = view.n_draws),
        }
    }

    fn score(position: &Position, view: &View) -> AnyView {
        let Some(board) = view.boards.get(position.shown) else { return ().into_any() };
        let name = (position.n_seats() > 1).then(|| position.name(position.shown));
        score::view(board, name)
    }

    fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
        let tried = view.tried(seat, action.parse().ok()?)?;
        let gain = Tally::of(&tried).total() - Tally::of(view.boards.get(seat)?).total();
        (view.stage == Stage::Play || gain != 0).then_some(gain)
    }

    fn describe(_view: &View, action: &str) -> String {
        action.parse::<Action>().map_or_else(|_| action.to_owned(), words::action)
    }

    fn happened(position: &Position, _view: &View, line: &str) -> String {
        words::happened(position, line).unwrap_or_else(|| line.to_owned())
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.boards.get(seat).map(|it| Tally::of(it).total())
    }

    fn is_shown(view: &View, seat: Seat) -> bool {
        view.boards.get(seat).is_some()
    }

    fn is_gone(view: &View, seat: Seat) -> bool {
        view.gone.contains(seat)
    }
}

/// What is shown of a position.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    board: streetcar::Board,
    stage: Stage,
    draw: Option<Draw>,
    n_draws: u8,
    unseen: Unseen,
    /// Whether something can be laid on this board now.
    is_mine: bool,
}

impl Shown {
    fn of(position: &Position) -> Option<Self> {
        let view = <Board as client::Board>::view(position)?;
        Some(Self {
            board: *view.boards.get(position.shown)?,
            stage: view.stage,
            draw: view.draw,
            n_draws: view.n_draws,
            unseen: view.unseen,
            is_mine: position.seat == Some(position.shown) && !position.actions.is_empty(),
        })
    }
}

//! The board of Village Rails in the browser: the tableau with its seven lines, both markets and the hand.
//!
//! A card is taken from a market, the market is filled, and then the card waits in the hand for its spot: a track for a
//! space, a trip for a line. A terminus card and a completed line are put together in either order, and so are cards and
//! spots in games that were begun by rules 1. `choice` knows what is taken up; all other parts follow it.

#![expect(unreachable_pub, reason = "the macro of Leptos makes the properties of components public")]

#[macro_use]
extern crate client;

mod cards;
mod choice;
mod hand;
mod lines;
mod market;
mod purse;
mod score;
mod sheet;
mod spot;
mod tableau;
mod tell;
#[cfg(test)]
mod tests;
mod words;

use client::{
    print::Cards,
    table::{Position, Table},
};
use kernel::Seat;
use leptos::prelude::*;
use village::{Stage, View, Village};

use self::choice::Choice;

/// The board of Village Rails.
#[derive(Debug)]
pub struct Board;

impl client::Board for Board {
    type Game = Village;

    const CARDS: Option<Cards> = Some(Cards {
        described: || t!("print-described-cards", pages = cards::N_PAGES),
        hint: || t!("print-village"),
        pages: cards::pages,
    });

    const SHEET: Option<&'static dyn client::sheet::Sheet> = Some(&Self);

    fn view(position: &Position) -> Option<&View> {
        match &position.view {
            library::View::Village(view) => Some(view),
            _ => None,
        }
    }

    fn board(table: Table) -> AnyView {
        let choice = Choice::new(table);
        let stage = Memo::new(move |_| look(table, stage_name).unwrap_or_default());
        view! {
            <div
                class="village"
                data-stage=stage
                data-held=move || choice.held.get().map(choice::Held::name)
                on:keydown=move |_| choice.by_key.set_value(true)
                on:pointerdown=move |_| choice.by_key.set_value(false)
            >
                <purse::Purses choice/>
                <tableau::Tableau choice/>
                <hand::Waiting choice/>
                <hand::Ask choice/>
                <market::Tracks choice/>
                <market::Trips choice/>
                <hand::Hand choice/>
                <lines::Lines choice/>
            </div>
        }
        .into_any()
    }

    fn prompt(position: &Position, view: &View) -> String {
        tell::prompt(position, view)
    }

    fn score(position: &Position, view: &View) -> AnyView {
        score::score(position, view)
    }

    fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
        tell::gain(view, seat, action)
    }

    fn describe(view: &View, action: &str) -> String {
        tell::describe(view, action)
    }

    fn happened(position: &Position, view: &View, line: &str) -> String {
        tell::happened(position, view, line)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.players.get(seat).map(|it| it.score)
    }

    fn is_shown(view: &View, seat: Seat) -> bool {
        view.players.get(seat).is_some_and(|it| it.tableau.is_some())
    }
}

/// Looks at the position as one of this game, and follows it.
fn look<T>(table: Table, see: impl FnOnce(&Position, &View) -> T) -> Option<T> {
    table.position.with(|it| {
        let position = it.as_ref()?;
        Some(see(position, <Board as client::Board>::view(position)?))
    })
}

/// What the style sheet goes by, to put first what is needed first.
fn stage_name(position: &Position, view: &View) -> &'static str {
    match view.stage {
        _ if position.actions.is_empty() => "watch",
        Stage::Build { .. } => "build",
        Stage::Lay { .. } => "lay",
        Stage::Assign => "assign",
        Stage::Resolve { .. } => "resolve",
        Stage::Under { .. } => "under",
        Stage::Plan => "plan",
        Stage::Deal | Stage::Draw | Stage::Over => "watch",
    }
}

/// The tableau of a seat.
fn tableau_of(view: &View, seat: Seat) -> Option<&village::Tableau> {
    view.players.get(seat)?.tableau.as_ref()
}

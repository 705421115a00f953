//! The board of Village Rails: the tableau with its seven lines, both markets and the hand.
//!
//! A card is taken from a market, the market is filled, and then the card waits in the hand for its spot: a track for a
//! space, a trip for a line. A terminus card and a completed line are put together in either order, and so are cards and
//! spots in games that were begun by rules 1. `choice` knows what is taken up; all other parts follow it.

mod choice;
mod hand;
mod lines;
mod market;
mod purse;
mod score;
mod spot;
mod tableau;
mod tell;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use kernel::Seat;
use leptos::prelude::*;
use village::{Stage, View};

pub(super) use score::score;
pub(super) use tell::{describe, gain, happened, prompt};

use self::choice::Choice;
use crate::table::{Position, Table};

pub(super) fn board(table: Table) -> AnyView {
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

/// Looks at the position as one of this game, and follows it.
fn look<T>(table: Table, see: impl FnOnce(&Position, &View) -> T) -> Option<T> {
    table.position.with(|it| {
        let position = it.as_ref()?;
        match &position.view {
            library::View::Village(view) => Some(see(position, view)),
            _ => None,
        }
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

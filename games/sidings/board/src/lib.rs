//! The board of Sidings in the browser.

#[macro_use]
extern crate client;

mod board;
mod words;

use client::table::{Position, Status, Table};
use kernel::Seat;
use leptos::prelude::*;
use sidings::{Action, Siding, Sidings, View};

/// The board of Sidings.
#[derive(Debug)]
pub struct Board;

impl client::Board for Board {
    type Game = Sidings;

    fn view(position: &Position) -> Option<&View> {
        match &position.view {
            library::View::Sidings(view) => Some(view),
            _ => None,
        }
    }

    fn board(table: Table) -> AnyView {
        board::board(table)
    }

    fn prompt(position: &Position, view: &View) -> String {
        let (round, seat) = (view.round, position.seat.unwrap_or(position.shown));
        match view.wagon {
            _ if view.is_over() => position.ended_with(view.points(seat).unwrap_or_default()),
            _ if position.status != Status::Playing => String::new(),
            Some(wagon) if position.is_mine() => t!("sidings-prompt", round = round, wagon = wagon),
            Some(_) => t!("sidings-wait", round = round),
            None => t!("sidings-roll"),
        }
    }

    fn score(position: &Position, view: &View) -> AnyView {
        let Some(player) = view.players.get(position.shown) else { return ().into_any() };
        let row = |it: Siding| match player.yard.worth(it) {
            worth if view.is_over() && player.order == Some(it) => {
                (t!("sidings-siding-double", siding = it.to_string()), 2 * worth)
            }
            worth => (words::siding(it), worth),
        };
        let rows = Siding::ALL.map(row).into_iter().chain([(t!("sidings-clear-roads"), player.n_clear.into())]);
        let row = |(name, points): (String, i32)| view! { <tr><th scope="row">{name}</th><td>{points}</td></tr> };
        let name = position.name(position.shown);
        view! {
            <table class="sidings-score">
                <caption>{if position.n_seats() == 1 { t!("grid-score") } else { t!("grid-score-of", name = name) }}</caption>
                <tbody>{rows.map(row).collect_view()}</tbody>
                <tfoot>{row((t!("grid-total"), player.points(view.is_over())))}</tfoot>
            </table>
        }
        .into_any()
    }

    fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
        let Action(siding) = action.parse().ok()?;
        let mut yard = view.players.get(seat)?.yard;
        let before = yard.worth(siding);
        yard.put(siding, view.wagon?);
        Some(yard.worth(siding) - before)
    }

    fn describe(_view: &View, action: &str) -> String {
        action.parse().map_or_else(|_| action.to_owned(), |Action(siding)| words::siding(siding))
    }

    fn happened(position: &Position, _view: &View, line: &str) -> String {
        words::happened(position, line).unwrap_or_else(|| line.to_owned())
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.points(seat)
    }

    fn is_shown(view: &View, seat: Seat) -> bool {
        view.players.get(seat).is_some()
    }
}

//! A table as it is told to a caller.

use kernel::{Seat, Turn};
use store::Status;
use wire::{Outcome, api};

use crate::{
    table::{TableState, number},
    token::TokenHash,
};

/// The table as the caller may know it.
pub(crate) fn table(state: &TableState, hash: Option<TokenHash>) -> api::Table {
    let you = hash.and_then(|it| state.meta.seat_of(&it));
    let meta = &state.meta;
    let over = state.host.as_ref().filter(|it| it.turn() == Turn::Over);
    api::Table {
        id: state.source.head.table.id.to_string(),
        version: api::VERSION,
        game: meta.terms.game.clone(),
        rules: meta.terms.rules.clone(),
        status: status(state.status()),
        seats: Seat::first(meta.seats.len())
            .zip(&meta.seats)
            .map(|(seat, chair)| api::Seat {
                seat: number(seat),
                name: chair.name.clone(),
                driver: chair.driver,
                bot: chair.bot,
                by_letter: meta.is_writer(seat),
                free: meta.is_free(seat),
            })
            .collect(),
        you: you.map(number),
        yours: hash.is_some_and(|it| meta.is_owner(&it)),
        turn: state.turn(),
        cursor: state.feed.cursor(you).to_string(),
        pace: meta.terms.pace,
        deadline: state.due(),
        created: meta.created_at,
        open: meta.terms.open,
        chat: meta.chat,
        head: meta.head.clone(),
        pledge: meta.head.as_ref().and_then(|_| state.pledge()).map(|it| it.to_string()),
        content: meta.terms.content.clone(),
        scores: over.map(|it| Seat::first(it.n_seats()).map(|seat| it.score(seat)).collect()),
        places: over.map(|it| it.places().as_slice().iter().map(|it| *it as u16).collect()),
        outcome: over.and_then(|it| it.outcome()).as_ref().map(Outcome::new),
        events: over.map(|it| it.n_events() as u32),
        daily: meta.terms.daily.clone(),
        imported: meta.terms.imported.is_some(),
        next: meta.next.clone(),
        closed: meta.closed.clone(),
        referee: meta.terms.referee.clone(),
    }
}

/// What a change came to, for the caller who made it.
pub(crate) fn done(state: &TableState, seat: Option<Seat>) -> api::Done {
    api::Done { cursor: state.feed.cursor(seat).to_string(), turn: state.turn() }
}

pub(crate) const fn status(status: Status) -> api::Status {
    match status {
        Status::Waiting => api::Status::Waiting,
        Status::Playing => api::Status::Playing,
        Status::Over => api::Status::Over,
        Status::Closed => api::Status::Closed,
    }
}

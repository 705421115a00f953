//! The desk of a game master: players who write letters, their letters, deadlines, adjudications and reports.

use std::sync::Arc;

use axum::{Json, extract::State};
use kernel::{Seat, TableId};
use referee::{Kept, Orders, ROUND_OF_SETUP, Standing};
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{
    api::Table,
    desk::{
        Adjudication, Correction, Deferral, Desk, DeskLetter, DeskRoll, DeskSeat, NewLetter, NewWriter, OrdersState,
        Reading, Ticking,
    },
};

use crate::{
    api::{
        Errors,
        acting::as_owner,
        extract::{Id, Number, Read, name, words},
    },
    app::App,
    caller::Caller,
    clock,
    fault::{Code, Fault},
    table::{TableState, language, number, told, unread},
    token::TokenHash,
};

/// The most characters of a letter.
const MOST_LETTER: usize = 20_000;

/// The most letters that are ticked off at once.
const MOST_TICKED: usize = 1000;

/// How many of the last acts are told.
const MOST_ACTS: usize = 200;

/// The farthest deadline: a year from now.
const FARTHEST: i64 = 366 * clock::DAY;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(desk))
        .routes(routes!(add_writer))
        .routes(routes!(remove_writer))
        .routes(routes!(read_letter))
        .routes(routes!(keep_letter))
        .routes(routes!(tick))
        .routes(routes!(defer))
        .routes(routes!(adjudicate))
        .routes(routes!(correct))
}

/// What a game master sees
#[utoipa::path(get, path = "/tables/{id}/desk", tag = "desk",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Desk), Errors))]
async fn desk(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Desk>, Fault> {
    let hash = caller.hash(&id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&hash)?;
    at_desk(&app, &id, hash, show).await.map(Json)
}

/// Lets the game master look at a copy of the table, so that nobody waits for it.
async fn at_desk<T: Send + 'static>(
    app: &App,
    id: &TableId,
    hash: TokenHash,
    look: impl FnOnce(&TableState) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let live = app.table(id).await?;
    let copy = live.look(&app.store, |state| expect_referee(state, hash).map(|()| state.copy())).await??;
    app.works.work(move || look(&copy)).await?
}

/// Changes a table as its game master, and shows the desk as it is then.
async fn change_desk(
    app: &App,
    caller: &Caller,
    id: &TableId,
    make: impl Fn(&mut TableState, i64) -> Result<(), Fault> + Send + Sync + 'static,
) -> Result<Json<Desk>, Fault> {
    let hash = caller.hash(id).ok_or_else(Fault::nobody)?;
    as_referee(app, caller, id, make).await?;
    at_desk(app, id, hash, show).await.map(Json)
}

/// Refuses everybody but the game master.
fn expect_referee(state: &TableState, hash: TokenHash) -> Result<(), Fault> {
    state.refereed()?;
    if state.meta.is_owner(&hash) { Ok(()) } else { Err(Fault::forbidden("only the game master can do this")) }
}

/// Changes a table as its game master, who may take long.
async fn as_referee<T: Send + 'static>(
    app: &App,
    caller: &Caller,
    id: &TableId,
    make: impl Fn(&mut TableState, i64) -> Result<T, Fault> + Send + Sync + 'static,
) -> Result<T, Fault> {
    let live = app.table(id).await?;
    let hash = caller.hash(id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&hash)?;
    live.look(&app.store, |state| expect_referee(state, hash)).await??;
    let done = live
        .change_aside(&app.store, move |state, now| {
            expect_referee(state, hash)?;
            make(state, now)
        })
        .await?;
    app.metrics.changes.inc();
    Ok(done)
}

/// Puts a player who writes letters into a free seat before the game; for the game master
#[utoipa::path(post, path = "/tables/{id}/desk/writers", tag = "desk", request_body = NewWriter,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn add_writer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<NewWriter>,
) -> Result<Json<Table>, Fault> {
    let new = NewWriter { name: name(&new.name)?, ..new };
    as_owner(&app, &caller, &id, |state, now| state.add_writer(&new, now)).await
}

/// Frees the seat of a player who writes letters before the game; for the game master
#[utoipa::path(delete, path = "/tables/{id}/desk/writers/{n}", tag = "desk",
    params(("id" = String, Path, description = "The table"), ("n" = u16, Path, description = "The seat")),
    responses((status = 200, body = Table), Errors))]
async fn remove_writer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Number(seat): Number,
) -> Result<Json<Table>, Fault> {
    as_owner(&app, &caller, &id, |state, now| state.remove_writer(seat, now)).await
}

/// A letter, if it is one.
fn letter(new: &NewLetter) -> Result<(), Fault> {
    written(&new.text, "a letter")
}

/// Text of several lines that somebody can have written.
fn written(text: &str, what: &str) -> Result<(), Fault> {
    if text.trim().is_empty() || text.chars().count() > MOST_LETTER || text.contains('\0') {
        return Err(Fault::bad(Code::Letter, format!("{what} has 1 to {MOST_LETTER} characters")));
    }
    Ok(())
}

/// What is understood of a letter; nothing is kept
#[utoipa::path(post, path = "/tables/{id}/desk/reading", tag = "desk", request_body = NewLetter,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Reading), Errors))]
async fn read_letter(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<NewLetter>,
) -> Result<Json<Reading>, Fault> {
    letter(&new)?;
    let hash = caller.hash(&id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&hash)?;
    at_desk(&app, &id, hash, move |state| state.read_letter(&new, clock::now())).await.map(Json)
}

/// Keeps a letter of a player; what counts follows from all letters of the round
#[utoipa::path(post, path = "/tables/{id}/desk/letters", tag = "desk", request_body = NewLetter,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Reading), Errors))]
async fn keep_letter(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<NewLetter>,
) -> Result<Json<Reading>, Fault> {
    letter(&new)?;
    as_referee(&app, &caller, &id, move |state, now| state.keep_letter(&new, now)).await.map(Json)
}

/// Ticks off letters with remarks and open questions
///
/// What counts stays as it is, unless they shall count as they were read.
#[utoipa::path(post, path = "/tables/{id}/desk/tick", tag = "desk", request_body = Ticking,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Desk), Errors))]
async fn tick(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<Ticking>,
) -> Result<Json<Desk>, Fault> {
    if new.letters.is_empty() || new.letters.len() > MOST_TICKED {
        return Err(Fault::bad(Code::Letter, format!("1 to {MOST_TICKED} letters can be ticked off at once")));
    }
    change_desk(&app, &caller, &id, move |state, now| state.tick(&new, now)).await
}

/// Sets another deadline, or lets the game rest
#[utoipa::path(post, path = "/tables/{id}/desk/deadline", tag = "desk", request_body = Deferral,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Desk), Errors))]
async fn defer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<Deferral>,
) -> Result<Json<Desk>, Fault> {
    let reason = words(&new.reason)?;
    if new.until.is_some_and(|it| it > clock::now() + FARTHEST) {
        return Err(Fault::bad(Code::Pace, "a deadline is at most a year away"));
    }
    change_desk(&app, &caller, &id, move |state, now| state.defer(new.until, &reason, now)).await
}

/// Adjudicates the open round
///
/// Orders are carried out; for what is missing or illegal the dice choose a square that stays empty.
/// Before the deadline it needs a reason. A round that is adjudicated already is left alone.
#[utoipa::path(post, path = "/tables/{id}/desk/adjudicate", tag = "desk", request_body = Adjudication,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Desk), Errors))]
async fn adjudicate(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<Adjudication>,
) -> Result<Json<Desk>, Fault> {
    let new = Adjudication { reason: new.reason.as_deref().map(words).transpose()?, ..new };
    change_desk(&app, &caller, &id, move |state, now| state.adjudicate(&new, now)).await
}

/// Puts the round that was adjudicated last right for one player
///
/// The same dice decide again, so nobody else's sheet changes.
#[utoipa::path(post, path = "/tables/{id}/desk/correct", tag = "desk", request_body = Correction,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Desk), Errors))]
async fn correct(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<Correction>,
) -> Result<Json<Desk>, Fault> {
    written(&new.orders, "what was meant")?;
    let new = Correction { reason: words(&new.reason)?, ..new };
    change_desk(&app, &caller, &id, move |state, now| state.correct(&new, now)).await
}

/// The desk of a table.
fn show(state: &TableState) -> Result<Desk, Fault> {
    let (agreed, table_desk) = state.refereed()?;
    let desk = table_desk.desk();
    let season = desk.season();
    let n_seats = state.meta.seats.len();
    let has_begun = desk.has_begun();
    // All at once, as it would be done.
    let orders = desk.round_orders()?;
    let objections = desk.objections(&orders);
    let waiting = desk.waiting()?;
    let mut seats = Vec::with_capacity(n_seats);
    for (seat, name) in Seat::first(n_seats).zip(state.names()) {
        let orders = orders.get(seat).and_then(Option::as_ref);
        let tongue = state.tongue(seat);
        let standing = if has_begun { desk.standing(seat, None)? } else { Standing::default() };
        seats.push(DeskSeat {
            seat: number(seat),
            name,
            by_letter: state.meta.is_writer(seat),
            language: tongue,
            state: orders_state(state, desk, seat, orders, &standing),
            orders: orders.map(ToString::to_string),
            held: standing.held.to_string(),
            questions: waiting.iter().filter(|it| it.seat == Some(seat)).map(|it| it.letter).collect(),
            objections: objections.get(seat).map_or_else(Vec::new, |it| told(it, language(tongue))),
            previous: desk.last_orders(seat).map(ToString::to_string),
            score: season.as_ref().map_or(0, |it| it.verdicts().last().map_or(0, |it| it.scores[seat])),
            letters: letters(desk, seat, &standing)?,
        });
    }
    let roll = |it: &referee::Roll| DeskRoll { white: it.white(), coloured: it.colour().die() };
    let acts = table_desk.acts();
    Ok(Desk {
        title: agreed.title.clone(),
        round: desk.round(),
        rolls: season.as_ref().map_or_else(Vec::new, |it| it.rolls().iter().map(roll).collect()),
        deadline: table_desk.due(),
        paused: desk.is_paused(),
        correctable: desk.n_rounds().checked_sub(1).map(|it| it as u8),
        seats,
        acts: acts[acts.len().saturating_sub(MOST_ACTS)..].to_vec(),
    })
}

/// How far the orders of a seat are.
fn orders_state(
    state: &TableState,
    desk: &referee::Desk,
    seat: Seat,
    orders: Option<&Orders>,
    standing: &Standing,
) -> OrdersState {
    let is_waited_for = match state.turn() {
        wire::api::Turn::Seats { waiting } => waiting.contains(&number(seat)),
        wire::api::Turn::Waiting | wire::api::Turn::Over => true,
    };
    match orders {
        Some(_) if desk.has_moved(seat) && !is_waited_for => OrdersState::Moved,
        _ if !standing.open.is_empty() => OrdersState::Open,
        None => OrdersState::Missing,
        Some(_) if desk.lacks(seat, orders).is_empty() => OrdersState::Complete,
        Some(_) => OrdersState::Partial,
    }
}

/// The letters of a seat that wait for a round to be adjudicated.
fn letters(desk: &referee::Desk, seat: Seat, standing: &Standing) -> Result<Vec<DeskLetter>, Fault> {
    // In the setup what was moved counts alone; in a round letters may say the rest.
    let is_overruled = desk.has_moved(seat) && desk.round() == Some(ROUND_OF_SETUP);
    let show = |kept: &Kept| -> Result<DeskLetter, Fault> {
        let (letter, number) = (desk.letter(kept)?, kept.number());
        let is_for_now = kept.owner().map(|it| it.1) == desk.round();
        let counts = is_for_now && standing.sources.values().any(|it| *it == number) && !is_overruled;
        let is_waiting = standing.held.iter().any(|it| standing.sources.get(&it.0) == Some(&number));
        let has_counted = |it: &Orders| it.iter().any(|it| standing.sources.get(&it.0) == Some(&number));
        let counts = counts && (!is_waiting || standing.orders.as_ref().is_some_and(has_counted));
        Ok(DeskLetter {
            number,
            at: kept.received().as_millisecond(),
            text: kept.text().unwrap_or_default().to_owned(),
            late: desk.is_late(kept),
            counts,
            puzzles: unread(&letter),
            ticked: kept.is_ticked(),
        })
    };
    let is_hers = |it: &&Kept| it.owner().is_some_and(|it| it.0 == seat);
    desk.waiting_letters().filter(is_hers).map(show).collect()
}

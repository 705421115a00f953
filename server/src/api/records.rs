//! Records: out, in, replayed and verified.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use kernel::{ContentId, Seat, Seed, TableId, Turn, Viewer};
use serde::Deserialize;
use store::{Entry, Index, NewTable, Status};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{
    Outcome,
    api::{NewRecord, Pace, Table, Verdict, ViewAnswer},
};

use crate::{
    api::{
        Errors,
        extract::{Ask, Id, Number, Read, looking, name},
        lobby::Plan,
        show,
    },
    app::App,
    caller::Caller,
    clock,
    fault::{Code, Fault},
    table::{Imported, LogEntry, Start, TableState, Terms, number, read_whole, write_new},
    token::{TokenHash, fresh_address, fresh_bytes},
};

/// How much longer than usual a body with a record may be: 4 MiB.
const LONGER: usize = 16;

/// The header with which a record can be sent again without being kept twice.
const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// The most bytes of its value.
const LONGEST_KEY: usize = 255;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(record)).routes(routes!(replay)).routes(routes!(verify)).routes(routes!(import))
}

/// The whole table, for a caller who may look at it.
pub(crate) async fn whole(
    app: &App,
    id: &TableId,
    hash: Option<TokenHash>,
) -> Result<(TableState, Option<Seat>), Fault> {
    let now = clock::now();
    // Whoever may not look is told so before the log is read.
    let live = app.table(id).await?;
    live.look(&app.store, |state| looking(state, hash, now).map(|_| ())).await??;
    let state = read_whole(&app.store, &app.works, id).await?;
    let seat = looking(&state, hash, now)?;
    Ok((state, seat))
}

/// The record as a caller may read it now.
pub(crate) fn text(state: &TableState, seat: Option<Seat>) -> Result<String, Fault> {
    super::acting::host(state)?;
    state.record(TableState::viewer(seat), clock::now()).ok_or_else(Fault::unavailable)
}

/// The record of a game
///
/// Of a finished one all of it, with the seed of the dice; of a running one what the caller may know.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "records",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = String, content_type = "text/plain"), Errors))]
async fn record(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Response, Fault> {
    let (state, seat) = whole(&app, &id, caller.hash(&id)).await?;
    let text = app.works.work(move || text(&state, seat)).await??;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// From whose place a replay is seen.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct From {
    /// The seat; with nothing hidden if it is left out.
    seat: Option<u16>,
}

/// A finished game as it was after a number of events
#[utoipa::path(get, path = "/tables/{id}/replay/{n}", tag = "records",
    params(("id" = String, Path, description = "The table"),
        ("n" = u32, Path, description = "How many events have happened"), From),
    responses((status = 200, body = ViewAnswer), Errors))]
async fn replay(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Number(n): Number,
    Ask(from): Ask<From>,
) -> Result<Json<ViewAnswer>, Fault> {
    let (state, own) = whole(&app, &id, caller.hash(&id)).await?;
    app.works.work(move || replayed(&state, own, n, &from)).await?.map(Json)
}

/// What was to be seen after so many events.
fn replayed(state: &TableState, own: Option<Seat>, n: usize, from: &From) -> Result<ViewAnswer, Fault> {
    let host = super::acting::host(state)?;
    if host.turn() != Turn::Over {
        return Err(Fault::conflict(Code::Running, "a game can be replayed when it is over"));
    }
    let wrong = || Fault::not_found(format!("the game has {} events", host.n_events()));
    let then = host.at(n).ok_or_else(wrong)?;
    let viewer = match from.seat {
        None => Viewer::Referee,
        Some(seat) => {
            let wrong = || Fault::bad(Code::Seat, format!("there is no seat {seat}"));
            Viewer::Seat(Seat::new(seat.into()).filter(|it| it.index() < host.n_seats()).ok_or_else(wrong)?)
        }
    };
    let view = wire::View::new(&then.view(viewer), &|_| true);
    Ok(ViewAnswer { cursor: state.feed.cursor(own).to_string(), seat: own.map(number), view })
}

/// Replays a finished game by the rules, and recomputes its dice from the seed
#[utoipa::path(get, path = "/tables/{id}/verify", tag = "records",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Verdict), Errors))]
async fn verify(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Verdict>, Fault> {
    let (state, seat) = whole(&app, &id, caller.hash(&id)).await?;
    if state.status() != Status::Over {
        return Err(Fault::conflict(Code::Running, "a game can be verified when it is over"));
    }
    // A long game takes a while, in which others want to be answered.
    let found = app.works.work(move || {
        let contents: Vec<_> = state.source.contents.iter().map(String::as_str).collect();
        Ok::<_, Fault>(library::verify(&text(&state, seat)?, &contents))
    });
    let found = found.await??;
    found.map(|it| Json(verdict(it))).map_err(|it| Fault::conflict(Code::False, it.to_string()))
}

fn verdict(it: library::Verdict) -> Verdict {
    Verdict {
        game: it.game.to_owned(),
        events: it.n_events as u32,
        pledged: it.is_pledged,
        rolls: it.n_rolls.map(|it| it as u32),
        scores: it.scores,
        outcome: it.outcome.as_ref().map(Outcome::new),
    }
}

/// The rule set that was agreed, unless it was a content file that is not compiled in.
fn rule_set(host: &dyn library::Host) -> Option<&'static str> {
    let (entry, n_seats, setup) = (host.entry(), host.n_seats(), host.setup());
    let is_it = |rules: &str| entry.open(Some(rules), n_seats).is_ok_and(|it| it.setup() == setup);
    entry.rule_sets.iter().map(|it| it.name).find(|it| is_it(it))
}

/// Keeps the record of a finished game that was played elsewhere, at an address of its own
///
/// With an idempotency key it can be sent again safely: the same record with the same key is kept once.
#[utoipa::path(post, path = "/records", tag = "records", request_body = NewRecord,
    params(("Idempotency-Key" = Option<String>, Header, description = "Up to 255 bytes that the sender chose")),
    responses((status = 200, description = "It was kept before", body = Table), (status = 201, body = Table), Errors))]
async fn import(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Read(new): Read<NewRecord, LONGER>,
) -> Result<Response, Fault> {
    if new.content.as_ref().is_some_and(|it| it.contains('\0')) {
        return Err(Fault::bad(Code::Content, "a content file is text"));
    }
    let known = headers.get(IDEMPOTENCY_KEY).map(|key| idempotent_address(&app, key.as_bytes(), &new)).transpose()?;
    if let Some(id) = &known
        && app.store.head(id).await?.is_some()
    {
        return kept(&app, id).await;
    }
    let id = known.clone().map_or_else(fresh_address, Ok)?;
    // All of it in one place, which lets go of all but the entries: nobody plays there, and few look at it.
    let (table, entries, index, shown) = app.works.work(move || prepare(id, &new)).await??;
    app.metrics.changes.inc();
    match (write_new(&app.store, table, entries, index).await, known) {
        // The same request came twice at once.
        (Err(fault), Some(id)) if fault.code == Code::Taken => return kept(&app, &id).await,
        (written, _) => written?,
    }
    Ok(import_answer(StatusCode::CREATED, shown))
}

/// The address of a record that comes with a key: the same for the same request, and another for any other.
fn idempotent_address(app: &App, key: &[u8], new: &NewRecord) -> Result<TableId, Fault> {
    if key.is_empty() || key.len() > LONGEST_KEY {
        return Err(Fault::bad(Code::Record, format!("an idempotency key has 1 to {LONGEST_KEY} bytes")));
    }
    let content = new.content.as_deref().unwrap_or_default();
    let words = [key, new.record.as_bytes(), content.as_bytes()];
    Ok(app.issuer.address(words.into_iter().chain(new.names.iter().map(String::as_bytes))))
}

/// The answer for a record that was kept before.
async fn kept(app: &App, id: &TableId) -> Result<Response, Fault> {
    let shown = app.table(id).await?.look(&app.store, |state| show::table(state, None)).await?;
    Ok(import_answer(StatusCode::OK, shown))
}

fn import_answer(status: StatusCode, shown: Table) -> Response {
    let place = [(header::LOCATION, format!("/api/v1/tables/{}", shown.id))];
    (status, place, Json(shown)).into_response()
}

/// What is to be written of a record, and the table as it is told.
fn prepare(id: TableId, new: &NewRecord) -> Result<(NewTable, Vec<Entry>, Index, Table), Fault> {
    let contents: Vec<_> = new.content.as_deref().into_iter().collect();
    let reading = library::verify(&new.record, &contents).and_then(|_| library::read(&new.record, &contents));
    let reading = reading.map_err(|it| Fault::unprocessable(Code::Record, it.to_string()))?;
    let host = reading.host;
    if host.turn() != Turn::Over {
        return Err(Fault::unprocessable(Code::Record, "the game of this record is not over"));
    }
    if new.names.len() > host.n_seats() {
        return Err(Fault::bad(Code::Names, format!("the game has {} seats", host.n_seats())));
    }
    let names = new.names.iter().map(|it| name(it)).collect::<Result<Vec<_>, _>>()?;
    let content = new.content.clone().map(|text| (ContentId::of(&text).to_string(), text));
    let terms = Terms {
        game: host.entry().name.to_owned(),
        rules: rule_set(host.as_ref()).unwrap_or("own").to_owned(),
        seats: host.n_seats() as u16,
        open: false,
        pace: Pace::Live,
        chat: false,
        owner: None,
        content: content.as_ref().map(|it| it.0.clone()),
        daily: None,
        imported: Some(Imported {
            pledge: reading.pledge.as_ref().map(ToString::to_string),
            has_seed: reading.seed.is_some(),
        }),
        rematch_of: None,
        referee: None,
    };
    let seed = match reading.seed {
        Some(seed) => seed,
        None => Seed::new(fresh_bytes()?),
    };
    let plan = Plan { id, terms, content, seed, dice: reading.pledge.map(|it| it.id) };
    let (table, mut state) = plan.prepare(|state, now| {
        for seat in Seat::first(host.n_seats()) {
            let usual = || format!("Player {}", seat.index() + 1);
            let name = names.get(seat.index()).cloned().unwrap_or_else(usual);
            state.add(&LogEntry::Sit { seat, name, token: None, before: None }, now);
        }
        let seats = (0..host.n_seats() as u16).collect();
        let begun = host.at(0).ok_or_else(Fault::unavailable)?;
        state.host = Some(begun);
        state.add(&LogEntry::Start(Start { head: host.head(), seats }), now);
        for line in (0..host.n_events()).filter_map(|it| host.event(it)) {
            let pushed = state.host.as_mut().map(|it| it.push(&line));
            pushed.ok_or_else(Fault::unavailable)??;
            state.add_event(now);
        }
        Ok(())
    })?;
    let entries = std::mem::take(&mut state.fresh);
    Ok((table, entries, state.index(), show::table(&state, None)))
}

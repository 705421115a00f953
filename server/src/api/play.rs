//! Looking at the game and making moves.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use kernel::Seat;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{Act, Actions, Done, Turn, Undo, ViewAnswer};

use crate::{
    api::{
        Errors,
        acting::{change, has_bot, host},
        daily,
        extract::{Ask, Id, Read, cursor, looking, seated},
        show,
    },
    app::App,
    caller::Caller,
    clock,
    fault::{Code, Fault},
    table::{TableState, number},
};

/// Up to how many seats everybody's sheets are in a view that does not ask for some.
const FEW: usize = 8;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(view))
        .routes(routes!(content))
        .routes(routes!(actions, act))
        .routes(routes!(undo))
        .routes(routes!(screen))
        .routes(routes!(picture))
}

/// Whose sheets are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheets {
    /// `all`, `own`, or numbers of seats like `0,3`; all of up to eight seats if it is left out.
    sheets: Option<String>,
}

impl Sheets {
    /// Those that are asked for by these words.
    pub(crate) const fn new(sheets: Option<String>) -> Self {
        Self { sheets }
    }

    /// Whether the sheet of a seat is asked for by a viewer at `own`.
    pub(crate) fn shown(&self, own: Option<Seat>, n_seats: usize) -> Result<impl Fn(Seat) -> bool + use<>, Fault> {
        let mut chosen = vec![false; n_seats];
        let mut choose = |seat: usize| chosen.get_mut(seat).map(|it| *it = true);
        match self.sheets.as_deref() {
            Some("own") => {}
            None if n_seats > FEW => {}
            None | Some("all") => (0..n_seats).for_each(|it| _ = choose(it)),
            Some(list) => {
                for word in list.split(',') {
                    let seat = word.trim().parse().ok().and_then(&mut choose);
                    seat.ok_or_else(|| Fault::bad(Code::Sheets, format!("there is no seat `{word}`")))?;
                }
            }
        }
        if let Some(own) = own.filter(|_| self.sheets.as_deref().is_none_or(|it| it == "own")) {
            let _ = choose(own.index());
        }
        Ok(move |seat: Seat| chosen.get(seat.index()).copied().unwrap_or(false))
    }
}

/// What one may know of the game now
#[utoipa::path(get, path = "/tables/{id}/view", tag = "play",
    params(("id" = String, Path, description = "The table"), Sheets),
    responses((status = 200, body = ViewAnswer), Errors))]
async fn view(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(sheets): Ask<Sheets>,
) -> Result<Json<ViewAnswer>, Fault> {
    let (live, hash, now) = (app.table(&id).await?, caller.hash(&id), clock::now());
    live.look(&app.store, |state| {
        let seat = looking(state, hash, now)?;
        let host = host(state)?;
        let shown = sheets.shown(seat, host.n_seats())?;
        let view = wire::View::new(&host.view(TableState::viewer(seat)), &shown);
        Ok(Json(ViewAnswer { cursor: state.feed.cursor(seat).to_string(), seat: seat.map(number), view }))
    })
    .await?
}

/// The map, the tiles or the cards that the game is played with
#[utoipa::path(get, path = "/tables/{id}/content", tag = "play",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = wire::Content), Errors))]
async fn content(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<wire::Content>, Fault> {
    let (live, hash, now) = (app.table(&id).await?, caller.hash(&id), clock::now());
    live.look(&app.store, |state| {
        let seat = looking(state, hash, now)?;
        Ok(Json(wire::Content::new(&host(state)?.view(TableState::viewer(seat)))))
    })
    .await?
}

/// Every legal move of one's seat
#[utoipa::path(get, path = "/tables/{id}/actions", tag = "play",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Actions), Errors))]
async fn actions(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Actions>, Fault> {
    let (live, hash) = (app.table(&id).await?, caller.hash(&id));
    live.look(&app.store, |state| {
        let seat = seated(state, hash)?;
        let actions = if state.meta.closed.is_some() { Vec::new() } else { host(state)?.actions(seat) };
        Ok(Json(Actions { cursor: state.feed.cursor(Some(seat)).to_string(), seat: number(seat), actions }))
    })
    .await?
}

/// Makes a move
///
/// It is answered when it is synced.
/// With the cursor of the position that it was meant for, it can be sent again safely: it is never made twice.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", request_body = Act,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Done), Errors))]
async fn act(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(act): Read<Act>,
) -> Result<Json<Done>, Fault> {
    if act.action.len() > 1000 {
        return Err(Fault::unreadable(&act.action, "a move is shorter than that"));
    }
    wake(&app, &caller, &id).await?;
    let mut is_challenge = false;
    let done = change(&app, &caller, &id, |state, seat, now| {
        refuse_stale(state, &caller, act.at.as_deref(), seat)?;
        is_challenge = state.meta.terms.daily.is_some();
        state.act(seat, &act.action, now)
    })
    .await?;
    if is_challenge && done.turn == Turn::Over {
        daily::finish(&app, &id).await?;
    }
    Ok(done)
}

/// Takes back one's last move, as long as that is fair
///
/// It is refused after another seat's move that was seen, after a roll was seen, and after hidden moves were shown.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = Undo,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Done), Errors))]
async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(undo): Read<Undo>,
) -> Result<Json<Done>, Fault> {
    change(&app, &caller, &id, |state, seat, now| {
        refuse_stale(state, &caller, undo.at.as_deref(), seat)?;
        state.undo(seat, now)
    })
    .await
}

/// Whoever makes a move is there again.
async fn wake(app: &App, caller: &Caller, id: &kernel::TableId) -> Result<(), Fault> {
    let (live, hash) = (app.table(id).await?, caller.hash(id));
    let bot = live.look(&app.store, |state| seated(state, hash).is_ok_and(|it| has_bot(state, it))).await?;
    if bot {
        let Json(_) = change(app, caller, id, TableState::come_back).await?;
    }
    Ok(())
}

fn refuse_stale(state: &TableState, caller: &Caller, at: Option<&str>, seat: Seat) -> Result<(), Fault> {
    let Some(at) = at else {
        return Ok(());
    };
    let at = cursor(at, state, Some(seat))?;
    if state.feed.is_stale(at, seat) {
        return Err(Fault::stale(show::table(state, caller.hash(&state.source.head.table.id))));
    }
    Ok(())
}

/// Whose sheet is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Whose {
    /// The seat; one's own, or the first, if it is left out.
    seat: Option<u16>,
}

impl Whose {
    fn seat(&self, own: Option<Seat>, n_seats: usize) -> Result<Seat, Fault> {
        let asked = self.seat.map_or(own.map_or(0, Seat::index), usize::from);
        let wrong = || Fault::bad(Code::Seat, format!("there is no seat {asked}"));
        Seat::new(asked).filter(|_| asked < n_seats).ok_or_else(wrong)
    }
}

/// What the caller may know of a sheet, drawn; the drawing gets the view, the seat and a title.
async fn drawn(
    app: &App,
    caller: &Caller,
    id: &kernel::TableId,
    whose: &Whose,
    draw: impl Fn(&library::View, Seat, &str) -> String,
) -> Result<String, Fault> {
    let (live, hash, now) = (app.table(id).await?, caller.hash(id), clock::now());
    live.look(&app.store, |state| {
        let own = looking(state, hash, now)?;
        let host = host(state)?;
        let seat = whose.seat(own, host.n_seats())?;
        let name = state.meta.chair(seat).and_then(|it| it.name.clone()).unwrap_or_default();
        let title = format!("{}: {name}", host.entry().title);
        Ok(draw(&host.view(TableState::viewer(own)), seat, &title))
    })
    .await?
}

/// What one may know of the game now, as a page of text
#[utoipa::path(get, path = "/tables/{id}/screen", tag = "play",
    params(("id" = String, Path, description = "The table"), Whose),
    responses((status = 200, body = String, content_type = "text/plain"), Errors))]
async fn screen(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(whose): Ask<Whose>,
) -> Result<Response, Fault> {
    let text = drawn(&app, &caller, &id, &whose, |view, seat, _| gallery::screen(view, seat)).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// What one may know of the game now, as a picture
#[utoipa::path(get, path = "/tables/{id}/picture", tag = "play",
    params(("id" = String, Path, description = "The table"), Whose),
    responses((status = 200, body = String, content_type = "image/svg+xml"), Errors))]
async fn picture(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(whose): Ask<Whose>,
) -> Result<Response, Fault> {
    let svg = drawn(&app, &caller, &id, &whose, gallery::moment).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

//! What happens at a table, as it happens: server-sent events, and the same for those who ask now and then.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, HeaderName, header},
    response::{IntoResponse as _, Response},
};
use futures_util::stream;
use kernel::Seat;
use serde::Deserialize;
use tokio::{
    sync::watch,
    time::{Instant, timeout_at},
};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{Cursor, api::Items};

use crate::{
    api::{
        Errors,
        extract::{Ask, Id, cursor, looking},
    },
    app::App,
    caller::{Address, Caller},
    clock,
    fault::Fault,
    limits::NetworkPlace,
    metrics::Counted,
    table::{LiveTable, Rest},
    token::TokenHash,
};

/// How often a silent stream says that it lives, so that proxies keep it open.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// After how many milliseconds a browser that lost the stream asks again.
const RETRY: u32 = 1000;

/// At a full table news are gathered for this long at most, so that a thousand who listen are not woken by each of a
/// thousand moves.
const MOST_GATHERING: Duration = Duration::from_millis(50);

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(listen)).routes(routes!(items))
}

/// From where on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct After {
    /// A cursor that was told before; from the beginning if it is left out.
    after: Option<String>,
}

/// What happened since a cursor
#[utoipa::path(get, path = "/tables/{id}/items", tag = "stream",
    params(("id" = String, Path, description = "The table"), After),
    responses((status = 200, body = Items), Errors))]
async fn items(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(after): Ask<After>,
) -> Result<Response, Fault> {
    let live = app.table(&id).await?;
    let (seat, cursor) = begin(&app, &live, caller.hash(&id), after.after.as_deref()).await?;
    let Rest { cursor, json } = live.rest(&app.store, cursor, seat, caller.hash(&id)).await?;
    let body = format!("{{\"cursor\":\"{cursor}\",\"items\":[{json}]}}");
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// What happens from a cursor on, as it happens
///
/// Server-sent events `items` whose data are as in `GET …/items`, and whose ids are cursors:
/// a client that lost the stream sends the last one as `Last-Event-ID`, misses nothing and hears nothing twice.
#[utoipa::path(get, path = "/tables/{id}/stream", tag = "stream",
    params(("id" = String, Path, description = "The table"), After,
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last event that was heard")),
    responses((status = 200, body = String, content_type = "text/event-stream"), Errors))]
async fn listen(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(after): Ask<After>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let place = app.limits.stream(address)?;
    let live = app.table(&id).await?;
    let last = headers.get("last-event-id").map(|it| it.to_str().unwrap_or("?").to_owned());
    let hash = caller.hash(&id);
    let n_losses = live.n_losses();
    let (seat, cursor) = begin(&app, &live, hash, last.or(after.after).as_deref()).await?;
    let listener = Listener {
        bell: live.bell(),
        closing: app.closing.subscribe(),
        _counted: Counted::new(&app.metrics.streams),
        _place: place,
        app,
        live,
        hash,
        seat,
        n_losses,
        cursor,
        quiet_until: Instant::now() + KEEP_ALIVE,
        has_begun: false,
    };
    let body = Body::from_stream(stream::unfold(listener, Listener::next));
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store, no-transform"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, body).into_response())
}

/// Who listens, and from where on.
async fn begin(
    app: &App,
    live: &LiveTable,
    hash: Option<TokenHash>,
    after: Option<&str>,
) -> Result<(Option<Seat>, Cursor), Fault> {
    let now = clock::now();
    live.look(&app.store, |state| {
        let seat = looking(state, hash, now)?;
        Ok((seat, after.map_or(Ok(Cursor::default()), |it| cursor(it, state, seat))?))
    })
    .await?
}

/// One open stream.
struct Listener {
    app: Arc<App>,
    live: Arc<LiveTable>,
    hash: Option<TokenHash>,
    seat: Option<Seat>,
    n_losses: usize,
    cursor: Cursor,
    bell: watch::Receiver<i64>,
    closing: watch::Receiver<bool>,
    /// When to say that the stream lives: by the clock and by what was heard, since the bell also rings for what others
    /// do in secret.
    quiet_until: Instant,
    has_begun: bool,
    _counted: Counted,
    _place: NetworkPlace,
}

impl Listener {
    /// The next piece of the stream; `None` when the server shuts down or the seat is no longer the listener's.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        if !self.has_begun {
            self.has_begun = true;
            return Some((Ok(Bytes::from(format!("retry: {RETRY}\n\n"))), self));
        }
        loop {
            if *self.closing.borrow() || self.live.n_losses() != self.n_losses {
                return None;
            }
            self.bell.borrow_and_update();
            let Ok(rest) = self.live.rest(&self.app.store, self.cursor, self.seat, self.hash).await else {
                // The client asks again, and is told what is wrong.
                return None;
            };
            if !rest.json.is_empty() {
                self.cursor = rest.cursor;
                self.quiet_until = Instant::now() + KEEP_ALIVE;
                let cursor = rest.cursor;
                let piece = format!(
                    "id: {cursor}\nevent: items\ndata: {{\"cursor\":\"{cursor}\",\"items\":[{}]}}\n\n",
                    rest.json
                );
                return Some((Ok(Bytes::from(piece)), self));
            }
            tokio::select! {
                rung = timeout_at(self.quiet_until, self.bell.changed()) => match rung {
                    Err(_) => {
                        self.quiet_until = Instant::now() + KEEP_ALIVE;
                        return Some((Ok(Bytes::from_static(b": still here\n\n")), self));
                    }
                    Ok(Err(_)) => return None,
                    Ok(Ok(())) => {
                        let gathering = Duration::from_millis(self.live.n_listeners() as u64 / 20);
                        if gathering > Duration::ZERO {
                            // Not all at the same moment, so that moves come through between them.
                            let most = gathering.min(MOST_GATHERING).as_millis() as u64;
                            tokio::time::sleep(Duration::from_millis(fastrand::u64(most / 2..=most))).await;
                        }
                        if !self.may_go_on() {
                            return None;
                        }
                    }
                },
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// Whether the seat is still the listener's: it may have left, or seats may have moved when the game began.
    fn may_go_on(&self) -> bool {
        self.live.n_losses() == self.n_losses
            && self.live.peek(|state| self.hash.and_then(|it| state.meta.seat_of(&it))) == self.seat
    }
}

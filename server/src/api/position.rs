//! All that a screen needs of a table, in one answer and at one cursor.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use kernel::Seat;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{Cursor, Position};

use crate::{
    api::{
        Errors,
        extract::{Ask, Id, cursor, looking},
        play::Sheets,
        show,
    },
    app::App,
    caller::Caller,
    clock,
    fault::Fault,
    table::TableState,
    token::TokenHash,
};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(position))
}

/// What is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// Whose sheets: `all`, `own`, or numbers of seats like `0,3`; all of up to eight seats if it is left out.
    sheets: Option<String>,
    /// A cursor that was told before: what has happened since then is told as well; `0.0` is the beginning.
    after: Option<String>,
}

/// All that a screen needs, at one cursor
///
/// Who sits where, what one may know of the game, every legal move of one's seat, and what has happened since `after`.
#[utoipa::path(get, path = "/tables/{id}/position", tag = "play",
    params(("id" = String, Path, description = "The table"), Wanted),
    responses((status = 200, body = Position), Errors))]
async fn position(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(Wanted { sheets, after }): Ask<Wanted>,
) -> Result<Response, Fault> {
    let (live, hash, now) = (app.table(&id).await?, caller.hash(&id), clock::now());
    let sheets = Sheets::new(sheets);
    // What was told before the feed in memory begins, and where that ends.
    let (mut early, mut begin) = (String::new(), None);
    loop {
        let seen = live.look(&app.store, |state| {
            let seat = looking(state, hash, now)?;
            let begin = match (begin, after.as_deref()) {
                (None, Some(after)) => Some(cursor(after, state, seat)?),
                (begin, _) => begin,
            };
            if let Some(begin) = begin.filter(|it| !state.feed.reaches(*it, seat)) {
                return Ok::<_, Fault>(Seen::TooLate(begin, seat));
            }
            Ok(Seen::All(look(state, hash, seat, &sheets)?, begin.map(|it| state.feed.rest(it, seat, state.seq))))
        });
        match seen.await?? {
            Seen::TooLate(cursor, seat) => {
                let rest = live.rest(&app.store, cursor, seat, hash).await?;
                join(&mut early, &rest.json);
                begin = Some(rest.cursor);
            }
            Seen::All(position, rest) => {
                let mut json = serde_json::to_string(&position).expect("plain data is JSON");
                if let Some(rest) = rest {
                    join(&mut early, &rest.json);
                    // The items are JSON already.
                    json.truncate(json.len() - 1);
                    json.extend([",\"items\":[", &early, "]}"]);
                }
                return Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response());
            }
        }
    }
}

/// What was seen of a table.
enum Seen {
    /// Everything; with what has happened, if that was asked for.
    All(Box<Position>, Option<crate::table::Rest>),
    /// What has happened since this cursor is not at hand.
    TooLate(Cursor, Option<Seat>),
}

fn look(
    state: &TableState,
    hash: Option<TokenHash>,
    seat: Option<Seat>,
    sheets: &Sheets,
) -> Result<Box<Position>, Fault> {
    let table = show::table(state, hash);
    let view = match &state.host {
        None => None,
        Some(host) => {
            let shown = sheets.shown(seat, host.n_seats())?;
            Some(wire::View::new(&host.view(TableState::viewer(seat)), &shown))
        }
    };
    let actions = match (seat, &state.host) {
        (Some(seat), Some(host)) if state.meta.closed.is_none() => host.actions(seat),
        _ => Vec::new(),
    };
    Ok(Box::new(Position { cursor: table.cursor.clone(), table, view, actions, items: None }))
}

/// Adds items to a list of JSON without its brackets.
fn join(list: &mut String, more: &str) {
    if !list.is_empty() && !more.is_empty() {
        list.push(',');
    }
    list.push_str(more);
}

//! The chat of a table.

use std::sync::Arc;

use axum::{Json, extract::State};
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{Done, Say, Switch, Table};

use crate::{
    api::{
        Errors, acting,
        extract::{Id, Read, words},
    },
    app::App,
    caller::Caller,
    fault::{Code, Fault},
    table::LogEntry,
};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(say, switch))
}

/// Says something to the table
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "chat", request_body = Say,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Done), Errors))]
async fn say(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(say): Read<Say>,
) -> Result<Json<Done>, Fault> {
    let text = words(&say.text)?;
    acting::change(&app, &caller, &id, |state, seat, now| {
        state.room(Some(seat))?;
        if !state.meta.chat {
            return Err(Fault::conflict(Code::Silent, "the chat of this table is switched off"));
        }
        state.add(&LogEntry::Chat { seat: Some(seat), text: text.clone() }, now);
        Ok(())
    })
    .await
}

/// Switches the chat on or off; for whoever made the table
#[utoipa::path(put, path = "/tables/{id}/chat", tag = "chat", request_body = Switch,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn switch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(switch): Read<Switch>,
) -> Result<Json<Table>, Fault> {
    acting::as_owner(&app, &caller, &id, |state, now| {
        state.room(None)?;
        if state.meta.chat != switch.on {
            state.add(&LogEntry::Switch { on: switch.on }, now);
        }
        Ok(())
    })
    .await
}

//! Putting bots into seats, and taking them out again.

use std::sync::Arc;

use axum::{Json, extract::State};
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{NewBot, Table};

use crate::{
    api::{
        Errors,
        acting::as_owner,
        extract::{Id, Number, Read, name},
    },
    app::App,
    caller::Caller,
    fault::Fault,
};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(put_bot)).routes(routes!(remove_bot))
}

/// Puts a bot into a free seat before the game; for whoever made the table
///
/// The game begins when that was the last one.
/// A daily challenge is played without bots.
#[utoipa::path(post, path = "/tables/{id}/bots", tag = "seats", request_body = NewBot,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn put_bot(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<NewBot>,
) -> Result<Json<Table>, Fault> {
    let chosen = new.name.as_deref().map(name).transpose()?;
    let live = app.table(&id).await?;
    // Nobody has made the table of a challenge, so this is said before that.
    if live.peek(|state| state.meta.terms.daily.is_some()) {
        return Err(Fault::forbidden("a daily challenge is played alone, without bots"));
    }
    as_owner(&app, &caller, &id, |state, now| state.accompany(&new, chosen.as_deref(), now)).await
}

/// Takes a bot out of its seat before the game; for whoever made the table
#[utoipa::path(delete, path = "/tables/{id}/bots/{n}", tag = "seats",
    params(("id" = String, Path, description = "The table"), ("n" = u16, Path, description = "The seat")),
    responses((status = 200, body = Table), Errors))]
async fn remove_bot(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Number(seat): Number,
) -> Result<Json<Table>, Fault> {
    as_owner(&app, &caller, &id, |state, now| state.part(seat, now)).await
}

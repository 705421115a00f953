//! The games that can be played, and their contents.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use kernel::ContentId;
use library::Entry;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{GameInfo, RuleSet};

use crate::{
    api::{Errors, extract::Part},
    app::App,
    fault::Fault,
};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(rules)).routes(routes!(content))
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static Entry, Fault> {
    library::find(name)
        .ok_or_else(|| Fault::not_found(format!("there is no such game: there are {}", library::known())))
}

/// The games that players are offered; a table of an example can be made by its name
#[utoipa::path(get, path = "/games", operation_id = "list_games", tag = "games", responses((status = 200, body = Vec<GameInfo>), Errors))]
async fn list() -> Json<Vec<GameInfo>> {
    let info = |it: &Entry| GameInfo {
        name: it.name.to_owned(),
        title: it.title.to_owned(),
        summary: it.summary.to_owned(),
        rules: it
            .rule_sets
            .iter()
            .map(|it| RuleSet { name: it.name.to_owned(), summary: it.summary.to_owned() })
            .collect(),
        least_seats: it.seats.0 as u16,
        most_seats: it.seats.1 as u16,
        has_content: it.has_content,
        has_daily: it.has_daily,
    };
    Json(library::offered().map(info).collect())
}

/// The rules of a game, sentence by sentence, in Markdown
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = String, content_type = "text/markdown"), Errors))]
async fn rules(Part(game): Part) -> Result<Response, Fault> {
    let text = find(&game)?.rules_text;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}

/// The text of a content file that somebody plays with
#[utoipa::path(get, path = "/contents/{id}", operation_id = "content_file", tag = "games",
    params(("id" = String, Path, description = "The id of the content, as tables and records name it")),
    responses((status = 200, body = String, content_type = "text/plain"), Errors))]
async fn content(State(app): State<Arc<App>>, Part(id): Part) -> Result<Response, Fault> {
    let missing = || Fault::not_found("there is no such content");
    // Not every text can be asked for in every database.
    let id: ContentId = id.parse().map_err(|_| missing())?;
    let text = app.store.content(&id.to_string()).await?.ok_or_else(missing)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

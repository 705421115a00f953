//! The HTTP protocol: a router per resource.

mod acting;
mod bots;
mod chat;
mod daily;
mod desk;
mod extract;
mod games;
mod gathering;
mod lobby;
mod ops;
mod play;
mod position;
mod print;
mod records;
mod reports;
mod seats;
mod show;
mod stream;

pub(crate) use daily::finish as finish_daily;
pub(crate) use gathering::Gatherings;
#[cfg(test)]
pub(crate) use lobby::Plan;
pub(crate) use ops::Health;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{StatusCode, header},
    middleware,
    response::{IntoResponse as _, Response},
    routing::get,
};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::{
    Modify, OpenApi,
    openapi::{
        RefOr, Response as Answer, ResponseBuilder,
        content::ContentBuilder,
        security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_axum::router::OpenApiRouter;

use crate::{
    app::App,
    caller::COOKIE,
    client,
    fault::{Code, Fault},
    guard,
};

/// The longest body of an ordinary request.
const MOST_BODY: usize = 256 * 1024;

/// The description of the protocol.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Platelayer",
        description = "Tables for railway games of pen, paper and cards. \
            Errors are always `{\"error\":{\"code\",\"message\"}}`. \
            Who you are is told by a cookie that joining sets, by the secret of a seat, or by a key.",
        license(name = "MIT")
    ),
    modifiers(&Secrets),
    components(schemas(wire::Item, wire::api::Items, wire::api::ErrorAnswer))
)]
struct Described;

/// The ways to say who one is.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE)));
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// What can go wrong with any request.
struct Errors;

impl utoipa::IntoResponses for Errors {
    fn responses() -> std::collections::BTreeMap<String, RefOr<Answer>> {
        [
            (400, "The request cannot be read"),
            (401, "This needs a seat at the table"),
            (403, "This is not yours to do or to see"),
            (404, "There is no such thing"),
            (405, "That cannot be done with it"),
            (408, "The body did not come in time"),
            (409, "The table is not as the request expects it"),
            (413, "The body is too long"),
            (415, "The body is not JSON"),
            (422, "The rules forbid it"),
            (429, "Too many requests"),
            (503, "The database does not answer"),
        ]
        .into_iter()
        .map(|(status, what)| {
            let schema = utoipa::openapi::Ref::from_schema_name("ErrorAnswer");
            let content = ContentBuilder::new().schema(Some(schema)).build();
            let answer = ResponseBuilder::new().description(what).content("application/json", content).build();
            (status.to_string(), RefOr::T(answer))
        })
        .collect()
    }
}

/// Everything the server answers.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let v1 = OpenApiRouter::new()
        .merge(games::routes())
        .merge(lobby::routes())
        .merge(seats::routes())
        .merge(bots::routes())
        .merge(desk::routes())
        .merge(reports::routes())
        .merge(play::routes())
        .merge(position::routes())
        .merge(stream::routes())
        .merge(chat::routes())
        .merge(daily::routes())
        .merge(records::routes())
        .merge(print::routes());
    let (routes, description) = OpenApiRouter::with_openapi(Described::openapi()).nest("/api/v1", v1).split_for_parts();
    let json = description.to_json().expect("the description is plain data");
    let json: Arc<str> = json.into();
    routes
        .route("/api/v1/openapi.json", get(async move || openapi(&json)))
        .merge(ops::routes())
        .merge(client::routes())
        .method_not_allowed_fallback(|| async {
            let message = "that cannot be done with this address";
            Fault::new(StatusCode::METHOD_NOT_ALLOWED, Code::MethodNotAllowed, message)
        })
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(app), guard::guard))
        .with_state(Arc::clone(app))
}

fn openapi(json: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json.to_owned()).into_response()
}

/// A defect of ours: it is logged with its place by the panic hook, and the client learns that it was ours.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Fault::defect().into_response()
}

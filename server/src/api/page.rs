//! The page for people who come with a browser while there is no browser client.

use std::sync::Arc;

use axum::{
    Router,
    http::header,
    response::{IntoResponse as _, Response},
    routing::get,
};

use crate::{app::App, guard::PAGE_POLICY};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/", get(page)).route("/t/{id}", get(page)).route("/page.css", get(style))
}

async fn page() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CONTENT_SECURITY_POLICY, PAGE_POLICY)];
    (headers, PAGE).into_response()
}

async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}

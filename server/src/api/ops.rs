//! For whoever operates the server.

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
    routing::get,
};

use crate::{app::App, fault::Fault};

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Whether the server and its database answer.
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    app.store.ping().await?;
    Ok("ok\n")
}

/// Figures in the form that Prometheus reads.
async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text(app.tables.len())).into_response()
}

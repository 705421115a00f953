//! For whoever operates the server.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

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
    let is_well = app.health.ask(app.settings.patience.health, || app.store.ping()).await;
    if is_well { Ok("ok\n") } else { Err(Fault::unavailable()) }
}

/// What was last found out about the database: whoever asks makes it write, so it is asked now and then only.
#[derive(Debug, Default)]
pub(crate) struct Health(tokio::sync::Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Whether all is well, as it was found out by `look` no longer ago than this; one looks for all who ask at once.
    async fn ask<E: std::fmt::Display>(&self, good_for: Duration, look: impl AsyncFnOnce() -> Result<(), E>) -> bool {
        let mut known = self.0.lock().await;
        if let Some((_, is_well)) = known.filter(|it| it.0.elapsed() < good_for) {
            return is_well;
        }
        let found = look().await;
        if let Err(error) = &found {
            tracing::warn!(%error, "the database is not well");
        }
        *known = Some((Instant::now(), found.is_ok()));
        found.is_ok()
    }
}

/// Figures in the form that Prometheus reads.
async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text(app.tables.len())).into_response()
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, time::Duration};

    use super::Health;

    #[tokio::test]
    async fn the_database_writes_once_for_all_who_ask_whether_it_is_well() {
        let (health, n_looks) = (Health::default(), Cell::new(0));
        let ask = async |good_for: Duration, found: Result<(), &str>| {
            let look = async || {
                n_looks.set(n_looks.get() + 1);
                tokio::task::yield_now().await;
                found
            };
            health.ask(good_for, look).await
        };
        let long = Duration::from_mins(1);
        let (one, two) = tokio::join!(ask(long, Ok(())), ask(long, Ok(())));
        assert!(one && two);
        for _ in 0..1000 {
            assert!(ask(long, Err("not asked")).await);
        }
        assert_eq!(n_looks.get(), 1);
        assert!(!ask(Duration::ZERO, Err("silent")).await);
        assert!(!ask(long, Ok(())).await, "it is not asked at once again");
        assert!(ask(Duration::ZERO, Ok(())).await);
        assert_eq!(n_looks.get(), 3);
    }
}

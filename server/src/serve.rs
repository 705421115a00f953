//! Listening, and stopping without losing anything.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::extract::ConnectInfo;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto::Builder, graceful::GracefulShutdown},
    service::TowerToHyperService,
};
use store::StoreError;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::timeout,
};
use tower::ServiceExt as _;

use crate::{api, app::App, bot_runner, clock, scheduler, settings::Settings};

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error("{place}: {error}")]
    Store {
        /// Where it is.
        place: String,
        /// What is wrong.
        error: StoreError,
    },
    /// Somebody else listens there.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What is wrong.
        error: std::io::Error,
    },
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
}

impl Server {
    /// Opens the database and listens.
    pub async fn start(settings: Settings) -> Result<Self, ServeError> {
        let place = settings.database.to_string();
        let wrong = |error: StoreError| ServeError::Store { place: place.clone(), error };
        let address = settings.listen;
        let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        let grace = settings.patience.database_ms();
        let app = App::open(settings).await.map_err(wrong)?;
        if app.store.is_shared() {
            scheduler::agree(&app).await.map_err(wrong)?;
        } else {
            clock::begin(app.store.pulse().await.map_err(wrong)?.as_ref());
            let missed = app.store.begin(clock::pulse(), grace).await.map_err(wrong)?;
            scheduler::tell_missed(missed);
        }
        Ok(Self { app, listener })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is ready; then finishes what was taken.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { app, listener } = self;
        let router = api::router(&app);
        // Subscribed here, so that a server that is stopped before its scheduler has begun ends all the same.
        let scheduler = tokio::spawn(scheduler::keep_running(Arc::clone(&app), app.closing.subscribe()));
        let bots = tokio::spawn(bot_runner::run(Arc::clone(&app), app.closing.subscribe()));
        let places = Arc::new(Semaphore::new(app.settings.max_connections));
        let mut builder = Builder::new(TokioExecutor::new()).http1_only();
        builder
            .http1()
            .timer(TokioTimer::new())
            .header_read_timeout(app.settings.patience.head)
            .max_buf_size(64 * 1024);
        let graceful = GracefulShutdown::new();
        let mut stop = std::pin::pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = accept(&listener, &places) => accepted,
                () = &mut stop => break,
            };
            let Some((stream, address, place)) = accepted else {
                continue;
            };
            // Whoever has so many is not answered: all others need places, too.
            let Some(own) = app.limits.connection(address.ip()) else {
                continue;
            };
            let service = router.clone().map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(ConnectInfo(address));
                request.map(axum::body::Body::new)
            });
            let connection =
                builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).into_owned();
            let watched = graceful.watch(connection);
            tokio::spawn(async move {
                if let Err(error) = watched.await {
                    tracing::debug!(error, "a connection ended");
                }
                drop((place, own));
            });
        }
        tracing::info!("shutting down");
        drop(listener);
        app.closing.send_replace(true);
        let farewell = app.settings.patience.farewell;
        if timeout(farewell, graceful.shutdown()).await.is_err() {
            tracing::warn!("some requests took too long and were cut off");
        }
        let end = async {
            let _ = tokio::join!(scheduler, bots);
            let _ = scheduler::beat(&app).await;
            app.store.close().await;
        };
        if timeout(farewell, end).await.is_err() {
            tracing::error!("the database did not answer at the end: what nobody was told of may be missing");
        }
    }
}

/// The next connection, once there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, address)) => {
            let _ = stream.set_nodelay(true);
            Some((stream, address, place))
        }
        Err(error) => {
            // The system has no room for another connection: some will end.
            tracing::warn!(%error, "a connection was not accepted");
            tokio::time::sleep(Duration::from_millis(50)).await;
            None
        }
    }
}

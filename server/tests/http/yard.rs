//! A server in this process, with a database in a folder of its own.

use std::{net::SocketAddr, path::Path};

use server::{Client, Server, Settings};
use store::{Place, Store};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

use crate::guest::{Guest, learn_routes};

/// A running server.
pub(crate) struct Yard {
    folder: TempDir,
    place: Place,
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    run: JoinHandle<()>,
}

impl Yard {
    /// A server with an empty database, without limits and without a client for browsers.
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// A server with an empty database and changed settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        Self::again(folder(), change).await
    }

    /// A server with the database in this folder.
    pub(crate) async fn again(folder: TempDir, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings::new(place(folder.path()));
        settings.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        (settings.rate_per_address, settings.rate_per_seat) = (0, 0);
        settings.client = Client::of([]);
        change(&mut settings);
        let place = settings.database.clone();
        let server = Server::start(settings).await.expect("the server starts");
        let address = server.address().expect("it listens");
        let (stop, stopped) = oneshot::channel::<()>();
        let run = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        learn_routes(address).await;
        Self { folder, place, address, stop, run }
    }

    /// Stops the server, and gives the folder with its database back.
    pub(crate) async fn close(self) -> TempDir {
        let _ = self.stop.send(());
        self.run.await.expect("the server ends well");
        self.folder
    }

    /// Somebody with a new browser.
    pub(crate) const fn guest(&self) -> Guest {
        Guest::new(self.address)
    }

    /// Where its database is.
    pub(crate) fn place(&self) -> Place {
        self.place.clone()
    }

    /// The database, beside the server.
    pub(crate) async fn store(&self) -> Store {
        Store::open_beside(place(self.folder.path())).await.expect("a database")
    }

    /// The figures of the server.
    pub(crate) async fn metrics(&self) -> String {
        self.guest().get("/metrics").await.text()
    }

    /// Fails if a request was answered with a fault of the server.
    pub(crate) async fn expect_no_fault(&self) {
        let metrics = self.metrics().await;
        let faults: Vec<_> = metrics.lines().filter(|it| it.contains("status=\"5")).collect();
        assert!(faults.is_empty(), "the server failed: {faults:?}");
    }
}

/// An empty folder.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The database in a folder.
pub(crate) fn place(folder: &Path) -> Place {
    Place::Sqlite(folder.join("tables.db"))
}

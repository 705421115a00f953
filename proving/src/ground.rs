//! The ground that things are proved on: a folder, the program, the databases.

use std::{
    cell::Cell,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use anyhow::{Context, Result};
use clap::ValueEnum;
use proving::{
    postgres::Postgres,
    server::{self, Launch, Server},
    yard::Yard,
};
use tempfile::TempDir;

/// Which database a server keeps its games in.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Database {
    /// A file.
    Sqlite,
    /// A `PostgreSQL` of our own.
    Postgres,
}

/// A folder that is removed at the end, and what is started in it.
pub(crate) struct Ground {
    folder: TempDir,
    binary: PathBuf,
    postgres: Option<Arc<Mutex<Postgres>>>,
    n_databases: Cell<usize>,
}

impl Ground {
    /// Empty ground, with a `PostgreSQL` if it is asked for and installed.
    pub(crate) fn new(with_postgres: bool) -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("proving-").tempdir()?;
        let postgres = if with_postgres { Postgres::start().context("no PostgreSQL")? } else { None };
        let postgres = postgres.map(|it| Arc::new(Mutex::new(it)));
        Ok(Self { folder, binary: server::binary()?, postgres, n_databases: Cell::new(0) })
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The `PostgreSQL`, if there is one.
    pub(crate) fn postgres(&self) -> Option<&Arc<Mutex<Postgres>>> {
        self.postgres.as_ref()
    }

    /// A server with a new, empty database; `None` if that kind of database is not here.
    pub(crate) fn launch(&self, database: Database) -> Result<Option<Launch>> {
        let number = self.next();
        let url = match (database, &self.postgres) {
            (Database::Sqlite, _) => sqlite(&self.folder().join(format!("{number}.db"))),
            (Database::Postgres, None) => return Ok(None),
            (Database::Postgres, Some(postgres)) => {
                let postgres = postgres.lock().unwrap_or_else(PoisonError::into_inner);
                postgres.create_database(&format!("games{number}"))?
            }
        };
        Ok(Some(self.launch_with(url)))
    }

    /// A server with this database.
    pub(crate) fn launch_with(&self, database: String) -> Launch {
        let log = self.folder().join(format!("server-{}.log", self.next()));
        Launch { binary: self.binary.clone(), database, options: Vec::new(), log }
    }

    fn next(&self) -> usize {
        self.n_databases.set(self.n_databases.get() + 1);
        self.n_databases.get()
    }

    /// Keeps the folder, for whoever wants to know what went wrong.
    pub(crate) fn keep(self) -> PathBuf {
        self.folder.keep()
    }
}

/// The address of a `SQLite` file.
pub(crate) fn sqlite(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// Starts a server without holding up the players, and tells them where it is.
pub(crate) async fn start(launch: &Launch, yard: &Yard, place: usize) -> Result<Server> {
    let launch = launch.clone();
    let server = tokio::task::spawn_blocking(move || launch.start()).await??;
    yard.put(place, server.address());
    Ok(server)
}

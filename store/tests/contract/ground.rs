//! A database of its own for every clause, and short ways to say what is written into it.

use std::{
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use kernel::{Seed, TableId};
use proving::postgres::Postgres;
use sqlx::AnyPool;
use store::{Append, Entry, Epoch, Index, NewTable, Place, Refusal, Status, Store};
use tempfile::TempDir;

/// How long anything here may take before it counts as stuck.
const PATIENCE: Duration = Duration::from_mins(1);

/// An empty database.
pub(crate) struct Ground {
    place: Place,
    folder: Option<TempDir>,
    _cluster: Option<Arc<Postgres>>,
}

/// The cluster that the clauses share; it ends with the last of them.
static CLUSTER: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());

static N_DATABASES: AtomicUsize = AtomicUsize::new(0);

fn cluster() -> Option<Arc<Postgres>> {
    let mut shared = CLUSTER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(cluster) = shared.upgrade() {
        return Some(cluster);
    }
    let cluster = Arc::new(Postgres::start_with(&["max_connections=400"]).expect("a cluster that starts")?);
    *shared = Arc::downgrade(&cluster);
    Some(cluster)
}

impl Ground {
    pub(crate) fn sqlite() -> Self {
        let folder = TempDir::new().expect("a folder");
        Self { place: Place::Sqlite(folder.path().join("games.db")), folder: Some(folder), _cluster: None }
    }

    /// A new database; `None` where PostgreSQL is not installed, which is told.
    pub(crate) fn postgres() -> Option<Self> {
        let Some(cluster) = cluster() else {
            testing::skip("the contract on PostgreSQL, which is not installed");
            return None;
        };
        let name = format!("contract{}", N_DATABASES.fetch_add(1, Ordering::Relaxed));
        let place = Place::Postgres(cluster.create_database(&name).expect("a database"));
        Some(Self { place, folder: None, _cluster: Some(cluster) })
    }

    /// The store of a server.
    pub(crate) async fn open(&self) -> Store {
        Store::open(self.place.clone()).await.expect("an open database")
    }

    /// A second store on the same database: of another server, or of an operator beside the server.
    pub(crate) async fn second(&self) -> Store {
        Store::open_beside(self.place.clone()).await.expect("an open database")
    }

    /// The database itself, past the store.
    pub(crate) async fn raw(&self) -> AnyPool {
        sqlx::any::install_default_drivers();
        let url = match &self.place {
            Place::Sqlite(file) => format!("sqlite:{}", file.display()),
            Place::Postgres(url) => url.clone(),
        };
        AnyPool::connect(&url).await.expect("a connection")
    }

    /// A file beside the database, which must be one.
    pub(crate) fn file(&self, name: &str) -> std::path::PathBuf {
        self.folder.as_ref().expect("a database in a file").path().join(name)
    }

    pub(crate) const fn is_sqlite(&self) -> bool {
        matches!(self.place, Place::Sqlite(_))
    }
}

pub(crate) fn on_sqlite(clause: impl AsyncFnOnce(&Ground)) {
    run(&Ground::sqlite(), clause);
}

pub(crate) fn on_postgres(clause: impl AsyncFnOnce(&Ground)) {
    if let Some(ground) = Ground::postgres() {
        run(&ground, clause);
    }
}

pub(crate) fn run(ground: &Ground, clause: impl AsyncFnOnce(&Ground)) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let done = runtime.expect("a runtime").block_on(async { tokio::time::timeout(PATIENCE, clause(ground)).await });
    assert!(done.is_ok(), "nothing happened for {PATIENCE:?}");
}

pub(crate) fn id(name: &str) -> TableId {
    name.parse().expect("an address")
}

pub(crate) const WAITING: Index = Index { status: Status::Waiting, deadline_at: None, bot_at: None };

/// A table of this name that anybody finds, made at this time.
pub(crate) fn table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        kind: "30-rails".to_owned(),
        listed: true,
        seed: Seed::new([7; 32]),
        dice: id(name),
        content: None,
        daily: None,
    }
}

pub(crate) fn entry(seq: i64, body: &str) -> Entry {
    Entry { seq, at: 1000 + seq, kind: "event".to_owned(), seat: None, body: body.to_owned() }
}

/// The making of a table, with its first entry.
pub(crate) fn making(new: NewTable, index: Index, at: i64) -> Append {
    let first = Entry { at, ..entry(1, "made") };
    Append {
        table: new.id.clone(),
        epoch: Epoch::default(),
        entries: vec![first],
        index: Some(index),
        new: Some(Box::new(new)),
        snapshot: None,
    }
}

/// One more entry.
pub(crate) fn adding(name: &str, epoch: &Epoch, seq: i64, body: &str) -> Append {
    Append {
        table: id(name),
        epoch: epoch.clone(),
        entries: vec![entry(seq, body)],
        index: None,
        new: None,
        snapshot: None,
    }
}

/// Writes, and waits for the answer.
pub(crate) async fn write(store: &Store, append: Append) -> Result<(), Refusal> {
    store.append(append).await.expect("an answer")
}

/// Makes tables of these names that wait for players.
pub(crate) async fn make(store: &Store, names: &[&str]) {
    for name in names {
        assert_eq!(write(store, making(table(name), WAITING, 1000)).await, Ok(()), "{name}");
    }
}

/// The bodies of the log of a table.
pub(crate) async fn log(store: &Store, name: &str) -> Vec<String> {
    let entries = store.entries(&id(name), 0).await.expect("a log");
    entries.into_iter().map(|it| it.body).collect()
}

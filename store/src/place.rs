//! Where a database is: a file or an address.

use std::{
    fmt,
    fs::{File, TryLockError},
    path::{Path, PathBuf},
    str::FromStr,
    sync::Mutex,
    time::{Duration, Instant},
};

use sqlx::{
    AnyConnection, Executor as _,
    any::{AnyPoolOptions, install_default_drivers},
};
use tokio::time::sleep;

use crate::{
    StoreError,
    lent::Pool,
    migrations::{POSTGRES, SQLITE, migrator},
};

/// How long a statement waits for another process that writes to the same file.
const BUSY: Duration = Duration::from_secs(10);

/// How long a request waits for a free connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a server waits for another to let go of its file.
const LOCK_PATIENCE: Duration = Duration::from_secs(1);

/// Where a database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// One file on this machine.
    Sqlite(PathBuf),
    /// A PostgreSQL server.
    Postgres(String),
}

/// The text names no database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a file (`sqlite:FILE`) or an address (`postgres://…`), found `{0}`")]
pub struct PlaceError(String);

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Self, PlaceError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let file = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        if file.is_empty() || file.contains("://") || file.starts_with(':') {
            return Err(PlaceError(text.to_owned()));
        }
        Ok(Self::Sqlite(file.into()))
    }
}

/// Passwords in an address are not shown.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => write!(f, "sqlite:{}", file.display()),
            Self::Postgres(address) => {
                let rest = address.split_once("://").map_or(address.as_str(), |it| it.1);
                // A password may hold any character but the @ that ends it.
                let shown = rest.rsplit_once('@').map_or(rest, |it| it.1);
                let shown = shown.split_once('?').map_or(shown, |it| it.0);
                write!(f, "postgres://{shown}")
            }
        }
    }
}

/// The connections to a database.
#[derive(Debug)]
pub(crate) struct Pools {
    /// For the one who writes entries.
    pub(crate) write: Pool,
    /// For all others.
    pub(crate) read: Pool,
    /// Held while a server uses the file.
    pub(crate) lock: Mutex<Option<File>>,
}

impl Place {
    /// Whether other servers may write to the same database.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// The statement that begins a transaction that writes.
    pub(crate) const fn begin(&self) -> &'static str {
        match self {
            // A deferred transaction could find out too late that it may not write.
            Self::Sqlite(_) => "begin immediate",
            Self::Postgres(_) => "begin",
        }
    }

    /// The statement that begins a transaction that reads one moment of the database.
    pub(crate) const fn begin_reading(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "begin",
            Self::Postgres(_) => "begin isolation level repeatable read read only",
        }
    }

    pub(crate) async fn connect(&self, alone: bool, patience: Duration) -> Result<Pools, StoreError> {
        install_default_drivers();
        let pool = |pool| Pool { pool, patience };
        let pools = match self {
            Self::Sqlite(file) => {
                let lock = match alone {
                    true => Some(claim(file).await?),
                    false if file.exists() => None,
                    false => return Err(StoreError::Missing(file.clone())),
                };
                let url = sqlite_url(file);
                let options = || {
                    AnyPoolOptions::new().acquire_timeout(PATIENCE).max_lifetime(None).idle_timeout(None).after_connect(
                        |connection, _| {
                            Box::pin(async move {
                                let busy = BUSY.as_millis();
                                let pragmas = format!(
                                    "pragma busy_timeout = {busy}; pragma journal_mode = wal; \
                                     pragma synchronous = full; pragma foreign_keys = on; \
                                     pragma cache_size = -4000"
                                );
                                connection.execute(sqlx::AssertSqlSafe(pragmas)).await.map(|_| ())
                            })
                        },
                    )
                };
                let write = options().max_connections(1).connect(&url).await?;
                if alone {
                    migrator(SQLITE).run(&write).await?;
                }
                let read = options().max_connections(4).connect(&url).await?;
                Pools { write: pool(write), read: pool(read), lock: Mutex::new(lock) }
            }
            Self::Postgres(address) => {
                let options = || AnyPoolOptions::new().acquire_timeout(PATIENCE);
                if alone {
                    // Not bounded: a change of a large database takes its time.
                    let changing = options().max_connections(1).connect(address).await?;
                    migrator(POSTGRES).run(&changing).await?;
                    changing.close().await;
                }
                let options = || options().after_connect(move |connection, _| Box::pin(agree(connection, patience)));
                let write = options().max_connections(2).connect(address).await?;
                let read = options().max_connections(8).connect(address).await?;
                expect_durable(&pool(read.clone())).await?;
                Pools { write: pool(write), read: pool(read), lock: Mutex::default() }
            }
        };
        Ok(pools)
    }
}

/// Agrees with PostgreSQL, on every new connection, on what we rely on.
///
/// A commit is answered when it is on disk, whatever the database or its user has as a default.
/// What we no longer wait for, it need not go on with; nobody holds a lock who has gone.
async fn agree(connection: &mut AnyConnection, patience: Duration) -> Result<(), sqlx::Error> {
    let patience = patience.as_millis();
    let terms = format!(
        "select set_config('synchronous_commit', 'on', false) \
             where current_setting('synchronous_commit') not in ('on', 'remote_apply'); \
         set statement_timeout = {patience}; set idle_in_transaction_session_timeout = {patience}"
    );
    connection.execute(sqlx::AssertSqlSafe(terms)).await.map(|_| ())
}

/// Refuses a PostgreSQL that would not keep what it promises.
async fn expect_durable(pool: &Pool) -> Result<(), StoreError> {
    let query = sqlx::query_as(
        "select current_setting('synchronous_commit'), current_setting('fsync'), current_setting('full_page_writes')",
    );
    let settings: Option<(String, String, String)> = pool.one(query).await?;
    let (commit, sync, pages) = settings.unwrap_or_default();
    if !matches!(commit.as_str(), "on" | "remote_apply") {
        return Err(StoreError::Forgetful("synchronous_commit cannot be switched on"));
    }
    // The operator's own decision for the whole cluster; a machine that loses power may lose more than the last moves.
    if sync != "on" || pages != "on" {
        tracing::error!(
            fsync = sync,
            full_page_writes = pages,
            "PostgreSQL does not survive a loss of power like this"
        );
    }
    Ok(())
}

/// Takes a file for one server, and makes it if it is not there.
///
/// A file that two servers write would still be safe, but they would not hear of each other.
async fn claim(file: &Path) -> Result<File, StoreError> {
    if let Some(folder) = file.parent().filter(|it| !it.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::File { file: folder.to_owned(), error })?;
    }
    let mut path = file.as_os_str().to_owned();
    path.push(".lock");
    let path = PathBuf::from(path);
    let lock = private(&path)?;
    let start = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => break,
            // Whatever this or an ending server was just starting shares its files for a moment, the lock among them.
            Err(TryLockError::WouldBlock) if start.elapsed() < LOCK_PATIENCE => sleep(Duration::from_millis(20)).await,
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(file.to_owned())),
            Err(TryLockError::Error(error)) => return Err(StoreError::File { file: path, error }),
        }
    }
    private(file)?;
    for beside in ["-wal", "-shm"] {
        let mut path = file.as_os_str().to_owned();
        path.push(beside);
        keep_private(path.as_ref())?;
    }
    Ok(lock)
}

/// Opens a file, and makes it if it is not there, for nobody but its owner: it tells the dice of games that are played.
pub(crate) fn private(file: &Path) -> Result<File, StoreError> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let res = options.open(file).map_err(|error| StoreError::File { file: file.to_owned(), error })?;
    keep_private(file)?;
    Ok(res)
}

/// Takes a file that is there from everybody but its owner, if everybody could read it; a group of its own is left alone.
fn keep_private(file: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let wrong = |error| StoreError::File { file: file.to_owned(), error };
        let Ok(known) = std::fs::metadata(file) else { return Ok(()) };
        if known.permissions().mode() & 0o007 != 0 {
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600)).map_err(wrong)?;
        }
    }
    Ok(())
}

/// The file as an address, with the characters escaped that would end it.
fn sqlite_url(file: &Path) -> String {
    let path = file.to_string_lossy();
    let escaped: String = path
        .chars()
        .map(|it| match it {
            '%' => "%25".to_owned(),
            '?' => "%3F".to_owned(),
            '#' => "%23".to_owned(),
            it => it.to_string(),
        })
        .collect();
    format!("sqlite:{escaped}?mode=rw")
}

#[cfg(test)]
mod tests {
    use super::{Place, sqlite_url};

    #[test]
    fn places_are_read_as_people_write_them() {
        let read = |text: &str| text.parse::<Place>();
        assert_eq!(read("sqlite:a/b.db"), Ok(Place::Sqlite("a/b.db".into())));
        assert_eq!(read("sqlite:///var/b.db"), Ok(Place::Sqlite("/var/b.db".into())));
        assert_eq!(read("b.db"), Ok(Place::Sqlite("b.db".into())));
        assert!(matches!(read("postgres://localhost/x"), Ok(Place::Postgres(_))));
        for wrong in ["", "sqlite:", "mysql://x", "sqlite::memory:"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        let place: Place = "postgres://me:s%40cr@et@db.example/games?sslmode=require".parse().expect("a place");
        assert_eq!(place.to_string(), "postgres://db.example/games");
    }

    #[test]
    fn odd_file_names_stay_file_names() {
        assert_eq!(sqlite_url("a?b#c%.db".as_ref()), "sqlite:a%3Fb%23c%25.db?mode=rw");
    }
}

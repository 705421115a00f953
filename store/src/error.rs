//! What can go wrong with a database.

use std::{io, path::PathBuf, time::Duration};

/// Why something was not read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database does not answer, or has no room.
    #[error("the database does not answer: {0}")]
    Database(#[from] sqlx::Error),
    /// The database takes too long; whether it has done something shows when it is read again.
    #[error("the database did not answer within {} ms", .0.as_millis())]
    Silent(Duration),
    /// The database answers, and takes nothing.
    #[error("nothing can be written: {0}")]
    Unwritable(String),
    /// The database does not keep what it promises.
    #[error("PostgreSQL would not keep what it promises: {0}")]
    Forgetful(&'static str),
    /// The database has not the shape of this version.
    #[error("the database cannot be brought to this version: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A row is not what we wrote.
    #[error("table {table}: {reason}")]
    Damaged {
        /// The table.
        table: String,
        /// What is wrong.
        reason: String,
    },
    /// What is kept of a day's challenge is not what we wrote.
    #[error("the challenge of {day} ({kind}): {reason}")]
    DamagedDaily {
        /// The game, by its name in the library.
        kind: String,
        /// The day.
        day: String,
        /// What is wrong.
        reason: &'static str,
    },
    /// A file is not there, or cannot be used.
    #[error("{}: {error}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        error: io::Error,
    },
    /// Somebody else has the file.
    #[error("another server uses {}; several servers need PostgreSQL", .0.display())]
    InUse(PathBuf),
    /// Whoever comes beside a server makes no database.
    #[error("there is no such database: {}", .0.display())]
    Missing(PathBuf),
    /// The store is being closed.
    #[error("the server is shutting down")]
    Closed,
}

/// Why entries were not written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Another server was faster: read what it wrote, and try again.
    #[error("another server has written to this table")]
    Late,
    /// The database failed; whether it wrote them shows when it is read again.
    #[error("the database does not answer: {0}")]
    Unknown(String),
}

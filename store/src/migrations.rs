//! The tables of each database, as numbered changes that are made once.
//!
//! `sqlx::migrate!` would read the same files, but has every database driver compiled once more for its macro.

use sqlx::{
    SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};

/// Lists files of a folder of `migrations`: number, description, content.
macro_rules! files {
    ($folder:literal: $($number:literal $name:literal),+) => {
        &[$(($number, $name, include_str!(concat!("../migrations/", $folder, "/000", $number, "_", $name, ".sql")))),+]
    };
}

/// A change: its number, its description and what is done.
type File = (i64, &'static str, &'static str);

pub(crate) const SQLITE: &[File] = files!("sqlite": 1 "tables", 2 "bots", 3 "issuer_and_clock", 4 "agreed_clock");
pub(crate) const POSTGRES: &[File] = files!("postgres": 1 "tables", 2 "bots", 3 "issuer_and_clock", 4 "agreed_clock");

/// What brings a database up to date.
pub(crate) fn migrator(files: &[File]) -> Migrator {
    let migration = |&(number, name, sql): &File| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::{fmt::Write as _, fs, path::Path};

    use super::{File, POSTGRES, SQLITE, migrator};

    #[track_caller]
    fn check(files: &[File], folder: &str, expected: [&str; 3]) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), files.len(), "every file is listed");
        let migrator = migrator(files);
        let checksums = migrator.iter().map(|it| {
            it.checksum[..4].iter().fold(format!("{} {} ", it.version, it.description), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
        });
        assert_eq!(checksums.collect::<Vec<_>>()[..3], expected);
    }

    #[test]
    fn databases_of_earlier_versions_are_recognised() {
        // A database keeps number and SHA-384 of what was done to it, and refuses others.
        check(SQLITE, "sqlite", ["1 tables 2c8ac146", "2 bots 288e757d", "3 issuer_and_clock 9ec1e74f"]);
        check(POSTGRES, "postgres", ["1 tables 6ff0daaa", "2 bots 288e757d", "3 issuer_and_clock 16fc263c"]);
    }
}

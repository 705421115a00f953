//! The shape of the databases: the same in both, kept to oneself, and copied whole.

use std::{
    collections::BTreeSet,
    os::unix::fs::PermissionsExt as _,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use store::{Epoch, Place, Store};

use crate::ground::{self, Ground, adding, id, log, make, write};

/// Table, column, type, whether it may be null, and its place in the primary key.
type Column = (String, String, String, bool, i64);

const OF_SQLITE: &str = "select t.name, c.name, lower(c.type), c.\"notnull\" = 0 and c.pk = 0, c.pk \
     from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'";

const OF_POSTGRES: &str = "select c.table_name::text, c.column_name::text, c.data_type::text, \
         (c.is_nullable = 'YES')::int::bigint, coalesce(k.ordinal_position, 0)::bigint \
     from information_schema.columns c left join information_schema.key_column_usage k \
         on k.table_name = c.table_name and k.column_name = c.column_name and k.constraint_name like '%_pkey' \
     where c.table_schema = 'public'";

async fn columns(ground: &Ground) -> BTreeSet<Column> {
    drop(ground.open().await);
    let rows: Vec<(String, String, String, i64, i64)> =
        sqlx::query_as(if ground.is_sqlite() { OF_SQLITE } else { OF_POSTGRES })
            .fetch_all(&ground.raw().await)
            .await
            .expect("a description");
    let is_ours = |table: &str| !table.starts_with('_') && !table.starts_with("sqlite_");
    let column = |(table, name, kind, null, key): (String, String, String, i64, i64)| {
        let kind = if kind == "bytea" { "blob".to_owned() } else { kind };
        (table, name, kind, null != 0, key)
    };
    rows.into_iter().filter(|it| is_ours(&it.0)).map(column).collect()
}

async fn indexes(ground: &Ground) -> BTreeSet<String> {
    let names = if ground.is_sqlite() {
        "select name from sqlite_master where type = 'index' and sql is not null"
    } else {
        "select indexname::text from pg_indexes where schemaname = 'public' \
         and indexname not like '%_pkey' and indexname not like '%_key'"
    };
    let rows: Vec<(String,)> = sqlx::query_as(names).fetch_all(&ground.raw().await).await.expect("names");
    rows.into_iter().map(|it| it.0).collect()
}

pub(crate) async fn a_database_of_a_newer_program_is_refused(ground: &Ground) {
    let store = ground.open().await;
    let place = store.place().clone();
    store.close().await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                 select 99990101000000, 'newer', success, checksum, 0 from _sqlx_migrations limit 1";
    sqlx::query(newer).execute(&ground.raw().await).await.expect("a newer shape");
    let error = Store::open(place).await.expect_err("it is newer").to_string();
    assert!(error.starts_with("the database cannot be brought to this version"), "{error}");
}

pub(crate) async fn what_a_change_was_called_does_not_matter(ground: &Ground) {
    let store = ground.open().await;
    let place = store.place().clone();
    store.close().await;
    // The third change has had another name.
    let older = "update _sqlx_migrations set description = 'trust' where version = 3";
    let done = sqlx::query(older).execute(&ground.raw().await).await.expect("an older name");
    assert_eq!(done.rows_affected(), 1);
    assert!(Store::open(place).await.expect("the same shape").issuer().await.is_ok());
}

#[test]
fn both_databases_have_the_same_tables_and_columns() {
    let Some(postgres) = Ground::postgres() else { return };
    ground::run(&Ground::sqlite(), async |sqlite| {
        let (one, two) = (columns(sqlite).await, columns(&postgres).await);
        assert!(one.len() > 30, "{one:?}");
        assert_eq!(one, two);
        let (one, two) = (indexes(sqlite).await, indexes(&postgres).await);
        assert!(one.contains("games_by_deadline"), "{one:?}");
        assert_eq!(one, two);
    });
}

/// How many entries a log has that has no gap.
async fn length(store: &Store, name: &str) -> i64 {
    i64::try_from(log(store, name).await.len()).expect("a number")
}

#[test]
fn a_copy_of_a_database_that_is_written_is_sound_and_a_prefix() {
    ground::on_sqlite(async |ground| {
        let server = Arc::new(ground.open().await);
        let names = ["a", "b", "c"];
        make(&server, &names).await;
        let written = Arc::new(AtomicI64::new(1));
        let writing = tokio::spawn({
            let (server, written) = (Arc::clone(&server), Arc::clone(&written));
            async move {
                let epochs = names.map(|_| Epoch::default());
                for seq in 2..=2000 {
                    let body = "x".repeat(200);
                    let pending = [0, 1, 2].map(|it| server.append(adding(names[it], &epochs[it], seq, &body)));
                    for it in pending {
                        assert_eq!(it.await.expect("an answer"), Ok(()));
                    }
                    written.store(seq, Ordering::Release);
                }
            }
        });
        let operator = ground.second().await;
        let mut lengths = Vec::new();
        for round in 0..5 {
            // The copies shall be of different moments.
            let enough = 2 + round * 100;
            while written.load(Ordering::Acquire) < enough {
                tokio::task::yield_now().await;
            }
            let before = written.load(Ordering::Acquire);
            let file = ground.file(&format!("copy {round}.db"));
            operator.back_up(&file).await.expect("a copy");
            let copy = Store::open(Place::Sqlite(file.clone())).await.expect("a database");
            for name in names {
                let n = length(&copy, name).await;
                assert!(n >= before, "what was safe before the copy is in it: {n} of {before}");
                lengths.push(n);
            }
            copy.close().await;
            let raw = sqlx::AnyPool::connect(&format!("sqlite:{}", file.display())).await.expect("a connection");
            let (verdict,): (String,) =
                sqlx::query_as("pragma integrity_check").fetch_one(&raw).await.expect("a verdict");
            assert_eq!(verdict, "ok");
            assert!(operator.back_up(&file).await.is_err(), "a copy is not overwritten");
        }
        assert!(lengths.iter().min() < lengths.iter().max(), "{lengths:?}");
        writing.await.expect("all is written");
        // What is written to the original later is not in the copy, and the other way round.
        let copy = Store::open(Place::Sqlite(ground.file("copy 0.db"))).await.expect("a database");
        let next = length(&copy, "a").await + 1;
        assert_eq!(write(&copy, adding("a", &Epoch::default(), next, "another way")).await, Ok(()));
        assert_eq!(log(&server, "a").await.len(), 2000);
    });
}

#[test]
fn a_file_and_its_copies_are_for_their_owner_only() {
    ground::on_sqlite(async |ground| {
        let store = ground.open().await;
        make(&store, &["a"]).await;
        store.back_up(&ground.file("copy.db")).await.expect("a copy");
        for name in ["games.db", "games.db-wal", "copy.db"] {
            let mode = std::fs::metadata(ground.file(name)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{name} has the mode {mode:o}");
        }
    });
}

#[test]
fn a_file_that_everybody_could_read_is_taken_from_everybody() {
    ground::on_sqlite(async |ground| {
        let modes = |names: &[&str]| -> Vec<u32> {
            let mode = |it: &&str| std::fs::metadata(ground.file(it)).expect("a file").permissions().mode() & 0o777;
            names.iter().map(mode).collect()
        };
        let set = |mode: u32| {
            let mode = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(ground.file("games.db"), mode).expect("a mode");
        };
        ground.open().await.close().await;
        set(0o644);
        ground.open().await.close().await;
        assert_eq!(modes(&["games.db"]), [0o600]);
        // A group that an operator has let in stays.
        set(0o640);
        ground.open().await.close().await;
        assert_eq!(modes(&["games.db"]), [0o640]);
    });
}

#[test]
fn an_operator_does_not_make_a_database_by_a_slip_of_the_pen() {
    ground::on_sqlite(async |ground| {
        let place = Place::Sqlite(ground.file("gmaes.db"));
        let error = Store::open_beside(place).await.expect_err("there is none").to_string();
        assert!(error.contains("there is no such database"), "{error}");
        assert!(!ground.file("gmaes.db").exists());
    });
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    ground::on_sqlite(async |ground| {
        let first = ground.open().await;
        make(&first, &["a"]).await;
        let place = first.place().clone();
        let error = Store::open(place.clone()).await.expect_err("it is used").to_string();
        assert!(error.contains("another server uses") && error.contains("PostgreSQL"), "{error}");
        first.close().await;
        drop(first);
        let second = Store::open(place).await.expect("it is free again");
        assert!(second.head(&id("a")).await.expect("an answer").is_some());
    });
}

//! What a PostgreSQL must do, and what happens when it does not.

use std::time::{Duration, Instant};

use proving::postgres::Postgres;
use store::{Epoch, Refusal, Store, StoreError};

use crate::ground::{adding, id, log, make, write};

/// A cluster with these settings and a database; `None` where it is not installed.
fn cluster(settings: &[&str]) -> Option<(Postgres, String)> {
    let Some(cluster) = Postgres::start_with(settings).expect("it starts, if it is there") else {
        testing::skip("what a PostgreSQL must do, because it is not installed");
        return None;
    };
    let url = cluster.create_database("agreed").expect("a database");
    Some((cluster, url))
}

fn block_on(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(test);
}

#[test]
fn what_is_acknowledged_is_on_disk_whatever_the_database_has_as_a_default() {
    let Some((mut cluster, url)) = cluster(&["synchronous_commit=off", "wal_writer_delay=10000"]) else { return };
    block_on(async {
        let open = async || Store::open(url.parse().expect("an address")).await.expect("a database");
        let store = open().await;
        make(&store, &["a"]).await;
        let epoch = Epoch::default();
        for seq in 2..=20 {
            assert_eq!(write(&store, adding("a", &epoch, seq, "x")).await, Ok(()));
        }
        cluster.crash().expect("a crash");
        cluster.revive().expect("a start");
        assert_eq!(log(&open().await, "a").await.len(), 20);
    });
}

#[test]
fn a_silent_database_is_waited_for_no_longer_than_agreed() {
    let Some((cluster, url)) = cluster(&[]) else { return };
    block_on(async {
        let patience = Duration::from_millis(400);
        let store = Store::open_with(url.parse().expect("an address"), patience).await.expect("a database");
        make(&store, &["a"]).await;
        store.ping().await.expect("it answers");
        cluster.pause().expect("silence");
        let (begun, a) = (Instant::now(), id("a"));
        let (read, written, asked) =
            tokio::join!(store.load(&a), write(&store, adding("a", &Epoch::default(), 2, "x")), store.ping());
        assert!(matches!(read, Err(StoreError::Silent(_))), "{read:?}");
        assert!(matches!(written, Err(Refusal::Unknown(_))), "{written:?}");
        assert!(asked.is_err(), "the writer takes nothing");
        assert!(begun.elapsed() < patience * 5, "{:?}", begun.elapsed());
        cluster.resume().expect("an answer");
        let begun = Instant::now();
        while store.ping().await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(10), "it answers again, and is not asked");
        }
        // It may have heard what nobody waited for any more.
        let next = store.entries(&id("a"), 0).await.expect("a log").last().map_or(0, |it| it.seq) + 1;
        assert_eq!(write(&store, adding("a", &Epoch::default(), next, "y")).await, Ok(()));
        store.close().await;
    });
}

//! Making, adding, loading: a table is its log.

use kernel::Seed;
use store::{Append, Entry, Epoch, Head, Index, NewTable, Refusal, Snapshot, Status, Store, StoreError, Stored};

use crate::ground::{Ground, WAITING, adding, entry, id, log, make, making, table, write};

pub(crate) async fn a_table_is_its_log(ground: &Ground) {
    let store = ground.open().await;
    assert_eq!(store.load(&id("none")).await.expect("an answer"), None);
    assert_eq!(store.head(&id("none")).await.expect("an answer"), None);
    assert_eq!(store.entries(&id("none"), 0).await.expect("an answer"), []);
    let new = NewTable {
        listed: false,
        seed: Seed::new(std::array::from_fn(|it| it as u8 * 8)),
        dice: id("daily.30-rails.2026-11-15"),
        content: Some(("c0ffee".to_owned(), "a map\n".to_owned())),
        daily: Some("2026-11-15".to_owned()),
        ..table("first")
    };
    assert_eq!(write(&store, making(new.clone(), WAITING, 900)).await, Ok(()));
    let epoch = Epoch::default();
    let two = Append {
        table: id("first"),
        epoch: epoch.clone(),
        entries: vec![Entry { seat: Some(3), ..entry(2, "a") }, entry(3, "b")],
        index: Some(Index { status: Status::Playing, deadline_at: Some(5000), bot_at: None }),
        new: None,
        snapshot: None,
    };
    assert_eq!(write(&store, two).await, Ok(()));
    assert_eq!(write(&store, adding("first", &epoch, 4, "c")).await, Ok(()));
    // The text of the content is asked for when it is needed.
    let kept = NewTable { content: Some(("c0ffee".to_owned(), String::new())), ..new };
    let head = Head {
        table: kept,
        status: Status::Playing,
        created_at: 900,
        deadline_at: Some(5000),
        bot_at: None,
        close_reason: None,
    };
    let whole = vec![
        Entry { at: 900, ..entry(1, "made") },
        Entry { seat: Some(3), ..entry(2, "a") },
        entry(3, "b"),
        entry(4, "c"),
    ];
    let stored = store.load(&id("first")).await.expect("an answer");
    assert_eq!(stored, Some(Stored { head: head.clone(), snapshot: None, tail: whole.clone(), last: entry(4, "c") }));
    assert_eq!(store.head(&id("first")).await.expect("an answer"), Some(head));
    assert_eq!(store.entries(&id("first"), 2).await.expect("an answer"), whole[2..]);
    assert_eq!(store.entries(&id("first"), 4).await.expect("an answer"), []);
    // It is the same for whoever opens the database later.
    store.close().await;
    assert_eq!(ground.open().await.entries(&id("first"), 0).await.expect("an answer"), whole);
}

/// Keeps a snapshot without an entry.
async fn keep(store: &Store, name: &str, seq: i64, bytes: &[u8]) {
    let snapshot = Some(Snapshot { seq, bytes: bytes.to_vec() });
    let append =
        Append { table: id(name), epoch: Epoch::default(), entries: Vec::new(), index: None, new: None, snapshot };
    assert_eq!(write(store, append).await, Ok(()));
}

pub(crate) async fn snapshots_only_get_newer(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a"]).await;
    let epoch = Epoch::default();
    for seq in 2..=9 {
        assert_eq!(write(&store, adding("a", &epoch, seq, &seq.to_string())).await, Ok(()));
    }
    let keep = async |seq: i64, bytes: &[u8]| keep(&store, "a", seq, bytes).await;
    let loaded = async || {
        let stored = store.load(&id("a")).await.expect("an answer").expect("a table");
        (stored.snapshot.map(|it| (it.seq, it.bytes)), stored.tail.first().map(|it| it.seq))
    };
    keep(5, b"five\0").await;
    assert_eq!(loaded().await, (Some((5, b"five\0".to_vec())), Some(6)));
    keep(8, b"eight").await;
    // One that took longer to make.
    keep(7, b"seven").await;
    keep(8, b"other").await;
    assert_eq!(loaded().await, (Some((8, b"eight".to_vec())), Some(9)));
    store.forget(&id("a")).await.expect("it is forgotten");
    assert_eq!(loaded().await, (None, Some(1)));
}

pub(crate) async fn a_gap_is_damage(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a", "b"]).await;
    let epoch = Epoch::default();
    for seq in 2..=6 {
        assert_eq!(write(&store, adding("a", &epoch, seq, "x")).await, Ok(()));
    }
    keep(&store, "a", 5, &[1]).await;
    let raw = ground.raw().await;
    sqlx::query("delete from entries where game = 'a' and seq = 4").execute(&raw).await.expect("a gap");
    let damage = |it: Result<_, StoreError>| match it {
        Err(StoreError::Damaged { table, reason }) => (table, reason),
        Err(other) => panic!("{other}"),
        Ok(()) => panic!("nothing is wrong"),
    };
    let expected = ("a".to_owned(), "entry 4 is missing".to_owned());
    assert_eq!(damage(store.entries(&id("a"), 0).await.map(|_| ())), expected);
    // What stands before a snapshot is not looked at.
    assert_eq!(store.load(&id("a")).await.expect("an answer").map(|it| it.tail.len()), Some(1));
    store.forget(&id("a")).await.expect("it is forgotten");
    assert_eq!(damage(store.load(&id("a")).await.map(|_| ())), expected);
    // A snapshot of what the log does not tell.
    keep(&store, "a", 9, &[1]).await;
    let expected = ("a".to_owned(), "the log ends before its snapshot, which is at entry 9".to_owned());
    assert_eq!(damage(store.load(&id("a")).await.map(|_| ())), expected);
    sqlx::query("delete from entries where game = 'b'").execute(&raw).await.expect("an empty log");
    let expected = ("b".to_owned(), "the log is empty".to_owned());
    assert_eq!(damage(store.load(&id("b")).await.map(|_| ())), expected);
}

pub(crate) async fn all_that_was_handed_over_is_written_at_the_end(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a"]).await;
    let epoch = Epoch::default();
    let pending: Vec<_> = (2..=500).map(|seq| store.append(adding("a", &epoch, seq, "x"))).collect();
    store.close().await;
    for pending in pending {
        assert_eq!(pending.await.expect("an answer"), Ok(()));
    }
    let late = write(&store, adding("a", &epoch, 501, "x")).await;
    assert!(matches!(&late, Err(Refusal::Unknown(reason)) if reason.contains("shutting down")), "{late:?}");
    assert_eq!(log(&ground.open().await, "a").await.len(), 500);
}

pub(crate) async fn odd_texts_survive(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a"]).await;
    let odd = "Zoë said: \"it's 100 % $1 ? :x\" \\ \r\n\t🚂 \u{202e}";
    assert_eq!(write(&store, adding("a", &Epoch::default(), 2, odd)).await, Ok(()));
    assert_eq!(log(&store, "a").await, ["made", odd]);
}

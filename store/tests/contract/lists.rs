//! Finding tables without reading their logs, and what else is kept.

use store::{ApiKey, Append, Epoch, Index, Listing, NewTable, Refusal, Snapshot, Status, Store};

use crate::ground::{Ground, WAITING, adding, id, make, making, table, write};

async fn found(store: &Store, listing: Listing) -> Vec<String> {
    let heads = store.list(&listing).await.expect("a list");
    heads.into_iter().map(|it| it.table.id.to_string()).collect()
}

pub(crate) async fn a_listing_has_filters(ground: &Ground) {
    let store = ground.open().await;
    let rows = [
        ("a", "30-rails", Status::Waiting, true, 100),
        ("b", "rail-age", Status::Waiting, true, 300),
        ("c", "30-rails", Status::Playing, false, 200),
        ("d", "30-rails", Status::Over, true, 400),
        ("f", "30-rails", Status::Waiting, false, 500),
        ("e", "30-rails", Status::Waiting, true, 500),
    ];
    for (name, kind, status, listed, at) in rows {
        let new = NewTable { kind: kind.to_owned(), listed, ..table(name) };
        assert_eq!(write(&store, making(new, Index { status, deadline_at: None, bot_at: None }, at)).await, Ok(()));
    }
    let all = Listing { limit: 100, ..Listing::default() };
    let (kind, status) = (Some("30-rails".to_owned()), Some(Status::Waiting));
    // The newest first, and those of the same moment by name.
    assert_eq!(found(&store, all.clone()).await, ["e", "f", "d", "b", "c", "a"]);
    assert_eq!(found(&store, Listing { limit: 2, ..all.clone() }).await, ["e", "f"]);
    assert_eq!(found(&store, Listing { before: Some(300), ..all.clone() }).await, ["c", "a"]);
    assert_eq!(found(&store, Listing { kind: kind.clone(), ..all.clone() }).await, ["e", "f", "d", "c", "a"]);
    assert_eq!(found(&store, Listing { status, ..all.clone() }).await, ["e", "f", "b", "a"]);
    assert_eq!(found(&store, Listing { only_listed: true, ..all.clone() }).await, ["e", "d", "b", "a"]);
    let narrow = Listing { kind, status, only_listed: true, before: Some(500), limit: 1 };
    assert_eq!(found(&store, narrow).await, ["a"]);
    let none = Listing { kind: Some("' or 1 = 1 --".to_owned()), ..all };
    assert_eq!(found(&store, none).await, [""; 0]);
    let mut counted = store.count().await.expect("numbers");
    counted.sort_by_key(|it| it.0.name());
    assert_eq!(counted, [(Status::Over, 1), (Status::Playing, 1), (Status::Waiting, 4)]);
}

pub(crate) async fn tables_are_due_when_their_time_is_up(ground: &Ground) {
    let store = ground.open().await;
    for (name, deadline_at) in [("late", Some(100)), ("soon", Some(200)), ("never", None)] {
        let index = Index { status: Status::Playing, deadline_at, bot_at: None };
        assert_eq!(write(&store, making(table(name), index, 1)).await, Ok(()));
    }
    let due = async |now, limit| {
        let mut games = store.due(now, limit).await.expect("an answer");
        games.sort_by_key(ToString::to_string);
        games.into_iter().map(|it| it.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(due(99, 10).await, [""; 0]);
    assert_eq!(due(100, 10).await, ["late"]);
    assert_eq!(due(200, 10).await, ["late", "soon"]);
    assert_eq!(due(200, 1).await.len(), 1);
    assert!(store.ask_to_close(&id("never"), "spam").await.expect("an answer"));
    assert_eq!(due(100, 10).await, ["late", "never"]);
    // A new deadline, and no deadline.
    for (name, deadline_at) in [("late", Some(900)), ("soon", None)] {
        let index = Some(Index { status: Status::Playing, deadline_at, bot_at: None });
        let append =
            Append { table: id(name), epoch: Epoch::default(), entries: Vec::new(), index, new: None, snapshot: None };
        assert_eq!(write(&store, append).await, Ok(()));
    }
    assert_eq!(due(300, 10).await, ["never"]);
}

pub(crate) async fn tables_that_wait_for_a_bot_are_found(ground: &Ground) {
    let store = ground.open().await;
    for (name, bot_at) in [("later", Some(200)), ("first", Some(100)), ("never", None)] {
        let index = Index { status: Status::Playing, deadline_at: None, bot_at };
        assert_eq!(write(&store, making(table(name), index, 1)).await, Ok(()));
    }
    let found = async |then, limit| store.waiting_for_bots(then, limit).await.expect("an answer");
    assert_eq!(found(99, 10).await, []);
    assert_eq!(found(100, 10).await, [id("first")]);
    assert_eq!(found(200, 10).await, [id("first"), id("later")]);
    assert_eq!(found(200, 1).await, [id("first")]);
    let head = store.head(&id("later")).await.expect("an answer").expect("a table");
    assert_eq!((head.bot_at, head.deadline_at), (Some(200), None));
    let index = Some(Index { status: Status::Playing, deadline_at: Some(1), bot_at: None });
    let (table, epoch) = (id("first"), Epoch::default());
    let append = Append { table, epoch, entries: Vec::new(), index, new: None, snapshot: None };
    assert_eq!(write(&store, append).await, Ok(()));
    assert_eq!(found(200, 10).await, [id("later")]);
}

pub(crate) async fn an_operator_asks_once_to_close(ground: &Ground) {
    let (server, operator) = (ground.open().await, ground.second().await);
    make(&server, &["a"]).await;
    assert!(!operator.ask_to_close(&id("none"), "spam").await.expect("an answer"));
    assert!(operator.ask_to_close(&id("a"), "it's spam").await.expect("an answer"));
    let head = server.head(&id("a")).await.expect("an answer").expect("a table");
    assert_eq!((head.status, head.close_reason.as_deref()), (Status::Waiting, Some("it's spam")));
    assert_eq!(server.due(0, 10).await.expect("an answer"), [id("a")]);
    let index = Some(Index { status: Status::Closed, deadline_at: None, bot_at: None });
    let append =
        Append { table: id("a"), epoch: Epoch::default(), entries: Vec::new(), index, new: None, snapshot: None };
    assert_eq!(write(&server, append).await, Ok(()));
    assert_eq!(server.due(0, 10).await.expect("an answer"), []);
    assert!(!operator.ask_to_close(&id("a"), "again").await.expect("an answer"));
}

pub(crate) async fn tables_are_found_by_when_something_last_happened_and_deleted_whole(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a", "b"]).await;
    assert_eq!(write(&store, adding("b", &Epoch::default(), 2, "x")).await, Ok(()));
    let keep = Snapshot { seq: 2, bytes: vec![1] };
    let append = Append { entries: Vec::new(), snapshot: Some(keep), ..adding("b", &Epoch::default(), 2, "") };
    assert_eq!(write(&store, append).await, Ok(()));
    let untouched = async |then| {
        let found = store.untouched(Status::Waiting, then).await.expect("an answer");
        found.into_iter().map(|(table, at)| (table.to_string(), at)).collect::<Vec<_>>()
    };
    assert_eq!(untouched(1000).await, []);
    assert_eq!(untouched(1002).await, [("a".to_owned(), 1000)]);
    assert_eq!(untouched(1003).await, [("a".to_owned(), 1000), ("b".to_owned(), 1002)]);
    assert_eq!(store.untouched(Status::Over, 2000).await.expect("an answer"), []);
    assert_eq!(store.extent(&id("b")).await.expect("an answer"), (2, Some(1002)));
    assert!(store.delete(&id("b")).await.expect("it is done"));
    assert_eq!(store.extent(&id("b")).await.expect("an answer"), (0, None));
    assert!(!store.delete(&id("b")).await.expect("an answer"), "it is gone");
    assert_eq!(store.load(&id("b")).await.expect("an answer"), None);
    assert_eq!(store.entries(&id("b"), 0).await.expect("an answer"), []);
    assert_eq!(untouched(2000).await, [("a".to_owned(), 1000)]);
    // A server that still has it writes nothing to it.
    assert_eq!(write(&store, adding("b", &Epoch::default(), 3, "y")).await, Err(Refusal::Late));
}

pub(crate) async fn contents_are_kept_once(ground: &Ground) {
    let store = ground.open().await;
    assert_eq!(store.content("c1").await.expect("an answer"), None);
    for name in ["a", "b"] {
        // The id is a hash of the text, so a second text would be a lie.
        let new = NewTable { content: Some(("c1".to_owned(), format!("the map of {name}\n"))), ..table(name) };
        assert_eq!(write(&store, making(new, WAITING, 1)).await, Ok(()));
    }
    assert_eq!(store.content("c1").await.expect("an answer").as_deref(), Some("the map of a\n"));
}

pub(crate) async fn keys_are_known_by_their_hash(ground: &Ground) {
    let store = ground.open().await;
    let key = ApiKey { hash: vec![0, 255, 7], name: "my bot".to_owned(), created_at: 12 };
    store.add_key(&key).await.expect("a key");
    assert_eq!(store.key(&[0, 255, 7]).await.expect("an answer"), Some(key.clone()));
    assert_eq!(store.key(&[0, 255]).await.expect("an answer"), None);
    assert!(store.add_key(&ApiKey { name: "another".to_owned(), ..key }).await.is_err());
}

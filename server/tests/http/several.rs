//! Several servers on one PostgreSQL: whichever is asked, it answers by the newest that any of them has written.

use std::time::Duration;

use proving::postgres::Postgres;
use serde_json::json;

use crate::{
    company,
    guest::Guest,
    listener::Listener,
    seating::{Seating, text},
    thoughts,
    yard::Yard,
};

/// A PostgreSQL with an empty database; `None` where it is not installed.
fn database() -> Option<(Postgres, String)> {
    let postgres = Postgres::start().expect("it starts, if it is there");
    let Some(postgres) = postgres else {
        testing::skip("several servers on one database, because PostgreSQL is not installed");
        return None;
    };
    let url = postgres.create_database("several").expect("a database");
    Some((postgres, url))
}

async fn server(url: &str) -> Yard {
    Yard::with(|it| {
        it.database = url.parse().expect("an address");
        it.short_deadlines = true;
    })
    .await
}

#[tokio::test]
async fn every_server_knows_what_another_has_just_acknowledged() {
    let Some((_postgres, url)) = database() else { return };
    let (one, two) = (server(&url).await, server(&url).await);
    for round in 0..15 {
        let anna = one.guest();
        let made = anna.post("/api/v1/tables", json!({ "game": "30-rails", "seats": 2 })).await.ok(201);
        let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
        // Both have the table in memory before it changes at one of them.
        two.guest().get(&path("")).await.ok(200);
        let ben = one.guest();
        ben.post(&path("/join"), json!({ "name": "Ben" })).await.ok(200);
        let (anna, ben) = (anna.at(two.address), ben.at(two.address));
        ben.post(&path("/chat"), json!({ "text": "hello" })).await.ok(200);
        let acted = anna.at(one.address).post(&path("/actions"), json!({ "action": "skip none" })).await.ok(200);
        let undone = anna.post(&path("/undo"), json!({ "at": acted["cursor"] })).await;
        assert_eq!(undone.status, 200, "round {round}: {}", undone.text());
    }
    one.expect_no_fault().await;
    two.expect_no_fault().await;
}

#[tokio::test]
async fn a_stream_at_one_server_tells_what_happens_at_another() {
    let Some((_postgres, url)) = database() else { return };
    let (one, two) = (server(&url).await, server(&url).await);
    let seating = Seating::begin(&one, json!({ "game": "village-rails" }), 2).await;
    let watcher = two.guest();
    let mut listener = Listener::open(&watcher, &seating.id, None).await;
    let mut luck = fastrand::Rng::with_seed(5);
    assert_eq!(seating.play(&mut luck, 12).await, 12);
    let told = one.guest().get(&seating.path("/items")).await.ok(200);
    let heard = listener.until(&text(&told["cursor"])).await;
    let heard: Vec<_> = heard.into_iter().flat_map(|it| it.items).collect();
    assert_eq!(Some(&heard), told["items"].as_array());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_server_has_gone_is_asked_by_another() {
    let Some((_postgres, url)) = database() else { return };
    let (one, two) = (server(&url).await, server(&url).await);
    let seating = company::begin(&one, json!({ "game": "30-streetcar-rails" }), &["strong"]).await;
    let here = Guest::with(one.address, &seating.tokens[0]);
    let there = Guest::with(two.address, &seating.tokens[0]);
    let mut luck = fastrand::Rng::with_seed(5);
    for guest in [&here, &there, &here, &there, &here] {
        assert_eq!(company::play_on(guest, &seating, &mut luck, 1).await, 1);
    }
    one.close().await;
    let store = store::Store::open_beside(url.parse().expect("an address")).await.expect("a database");
    assert!(thoughts::waits_for_bot(&store, &seating).await, "the server was stopped too late for this test");
    company::play_on(&there, &seating, &mut luck, usize::MAX).await;
    company::expect_whole(&there, &seating).await;
    two.expect_no_fault().await;
}

#[tokio::test]
async fn deadlines_are_put_off_while_the_database_was_away() {
    let Some((mut postgres, url)) = database() else { return };
    let yard = Yard::with(|it| {
        it.database = url.parse().expect("an address");
        it.short_deadlines = true;
        it.patience.database = Duration::from_secs(3);
    })
    .await;
    let pace = json!({ "kind": "deadline", "seconds": 3, "absent": "default" });
    let seating = Seating::begin(&yard, json!({ "game": "30-rails", "pace": pace }), 2).await;
    let deadline = async || yard.guest().get(&seating.path("")).await.ok(200)["deadline"].as_i64();
    let before = deadline().await.expect("a deadline");
    postgres.crash().expect("it is gone");
    // Longer than the deadline, and longer than what is no downtime yet.
    tokio::time::sleep(Duration::from_secs(5)).await;
    postgres.revive().expect("it is back");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = deadline().await.expect("a deadline");
    assert!(after > before + 3_500, "it was put off by {} ms", after - before);
    let told = yard.guest().get(&seating.path("/items")).await.ok(200);
    assert!(told["items"].as_array().expect("items").iter().all(|it| it["kind"] != "late"), "{told}");
}

/// The numbers of the entries of a table.
async fn numbers_of(yard: &Yard, seating: &Seating) -> Vec<i64> {
    let place = yard.place();
    let store = store::Store::open_beside(place).await.expect("a database");
    let log = store.entries(&seating.id.parse().expect("an address"), 0).await.expect("a log without a hole");
    log.into_iter().map(|it| it.seq).collect()
}

/// Winds a table back below a server that goes on, and plays on.
async fn wind_back(yard: &Yard, lose: impl AsyncFn(&str)) {
    let seating = Seating::begin(yard, json!({ "game": "village-rails" }), 2).await;
    let mut luck = fastrand::Rng::with_seed(5);
    assert_eq!(seating.play(&mut luck, 9).await, 9);
    let n_kept = numbers_of(yard, &seating).await.len();
    assert_eq!(seating.play(&mut luck, 3).await, 3);
    let seat = seating.waiting().await[0];
    let (actions, at) = seating.actions(seat).await;
    let mut listener = Listener::open(&seating.guests[seat], &seating.id, Some(&at)).await;
    lose(&format!("delete from entries where game = '{}' and seq > {}", seating.id, n_kept)).await;
    // The move was meant for a position that is gone.
    let answer = seating.act(seat, &actions[0], Some(&at)).await;
    assert!([400, 409].contains(&answer.status), "{} {}", answer.status, answer.text());
    assert_eq!(numbers_of(yard, &seating).await.len(), n_kept, "nothing is written behind a gap");
    assert!(seating.play(&mut luck, 3).await > 0, "the game goes on from what there is");
    let numbers = numbers_of(yard, &seating).await;
    assert!(numbers.iter().copied().eq((1..).take(numbers.len())), "{numbers:?}");
    while listener.next().await.is_some() {}
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_database_that_was_wound_back_gets_no_holes() {
    let yard = Yard::open().await;
    wind_back(&yard, async |statement| {
        sqlx::any::install_default_drivers();
        let store::Place::Sqlite(file) = yard.place() else { return };
        let url = format!("sqlite:{}", file.display());
        let mut raw = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.expect("a connection");
        sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut raw).await.expect("a loss");
    })
    .await;
    let Some((postgres, url)) = database() else { return };
    let yard = server(&url).await;
    wind_back(&yard, async |statement| drop(postgres.query("several", statement).expect("a loss"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_silent_is_told_soon_and_keeps_no_server_from_stopping() {
    let Some((postgres, url)) = database() else { return };
    let yard = Yard::with(|it| {
        it.database = url.parse().expect("an address");
        it.patience.statement = Duration::from_millis(400);
        it.patience.farewell = Duration::from_millis(800);
        it.patience.health = Duration::ZERO;
    })
    .await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 2).await;
    let (actions, at) = seating.actions(0).await;
    assert_eq!(yard.guest().get("/healthz").await.status, 200);
    postgres.pause().expect("silence");
    let begun = std::time::Instant::now();
    let guest = yard.guest();
    let health = guest.get("/healthz");
    let path = seating.path("");
    let (health, table, acted) =
        tokio::join!(health, seating.guests[1].get(&path), seating.act(0, &actions[0], Some(&at)));
    assert_eq!([health.status, table.status, acted.status], [503; 3]);
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    // It goes on when the database does.
    postgres.resume().expect("an answer");
    let begun = std::time::Instant::now();
    while yard.guest().get("/healthz").await.status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(10), "the database answers, and nobody asks it");
    }
    let (actions, at) = seating.actions(1).await;
    seating.act(1, &actions[0], Some(&at)).await.ok(200);
    postgres.pause().expect("silence");
    let begun = std::time::Instant::now();
    yard.close().await;
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

//! Whole games of every rule set, from the first seat to the verified record.

use kernel::Viewer;
use serde_json::{Value, json};

use crate::{seating::Seating, yard::Yard};

/// A game by any legal moves, watched and replayed.
async fn check(yard: &Yard, game: &str, rules: &str, n_seats: usize) {
    let what = format!("{game} {rules}");
    let seating = Seating::begin(yard, json!({ "game": game, "rules": rules, "name": "Anna <b>" }), n_seats).await;
    let watcher = yard.guest();
    watcher.get(&seating.path("/actions")).await.fails(401, "unauthorized");
    watcher.post(&seating.path("/actions"), json!({ "action": "pass" })).await.fails(401, "unauthorized");
    for path in ["/replay/0", "/verify"] {
        watcher.get(&seating.path(path)).await.fails(409, "running");
    }
    let mut luck = fastrand::Rng::with_seed(rules.len() as u64);
    for _ in 0..200 {
        if seating.play(&mut luck, 10).await < 10 {
            break;
        }
        let view = watcher.get(&seating.path("/view")).await.ok(200);
        assert_eq!(view["seat"], Value::Null, "{what}");
    }
    let table = watcher.get(&seating.path("")).await.ok(200);
    assert_eq!((&table["status"], &table["turn"]["kind"]), (&json!("over"), &json!("over")), "{what}");
    seating.act(0, "pass", None).await.fails(409, "over");

    let record = watcher.get(&seating.path("/record")).await.text();
    let verdict = library::verify(&record, &[]).expect("the record is true");
    let rolls = record.lines().filter(|it| it.starts_with(". ")).count();
    assert_eq!((verdict.n_rolls, verdict.is_pledged), (Some(rolls), true), "{what}");
    assert_eq!(table["scores"], json!(verdict.scores), "{what}");
    let told = watcher.get(&seating.path("/verify")).await.ok(200);
    let outcome = json!(verdict.outcome.as_ref().map(wire::Outcome::new));
    let expected = json!({
        "game": game, "events": verdict.n_events, "pledged": true, "rolls": rolls, "scores": verdict.scores,
        "outcome": outcome,
    });
    assert_eq!((outcome["winners"].as_array().is_some(), &table["outcome"]), (true, &outcome), "{what}");
    assert_eq!(told, expected);

    let host = library::read(&record, &[]).expect("a record").host;
    assert_eq!(table["events"], host.n_events());
    for n in [0, 1, host.n_events() / 2, host.n_events() - 1, host.n_events()] {
        let told = watcher.get(&seating.path(&format!("/replay/{n}"))).await.ok(200);
        let then = host.at(n).expect("a position").view(Viewer::Referee);
        let expected = serde_json::to_value(wire::View::new(&then, &|_| true)).expect("JSON");
        assert_eq!(told["view"], expected, "{what} after {n} events");
    }
    watcher.get(&seating.path(&format!("/replay/{}", host.n_events() + 1))).await.fails(404, "not_found");

    let names = json!(["Ann", "Ben"][..n_seats.min(2)]);
    let kept = watcher.post("/api/v1/records", json!({ "record": record, "names": names })).await.ok(201);
    assert_eq!((&kept["status"], &kept["imported"], &kept["scores"]), (&json!("over"), &json!(true), &table["scores"]));
    assert_eq!((&kept["rules"], &kept["seats"][0]["name"]), (&json!(rules), &json!("Ann")), "{what}");
    let path = format!("/api/v1/tables/{}/record", kept["id"].as_str().expect("an address"));
    assert_eq!(watcher.get(&path).await.text(), record, "{what}");
}

#[tokio::test]
async fn games_of_30_rails_are_played_to_the_end_and_verified() {
    let yard = Yard::open().await;
    check(&yard, "30-rails", "basic", 2).await;
    check(&yard, "30-rails", "advanced", 1).await;
    check(&yard, "30-rails", "postal", 2).await;
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn games_of_streetcars_and_villages_are_played_to_the_end_and_verified() {
    let yard = Yard::open().await;
    check(&yard, "30-streetcar-rails", "tiles-35", 2).await;
    check(&yard, "30-streetcar-rails", "tiles-101", 1).await;
    check(&yard, "village-rails", "cards", 3).await;
    check(&yard, "sidings", "yard", 4).await;
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn games_of_rail_age_are_played_to_the_end_and_verified() {
    let yard = Yard::open().await;
    check(&yard, "rail-age", "river", 2).await;
    check(&yard, "rail-age", "lake", 1).await;
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn records_that_are_wrong_or_unfinished_are_refused() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 1).await;
    let mut luck = fastrand::Rng::with_seed(9);
    seating.play(&mut luck, 7).await;
    let running = seating.guests[0].get(&seating.path("/record")).await.text();
    assert!(running.lines().count() > 7, "{running}");
    let guest = yard.guest();
    guest.post("/api/v1/records", json!({ "record": running })).await.fails(422, "record");
    while seating.play(&mut luck, 10).await == 10 {}
    let record = guest.get(&seating.path("/record")).await.text();
    guest.post("/api/v1/records", json!({ "record": record })).await.ok(201);
    let roll = record.lines().filter(|it| it.starts_with(". ")).nth(3).expect("a roll").to_owned();
    let forged = record.replacen(&roll, if roll == ". 1 1" { ". 2 2" } else { ". 1 1" }, 1);
    assert_ne!(forged, record);
    guest.post("/api/v1/records", json!({ "record": forged })).await.fails(422, "record");
    for wrong in ["", "chess 1", "30-rails 1 basic seats 1\n", "\u{0}", &"x\n".repeat(1000)] {
        guest.post("/api/v1/records", json!({ "record": wrong })).await.fails(422, "record");
    }
    guest.post("/api/v1/records", json!({ "record": record, "names": ["a", "b"] })).await.fails(400, "names");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_record_that_is_sent_twice_with_one_key_is_kept_once() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 1).await;
    let mut luck = fastrand::Rng::with_seed(9);
    while seating.play(&mut luck, 10).await == 10 {}
    let record = yard.guest().get(&seating.path("/record")).await.text();
    let send = async |key: &str, body: serde_json::Value| {
        let headers = format!("{key}Content-Type: application/json\r\n");
        yard.guest().send("POST", "/api/v1/records", &headers, body.to_string().as_bytes()).await
    };
    let (key, body) = ("Idempotency-Key: one\r\n", json!({ "record": record, "names": ["Anna"] }));
    // Two windows of one browser, at the same moment.
    let (one, two) = tokio::join!(send(key, body.clone()), send(key, body.clone()));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 201]);
    let (one, two) = (one.ok(one.status), two.ok(two.status));
    assert_eq!(one, two);
    assert_eq!(send(key, body.clone()).await.ok(200), one, "and once more");
    // Whatever differs is kept by itself: a key opens nothing of others.
    let others = [
        send("", body.clone()).await,
        send("", body.clone()).await,
        send("Idempotency-Key: two\r\n", body.clone()).await,
        send(key, json!({ "record": record, "names": ["Ben"] })).await,
    ];
    let mut all: Vec<_> = others.iter().map(|it| it.ok(201)["id"].to_string()).chain([one["id"].to_string()]).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 5, "{all:?}");
    send(&format!("Idempotency-Key: {}\r\n", "x".repeat(256)), body).await.fails(400, "record");
    yard.expect_no_fault().await;
}

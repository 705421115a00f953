//! No secret is ever written to the log.

use std::{
    io,
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::{
    guest::Guest,
    seating::{Seating, text},
    yard::Yard,
};

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn neither_secrets_of_people_nor_seeds_are_logged() {
    let log = Log::default();
    // For the whole process: the database works in threads of its own.
    tracing_subscriber::fmt().with_max_level(tracing::Level::DEBUG).with_writer(log.clone()).init();
    let yard = Yard::with(|it| it.short_deadlines = true).await;
    let pace = json!({ "kind": "deadline", "seconds": 1, "absent": "wait" });
    let late = Seating::begin(&yard, json!({ "game": "30-rails", "pace": pace }), 1).await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails", "name": "Anna" }), 2).await;
    let key = text(&yard.guest().post("/api/v1/keys", json!({ "name": "bot" })).await.ok(201)["key"]);
    let program = Guest::with(yard.address, &key);
    program.post("/api/v1/daily/30-rails", json!({})).await.ok(201);
    let phone = yard.guest();
    phone.post(&seating.path("/claim"), json!({ "token": seating.tokens[1] })).await.ok(200);
    let mut luck = fastrand::Rng::with_seed(1);
    while seating.play(&mut luck, 20).await == 20 {}
    let wrong = format!("seat-{}", "5a".repeat(32));
    Guest::with(yard.address, &wrong).post(&seating.path("/undo"), json!({})).await.fails(401, "unauthorized");
    Guest::with(yard.address, &wrong.replace("seat", "odd")).get(&seating.path("")).await.fails(401, "unauthorized");
    let id = seating.id.parse().expect("an address");
    let table = yard.store().await.head(&id).await.expect("a head").expect("a table").table;

    let mut secrets: Vec<String> = seating.tokens.iter().map(|it| it.replace("seat-", "")).collect();
    secrets.extend([table.seed.to_hex(), key.replace("key-", ""), wrong.replace("seat-", "")]);
    secrets.extend(seating.guests.iter().chain([&phone]).map(|it| {
        let cookie = it.cookie().expect("a cookie");
        // Before the dot; what follows marks it as ours.
        cookie[..64].to_owned()
    }));
    // Bytes as lists of numbers, too.
    secrets.push(format!("{:?}", &table.seed.bytes()[..8]).trim_matches(['[', ']']).to_owned());
    while !yard.metrics().await.contains("platelayer_deadlines_total 1") {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    yard.close().await;
    let log = String::from_utf8(log.0.lock().expect("a log").clone()).expect("text");
    assert!(log.contains("/api/v1/tables/{id}/actions") && log.contains("DEBUG"), "requests are logged");
    let told = log.lines().find(|it| it.contains("a deadline passed")).expect("a line");
    assert!(told.contains(&late.id), "it names its table: {told}");
    for secret in secrets {
        let line = log.lines().find(|it| it.contains(&secret));
        assert_eq!(line, None, "a secret is in the log");
    }
}

//! Games that a server of before has begun by older rules.

use kernel::Seed;
use serde_json::json;
use store::{DailyEntry, DailyKey, Store};

use crate::{
    daily::copy,
    guest::Guest,
    seating::{Seating, text},
    yard::{Yard, folder, place},
};

#[tokio::test]
async fn a_table_that_was_begun_before_an_upgrade_is_finished_by_its_rules() {
    let yard = Yard::open().await;
    let begun = Seating::begin(&yard, json!({ "game": "rail-age" }), 2).await;
    let newest = head(&begun).await;
    assert!(newest.starts_with("rail-age 2 river ") && newest.ends_with(" seats 2"), "{newest}");

    // The same table as an earlier program began it: the dice of both numbers are the same.
    let first = "rail-age 1 river 5431e86db9239fed seats 2";
    let (folder, old) = (folder(), yard.store().await);
    let store = Store::open(place(folder.path())).await.expect("a database");
    copy(&old, &store, &begun, None, |it| it.body = it.body.replace(&newest, first)).await;
    store.close().await;

    let yard = Yard::again(folder, |_| {}).await;
    let guests = begun.tokens.iter().map(|it| Guest::with(yard.address, it)).collect();
    let seating = Seating { guests, ..begun };
    let told = seating.guests[0].get(&seating.path("/view")).await.ok(200).to_string();
    assert!(told.contains("\"rules\":1"), "{told}");
    let mut luck = fastrand::Rng::with_seed(5);
    assert!(seating.play(&mut luck, 2_000).await < 2_000, "it comes to its end");
    let record = seating.guests[0].get(&seating.path("/record")).await.text();
    assert_eq!(record.lines().next(), Some(first), "the rules stay those that it began with");
    let verdict = library::verify(&record, &[]).expect("a true record");
    assert!(verdict.scores.is_some() && verdict.n_rolls.is_some(), "{record}");
    assert_eq!(library::old_rules(first), Some(1), "which its page and a replay say");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn on_the_day_of_an_upgrade_all_play_by_the_rules_that_the_day_began_with() {
    let path = "/api/v1/daily/rail-age";
    let yard = Yard::open().await;
    let guest = yard.guest();
    let made = guest.post(path, json!({ "name": "Anna" })).await.ok(201);
    let anna = Seating { id: text(&made["table"]["id"]), guests: vec![guest], tokens: vec![text(&made["token"])] };
    let day = text(&anna.guests[0].get(path).await.ok(200)["day"]);
    let newest = head(&anna).await;
    assert!(newest.starts_with("rail-age 2 river "), "{newest}");

    // The same table as an earlier program began it.
    let first = "rail-age 1 river 5431e86db9239fed seats 1";
    let (folder, old) = (folder(), yard.store().await);
    let store = Store::open(place(folder.path())).await.expect("a database");
    let key = DailyKey { kind: "rail-age".to_owned(), day: day.clone() };
    let seed = old.daily_seed(&key, &Seed::new([0; 32])).await.expect("a seed");
    store.daily_seed(&key, &seed).await.expect("it is written");
    let (table, _) = copy(&old, &store, &anna, Some(&day), |it| it.body = it.body.replace(&newest, first)).await;
    let entry = DailyEntry { player: vec![1; 32], table, name: "Anna".to_owned(), score: None, finished_at: None };
    store.enter_daily(&key, &entry).await.expect("it is written");
    store.close().await;

    let yard = Yard::again(folder, |_| {}).await;
    let guest = yard.guest();
    let made = guest.post(path, json!({ "name": "Ben" })).await.ok(201);
    let ben = Seating { id: text(&made["table"]["id"]), guests: vec![guest], tokens: vec![text(&made["token"])] };
    assert_eq!(head(&ben).await, first);
    yard.expect_no_fault().await;
}

/// The first line of the record of a table.
async fn head(seating: &Seating) -> String {
    let record = seating.guests[0].get(&seating.path("/record")).await.text();
    record.lines().next().expect("a line").to_owned()
}

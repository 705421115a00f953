//! Deadlines: what happens to those who miss them, and to those who could not keep them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    guest::Guest,
    seating::{Seating, numbers},
    twins::Origin,
    yard::Yard,
};

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_millis() as i64
}

/// The table, once it is as it should be.
async fn await_table(guest: &Guest, seating: &Seating, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let table = guest.get(&seating.path("")).await.ok(200);
        if is_it(&table) {
            return table;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}: {table}");
        sleep(Duration::from_millis(100)).await;
    }
}

fn terms(game: &str, seconds: u32, absent: &str) -> Value {
    json!({ "game": game, "pace": { "kind": "deadline", "seconds": seconds, "absent": absent } })
}

async fn kinds(seating: &Seating) -> Vec<(String, Option<u64>)> {
    let told = seating.guests[0].get(&seating.path("/items")).await.ok(200);
    let items = told["items"].as_array().expect("items").iter();
    items.map(|it| (it["kind"].as_str().expect("a kind").to_owned(), it["seat"].as_u64())).collect()
}

#[tokio::test]
async fn the_others_wait_or_a_harmless_move_is_made() {
    let yard = Yard::with(|it| it.short_deadlines = true).await;
    let wait = Seating::begin(&yard, terms("30-rails", 1, "wait"), 2).await;
    let moved = Seating::begin(&yard, terms("village-rails", 1, "default"), 2).await;
    let first = moved.waiting().await;
    let before = wait.actions(0).await.0;
    await_table(&wait.guests[0], &wait, "the time is up", |it| it["deadline"].is_null()).await;
    let heard = kinds(&wait).await;
    for seat in [0, 1] {
        assert_eq!(heard.iter().filter(|it| **it == ("late".to_owned(), Some(seat))).count(), 1, "{heard:?}");
    }
    assert_eq!(wait.actions(0).await.0, before, "nothing was done");
    wait.act(0, &before[0], None).await.ok(200);

    // A turn of each seat is played for it, one deadline after the other.
    let begun = Instant::now();
    loop {
        let heard = kinds(&moved).await;
        let late: Vec<_> = heard.iter().filter(|it| it.0 == "late").filter_map(|it| it.1).collect();
        if late.len() >= 2 {
            assert_ne!(late[0], late[1], "{heard:?}");
            assert_eq!(usize::try_from(late[0]).ok(), first.first().copied());
            assert!(!heard.iter().any(|it| it.0 == "bot"), "{heard:?}");
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{heard:?}");
        sleep(Duration::from_millis(100)).await;
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_until_its_player_returns() {
    let yard = Yard::with(|it| it.short_deadlines = true).await;
    let seating = Seating::begin(&yard, terms("village-rails", 5, "bot"), 2).await;
    let absent = seating.waiting().await[0];
    let other = 1 - absent;
    let has_played = |it: &Value| it["seats"][absent]["driver"] == "bot" && numbers(&it["turn"]["waiting"]) == [other];
    let table = await_table(&seating.guests[other], &seating, "a bot plays", has_played).await;
    assert_eq!(table["seats"][absent]["bot"], Value::Null, "the seat is still the person's");
    assert!(yard.metrics().await.contains("platelayer_bot_thoughts_total{level=\"normal\"}"), "it thinks");
    assert!(table["deadline"].as_i64().is_some_and(|it| it > now()), "the other has a deadline");
    // The bot goes on.
    while kinds(&seating).await.iter().filter(|it| it.0 == "turn").count() < 6 {
        let (actions, _) = seating.actions(other).await;
        seating.act(other, &actions[0], None).await.ok(200);
        await_table(&seating.guests[other], &seating, "the bot answers", has_played).await;
    }
    seating.guests[other].post(&seating.path("/return"), json!({})).await.fails(409, "present");
    seating.guests[absent].post(&seating.path("/return"), json!({})).await.ok(200);
    assert_eq!(seating.guests[absent].get(&seating.path("")).await.ok(200)["seats"][absent]["driver"], "person");
    while seating.waiting().await == [other] {
        let (actions, _) = seating.actions(other).await;
        seating.act(other, &actions[0], None).await.ok(200);
    }
    let (actions, at) = seating.actions(absent).await;
    assert!(!actions.is_empty(), "the player acts again");
    seating.act(absent, &actions[0], Some(&at)).await.ok(200);
}

#[tokio::test]
async fn a_deadline_is_renewed_with_every_turn_also_for_one_alone() {
    let yard = Yard::with(|it| it.short_deadlines = true).await;
    for (game, n_seats) in [("30-rails", 1), ("30-rails", 2), ("rail-age", 1), ("village-rails", 2)] {
        let seating = Seating::begin(&yard, terms(game, 1000, "default"), n_seats).await;
        let deadline = async || seating.guests[0].get(&seating.path("")).await.ok(200)["deadline"].as_i64();
        let mut luck = fastrand::Rng::with_seed(3);
        let first = deadline().await.expect("a deadline");
        assert!((now() + 900_000..=now() + 1_000_000).contains(&first));
        sleep(Duration::from_millis(20)).await;
        let mut n_renewed = 0;
        let mut last = first;
        for _ in 0..40 {
            seating.play(&mut luck, 1).await;
            // None when the game is over.
            let Some(next) = deadline().await else { break };
            assert!(next >= last, "{game}: a deadline comes no sooner");
            n_renewed += usize::from(next > last);
            last = next;
            sleep(Duration::from_millis(2)).await;
        }
        assert!(n_renewed >= 2, "{game} with {n_seats}: {n_renewed} times");
    }
}

#[tokio::test]
async fn a_downtime_of_the_server_puts_deadlines_off() {
    let hour = 3_600_000;
    let origin = Origin::agreed(terms("30-rails", 7200, "default"), 2).await;
    let mut host = origin.host.fork();
    host.settle(&origin.dice);
    // The server died two hours ago; one hour later the time would have been up.
    let (died, due) = (now() - 2 * hour, now() - hour);
    let yard = origin.server(host.as_ref(), Some(due), Some(died)).await;
    let guest = Guest::with(yard.address, &origin.seating.tokens[0]);
    sleep(Duration::from_millis(1200)).await;
    let table = guest.get(&origin.seating.path("")).await.ok(200);
    let deadline = table["deadline"].as_i64().expect("a deadline");
    assert!((deadline - (due + 2 * hour)).abs() < 60_000, "{deadline}");
    let items = guest.get(&origin.seating.path("/items")).await.text();
    assert!(!items.contains("\"late\""), "nobody is punished: {items}");

    // A server that was away for a moment only puts nothing off.
    let due = now() + hour;
    let yard = origin.server(host.as_ref(), Some(due), Some(now() - 3000)).await;
    let table = Guest::new(yard.address).get(&origin.seating.path("")).await.ok(200);
    assert_eq!(table["deadline"].as_i64(), Some(due));

    // While a server lives, a deadline that has passed counts.
    let yard = origin.server(host.as_ref(), Some(now() - 1000), Some(now() - 1000)).await;
    let guest = Guest::new(yard.address);
    await_table(&guest, &origin.seating, "it is late", |it| it["deadline"].as_i64().is_none_or(|it| it > now())).await;
    assert!(guest.get(&origin.seating.path("/items")).await.text().contains("\"late\""));
}

#[tokio::test]
async fn an_operator_closes_a_table() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 2).await;
    let id = seating.id.parse().expect("an address");
    let store = yard.store().await;
    assert!(store.ask_to_close(&id, "spam").await.expect("it is written"));
    let table = await_table(&seating.guests[0], &seating, "it is closed", |it| it["status"] == "closed").await;
    assert_eq!(table["closed"], "spam");
    let (actions, _) = seating.actions(0).await;
    assert!(actions.is_empty());
    seating.act(0, "pass", None).await.fails(409, "closed");
    seating.guests[0].post(&seating.path("/chat"), json!({ "text": "why" })).await.fails(409, "closed");
    seating.guests[0].post(&seating.path("/leave"), json!({})).await.fails(409, "over");
    assert!(kinds(&seating).await.iter().any(|it| it.0 == "close"));
    assert!(!store.ask_to_close(&id, "spam").await.expect("an answer"), "it is closed once");
    yard.expect_no_fault().await;
}

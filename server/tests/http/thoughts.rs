//! Thoughts of bots: through restarts, beside people, and taken back with the moves of people.

use std::time::Duration;

use kernel::TableId;
use serde_json::{Value, json};
use store::Store;
use tokio::time::{Instant, sleep};

use crate::{
    company::{begin, expect_whole, play_on},
    guest::{Guest, PATIENCE},
    seating::{Seating, numbers, text},
    yard::Yard,
};

/// The moves of a seat in the log of a table, in order, taken back or not.
async fn moves(store: &Store, seating: &Seating, seat: usize) -> Vec<String> {
    let id: TableId = seating.id.parse().expect("an address");
    let log = store.entries(&id, 0).await.expect("a log");
    let of_seat = format!("{seat} ");
    log.into_iter().filter(|it| it.kind == "event" && it.body.starts_with(&of_seat)).map(|it| it.body).collect()
}

/// Whether the database says that a table waits for a bot.
pub(crate) async fn waits_for_bot(store: &Store, seating: &Seating) -> bool {
    let id: TableId = seating.id.parse().expect("an address");
    store.head(&id).await.expect("an answer").expect("a table").bot_at.is_some()
}

/// Waits until bots have moved and only these seats are waited for.
async fn await_turn(guest: &Guest, seating: &Seating, seats: &[usize]) -> Value {
    let begun = Instant::now();
    loop {
        let table = guest.get(&seating.path("")).await.ok(200);
        if numbers(&table["turn"]["waiting"]) == seats {
            return table;
        }
        assert!(begun.elapsed() < PATIENCE, "{table}");
        sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_goes_on_after_a_restart_without_being_asked() {
    let mut yard = Yard::open().await;
    let seating = begin(&yard, json!({ "game": "30-streetcar-rails" }), &["strong"]).await;
    let mut luck = fastrand::Rng::with_seed(3);
    let mut n_found = 0;
    for _ in 0..6 {
        let guest = Guest::with(yard.address, &seating.tokens[0]);
        play_on(&guest, &seating, &mut luck, 3).await;
        let folder = yard.close().await;
        let store = Store::open(crate::yard::place(folder.path())).await.expect("a database");
        let is_waited_for = waits_for_bot(&store, &seating).await;
        let before = moves(&store, &seating, 1).await.len();
        store.close().await;
        drop(store);
        yard = Yard::again(folder, |_| {}).await;
        if is_waited_for {
            n_found += 1;
            let (store, begun) = (yard.store().await, Instant::now());
            while moves(&store, &seating, 1).await.len() == before {
                assert!(begun.elapsed() < PATIENCE, "nobody finds the table that waits for a bot");
                sleep(Duration::from_millis(20)).await;
            }
        }
    }
    assert!(n_found > 0, "no server was stopped while a bot was waited for");
    let guest = Guest::with(yard.address, &seating.tokens[0]);
    play_on(&guest, &seating, &mut luck, usize::MAX).await;
    expect_whole(&guest, &seating).await;
    assert!(!waits_for_bot(&yard.store().await, &seating).await);
    yard.expect_no_fault().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_answered_while_bots_think() {
    let yard = Yard::with(|it| it.bot_thoughts = std::num::NonZeroUsize::MIN).await;
    let seating = begin(&yard, json!({ "game": "30-rails" }), &["strong", "strong"]).await;
    let guest = &seating.guests[0];
    let mut luck = fastrand::Rng::with_seed(3);
    let (mut most_words, mut longest) = (0, Duration::ZERO);
    while most_words < 3 {
        assert_eq!(play_on(guest, &seating, &mut luck, 1).await, 1, "nothing can be said while a bot thinks");
        let waiting = seating.waiting().await;
        let mut n_words = 0;
        // Until one of the two has moved.
        while !waiting.contains(&0) && seating.waiting().await == waiting {
            let begun = Instant::now();
            guest.post(&seating.path("/chat"), json!({ "text": "hm" })).await.ok(200);
            longest = longest.max(begun.elapsed());
            n_words += 1;
        }
        most_words = most_words.max(n_words);
    }
    println!("{most_words} words within one thought, the slowest took {longest:?}");
    assert!(longest < Duration::from_secs(5), "whoever speaks waits for a bot");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_person_takes_a_move_back_across_hidden_moves_of_bots() {
    let yard = Yard::open().await;
    let seating = begin(&yard, json!({ "game": "30-rails" }), &["easy", "random"]).await;
    let guest = &seating.guests[0];
    let (before, at) = seating.actions(0).await;
    seating.act(0, &before[0], Some(&at)).await.ok(200);
    await_turn(guest, &seating, &[0]).await;
    let store = yard.store().await;
    let first = [moves(&store, &seating, 1).await, moves(&store, &seating, 2).await];
    assert!(first.iter().all(|it| !it.is_empty()), "{first:?}");
    let undone = guest.post(&seating.path("/undo"), json!({})).await.ok(200);
    assert!(numbers(&undone["turn"]["waiting"]).contains(&0));
    assert_eq!(seating.actions(0).await.0, before);
    guest.post(&seating.path("/undo"), json!({})).await.fails(422, "unfair");
    // The bots have seen nothing of it: what they decided stands.
    let other = before.last().expect("a move");
    seating.act(0, other, None).await.ok(200);
    await_turn(guest, &seating, &[0]).await;
    for (seat, first) in [1, 2].into_iter().zip(first) {
        let all = moves(&store, &seating, seat).await;
        assert_eq!(all, first, "seat {seat}");
    }
    play_on(guest, &seating, &mut fastrand::Rng::with_seed(1), usize::MAX).await;
    expect_whole(guest, &seating).await;
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_move_stands_after_a_move_of_a_bot_that_was_seen() {
    let yard = Yard::open().await;
    let seating = begin(&yard, json!({ "game": "village-rails" }), &["random"]).await;
    let guest = &seating.guests[0];
    let mut luck = fastrand::Rng::with_seed(1);
    let mut n_seen = 0;
    while n_seen < 3 {
        play_on(guest, &seating, &mut luck, 1).await;
        let table = await_turn(guest, &seating, &[0]).await;
        let told = guest.get(&seating.path("/items")).await.ok(200);
        let mut lines = told["items"].as_array().expect("items").iter().filter(|it| it["kind"] == "event");
        let last = lines.next_back().map(|it| text(&it["line"])).expect("a move");
        if last.starts_with("1 ") || last.starts_with('.') {
            guest.post(&seating.path("/undo"), json!({ "at": table["cursor"] })).await.fails(422, "unfair");
            n_seen += 1;
        }
    }
    yard.expect_no_fault().await;
}

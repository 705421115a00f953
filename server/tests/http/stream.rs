//! Who loses the connection misses nothing and hears nothing twice.

use serde_json::{Value, json};

use crate::{
    guest::Guest,
    listener::{Heard, Listener},
    seating::{Seating, text},
    yard::Yard,
};

/// Everybody at a table, and somebody who watches, at a server that may be another one than before.
fn viewers(seating: &Seating, yard: &Yard) -> Vec<Guest> {
    let mut res: Vec<_> = seating.guests.iter().map(|it| it.at(yard.address)).collect();
    res.push(yard.guest());
    res
}

async fn cursor(guest: &Guest, table: &str) -> String {
    text(&guest.get(&format!("/api/v1/tables/{table}")).await.ok(200)["cursor"])
}

fn items(heard: &[Heard]) -> Vec<Value> {
    heard.iter().flat_map(|it| it.items.clone()).collect()
}

/// How many items lie before a cursor.
fn n_before(cursor: &str) -> usize {
    cursor.split('.').map(|it| it.parse::<usize>().expect("a number")).sum()
}

/// Fails unless every viewer hears the rest, and only that, from wherever it was cut off.
async fn cut_everywhere(yard: &Yard, table: &str, viewers: &[Guest], heard: &[Vec<Heard>]) {
    for (guest, whole) in viewers.iter().zip(heard) {
        let all = items(whole);
        let end = &whole.last().expect("something was heard").cursor;
        assert_eq!(&cursor(guest, table).await, end);
        assert_eq!(all.len(), n_before(end), "each is heard once");
        for (n, cut) in whole.iter().enumerate() {
            let rest = items(&whole[n + 1..]);
            let path = format!("/api/v1/tables/{table}/items?after={}", cut.cursor);
            let told = guest.get(&path).await.ok(200);
            assert_eq!((told["items"].as_array(), text(&told["cursor"])), (Some(&rest), end.clone()), "{path}");
            if rest.is_empty() {
                continue;
            }
            let mut listener = Listener::open(guest, table, Some(&cut.cursor)).await;
            assert_eq!(items(&listener.until(end).await), rest, "cut at {}", cut.cursor);
        }
        let mut listener = Listener::open(guest, table, None).await;
        assert_eq!(items(&listener.until(end).await), all);
        assert_eq!(listener.head.header("content-type"), Some("text/event-stream"));
    }
    yard.expect_no_fault().await;
}

/// What everybody hears of a game, while it is played and after cuts, before and after a restart.
async fn check(terms: Value, n_seats: usize, n_moves: usize, talks: bool) {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, terms, n_seats).await;
    let table = seating.id.clone();
    let mut luck = fastrand::Rng::with_seed(n_moves as u64);
    let everybody = viewers(&seating, &yard);
    let mut listeners = Vec::new();
    for guest in &everybody {
        listeners.push(Listener::open(guest, &table, None).await);
    }
    for _ in 0..n_moves {
        if seating.play(&mut luck, 1).await == 0 {
            break;
        }
        let seat = luck.usize(0..n_seats);
        if luck.u8(0..6) == 0 {
            let undone = seating.guests[seat].post(&seating.path("/undo"), json!({})).await;
            assert!(matches!(undone.status, 200 | 409 | 422));
        }
        if talks {
            seating.guests[seat]
                .post(&seating.path("/chat"), json!({ "text": "on we go\u{2026} \"<b>\"" }))
                .await
                .ok(200);
            seating.guests[seat].post(&seating.path("/name"), json!({ "name": "Zoë" })).await.ok(200);
        }
    }
    let mut heard = Vec::new();
    for (guest, listener) in everybody.iter().zip(&mut listeners) {
        heard.push(listener.until(&cursor(guest, &table).await).await);
    }
    expect_own_only(&heard);
    cut_everywhere(&yard, &table, &everybody, &heard).await;

    let is_long = {
        let stored = yard.store().await.load(&table.parse().expect("an address")).await.expect("a log");
        stored.expect("a table").snapshot.is_some()
    };
    assert_eq!(is_long, talks, "the log of a game with talk is long enough for a snapshot");
    let folder = yard.close().await;
    for listener in &mut listeners {
        assert_eq!(listener.next().await, None, "a stream ends with its server");
    }
    let yard = Yard::again(folder, |_| {}).await;
    let everybody = viewers(&seating, &yard);
    cut_everywhere(&yard, &table, &everybody, &heard).await;

    // The game goes on where it was.
    let seating = Seating { id: table.clone(), guests: viewers(&seating, &yard), tokens: seating.tokens };
    let mut listeners = Vec::new();
    for (guest, heard) in everybody.iter().zip(&heard) {
        listeners.push(Listener::open(guest, &table, heard.last().map(|it| it.cursor.as_str())).await);
    }
    if seating.play(&mut luck, 5).await > 0 {
        for ((guest, listener), heard) in everybody.iter().zip(&mut listeners).zip(&mut heard) {
            // All that happened may have been hidden.
            let end = cursor(guest, &table).await;
            if heard.last().is_none_or(|it| it.cursor != end) {
                heard.extend(listener.until(&end).await);
            }
        }
        for (guest, heard) in everybody.iter().zip(&heard) {
            let all = guest.get(&seating.path("/items")).await.ok(200);
            assert_eq!(all["items"].as_array(), Some(&items(heard)));
        }
    }
}

/// A seat hears what watchers hear, in the same order, and besides that only what it did itself.
fn expect_own_only(heard: &[Vec<Heard>]) {
    let (watcher, seats) = heard.split_last().expect("a watcher");
    let public = items(watcher);
    for (seat, heard) in seats.iter().enumerate() {
        let mut rest = public.iter().peekable();
        for item in items(heard) {
            if rest.next_if(|it| **it == item).is_some() {
                continue;
            }
            let line = item["line"].as_str().unwrap_or_default();
            let is_own = line.starts_with(&format!("{seat} ")) || line.ends_with(&format!(" for {seat}"));
            assert!(is_own || item["kind"] == "undo" && item["seat"] == seat, "seat {seat} hears {item}");
        }
        assert_eq!(rest.next(), None, "seat {seat} misses something");
    }
}

#[tokio::test]
async fn a_stream_of_30_rails_can_be_cut_anywhere() {
    check(json!({ "game": "30-rails" }), 3, 45, false).await;
}

#[tokio::test]
async fn a_stream_of_rail_age_can_be_cut_anywhere_even_before_a_snapshot() {
    check(json!({ "game": "rail-age" }), 2, 90, true).await;
}

#[tokio::test]
async fn a_stream_of_village_rails_can_be_cut_anywhere() {
    check(json!({ "game": "village-rails" }), 3, 40, false).await;
}

#[tokio::test]
async fn who_leaves_goes_on_as_a_watcher_and_who_takes_the_seat_hears_its_secrets() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "rail-age" }), 2).await;
    let mut luck = fastrand::Rng::with_seed(3);
    seating.play(&mut luck, 8).await;
    let leaver = &seating.guests[1];
    let mut listener = Listener::open(leaver, &seating.id, None).await;
    let before = listener.until(&cursor(leaver, &seating.id).await).await;
    leaver.post(&seating.path("/leave"), json!({})).await.ok(200);
    assert_eq!(listener.next().await, None, "the stream of a seat ends when the seat is given up");
    let last = &before.last().expect("something").cursor;
    let mut listener = Listener::open(leaver, &seating.id, Some(last)).await;
    assert_eq!(listener.head.status, 200);
    let watched = listener.next().await.expect("the leaving");
    assert!(watched.items.iter().any(|it| it["kind"] == "leave"), "{watched:?}");
    assert!(watched.items.iter().all(|it| it["kind"] != "event" || !text(&it["line"]).starts_with("1 ")));

    let heir = yard.guest();
    let mut listener = Listener::open(&heir, &seating.id, None).await;
    let public = listener.until(&cursor(&heir, &seating.id).await).await;
    let seated = heir.post(&seating.path("/join"), json!({ "name": "Heir" })).await.ok(200);
    assert_eq!(seated["seat"], 1);
    let mut listener = Listener::open(&heir, &seating.id, Some(&public.last().expect("something").cursor)).await;
    let rest = listener.until(&cursor(&heir, &seating.id).await).await;
    let own = items(&before).into_iter().filter(|it| it["line"].as_str().is_some_and(|it| it.starts_with("1 ")));
    let heard = items(&rest);
    for line in own.filter(|it| it["kind"] == "event") {
        assert!(heard.contains(&line), "{line} belongs to the seat");
    }
}

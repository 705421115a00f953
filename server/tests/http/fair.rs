//! Taking back is fair or refused, and no move is made twice.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    seating::{Seating, numbers, text},
    yard::Yard,
};

async fn n_events(seating: &Seating, seat: usize) -> usize {
    seating.guests[seat].get(&seating.path("/record")).await.text().lines().count()
}

/// How many decisions of whole seats were told.
async fn n_ready(seating: &Seating) -> usize {
    let told = seating.guests[0].get(&seating.path("/items")).await.ok(200);
    let n = |kind: &str| told["items"].as_array().expect("items").iter().filter(|it| it["kind"] == kind).count();
    n("ready") + n("turn").saturating_sub(1)
}

async fn undo(seating: &Seating, seat: usize) -> crate::guest::Answer {
    seating.guests[seat].post(&seating.path("/undo"), json!({})).await
}

#[tokio::test]
async fn a_move_is_taken_back_while_nobody_has_learnt_from_it() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "rail-age" }), 2).await;
    let watcher = yard.guest();
    let public = watcher.get(&seating.path("")).await.ok(200)["cursor"].clone();
    let (before, at) = seating.actions(0).await;
    undo(&seating, 0).await.fails(422, "unfair");
    let done = seating.act(0, &before[0], Some(&at)).await.ok(200);
    assert_eq!(numbers(&done["turn"]["waiting"]), [1]);
    // Who is ready is told, and who no longer is.
    let undone = undo(&seating, 0).await.ok(200);
    assert_eq!(numbers(&undone["turn"]["waiting"]), [0, 1]);
    assert_eq!(seating.actions(0).await.0, before);
    let told = watcher.get(&seating.path(&format!("/items?after={}", text(&public)))).await.ok(200);
    let kinds: Vec<_> = told["items"].as_array().expect("items").iter().map(|it| text(&it["kind"])).collect();
    assert_eq!(kinds, ["ready", "unready"]);
    undo(&seating, 0).await.fails(422, "unfair");

    // Both begin; then the first draws something hidden and takes it back: watchers hear nothing of it.
    for seat in [0, 1] {
        let (actions, _) = seating.actions(seat).await;
        seating.act(seat, &actions[0], None).await.ok(200);
    }
    let public = watcher.get(&seating.path("")).await.ok(200)["cursor"].clone();
    let (actions, _) = seating.actions(0).await;
    let hidden = actions.iter().find(|it| !it.starts_with("done")).expect("something to draw");
    seating.act(0, hidden, None).await.ok(200);
    undo(&seating, 0).await.ok(200);
    assert_eq!(seating.actions(0).await.0, actions);
    assert_eq!(watcher.get(&seating.path("")).await.ok(200)["cursor"], public);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_move_stands_after_another_seat_s_move_a_roll_and_a_reveal() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-streetcar-rails" }), 2).await;
    let mut luck = fastrand::Rng::with_seed(2);
    for seat in [0, 1] {
        while seating.waiting().await.contains(&seat) && n_ready(&seating).await <= seat {
            let (actions, _) = seating.actions(seat).await;
            seating.act(seat, &actions[0], None).await.ok(200);
        }
        if seat == 0 {
            undo(&seating, 1).await.fails(422, "unfair");
        }
    }
    // Now everything is shown, and the next roll is seen.
    for seat in [0, 1] {
        undo(&seating, seat).await.fails(422, "unfair");
    }
    let path = seating.path("/undo");
    yard.guest().post(&path, json!({})).await.fails(401, "unauthorized");

    // Several decisions of a step, across those of another seat: nobody has seen anything.
    let seating = Seating::begin(&yard, json!({ "game": "30-rails", "rules": "postal" }), 2).await;
    for seat in [0, 1] {
        let (actions, _) = seating.actions(seat).await;
        seating.act(seat, &actions[0], None).await.ok(200);
    }
    let before = seating.actions(1).await.0;
    undo(&seating, 0).await.ok(200);
    assert_eq!(seating.actions(1).await.0, before, "what the other has done stands");
    undo(&seating, 0).await.is_refused("unfair", &json!({ "id": "unfair-nothing", "arguments": {} }));
    undo(&seating, 1).await.ok(200);
    // It is the same after the log was read again.
    let (actions, _) = seating.actions(0).await;
    seating.act(0, &actions[0], None).await.ok(200);

    // Alone, every roll is seen at once.
    let alone = Seating::begin(&yard, json!({ "game": "30-streetcar-rails" }), 1).await;
    loop {
        assert_eq!(alone.play(&mut luck, 1).await, 1, "the game ends without a roll");
        let record = alone.guests[0].get(&alone.path("/record")).await.text();
        if record.lines().last().is_some_and(|it| it.starts_with(". ")) {
            break;
        }
    }
    undo(&alone, 0).await.fails(422, "unfair");
    let waiting = yard.guest();
    let made = waiting.post("/api/v1/tables", json!({ "game": "village-rails" })).await.ok(201);
    let path = format!("/api/v1/tables/{}/undo", text(&made["table"]["id"]));
    waiting.post(&path, json!({})).await.fails(409, "waiting");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_move_that_was_meant_for_another_position_is_not_made() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 2).await;
    let (actions, at) = seating.actions(0).await;
    seating.act(0, &actions[0], Some(&at)).await.ok(200);
    let n = n_events(&seating, 0).await;
    // The same once more, as after a lost answer.
    let stale = seating.act(0, &actions[0], Some(&at)).await;
    stale.fails(409, "stale");
    assert_eq!(stale.json()["position"], seating.guests[0].get(&seating.path("")).await.ok(200));
    assert_eq!(n_events(&seating, 0).await, n);
    seating.guests[0].post(&seating.path("/undo"), json!({ "at": at })).await.fails(409, "stale");
    // What another seat decides in secret, and what is said, does not matter for a move.
    let (mine, at) = seating.actions(1).await;
    seating.guests[0].post(&seating.path("/chat"), json!({ "text": "hello" })).await.ok(200);
    let (theirs, _) = seating.actions(0).await;
    seating.act(0, &theirs[0], None).await.ok(200);
    seating.act(1, &mine[0], Some(&at)).await.ok(200);
    for wrong in ["", "1", "x.y", "-1.0", "99999.0", "0.99999", "99999999999999999999.0"] {
        seating.act(1, &mine[0], Some(wrong)).await.fails(400, "cursor");
    }
    seating.act(0, "nonsense", None).await.fails(422, "unreadable");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn what_is_refused_is_told_as_data_too() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 1).await;
    undo(&seating, 0).await.is_refused("unfair", &json!({ "id": "unfair-nothing", "arguments": {} }));
    let refused = seating.act(0, "bonus x1/y1", None).await;
    let arguments = json!({ "part": "skip", "station": "none" });
    refused.is_refused("refused", &json!({ "id": "thirty-wrong-part", "arguments": arguments }));
    assert!(refused.json()["error"]["message"].as_str().is_some_and(|it| it.starts_with("now comes the mountain")));
    let found = |text: &str| json!({ "id": "unreadable", "arguments": { "found": text } });
    seating.act(0, "mine x9/y9", None).await.is_refused("unreadable", &found("x9/y9"));
    let unfinished = json!({ "id": "unfinished", "arguments": {} });
    seating.act(0, "mine", None).await.is_refused("unreadable", &unfinished);
    let long = seating.act(0, &"nonsense".repeat(200), None).await;
    long.is_refused("unreadable", &found(&"nonsense".repeat(3)));
    // Where the rules do not speak, there is none.
    let stale = seating.act(0, "skip none", Some("0.0")).await;
    stale.fails(409, "stale");
    assert!(stale.json()["error"].get("refusal").is_none());
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn of_many_at_once_one_is_made() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 2).await;
    for _ in 0..5 {
        let (actions, at) = seating.actions(0).await;
        let n = n_events(&seating, 0).await;
        let answers = join_all((0..8).map(|it| seating.act(0, &actions[it % actions.len()], Some(&at)))).await;
        assert_eq!(answers.iter().filter(|it| it.status == 200).count(), 1);
        answers.iter().filter(|it| it.status != 200).for_each(|it| it.fails(409, "stale"));
        assert_eq!(n_events(&seating, 0).await, n + 1);
    }
    let made = yard.guest().post("/api/v1/tables", json!({ "game": "30-rails", "seats": 3 })).await.ok(201);
    let path = format!("/api/v1/tables/{}/join", text(&made["table"]["id"]));
    let guests: Vec<_> = (0..8).map(|_| yard.guest()).collect();
    let answers = join_all(guests.iter().map(|it| it.post(&path, json!({})))).await;
    let mut seats: Vec<_> = answers.iter().filter(|it| it.status == 200).map(|it| it.json()["seat"].clone()).collect();
    seats.sort_by_key(Value::as_u64);
    assert_eq!(seats, [1, 2]);
    answers.iter().filter(|it| it.status != 200).for_each(|it| it.fails(409, "full"));
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn who_hangs_up_before_the_answer_keeps_nobody_waiting() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 2).await;
    let mut n_made = 0;
    for round in 0..40_u64 {
        let seat = usize::from(round % 2 == 1);
        let (actions, at) = seating.actions(seat).await;
        let Some(action) = actions.first() else { continue };
        let body = json!({ "action": action, "at": at }).to_string();
        let kind = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        let mut bytes = seating.guests[seat].head("POST", &seating.path("/actions"), &kind);
        bytes.extend_from_slice(body.as_bytes());
        let mut stream = TcpStream::connect(yard.address).await.expect("a connection");
        stream.write_all(&bytes).await.expect("it is sent");
        // Long enough for the server to have taken it, or not.
        tokio::time::sleep(Duration::from_micros(round * 150)).await;
        drop(stream);
        // Whether it was made or not, everybody is answered, and the same move cannot be made again.
        let again = seating.act(seat, action, Some(&at)).await;
        assert!(matches!(again.status, 200 | 409), "{}", again.text());
        n_made += u32::from(again.status == 409);
        seating.guests[1 - seat].get(&seating.path("/view")).await.ok(200);
    }
    assert!(n_made > 0, "no move was taken before its maker was gone");
    yard.expect_no_fault().await;
}

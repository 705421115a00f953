//! All that a screen needs in one answer: the same as in the three that older clients ask for.

use serde_json::{Value, json};

use crate::{
    guest::Guest,
    seating::{Seating, numbers, text},
    yard::Yard,
};

/// Fails unless a viewer is told the same at once and by the requests of version 1.
async fn expect_same(guest: &Guest, seating: &Seating) {
    let told = guest.get(&seating.path("/position")).await.ok(200);
    let table = guest.get(&seating.path("")).await.ok(200);
    assert_eq!(table["version"], wire::api::VERSION);
    assert_eq!((&told["table"], &told["cursor"]), (&table, &table["cursor"]));
    assert_eq!(told.get("items"), None, "nobody asked what has happened");
    let view = guest.get(&seating.path("/view")).await;
    if table["head"].is_null() {
        assert_eq!((&told["view"], view.status), (&Value::Null, 409));
    } else {
        let view = view.ok(200);
        assert_eq!((&told["view"], &told["cursor"]), (&view["view"], &view["cursor"]));
    }
    if table["you"].is_null() || table["head"].is_null() {
        assert_eq!(told["actions"], json!([]));
    } else {
        let actions = guest.get(&seating.path("/actions")).await.ok(200);
        assert_eq!((&told["actions"], &told["cursor"]), (&actions["actions"], &actions["cursor"]));
    }
}

#[tokio::test]
async fn one_answer_tells_what_three_told_in_every_game_from_the_beginning_to_the_end() {
    let yard = Yard::open().await;
    let mut luck = fastrand::Rng::with_seed(3);
    for game in library::GAMES {
        let n_seats = 2.clamp(game.seats.0, game.seats.1);
        let seating = Seating::begin(&yard, json!({ "game": game.name }), n_seats).await;
        let watcher = yard.guest();
        loop {
            for guest in seating.guests.iter().chain([&watcher]) {
                expect_same(guest, &seating).await;
            }
            if seating.play(&mut luck, 9).await < 9 {
                break;
            }
        }
        for guest in seating.guests.iter().chain([&watcher]) {
            expect_same(guest, &seating).await;
        }
        let end = watcher.get(&seating.path("/position")).await.ok(200);
        assert_eq!((&end["table"]["status"], &end["actions"]), (&json!("over"), &json!([])), "{}", game.name);
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn before_the_game_there_is_no_view_and_at_a_closed_table_no_move() {
    let yard = Yard::open().await;
    let maker = yard.guest();
    let game = library::GAMES.iter().find(|it| it.seats.1 > 1).expect("a game for several").name;
    let made = maker.post("/api/v1/tables", json!({ "game": game, "seats": 2 })).await.ok(201);
    let seating = Seating { id: text(&made["table"]["id"]), guests: vec![maker], tokens: Vec::new() };
    expect_same(&seating.guests[0], &seating).await;
    expect_same(&yard.guest(), &seating).await;
    seating.guests[0].post(&seating.path("/cancel"), json!({})).await.ok(200);
    let told = seating.guests[0].get(&seating.path("/position")).await.ok(200);
    assert_eq!((&told["table"]["status"], &told["actions"]), (&json!("closed"), &json!([])));
}

/// What has happened since every one of these cursors, and from the beginning.
async fn expect_items(guest: &Guest, seating: &Seating, cursors: &[String]) {
    let all = guest.get(&seating.path("/items")).await.ok(200);
    for after in cursors.iter().map(String::as_str).chain(["0.0"]) {
        let items = guest.get(&seating.path(&format!("/items?after={after}"))).await.ok(200);
        let told = guest.get(&seating.path(&format!("/position?after={after}"))).await.ok(200);
        assert_eq!((&told["items"], &told["cursor"]), (&items["items"], &items["cursor"]), "after {after}");
        assert_eq!(told["cursor"], all["cursor"]);
    }
    let told = guest.get(&seating.path("/position?after=0.0")).await.ok(200);
    assert_eq!(told["items"], all["items"]);
}

#[tokio::test]
async fn what_has_happened_since_a_cursor_is_told_with_the_position_also_after_a_restart() {
    let yard = Yard::open().await;
    let game = library::GAMES.iter().find(|it| it.has_secrets).expect("a game with secrets").name;
    let seating = Seating::begin(&yard, json!({ "game": game }), 2).await;
    let mut luck = fastrand::Rng::with_seed(8);
    let mut cursors = Vec::new();
    for n in 0..60 {
        cursors.push(text(&seating.guests[0].get(&seating.path("")).await.ok(200)["cursor"]));
        if seating.play(&mut luck, 1).await == 0 {
            break;
        }
        // Enough for a snapshot, so that a server that starts has only the end of what was told at hand.
        for _ in 0..5 {
            seating.guests[n % 2].post(&seating.path("/chat"), json!({ "text": "on we go" })).await.ok(200);
        }
    }
    expect_items(&seating.guests[0], &seating, &cursors).await;
    let id = seating.id.parse().expect("an address");
    let stored = yard.store().await.load(&id).await.expect("a log").expect("a table");
    assert!(stored.snapshot.is_some(), "the log is long enough for a snapshot");
    let yard = Yard::again(yard.close().await, |_| {}).await;
    let guest = seating.guests[0].at(yard.address);
    expect_items(&guest, &seating, &cursors).await;
    for wrong in ["x", "1", "99999.0", "-1.0"] {
        guest.get(&seating.path(&format!("/position?after={wrong}"))).await.fails(400, "cursor");
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_position_fits_together_while_others_move() {
    let yard = Yard::open().await;
    let game = library::GAMES.iter().find(|it| it.seats.1 >= 40).expect("a game for many").name;
    let seating = Seating::begin(&yard, json!({ "game": game }), 2).await;
    let onlooker = seating.guests[1].at(yard.address);
    let path = seating.path("/position?after=0.0");
    let watch = tokio::spawn(async move {
        let (mut n_asked, mut cursors) = (0, Vec::new());
        loop {
            let told = onlooker.get(&path).await.ok(200);
            let waiting = numbers(&told["table"]["turn"]["waiting"]);
            let actions = told["actions"].as_array().expect("moves");
            assert_eq!(!actions.is_empty(), waiting.contains(&1), "{told}");
            let n_before: usize =
                text(&told["cursor"]).split('.').map(|it| it.parse::<usize>().expect("a number")).sum();
            assert_eq!(told["items"].as_array().map(Vec::len), Some(n_before));
            n_asked += 1;
            cursors.push(text(&told["cursor"]));
            if told["table"]["status"] == "over" {
                cursors.dedup();
                return (n_asked, cursors.len());
            }
        }
    });
    let mut luck = fastrand::Rng::with_seed(1);
    while seating.play(&mut luck, 20).await == 20 {}
    let (n_asked, n_positions) = watch.await.expect("it fits");
    assert!(n_asked > 5 && n_positions > 3, "{n_asked} answers at {n_positions} positions: too few to tell");
}

#[tokio::test]
async fn sheets_can_be_chosen_and_wrong_ones_are_refused() {
    let yard = Yard::open().await;
    let game = library::GAMES.iter().find(|it| it.seats.1 >= 40).expect("a game for many").name;
    let seating = Seating::begin(&yard, json!({ "game": game }), 10).await;
    let guest = &seating.guests[3];
    for sheets in ["own", "0,3", "all"] {
        let view = guest.get(&seating.path(&format!("/view?sheets={sheets}"))).await.ok(200);
        let told = guest.get(&seating.path(&format!("/position?sheets={sheets}"))).await.ok(200);
        assert_eq!(told["view"], view["view"], "{sheets}");
    }
    guest.get(&seating.path("/position?sheets=77")).await.fails(400, "sheets");
    guest.get(&seating.path("/position?leaves=own")).await.fails(400, "query");
}

//! Guests who mean harm, and tables that nobody is at any more.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    company,
    seating::{Seating, text},
    thoughts::waits_for_bot,
    yard::Yard,
};

async fn n_items(yard: &Yard, seating: &Seating) -> usize {
    let told = yard.guest().get(&seating.path("/items")).await.ok(200);
    told["items"].as_array().expect("items").len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_do_not_think_where_nobody_is_left() {
    let mut yard = Yard::open().await;
    for game in ["30-rails", "village-rails"] {
        let seating = company::begin(&yard, json!({ "game": game }), &["strong", "strong"]).await;
        seating.guests[0].post(&seating.path("/leave"), json!({})).await.ok(200);
        // One thought may have been under way.
        sleep(Duration::from_millis(1500)).await;
        let before = n_items(&yard, &seating).await;
        assert!(!waits_for_bot(&yard.store().await, &seating).await, "{game}");
        // Nor after a restart, also if the database says so, as one of an earlier version does.
        let store = yard.store().await;
        let folder = yard.close().await;
        wait_for_bot(&folder, &seating).await;
        drop(store);
        yard = Yard::again(folder, |it| it.patience.database = Duration::from_millis(300)).await;
        sleep(Duration::from_millis(600)).await;
        assert_eq!(n_items(&yard, &seating).await, before, "{game}");
        assert!(!waits_for_bot(&yard.store().await, &seating).await, "{game}");
        assert!(!yard.metrics().await.contains("platelayer_bot_thoughts_total{"), "{game}");
        // Whoever takes the place of the one who left plays on.
        if game == "village-rails" {
            let cleo = yard.guest();
            cleo.post(&seating.path("/join"), json!({ "name": "Cleo" })).await.ok(200);
        }
    }
    yard.expect_no_fault().await;
}

/// Writes into the database that a table waits for a bot.
async fn wait_for_bot(folder: &tempfile::TempDir, seating: &Seating) {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    let mut raw = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.expect("a connection");
    let query = sqlx::query("update games set bot_at = 1 where game = $1").bind(seating.id.clone());
    assert_eq!(query.execute(&mut raw).await.expect("a change").rows_affected(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_rests_when_all_have_missed_their_deadlines() {
    let yard = Yard::with(|it| it.short_deadlines = true).await;
    let pace = json!({ "kind": "deadline", "seconds": 1, "absent": "bot" });
    let seating = Seating::begin(&yard, json!({ "game": "village-rails", "pace": pace }), 2).await;
    let table = async || yard.guest().get(&seating.path("")).await.ok(200);
    let drivers = |it: &Value| [0, 1].map(|seat| text(&it["seats"][seat]["driver"]));
    let begun = std::time::Instant::now();
    while drivers(&table().await) != ["bot", "bot"] {
        assert!(begun.elapsed() < Duration::from_secs(20), "both are away");
        sleep(Duration::from_millis(50)).await;
    }
    // The moves that were due are made, and then nothing more.
    while waits_for_bot(&yard.store().await, &seating).await {
        assert!(begun.elapsed() < Duration::from_secs(30), "it never rests");
        sleep(Duration::from_millis(50)).await;
    }
    let before = n_items(&yard, &seating).await;
    sleep(Duration::from_millis(1500)).await;
    assert_eq!(n_items(&yard, &seating).await, before, "bots play without people");
    assert_eq!(table().await["status"], "playing");
    // Whoever comes back finds the game where it was, and their opponent's stand-in goes on.
    seating.guests[0].post(&seating.path("/return"), json!({})).await.ok(200);
    while !seating.waiting().await.contains(&0) {
        assert!(begun.elapsed() < Duration::from_secs(40), "the stand-in of the other goes on");
        sleep(Duration::from_millis(50)).await;
    }
    let (actions, at) = seating.actions(0).await;
    seating.act(0, &actions[0], Some(&at)).await.ok(200);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_second_device_gets_no_second_seat_at_a_rematch() {
    let yard = Yard::open().await;
    let mut luck = fastrand::Rng::with_seed(8);
    let seating = Seating::begin(&yard, json!({ "game": "30-streetcar-rails", "name": "Anna" }), 2).await;
    let phone = yard.guest();
    phone.post(&seating.path("/claim"), json!({ "token": seating.tokens[0] })).await.ok(200);
    while seating.play(&mut luck, 20).await == 20 {}
    let again = seating.path("/rematch");
    let first = seating.guests[0].post(&again, json!({})).await.ok(201);
    let second = phone.post(&again, json!({})).await.ok(200);
    assert_eq!((&first["seat"], &second["seat"]), (&json!(1), &json!(1)), "it is the same seat");
    assert_eq!(second["table"]["status"], "waiting", "the other seat is kept for Ben");
    let third = seating.guests[1].post(&again, json!({})).await.ok(200);
    assert_eq!((&third["seat"], &third["table"]["status"]), (&json!(0), &json!("playing")));
    // Also once it is played, from one more device.
    let tablet = yard.guest();
    tablet.post(&seating.path("/claim"), json!({ "token": seating.tokens[0] })).await.ok(200);
    assert_eq!(tablet.post(&again, json!({})).await.ok(200)["seat"], 1);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn whoever_comes_and_goes_takes_no_words_from_those_who_stay() {
    let yard = Yard::with(|it| (it.rate_per_address, it.rate_per_seat) = (100_000, 0)).await;
    let maker = yard.guest();
    let terms = json!({ "game": "30-rails", "seats": 2, "open": true });
    let made = maker.post("/api/v1/tables", terms).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    let mut statuses = Vec::new();
    for _ in 0..25 {
        let stranger = yard.guest();
        // The seat is kept by whoever may not leave it.
        if stranger.post(&path("/join"), json!({ "name": "x" })).await.status != 200 {
            break;
        }
        let left = stranger.post(&path("/leave"), json!({})).await;
        statuses.push(left.status);
        if left.status != 200 {
            // The game has begun with the last who joined, or they may not go so soon.
            break;
        }
    }
    assert!(statuses.len() <= 21, "{statuses:?}");
    maker.post(&path("/chat"), json!({ "text": "hello" })).await.ok(200);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn strangers_who_come_and_go_close_a_table_to_nobody() {
    let yard = Yard::with(|it| it.max_leaves = 3).await;
    let maker = yard.guest();
    let terms = json!({ "game": "village-rails", "seats": 4, "open": true });
    let made = maker.post("/api/v1/tables", terms).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    let come_and_go = async || {
        let stranger = yard.guest();
        stranger.post(&path("/join"), json!({})).await.ok(200);
        stranger.post(&path("/leave"), json!({})).await
    };
    for _ in 0..3 {
        come_and_go().await.ok(200);
    }
    // From then on whoever comes stays; whoever made the table does with it what they like.
    come_and_go().await.fails(409, "enough");
    let bot = json!({ "level": "random" });
    for _ in 0..5 {
        maker.post(&path("/bots"), bot.clone()).await.ok(200);
        maker.ask("DELETE", &path("/bots/2"), None).await.ok(200);
    }
    let anna = yard.guest();
    assert_eq!(anna.post(&path("/join"), json!({ "name": "Anna" })).await.ok(200)["seat"], 2);
    let ben = yard.guest();
    let seated = ben.post(&path("/join"), json!({ "name": "Ben" })).await.ok(200);
    assert_eq!(seated["table"]["status"], "playing");
    // Nor can anybody fill the log of a game that is played, in which others take the seats of those who left.
    anna.post(&path("/leave"), json!({})).await.fails(409, "enough");
    // A phone is a device of a player, however much was said.
    let phone = yard.guest();
    phone.post(&path("/claim"), json!({ "token": seated["token"] })).await.ok(200);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn an_imported_game_is_not_kept_in_memory() {
    let yard = Yard::open().await;
    let record = std::fs::read_dir("../games/thirty/tests/records").expect("records").filter_map(Result::ok);
    let record = record.map(|it| std::fs::read_to_string(it.path()).expect("a record"));
    let mut imported = None;
    for record in record {
        let answer = yard.guest().post("/api/v1/records", json!({ "record": record })).await;
        if answer.status == 201 {
            imported = Some(text(&answer.ok(201)["id"]));
        }
    }
    let imported = imported.expect("one of them is over");
    assert!(yard.metrics().await.contains("platelayer_tables_in_memory 0"));
    yard.guest().get(&format!("/api/v1/tables/{imported}/record")).await;
    assert_eq!(yard.guest().get(&format!("/api/v1/tables/{imported}")).await.status, 200);
}

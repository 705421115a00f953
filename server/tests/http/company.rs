//! Bots in seats: put there, shown, playing to the end, and never in the way of people.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

use crate::{
    guest::Guest,
    seating::{Seating, numbers, text},
    yard::Yard,
};

const LEVELS: [&str; 5] = ["random", "greedy", "easy", "normal", "strong"];

/// How long a game with bots may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(4);

/// A table of one person and bots of these levels.
pub(crate) async fn begin(yard: &Yard, mut terms: Value, levels: &[&str]) -> Seating {
    terms["seats"] = json!(levels.len() + 1);
    terms["bots"] = levels.iter().map(|it| json!({ "level": it })).collect();
    let maker = yard.guest();
    let made = maker.post("/api/v1/tables", terms).await.ok(201);
    assert_eq!(made["table"]["status"], "playing");
    Seating { id: text(&made["table"]["id"]), guests: vec![maker], tokens: vec![text(&made["token"])] }
}

/// Plays the first seat by any legal moves, up to so many; says how many were made before the game was over.
pub(crate) async fn play_on(guest: &Guest, seating: &Seating, luck: &mut fastrand::Rng, most: usize) -> usize {
    let mut n = 0;
    let game = async {
        while n < most {
            let table = guest.get(&seating.path("")).await.ok(200);
            if table["status"] == "over" {
                return;
            }
            if !numbers(&table["turn"]["waiting"]).contains(&0) {
                sleep(Duration::from_millis(2)).await;
                continue;
            }
            let told = guest.get(&seating.path("/actions")).await.ok(200);
            let actions: Vec<_> = told["actions"].as_array().expect("moves").iter().map(text).collect();
            let action = luck.choice(&actions).expect("somebody who is waited for can do something");
            let body = json!({ "action": action, "at": told["cursor"] });
            guest.post(&seating.path("/actions"), body).await.ok(200);
            n += 1;
        }
    };
    timeout(PATIENCE, game).await.expect("the bots answer in time");
    n
}

/// Fails unless the game is over and its record is that of a whole game by the rules.
pub(crate) async fn expect_whole(guest: &Guest, seating: &Seating) -> Vec<String> {
    let table = guest.get(&seating.path("")).await.ok(200);
    assert_eq!(table["status"], "over");
    let record = guest.get(&seating.path("/record")).await.text();
    let verdict = library::verify(&record, &[]).expect("a true record");
    assert!(verdict.scores.is_some() && verdict.n_rolls.is_some(), "{record}");
    record.lines().map(ToOwned::to_owned).collect()
}

/// A number among the figures of a server.
pub(crate) fn figure(figures: &str, name: &str) -> u64 {
    let value = figures.lines().find_map(|it| it.strip_prefix(name)?.trim().parse().ok());
    value.unwrap_or_else(|| panic!("{name} is not in {figures}"))
}

/// A game of a person with one bot of each of these levels.
async fn check(game: &str, levels: &[&str]) {
    let yard = Yard::open().await;
    let mut n_dropped = 0;
    for level in levels {
        let begun = Instant::now();
        let seating = begin(&yard, json!({ "game": game }), &[level]).await;
        let table = yard.guest().get(&seating.path("")).await.ok(200);
        let bot =
            json!({ "seat": 1, "name": "Bot 2", "driver": "bot", "bot": level, "by_letter": false, "free": false });
        assert_eq!(table["seats"][1], bot);
        assert_eq!(table["seats"][0]["bot"], Value::Null);
        let n = play_on(&seating.guests[0], &seating, &mut fastrand::Rng::with_seed(7), usize::MAX).await;
        let record = expect_whole(&seating.guests[0], &seating).await;
        let n_bot = record.iter().filter(|it| it.starts_with("1 ")).count();

        assert!(n_bot > 5, "{record:?}");
        let figures = yard.metrics().await;
        let n_thoughts = figure(&figures, &format!("platelayer_bot_thoughts_total{{level=\"{level}\"}}"));
        n_dropped += n_thoughts - n_bot as u64;
        let elapsed = begun.elapsed();
        println!("{game} {level}: {n} moves of the person, {n_bot} of the bot, {n_dropped} dropped, {elapsed:?}");
        assert_eq!(
            figure(&figures, "platelayer_bot_thoughts_dropped_total"),
            n_dropped,
            "every other thought is a move"
        );
    }
    yard.expect_no_fault().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_play_30_rails_with_a_person() {
    check("30-rails", &LEVELS).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_play_30_streetcar_rails_with_a_person() {
    check("30-streetcar-rails", &LEVELS).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_play_rail_age_with_a_person() {
    check("rail-age", &LEVELS).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_play_village_rails_with_a_person() {
    check("village-rails", &LEVELS).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_play_sidings_with_a_person() {
    check("sidings", &LEVELS).await;
}

#[tokio::test]
async fn the_maker_puts_bots_into_free_seats_and_takes_them_out() {
    let yard = Yard::open().await;
    let (anna, ben) = (yard.guest(), yard.guest());
    let made = anna.post("/api/v1/tables", json!({ "game": "30-rails", "seats": 4 })).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    let easy = json!({ "level": "easy" });
    yard.guest().post(&path("/bots"), easy.clone()).await.fails(401, "unauthorized");
    ben.post(&path("/join"), json!({ "seat": 1 })).await.ok(200);
    ben.post(&path("/bots"), easy.clone()).await.fails(403, "forbidden");
    ben.ask("DELETE", &path("/bots/2"), None).await.fails(403, "forbidden");
    anna.post(&path("/bots"), json!({ "level": "clever" })).await.fails(400, "json");
    anna.post(&path("/bots"), json!({})).await.fails(400, "json");
    anna.post(&path("/bots"), json!({ "level": "easy", "seat": 1 })).await.fails(409, "taken");
    anna.post(&path("/bots"), json!({ "level": "easy", "seat": 4 })).await.fails(400, "seat");
    anna.post(&path("/bots"), json!({ "level": "easy", "name": " " })).await.fails(400, "name");
    let table = anna.post(&path("/bots"), json!({ "level": "easy", "seat": 3, "name": "Robo" })).await.ok(200);
    assert_eq!(
        table["seats"][3],
        json!({ "seat": 3, "name": "Robo", "driver": "bot", "bot": "easy", "by_letter": false, "free": false })
    );
    // A bot's seat is taken, and is the maker's to free.
    yard.guest().post(&path("/join"), json!({ "seat": 3 })).await.fails(409, "taken");
    anna.post(&path("/bots"), json!({ "level": "strong", "seat": 3 })).await.fails(409, "taken");
    for wrong in ["/bots/0", "/bots/2", "/bots/9", "/bots/99999", "/bots/x"] {
        anna.ask("DELETE", &path(wrong), None).await.fails(404, "not_found");
    }
    let table = anna.ask("DELETE", &path("/bots/3"), None).await.ok(200);
    assert_eq!(
        table["seats"][3],
        json!({ "seat": 3, "name": null, "driver": "nobody", "bot": null, "by_letter": false, "free": true })
    );
    anna.post(&path("/bots"), json!({ "level": "greedy", "seat": 3 })).await.ok(200);
    // Begun early, seats move up, and the bot with them.
    let table = anna.post(&path("/start"), json!({})).await.ok(200);
    assert_eq!(
        table["seats"][2],
        json!({ "seat": 2, "name": "Bot 4", "driver": "bot", "bot": "greedy", "by_letter": false, "free": false })
    );
    anna.post(&path("/bots"), easy.clone()).await.fails(409, "begun");
    anna.ask("DELETE", &path("/bots/2"), None).await.fails(409, "begun");
    let told = anna.get(&path("/items")).await.ok(200);
    let people: Vec<_> = told["items"].as_array().expect("items").iter().filter(|it| it["kind"] != "event").collect();
    assert_eq!((&people[2]["kind"], &people[2]["bot"]), (&json!("sit"), &json!("easy")));
    assert_eq!(people[0].get("bot"), None, "{people:?}");
    assert_eq!((&people[3]["kind"], &people[3]["seat"]), (&json!("rise"), &json!(3)));

    // The last seat begins the game, whoever takes it.
    let made = anna.post("/api/v1/tables", json!({ "game": "30-rails", "seats": 3, "bots": [easy] })).await.ok(201);
    assert_eq!(made["table"]["status"], "waiting");
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    assert_eq!(anna.post(&path("/bots"), easy.clone()).await.ok(200)["status"], "playing");
    let made = anna.post("/api/v1/tables", json!({ "game": "30-rails", "seats": 3, "bots": [easy] })).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    let seated = ben.post(&path("/join"), json!({})).await.ok(200);
    assert_eq!((&seated["seat"], &seated["table"]["status"]), (&json!(2), &json!("playing")));
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn no_table_is_of_bots_alone_nor_of_very_many() {
    let yard = Yard::open().await;
    let maker = yard.guest();
    let bot = json!({ "level": "random" });
    let make = async |terms: Value| maker.post("/api/v1/tables", terms).await;
    make(json!({ "game": "30-rails", "seats": 1, "sit": false, "bots": [bot] })).await.fails(400, "seats");
    make(json!({ "game": "30-rails", "seats": 12, "bots": vec![bot.clone(); 9] })).await.fails(400, "limit");
    make(json!({ "game": "30-rails", "seats": 2, "bots": [bot, bot] })).await.fails(409, "begun");
    make(json!({ "game": "30-rails", "seats": 2, "bots": [{ "level": "easy", "seat": 0 }] })).await.fails(409, "taken");
    make(json!({ "game": "30-rails", "seats": 2, "bots": [{ "level": "easy", "seat": 7 }] })).await.fails(400, "seat");
    make(json!({ "game": "30-rails", "seats": 2, "bots": [{}] })).await.fails(400, "json");
    let waiting = make(json!({ "game": "30-rails", "seats": 3, "sit": false, "bots": [bot, bot] })).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&waiting["table"]["id"]));
    maker.post(&path("/bots"), bot.clone()).await.fails(400, "seats");
    maker.post(&path("/start"), json!({})).await.fails(400, "seats");
    assert_eq!(maker.get(&path("")).await.ok(200)["status"], "waiting");
    assert_eq!(maker.post(&path("/join"), json!({})).await.ok(200)["table"]["status"], "playing");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_daily_challenge_is_played_without_bots() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    let wrong = json!({ "name": "Anna", "bots": [{ "level": "easy" }] });
    guest.post("/api/v1/daily/30-rails", wrong).await.fails(400, "json");
    let mine = guest.post("/api/v1/daily/30-rails", json!({ "name": "Anna" })).await.ok(201);
    let path = format!("/api/v1/tables/{}/bots", text(&mine["table"]["id"]));
    let refused = guest.post(&path, json!({ "level": "easy" })).await;
    refused.fails(403, "forbidden");
    assert!(refused.text().contains("without bots"), "{}", refused.text());
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn bots_play_again_too() {
    let yard = Yard::open().await;
    let seating = begin(&yard, json!({ "game": "sidings", "name": "Anna" }), &["random", "greedy"]).await;
    let anna = &seating.guests[0];
    play_on(anna, &seating, &mut fastrand::Rng::with_seed(1), usize::MAX).await;
    let again = anna.post(&seating.path("/rematch"), json!({})).await.ok(201);
    assert_eq!((&again["seat"], &again["table"]["status"]), (&json!(1), &json!("playing")));
    let bots: Vec<_> = again["table"]["seats"].as_array().expect("seats").iter().map(|it| it["bot"].clone()).collect();
    assert_eq!(bots, [json!("greedy"), Value::Null, json!("random")]);
    assert_eq!(again["table"]["seats"][0]["name"], "Bot 3");
    yard.expect_no_fault().await;
}

//! The challenge of the day: the same dice for everybody, once, and a board with ties.

use kernel::TableId;
use serde_json::{Value, json};
use store::{Append, DailyEntry, DailyKey, Entry, Epoch, Index, Status, Store};

use crate::{
    guest::Guest,
    seating::{Seating, text},
    time::now,
    yard::{Yard, folder, place},
};

const PATH: &str = "/api/v1/daily/30-rails";
const DAY: i64 = 86_400_000;

/// Somebody who has begun today's challenge.
async fn begin(yard: &Yard, name: &str) -> Seating {
    let guest = yard.guest();
    let made = guest.post(PATH, json!({ "name": name })).await.ok(201);
    Seating { id: text(&made["table"]["id"]), guests: vec![guest], tokens: vec![text(&made["token"])] }
}

/// Plays on, always by the first legal move or always by the last, so many moves at most; what was rolled.
async fn play(seating: &Seating, by_first: bool, most: usize) -> Vec<String> {
    for _ in 0..most {
        let (actions, _) = seating.actions(0).await;
        let Some(action) = (if by_first { actions.first() } else { actions.last() }) else { break };
        let done = seating.act(0, action, None).await.ok(200);
        if done["turn"]["kind"] == "over" {
            break;
        }
    }
    let record = seating.guests[0].get(&seating.path("/record")).await.text();
    record.lines().filter(|it| it.starts_with(". ")).map(str::to_owned).collect()
}

/// The board without what tells who asks.
fn lines(board: &Value) -> Vec<(u64, String, i64)> {
    let line =
        |it: &Value| (it["place"].as_u64().expect("a place"), text(&it["name"]), it["score"].as_i64().expect("points"));
    board["board"].as_array().expect("a board").iter().map(line).collect()
}

#[tokio::test]
async fn everybody_plays_the_same_dice_once() {
    let yard = Yard::open().await;
    let stranger = yard.guest();
    let before = stranger.get(PATH).await.ok(200);
    let (anna, ben, cleo) = (begin(&yard, "Anna").await, begin(&yard, "Ben").await, begin(&yard, "Cleo").await);
    let again = anna.guests[0].post(PATH, json!({ "name": "Other" })).await.ok(200);
    assert_eq!(text(&again["table"]["id"]), anna.id, "once per player");
    let one = play(&anna, true, 100).await;
    let two = play(&ben, true, 100).await;
    let three = play(&cleo, false, 100).await;
    assert!(one == two && one.len() >= 30, "{one:?} {two:?}");
    assert_eq!(one[..10], three[..10], "the dice do not depend on the moves");
    let table = anna.guests[0].get(&anna.path("")).await.ok(200);
    assert_eq!((&table["status"], &table["pledge"]), (&json!("over"), &before["pledge"]));

    let board = anna.guests[0].get(PATH).await.ok(200);
    let lines = lines(&board);
    assert_eq!(lines.len(), 3);
    let place = |name: &str| lines.iter().find(|it| it.1 == name).expect("a line").0;
    assert_eq!(place("Anna"), place("Ben"), "equal points share a place");
    assert!(matches!((place("Anna"), place("Cleo")), (1, 1 | 3) | (2, 1)), "{lines:?}");
    let own: Vec<_> = board["board"].as_array().expect("a board").iter().filter(|it| it["you"] == true).collect();
    assert_eq!((own.len(), &own[0]["name"], &board["yours"]), (1, &json!("Anna"), &json!(anna.id)));
    assert_eq!((&board["over"], &board["board"][0]["table"]), (&json!(false), &Value::Null));

    // Nobody else sees the game while others may still play it, and nobody sees the seed.
    let key = DailyKey { kind: "30-rails".to_owned(), day: text(&board["day"]) };
    let seed = yard.store().await.daily_seed(&key, &kernel::Seed::new([0; 32])).await.expect("a seed").to_hex();
    for path in [
        "",
        "/view",
        "/position",
        "/items",
        "/stream",
        "/record",
        "/screen",
        "/picture",
        "/content",
        "/verify",
        "/replay/3",
    ] {
        for guest in [&stranger, &ben.guests[0]] {
            guest.get(&anna.path(path)).await.fails(403, "forbidden");
        }
        if path != "/stream" {
            let own = anna.guests[0].get(&anna.path(path)).await;
            assert!(own.status == 200 && !own.text().contains(&seed), "{path}");
        }
    }
    assert!(!board.to_string().contains(&seed));
    assert!(stranger.post(&anna.path("/join"), json!({})).await.status >= 400);
    anna.guests[0].post(&anna.path("/rematch"), json!({})).await.fails(409, "alone");
    stranger.get("/api/v1/daily/village-rails").await.fails(404, "not_found");
    stranger.get("/api/v1/daily/chess").await.fails(404, "not_found");
    stranger.get(&format!("{PATH}?day=2999-01-01")).await.fails(404, "not_found");
    for wrong in ["", "x", "2025-02-30", "2025-1-1"] {
        stranger.get(&format!("{PATH}?day={wrong}")).await.fails(400, "day");
    }
    assert_eq!(stranger.get(&format!("{PATH}?day=2001-01-01")).await.ok(200)["board"], json!([]));
    yard.expect_no_fault().await;
}

/// Brings a table into another database, as the challenge of `day` if there is one, with its log changed.
pub(crate) async fn copy(
    from: &Store,
    to: &Store,
    seating: &Seating,
    day: Option<&str>,
    change: impl FnMut(&mut Entry),
) -> (TableId, Status) {
    let id: TableId = seating.id.parse().expect("an address");
    let head = from.head(&id).await.expect("a head").expect("a table");
    let mut entries = from.entries(&id, 0).await.expect("a log");
    entries.iter_mut().for_each(change);
    let mut table = head.table;
    table.daily = day.map(ToOwned::to_owned);
    let index = Some(Index { status: head.status, deadline_at: None, bot_at: None });
    let (epoch, new) = (Epoch::default(), Some(Box::new(table)));
    let append = Append { table: id.clone(), epoch, entries, index, new, snapshot: None };
    to.append(append).await.expect("an answer").expect("it is written");
    (id, head.status)
}

/// The same challenges as if they had been played the day before.
async fn yesterday(old: &Store, games: &[&Seating], today: &str) -> (Yard, String) {
    let day = server::moment(now() - DAY).split(' ').next().expect("a day").to_owned();
    let key = |day: &str| DailyKey { kind: "30-rails".to_owned(), day: day.to_owned() };
    let folder = folder();
    let store = Store::open(place(folder.path())).await.expect("a database");
    let seed = old.daily_seed(&key(today), &kernel::Seed::new([0; 32])).await.expect("a seed");
    store.daily_seed(&key(&day), &seed).await.expect("it is written");
    for (player, seating) in (0_u8..).zip(games) {
        let (table, status) = copy(old, &store, seating, Some(&day), |entry| {
            entry.at -= DAY;
            entry.body = entry.body.replace(today, &day);
        })
        .await;
        let name = format!("Player {player}");
        let entry = DailyEntry { player: vec![player; 32], table: table.clone(), name, score: None, finished_at: None };
        store.enter_daily(&key(&day), &entry).await.expect("it is written");
        if status == Status::Over {
            let scores = seating.guests[0].get(&seating.path("")).await.ok(200)["scores"].clone();
            let points = scores[0].as_i64().expect("points");
            assert!(store.finish_daily(&table, points, now() - DAY).await.expect("it is written"));
        }
    }
    store.close().await;
    (Yard::again(folder, |_| {}).await, day)
}

#[tokio::test]
async fn when_the_day_is_over_everything_is_shown_and_nobody_enters_the_board() {
    let yard = Yard::open().await;
    let (anna, ben, late) = (begin(&yard, "Anna").await, begin(&yard, "Ben").await, begin(&yard, "Late").await);
    play(&anna, true, 100).await;
    play(&ben, true, 100).await;
    play(&late, false, 5).await;
    let today = text(&anna.guests[0].get(PATH).await.ok(200)["day"]);
    let (yard, day) = yesterday(&yard.store().await, &[&anna, &ben, &late], &today).await;
    let stranger = yard.guest();
    let path = format!("{PATH}?day={day}");
    let board = stranger.get(&path).await.ok(200);
    assert_eq!(board["over"], true);
    assert_eq!(lines(&board).iter().map(|it| it.0).collect::<Vec<_>>(), [1, 1]);
    for line in board["board"].as_array().expect("a board") {
        let table = format!("/api/v1/tables/{}", text(&line["table"]));
        let record = stranger.get(&format!("{table}/record")).await.text();
        let verdict = library::verify(&record, &[]).expect("a true record");
        assert!(verdict.n_rolls.is_some(), "the dice can be recomputed");
        assert_eq!(verdict.scores.map(|it| i64::from(it[0])), line["score"].as_i64());
        stranger.get(&format!("{table}/replay/7")).await.ok(200);
    }
    let late = Seating { guests: vec![Guest::with(yard.address, &late.tokens[0])], id: late.id, tokens: late.tokens };
    play(&late, false, 100).await;
    assert_eq!(late.guests[0].get(&late.path("")).await.ok(200)["status"], "over");
    assert_eq!(stranger.get(&path).await.ok(200), board, "the late one is not on the board");
    yard.expect_no_fault().await;
}

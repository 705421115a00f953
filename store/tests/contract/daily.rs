//! The tables of a daily challenge.

use kernel::Seed;
use store::{Append, DailyEntry, DailyKey, Epoch, Index, NewTable, Status, Store};

use crate::ground::{Ground, WAITING, id, making, table, write};

fn key(day: &str) -> DailyKey {
    DailyKey { kind: "30-rails".to_owned(), day: day.to_owned() }
}

fn entry(player: u8, table: &str) -> DailyEntry {
    DailyEntry {
        player: vec![player; 32],
        table: id(table),
        name: format!("P{player}"),
        score: None,
        finished_at: None,
    }
}

async fn make(store: &Store, name: &str, day: &str) {
    let new = NewTable { daily: Some(day.to_owned()), ..table(name) };
    assert_eq!(write(store, making(new, WAITING, 1)).await, Ok(()));
}

async fn end(store: &Store, name: &str) {
    let index = Some(Index { status: Status::Over, deadline_at: None, bot_at: None });
    let append =
        Append { table: id(name), epoch: Epoch::default(), entries: Vec::new(), index, new: None, snapshot: None };
    assert_eq!(write(store, append).await, Ok(()));
}

pub(crate) async fn everybody_enters_once(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    let today = key("2026-11-15");
    // Whoever asks first makes the dice, for all servers.
    let seeds = [Seed::new([1; 32]), Seed::new([2; 32])];
    let (first, second) = tokio::join!(one.daily_seed(&today, &seeds[0]), two.daily_seed(&today, &seeds[1]));
    let (first, second) = (first.expect("a seed"), second.expect("a seed"));
    assert_eq!(first, second);
    assert!(seeds.contains(&first));
    assert_eq!(one.daily_seed(&key("2026-11-16"), &seeds[1]).await.expect("a seed"), seeds[1]);
    for name in ["a", "b", "c"] {
        make(&one, name, &today.day).await;
    }
    assert_eq!(one.daily_table(&today, &[1; 32]).await.expect("an answer"), None);
    // Somebody who asks twice at once, at two servers, plays at one table.
    let (entry_a, entry_b) = (entry(1, "a"), entry(1, "b"));
    let (at_one, at_two) = tokio::join!(one.enter_daily(&today, &entry_a), two.enter_daily(&today, &entry_b));
    let (at_one, at_two) = (at_one.expect("a table"), at_two.expect("a table"));
    assert_eq!(at_one, at_two);
    assert_eq!(two.daily_table(&today, &[1; 32]).await.expect("an answer"), Some(at_one));
    assert_eq!(one.enter_daily(&today, &entry(2, "c")).await.expect("a table"), id("c"));
    assert_eq!(one.daily_table(&key("2026-11-16"), &[1; 32]).await.expect("an answer"), None);
}

pub(crate) async fn a_damaged_seed_is_told_with_its_game_and_day(ground: &Ground) {
    let store = ground.open().await;
    let today = key("2026-11-15");
    store.daily_seed(&today, &Seed::new([1; 32])).await.expect("a seed");
    let raw = ground.raw().await;
    sqlx::query("update daily_dice set seed = $1").bind(vec![7_u8; 5]).execute(&raw).await.expect("a short seed");
    let told = store.daily_seed(&today, &Seed::new([2; 32])).await.expect_err("damage").to_string();
    assert_eq!(told, format!("the challenge of 2026-11-15 ({}): its seed has not 32 bytes", today.kind));
}

pub(crate) async fn the_board_is_in_order(ground: &Ground) {
    let store = ground.open().await;
    let today = key("2026-11-15");
    for (player, name) in ["a", "b", "c", "d", "e"].into_iter().enumerate() {
        make(&store, name, &today.day).await;
        store.enter_daily(&today, &entry(player as u8, name)).await.expect("a table");
    }
    make(&store, "other", "2026-11-14").await;
    store.enter_daily(&key("2026-11-14"), &entry(9, "other")).await.expect("a table");
    for (name, score, at) in [("a", 40, 50), ("b", -2, 10), ("c", 60, 70), ("d", 60, 60), ("other", 99, 1)] {
        assert!(store.finish_daily(&id(name), score, at).await.expect("an answer"), "{name}");
    }
    // Only once.
    assert!(!store.finish_daily(&id("a"), 99, 99).await.expect("an answer"));
    assert!(!store.finish_daily(&id("nobody"), 99, 99).await.expect("an answer"));
    let board = store.daily_board(&today, 10).await.expect("a board");
    let lines: Vec<_> = board.iter().map(|it| (it.table.as_str(), it.score, it.finished_at)).collect();
    let expected =
        [("d", Some(60), Some(60)), ("c", Some(60), Some(70)), ("a", Some(40), Some(50)), ("b", Some(-2), Some(10))];
    assert_eq!(lines, expected);
    assert_eq!((board[0].name.as_str(), &board[0].player), ("P3", &vec![3; 32]));
    assert_eq!(store.daily_board(&today, 1).await.expect("a board").len(), 1);
    for (day, first) in [("2026-11-14", Some("other")), ("2026-11-15", Some("a")), ("2026-11-16", None)] {
        assert_eq!(store.first_daily(&key(day)).await.expect("an answer"), first.map(id), "{day}");
    }
}

pub(crate) async fn what_was_not_noted_is_found(ground: &Ground) {
    let store = ground.open().await;
    let today = key("2026-11-15");
    for (player, name) in ["playing", "noted", "missed"].into_iter().enumerate() {
        make(&store, name, &today.day).await;
        store.enter_daily(&today, &entry(player as u8, name)).await.expect("a table");
    }
    make(&store, "yesterday", "2026-11-14").await;
    store.enter_daily(&key("2026-11-14"), &entry(7, "yesterday")).await.expect("a table");
    for name in ["noted", "missed", "yesterday"] {
        end(&store, name).await;
    }
    store.finish_daily(&id("noted"), 5, 5).await.expect("an answer");
    assert_eq!(store.unfinished_dailies(&today.day).await.expect("an answer"), [id("missed")]);
}

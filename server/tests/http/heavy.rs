//! Guests who give the server much to do, and others who want to be answered meanwhile.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::{
    company::{self, figure, play_on},
    guest::{Answer, Guest},
    seating::{Seating, text},
    yard::Yard,
};

/// How long a stranger waits for a page at most, on a busy machine; in the first version it was more than 10 s.
const SOON: Duration = Duration::from_secs(2);

/// Somebody of another network, by the word of the proxy.
async fn ask(guest: &Guest, network: u8, path: &str) -> Answer {
    guest.send("GET", path, &format!("X-Forwarded-For: 198.51.100.{network}\r\n"), b"").await
}

/// A letter of so many characters, of which little is understood.
fn letter(n: usize, length: usize) -> String {
    let mut res = format!("Wurf 1: x5/y2 = 1a\nNummer {n}\n");
    while res.len() < length {
        res.push_str("Oder soll ich Wurf 2 auf x6/y3 = 4a nehmen, was meinst du dazu, lieber Freund?\n");
    }
    res.truncate(length);
    res
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_desk_full_of_long_letters_keeps_no_stranger_waiting() {
    let (n_letters, length, n_seconds) = testing::cases((5, 17_000, 1), (20, 17_000, 10));
    let yard = Yard::with(|it| {
        (it.rate_per_address, it.rate_per_seat, it.behind_proxy) = (100, 20, true);
    })
    .await;
    let (referee, set_up) = (Arc::new(yard.guest()), Instant::now());
    let terms = json!({
        "game": "30-rails", "rules": "postal", "seats": 3, "referee": { "title": "Rails-7", "language": "de" },
    });
    let made = referee.post("/api/v1/tables", terms).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    for name in ["Anna", "Jürgen", "Carla"] {
        referee.post(&path("/desk/writers"), json!({ "name": name })).await.ok(200);
    }
    referee.post(&path("/start"), json!({})).await.ok(200);
    let mut n_kept = 0;
    for n in 0..n_letters {
        for seat in 0..3 {
            let body = json!({ "text": letter(3 * n + seat, length), "seat": seat });
            let kept = referee.post(&path("/desk/letters"), body).await;
            assert!(matches!(kept.status, 200 | 503), "{}", kept.text());
            n_kept += usize::from(kept.status == 200);
        }
    }
    assert!(n_kept >= n_letters, "a third of the letters at least is kept: {n_kept}");
    println!("the letters were kept after {:?}", set_up.elapsed());
    // Ten looks at the desk a second, whether they are answered or not.
    let desk = path("/desk");
    let attack: Vec<_> = (0..10 * n_seconds)
        .map(|n| {
            let (referee, desk) = (Arc::clone(&referee), desk.clone());
            tokio::spawn(async move {
                sleep(Duration::from_millis(100 * n)).await;
                ask(&referee, 1, &desk).await.status
            })
        })
        .collect();
    let (begun, mut longest) = (Instant::now(), Duration::ZERO);
    let stranger = yard.guest();
    while begun.elapsed() < Duration::from_secs(n_seconds) {
        for page in ["/api/v1/games", "/api/v1/tables"] {
            let asked = Instant::now();
            assert_eq!(ask(&stranger, 2, page).await.status, 200);
            longest = longest.max(asked.elapsed());
        }
        sleep(Duration::from_millis(20)).await;
    }
    let statuses: Vec<_> = join_all(attack).await.into_iter().map(|it| it.expect("an answer")).collect();
    println!("{} letters: the slowest page took {longest:?}, desks {statuses:?}", 3 * n_letters);
    assert!(longest < SOON, "{longest:?}");
    assert!(statuses.contains(&200), "{statuses:?}");
    assert!(statuses.iter().all(|it| matches!(it, 200 | 429 | 503)), "{statuses:?}");
}

/// A finished game of so many, by harmless moves.
fn record(n_seats: usize) -> String {
    let mut host = library::find("30-rails").expect("the game").open(None, n_seats).expect("a table");
    let dice = kernel::Dice::new("3c".parse().expect("a seed"), "heavy".parse().expect("a name"));
    loop {
        host.settle(&dice);
        let kernel::Turn::Seats(waiting) = host.turn() else { return host.record(None, None).expect("a record") };
        let seat = waiting.lowest().expect("somebody is waited for");
        host.decide_absent(seat).expect("a harmless move");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_that_are_verified_all_the_time_keep_no_stranger_waiting() {
    let yard = Yard::with(|it| {
        (it.rate_per_address, it.rate_per_seat, it.behind_proxy) = (10_000, 0, true);
        it.works = std::num::NonZeroUsize::MIN;
    })
    .await;
    let guest = Arc::new(yard.guest());
    let kept = guest.post("/api/v1/records", json!({ "record": record(60) })).await.ok(201);
    let path = format!("/api/v1/tables/{}/verify", text(&kept["id"]));
    let attack: Vec<_> = (0..80)
        .map(|_| {
            let (guest, path) = (Arc::clone(&guest), path.clone());
            tokio::spawn(async move { ask(&guest, 1, &path).await.status })
        })
        .collect();
    let (stranger, mut longest) = (yard.guest(), Duration::ZERO);
    for _ in 0..20 {
        let asked = Instant::now();
        assert_eq!(ask(&stranger, 2, "/api/v1/tables").await.status, 200);
        longest = longest.max(asked.elapsed());
        sleep(Duration::from_millis(10)).await;
    }
    let statuses: Vec<_> = join_all(attack).await.into_iter().map(|it| it.expect("an answer")).collect();
    println!("the slowest page took {longest:?}, verdicts {statuses:?}");
    assert!(longest < SOON, "{longest:?}");
    // They stand in line for the one place, and whoever makes the line too long is told so at once.
    assert!(statuses.contains(&200) && statuses.contains(&503), "{statuses:?}");
    assert!(statuses.iter().all(|it| matches!(it, 200 | 503)), "{statuses:?}");
}

/// How many thoughts of strong bots there were.
async fn n_strong(yard: &Yard) -> u64 {
    let figures = yard.metrics().await;
    let name = "platelayer_bot_thoughts_total{level=\"strong\"}";
    if figures.contains(name) { figure(&figures, name) } else { 0 }
}

/// Whoever plays with an easy bot is answered soon.
///
/// The moves go beyond the setup, in which nobody waits for the bot. The server has one place for thoughts, so when
/// this returns, every thought that was under way before has ended and is counted.
async fn expect_company(yard: &Yard) {
    let n_moves = 10;
    let seating = company::begin(yard, json!({ "game": "30-rails" }), &["easy"]).await;
    let (begun, mut luck) = (Instant::now(), fastrand::Rng::with_seed(5));
    let game = play_on(&seating.guests[0], &seating, &mut luck, n_moves);
    let played = timeout(Duration::from_secs(20), game).await;
    assert_eq!(played.ok(), Some(n_moves), "the easy bot is not asked");
    println!("{n_moves} moves beside deserted tables took {:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_whose_makers_left_keep_no_bot_elsewhere_waiting() {
    let n_tables: usize = testing::cases(6, 30);
    let mut yard = Yard::with(|it| it.bot_thoughts = std::num::NonZeroUsize::MIN).await;
    let mut deserted: Vec<Seating> = Vec::new();
    for _ in 0..n_tables {
        let seating = company::begin(&yard, json!({ "game": "30-rails" }), &["strong"; 7]).await;
        seating.guests[0].post(&seating.path("/leave"), json!({})).await.ok(200);
        deserted.push(seating);
    }
    expect_company(&yard).await;
    // What was under way when a maker left is thought to its end, and nothing more.
    let before = n_strong(&yard).await;
    assert!(before <= n_tables as u64, "{before} thoughts for nobody");
    expect_company(&yard).await;
    assert_eq!(n_strong(&yard).await, before);
    // Nor is there a backlog when the server begins again.
    let folder = yard.close().await;
    yard = Yard::again(folder, |it| {
        it.bot_thoughts = std::num::NonZeroUsize::MIN;
        it.patience.database = Duration::from_millis(300);
    })
    .await;
    expect_company(&yard).await;
    assert_eq!(n_strong(&yard).await, 0);
    for seating in &deserted {
        assert_eq!(yard.guest().get(&seating.path("")).await.ok(200)["status"], "playing");
    }
    yard.expect_no_fault().await;
}

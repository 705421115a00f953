//! The desk of a game master: a season with letters and browsers, corrections, and what is refused.

use fastrand::Rng;
use kernel::{BySeat, Record, Seat};
use referee::{Orders, Season};
use serde_json::{Value, json};
use thirty::Thirty;

use crate::{
    seating::{numbers, text},
    yard::Yard,
    zine::{Zine, lines},
};

#[tokio::test]
async fn a_season_of_letters_and_browsers_ends_as_by_the_rules() {
    let mut yard = Yard::open().await;
    let mut zine = Zine::begin(&yard).await;
    let mut luck = Rng::with_seed(7);
    let mut rounds: Vec<Vec<Option<String>>> = Vec::new();
    for round in 0..=10_u64 {
        let desk = zine.desk().await;
        assert_eq!(
            (&desk["round"], desk["rolls"].as_array().map(Vec::len)),
            (&json!(round), Some(if round == 0 { 0 } else { 3 }))
        );
        assert!(desk["seats"].as_array().expect("seats").iter().all(|it| it["state"] == "missing"), "{desk}");
        // Anna is reliable, Jürgen is not.
        let anna = lines(&zine.moves(0, &mut luck).await);
        let words = format!("Hallo,\n\nSpiel: Rails-7\nSpieler: Anna\nRunde: {round}\n{anna}\nViele Grüße\nAnna\n");
        let reading = zine.letter(&words).await;
        assert_eq!((&reading["seat"], &reading["complete"]), (&json!(0), &json!(true)), "{reading}");
        assert_eq!((&reading["puzzles"], &reading["objections"]), (&json!([]), &json!([])), "{reading}");
        assert!(text(&reading["receipt"]).contains("Anna"));
        match round % 4 {
            1 => {
                let body = json!({ "text": "1. x9/y9 = 1a\n3. vielleicht x1/y1 = 2a oder x2/y2", "seat": 1 });
                let reading = zine.referee.post(&zine.path("/desk/letters"), body).await.ok(200);
                assert_eq!(reading["objections"][0]["slot"], "roll 1", "{reading}");
                assert_eq!(reading["puzzles"][0]["line"], 2, "{reading}");
                assert_eq!(zine.desk().await["seats"][1]["state"], "open");
                // It is seen, and stays open.
                let seen = json!({ "letters": [reading["number"]] });
                zine.referee.post(&zine.path("/desk/tick"), seen).await.ok(200);
            }
            3 => {}
            _ => {
                let own = lines(&zine.moves(1, &mut luck).await);
                zine.letter(&format!("Player: Juergen\n{own}")).await;
            }
        }
        if round % 3 != 2 {
            zine.play(&mut luck).await;
        }
        let desk = zine.desk().await;
        assert_eq!(desk["seats"][0]["state"], "complete");
        assert_eq!(desk["seats"][2]["state"], if round % 3 == 2 { "missing" } else { "moved" });
        rounds.push((0..3).map(|it| desk["seats"][it]["orders"].as_str().map(ToOwned::to_owned)).collect());
        let desk = zine.adjudicate(round).await;
        assert_eq!(desk["correctable"], round);
        // Whoever adjudicates twice has done so once.
        assert_eq!(zine.adjudicate(round).await, desk);
        if round % 4 == 2 {
            // Another server reads the same from the log.
            yard = Yard::again(yard.close().await, |_| {}).await;
            (zine.referee, zine.guest) = (zine.referee.at(yard.address), zine.guest.at(yard.address));
            assert_eq!(zine.desk().await, desk);
        }
    }
    let table = zine.referee.get(&zine.path("")).await.ok(200);
    assert_eq!(table["status"], "over");
    let record = zine.referee.get(&zine.path("/record")).await.text();
    let verdict = library::verify(&record, &[]).expect("a true record");
    assert_eq!(json!(verdict.scores), table["scores"]);
    // The same orders through the referee alone, with the dice of the record.
    let dice = Record::<Thirty>::parse(&record).expect("a record").dice().expect("the seed is told");
    let mut season = Season::open(3, dice).expect("three seats");
    for orders in &rounds {
        let read = |seat: Seat| orders[seat.index()].as_ref().map(|it| it.parse::<Orders>().expect("orders"));
        season.adjudicate(&BySeat::new(3, read));
    }
    let last = season.verdicts().last().expect("a verdict");
    assert_eq!(json!(Seat::first(3).map(|it| last.scores[it]).collect::<Vec<_>>()), table["scores"]);
    let zine_report = zine.report("txt?language=en").await;
    for name in ["Anna", "Jürgen", "Carla"] {
        assert!(zine_report.contains(name), "{zine_report}");
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_correction_changes_one_sheet_and_leaves_the_others_alone() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    let mut luck = Rng::with_seed(3);
    zine.play(&mut luck).await;
    zine.adjudicate(0).await;
    let own = zine.moves(0, &mut luck).await;
    zine.letter(&format!("Anna\n{}", lines(&own[..2]))).await;
    zine.letter(&format!("Spieler: Jürgen\n{}", lines(&zine.moves(1, &mut luck).await))).await;
    zine.play(&mut luck).await;
    let before = zine.adjudicate(1).await;
    let third = before["seats"][0]["previous"].clone();
    assert!(!text(&third).contains("; 3 "), "{third}");
    let blocked = |record: &str| record.lines().filter(|it| it.starts_with("0! missing")).count();
    assert_eq!(blocked(&zine.referee.get(&zine.path("/record")).await.text()), 1);
    // Two of the next round have moved already: the one who is corrected must do so again.
    zine.play(&mut luck).await;
    let cursor = text(&zine.guest.get(&zine.path("")).await.ok(200)["cursor"]);
    let mine = zine.guest.get(&zine.path("/view")).await.ok(200)["view"].clone();
    let correction = json!({ "round": 1, "seat": 0, "orders": format!("3. {}", own[2]), "reason": "a misread letter" });
    let path = zine.path("/desk/correct");
    let desk = zine.referee.post(&path, correction.clone()).await.ok(200);
    assert_eq!(zine.referee.post(&path, correction).await.ok(200), desk);
    assert!(text(&desk["seats"][0]["previous"]).contains(&own[2]), "{desk}");
    assert_eq!(desk["seats"][2]["state"], "moved");
    let items = zine.guest.get(&zine.path(&format!("/items?after={cursor}"))).await.ok(200);
    let told: Vec<_> = items["items"].as_array().expect("items").iter().map(|it| text(&it["kind"])).collect();
    assert!(told.contains(&"correct".to_owned()), "{items}");
    let after = zine.guest.get(&zine.path("/view")).await.ok(200)["view"].clone();
    for seat in [1, 2] {
        assert_eq!(mine["sheets"][seat], after["sheets"][seat]);
    }
    assert_ne!(mine["sheets"][0], after["sheets"][0]);
    assert!(zine.report("txt?seat=0").await.contains("a misread letter"));
    // Carla's own sheet is corrected, too: what she has moved since is void, and she is asked again.
    let correction = json!({ "round": 1, "seat": 2, "orders": "1. x9/y9 = 1a", "reason": "she telephoned" });
    let desk = zine.referee.post(&path, correction).await.ok(200);
    assert_eq!(desk["seats"][2]["state"], "missing");
    let table = zine.guest.get(&zine.path("")).await.ok(200);
    assert!(numbers(&table["turn"]["waiting"]).contains(&2));
    zine.play(&mut luck).await;
    let desk = zine.desk().await;
    let yard = Yard::again(yard.close().await, |_| {}).await;
    let referee = zine.referee.at(yard.address);
    assert_eq!(referee.get(&zine.path("/desk")).await.ok(200), desk);
    let zine = Zine { referee, guest: zine.guest.at(yard.address), ..zine };
    for round in 2..=10 {
        zine.adjudicate(round).await;
    }
    let record = zine.referee.get(&zine.path("/record")).await.text();
    library::verify(&record, &[]).expect("a true record");
    // The last round can be corrected when the game is over, and no other.
    zine.referee
        .post(&path, json!({ "round": 9, "seat": 0, "orders": "1. x1/y1 = 1a", "reason": "x" }))
        .await
        .fails(409, "round");
    let correction = json!({ "round": 10, "seat": 0, "orders": "1. x9/y9 = 1a", "reason": "x" });
    zine.referee.post(&path, correction).await.ok(200);
    let record = zine.referee.get(&zine.path("/record")).await.text();
    assert!(record.contains("0! illegal"), "{record}");
    library::verify(&record, &[]).expect("a true record");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn deadlines_are_the_game_masters() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    let table = zine.guest.get(&zine.path("")).await.ok(200);
    let first = table["deadline"].as_i64().expect("a deadline");
    assert_eq!(table["referee"]["title"], "Rails-7");
    let path = zine.path("/desk/deadline");
    let later = first + 86_400_000;
    zine.referee.post(&path, json!({ "until": later, "reason": "" })).await.fails(400, "text");
    zine.referee.post(&path, json!({ "until": 5, "reason": "x" })).await.fails(400, "pace");
    zine.referee.post(&path, json!({ "until": later + 1_000_000_000_000_i64, "reason": "x" })).await.fails(400, "pace");
    let desk = zine.referee.post(&path, json!({ "until": later, "reason": "the post is on strike" })).await.ok(200);
    assert_eq!((&desk["deadline"], &desk["paused"]), (&json!(later), &json!(false)));
    let desk = zine.referee.post(&path, json!({ "reason": "holidays" })).await.ok(200);
    assert_eq!((&desk["deadline"], &desk["paused"]), (&Value::Null, &json!(true)));
    assert_eq!(zine.guest.get(&zine.path("")).await.ok(200)["deadline"], Value::Null);
    assert!(zine.report("txt").await.contains("ruht"), "{}", zine.report("txt").await);
    // Resting is no reason to adjudicate.
    zine.referee.post(&zine.path("/desk/adjudicate"), json!({ "round": 0 })).await.fails(400, "text");
    let desk = zine.referee.post(&path, json!({ "until": later, "reason": "we are back" })).await.ok(200);
    assert_eq!((&desk["deadline"], &desk["paused"]), (&json!(later), &json!(false)));
    let acts: Vec<_> = desk["acts"].as_array().expect("acts").iter().map(|it| text(&it["reason"])).collect();
    assert_eq!(acts, ["the post is on strike", "holidays", "we are back"]);
    zine.referee.post(&zine.path("/desk/adjudicate"), json!({ "round": 1, "reason": "x" })).await.fails(409, "round");
    let desk = zine.adjudicate(0).await;
    assert!(desk["deadline"].as_i64().is_some_and(|it| it > first), "{desk}");
    // The next round has a deadline of its own; until then there is a reason to be given.
    zine.referee.post(&zine.path("/desk/adjudicate"), json!({ "round": 1 })).await.fails(400, "text");
    zine.guest.post(&zine.path("/leave"), json!({})).await.fails(403, "forbidden");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn only_the_game_master_sits_at_the_desk() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    for guest in [&zine.guest, &yard.guest()] {
        let (status, code) = if guest.cookie().is_some() { (403, "forbidden") } else { (401, "unauthorized") };
        guest.get(&zine.path("/desk")).await.fails(status, code);
        for (rest, body) in [
            ("reading", json!({ "text": "1. x1/y1 = 1a" })),
            ("letters", json!({ "text": "1. x1/y1 = 1a" })),
            ("deadline", json!({ "reason": "x" })),
            ("adjudicate", json!({ "round": 0, "reason": "x" })),
            ("correct", json!({ "round": 0, "seat": 0, "orders": "1. x1/y1 = 1a", "reason": "x" })),
            ("writers", json!({ "name": "Dora" })),
        ] {
            guest.post(&zine.path(&format!("/desk/{rest}")), body).await.fails(status, code);
        }
        guest.get(&zine.path("/desk/report.txt?seat=0")).await.fails(status, code);
    }
    assert_eq!(zine.guest.get(&zine.path("/desk/report.txt?seat=2&language=en")).await.status, 200);
    assert_eq!(
        zine.guest.get(&zine.path("/desk/report.html")).await.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    let pdf = zine.referee.get(&zine.path("/desk/report.pdf?seat=1&paper=letter")).await;
    assert!(pdf.status == 200 && pdf.body.starts_with(b"%PDF-"));
    zine.referee.get(&zine.path("/desk/report.pdf?paper=a3")).await.fails(400, "query");
    zine.referee.get(&zine.path("/desk/report.txt?seat=9")).await.fails(400, "seat");
    // Letters are nobody else's to read: what is told of the table does not change by them.
    let words = "Spieler: Anna\nMine x1/y1 geheim";
    let cursor = text(&zine.guest.get(&zine.path("")).await.ok(200)["cursor"]);
    zine.letter(words).await;
    assert_eq!(text(&zine.guest.get(&zine.path("")).await.ok(200)["cursor"]), cursor);
    let ordinary = yard.guest().post("/api/v1/tables", json!({ "game": "30-rails", "rules": "postal" })).await.ok(201);
    let id = text(&ordinary["table"]["id"]);
    zine.referee.get(&format!("/api/v1/tables/{id}/desk")).await.fails(404, "not_found");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn what_cannot_be_is_said_and_changes_nothing() {
    let yard = Yard::open().await;
    let referee = json!({ "title": "Rails-7" });
    for (terms, code) in [
        (json!({ "game": "30-rails", "referee": referee }), "table"),
        (json!({ "game": "rail-age", "rules": "postal", "referee": referee }), "table"),
        (json!({ "game": "30-rails", "rules": "postal", "referee": referee, "sit": true }), "table"),
        (json!({ "game": "30-rails", "rules": "postal", "referee": referee, "seats": 201 }), "table"),
        (json!({ "game": "30-rails", "rules": "postal", "referee": { "title": "x", "zone": "Moon/Sea" } }), "table"),
        (json!({ "game": "30-rails", "rules": "postal", "referee": { "title": " " } }), "name"),
        (json!({ "game": "30-rails", "rules": "postal", "referee": { "title": "x", "language": "fr" } }), "json"),
    ] {
        yard.guest().post("/api/v1/tables", terms).await.fails(400, code);
    }
    let made = yard.guest();
    let terms = json!({ "game": "30-rails", "rules": "postal", "seats": 2, "referee": referee });
    let id = text(&made.post("/api/v1/tables", terms).await.ok(201)["table"]["id"]);
    let zine = Zine { id, referee: made, guest: yard.guest() };
    zine.referee.post(&zine.path("/start"), json!({})).await.fails(400, "seats");
    zine.referee.post(&zine.path("/desk/letters"), json!({ "text": "Mine x1/y1" })).await.fails(409, "waiting");
    zine.referee.get(&zine.path("/desk/report.txt")).await.fails(409, "waiting");
    zine.writer("Anna", None).await.ok(200);
    zine.writer(" anna ", None).await.fails(409, "taken");
    zine.writer("Bert", None).await.ok(200);
    zine.writer("Carl", None).await.fails(409, "full");
    assert_eq!(zine.desk().await["round"], Value::Null);
    zine.referee.ask("DELETE", &zine.path("/desk/writers/1"), None).await.ok(200);
    zine.referee.ask("DELETE", &zine.path("/desk/writers/1"), None).await.fails(404, "not_found");
    zine.writer("Carl", None).await.ok(200);
    zine.referee.post(&zine.path("/start"), json!({})).await.ok(200);
    zine.writer("Dora", None).await.fails(409, "begun");
    let before = zine.desk().await;
    let letter = zine.path("/desk/letters");
    zine.referee.post(&letter, json!({ "text": "Mine x1/y1" })).await.fails(400, "seat");
    zine.referee.post(&letter, json!({ "text": "Mine x1/y1", "seat": 7 })).await.fails(400, "seat");
    zine.referee.post(&letter, json!({ "text": "  \n" })).await.fails(400, "letter");
    zine.referee.post(&letter, json!({ "text": "x".repeat(20_001) })).await.fails(400, "letter");
    zine.referee.post(&letter, json!({ "text": "a\0b", "seat": 0 })).await.fails(400, "letter");
    let reading =
        zine.referee.post(&zine.path("/desk/reading"), json!({ "text": "Spiel: Rails-8\nMine x1/y1" })).await.ok(200);
    assert_eq!(
        (&reading["seat"], &reading["other_game"], &reading["number"]),
        (&Value::Null, &json!("Rails-8"), &Value::Null)
    );
    zine.referee
        .post(&zine.path("/desk/correct"), json!({ "round": 0, "seat": 0, "orders": "x", "reason": "x" }))
        .await
        .fails(409, "round");
    assert_eq!(zine.desk().await, before);
    // A late letter is kept and does not count; one for a later round waits for it.
    let late = json!({ "text": "Spieler: Carl\nMine x1/y1", "late": true });
    let reading = zine.referee.post(&letter, late).await.ok(200);
    assert_eq!((&reading["standing"], &reading["orders"]), (&Value::Null, &json!("mine x1/y1")));
    let early = json!({ "text": "Spieler: Carl\nRunde 1\n1. x1/y1 = 1a\n2. x1/y2 = 1a\n3. x1/y3 = 1a" });
    zine.referee.post(&letter, early).await.ok(200);
    let desk = zine.desk().await;
    assert_eq!(desk["seats"][1]["state"], "missing");
    assert_eq!(desk["seats"][1]["letters"].as_array().map(Vec::len), Some(2));
    // Without a deadline there is nothing to be early for.
    let desk = zine.referee.post(&zine.path("/desk/adjudicate"), json!({ "round": 0 })).await.ok(200);
    assert_eq!(desk["seats"][1]["state"], "complete");
    zine.referee.post(&letter, json!({ "text": "Spieler: Carl\nRunde 0\nMine x1/y1" })).await.fails(409, "round");
    let correction = json!({ "round": 0, "seat": 0, "orders": "vielleicht Mine x1/y1 oder x2/y2", "reason": "x" });
    zine.referee.post(&zine.path("/desk/correct"), correction).await.fails(422, "letter");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn names_do_not_change_what_was_written() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    let path = zine.path("/name");
    for wrong in ["1", "A", "Mine", "x1/y1", "Meier, Anna", "Runde 3", "anna", "JUERGEN", "2. Wurf"] {
        let answer = zine.guest.post(&path, json!({ "name": wrong })).await;
        assert!([400, 409].contains(&answer.status), "{wrong}: {}", answer.text());
    }
    // One's own name in other letters is no other player's.
    for fine in ["carla", "Anna-Lena", "Jürgen 2", "山田", "Carla"] {
        zine.guest.post(&path, json!({ "name": fine })).await.ok(200);
    }
    zine.letter("Spieler: Anna\nMine x1/y1\nBonus\nx2/y2\n").await;
    let before = zine.desk().await["seats"][0]["letters"].clone();
    zine.guest.post(&path, json!({ "name": "Bert" })).await.ok(200);
    assert_eq!(zine.desk().await["seats"][0]["letters"], before);
    // At other tables people may be called what they like.
    let table = yard.guest().post("/api/v1/tables", json!({ "game": "30-rails", "seats": 2, "name": "1" })).await;
    table.ok(201);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_game_master_has_several_devices_and_no_seat() {
    let yard = Yard::open().await;
    let referee = yard.guest();
    let terms = json!({ "game": "30-rails", "rules": "postal", "seats": 3, "referee": { "title": "Rails-7" } });
    let made = referee.post("/api/v1/tables", terms).await.ok(201);
    let path = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&made["table"]["id"]));
    referee.post(&path("/join"), json!({})).await.fails(403, "forbidden");
    let token = text(&referee.get(&path("/link")).await.ok(200)["token"]);
    let phone = yard.guest();
    phone.get(&path("/desk")).await.fails(401, "unauthorized");
    let table = phone.post(&path("/claim"), json!({ "token": token })).await.ok(200);
    assert_eq!((&table["yours"], &table["you"]), (&json!(true), &Value::Null));
    phone.post(&path("/desk/writers"), json!({ "name": "Anna" })).await.ok(200);
    phone.post(&path("/join"), json!({})).await.fails(403, "forbidden");
    // A player's browser cannot become the game master's, nor the other way round.
    let player = yard.guest();
    let seat = player.post(&path("/join"), json!({ "name": "Bert" })).await.ok(200);
    player.post(&path("/claim"), json!({ "token": token })).await.fails(409, "seated");
    phone.post(&path("/claim"), json!({ "token": seat["token"] })).await.fails(403, "forbidden");
    phone.post(&path("/start"), json!({})).await.ok(200);
    let yard = Yard::again(yard.close().await, |_| {}).await;
    assert_eq!(phone.at(yard.address).get(&path("/desk")).await.ok(200)["round"], 0);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn letters_say_what_was_not_moved() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    let mut luck = Rng::with_seed(11);
    // In the setup what was moved stands alone.
    zine.guest.post(&zine.path("/actions"), json!({ "action": "skip none" })).await.ok(200);
    let reading = zine.letter("Spieler: Carla\nA x0/y1").await;
    assert_eq!((&reading["moved"], &reading["standing"]), (&json!(true), &json!("remove none")));
    assert_eq!(reading["receipt"], Value::Null);
    zine.adjudicate(0).await;
    let moves = zine.moves(2, &mut luck).await;
    zine.guest.post(&zine.path("/actions"), json!({ "action": moves[0] })).await.ok(200);
    assert_eq!(zine.desk().await["seats"][2]["state"], "partial");
    let reading = zine.letter(&format!("Spieler: Carla\n1. x9/y9 = 1a\n2. {}\n3. {}", moves[1], moves[2])).await;
    assert_eq!((&reading["complete"], &reading["objections"]), (&json!(true), &json!([])), "{reading}");
    zine.adjudicate(1).await;
    let record = zine.referee.get(&zine.path("/record")).await.text();
    for action in &moves {
        assert!(record.lines().any(|it| *it == format!("2 {action}")), "{action} is not in {record}");
    }
    assert_eq!(
        zine.desk().await["seats"][2]["previous"],
        json!(format!("1 {}; 2 {}; 3 {}", moves[0], moves[1], moves[2]))
    );
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_round_is_corrected_no_more_often_than_is_sane() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    zine.adjudicate(0).await;
    let path = zine.path("/desk/correct");
    let correction =
        |n: usize| json!({ "round": 0, "seat": 0, "orders": format!("Mine x{}/y1", n % 2 + 1), "reason": "again" });
    for n in 0..50 {
        zine.referee.post(&path, correction(n)).await.ok(200);
    }
    zine.referee.post(&path, correction(50)).await.fails(409, "enough");
    zine.adjudicate(1).await;
    let next = json!({ "round": 1, "seat": 0, "orders": "1. x9/y9 = 1a", "reason": "the next round" });
    zine.referee.post(&path, next).await.ok(200);
    for n in 0..20 {
        zine.letter(&format!("Spieler: Anna\n1. x1/y1 = 1a\nBrief {n}")).await;
    }
    let more = json!({ "text": "Spieler: Anna\n1. x1/y1 = 1a" });
    zine.referee.post(&zine.path("/desk/letters"), more).await.fails(409, "enough");
    zine.letter("Spieler: Jürgen\n1. x1/y1 = 1a").await;
    zine.referee
        .post(&zine.path("/desk/letters"), json!({ "text": "Spieler: Jürgen\nRunde 12\n1. x1/y1 = 1a" }))
        .await
        .fails(400, "round");
    let late = json!({ "text": "Spieler: Jürgen\nRunde 1\n1. x1/y1 = 1a", "late": true });
    zine.referee.post(&zine.path("/desk/letters"), late).await.ok(200);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn questions_are_ticked_off_before_a_round_ends() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    let mut luck = Rng::with_seed(3);
    let whole = lines(&zine.moves(0, &mut luck).await);
    // The head of a mail that was pasted tells whose it is.
    let read =
        zine.letter(&format!("Von: Anna <anna@example.org>\nBetreff: Aufbau\n\nNur ein Entwurf.\n{whole}")).await;
    assert_eq!(read["seat"], 0, "{read}");
    assert_eq!(read["standing"], Value::Null, "{read}");
    assert!(text(&read["held"]).contains("mine x"), "{read}");
    assert_eq!((&read["puzzles"][0]["kind"], &read["puzzles"][0]["line"]), (&json!("draft"), &json!(4)), "{read}");
    assert_eq!(read["puzzles"][0]["opens"], json!(["all"]));
    let second = lines(&zine.moves(1, &mut luck).await);
    zine.letter(&format!("Spieler: Jürgen\n{second}Das Wetter ist schön.\n")).await;
    let desk = zine.desk().await;
    assert_eq!((&desk["seats"][0]["state"], &desk["seats"][0]["questions"]), (&json!("open"), &json!([1])), "{desk}");
    assert_eq!(
        (&desk["seats"][1]["state"], &desk["seats"][1]["questions"]),
        (&json!("complete"), &json!([2])),
        "{desk}"
    );
    let path = zine.path("/desk/adjudicate");
    let refused = zine.referee.post(&path, json!({ "round": 0, "reason": "all is there" })).await;
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("\"questions\""), "{}", refused.text());
    let tick = zine.path("/desk/tick");
    let missing = zine.referee.post(&tick, json!({ "letters": [9] })).await;
    assert_eq!(missing.status, 404);
    assert_eq!(zine.guest.post(&tick, json!({ "letters": [1] })).await.status, 403);
    // Seen is not decided: the draft does not count.
    let desk = zine.referee.post(&tick, json!({ "letters": [1, 2] })).await.ok(200);
    assert_eq!((&desk["seats"][0]["state"], &desk["seats"][0]["questions"]), (&json!("open"), &json!([])), "{desk}");
    let desk = zine.referee.post(&tick, json!({ "letters": [1], "counts": true })).await.ok(200);
    assert_eq!(desk["seats"][0]["state"], "complete", "{desk}");
    zine.letter(&format!("Spieler: Anna\n{whole}PS: Die Mine lieber woanders.\n")).await;
    let body = json!({ "round": 0, "reason": "all is there", "anyway": true });
    let desk = zine.referee.post(&path, body).await.ok(200);
    let last = desk["acts"].as_array().and_then(|it| it.last()).cloned().unwrap_or_default();
    assert_eq!((&last["kind"], &last["anyway"]), (&json!("adjudicate"), &json!([3])), "{last}");
    yard.expect_no_fault().await;
}

/// The text of every page of a PDF, if there is a program that reads it.
fn pages(pdf: &[u8]) -> Option<Vec<String>> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.pdf");
    std::fs::write(&file, pdf).expect("a file");
    let Ok(done) = std::process::Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output() else {
        testing::skip("printed reports, because poppler-utils is not installed");
        return None;
    };
    let text = String::from_utf8(done.stdout).expect("text");
    Some(text.split('\u{c}').filter(|it| !it.trim().is_empty()).map(ToOwned::to_owned).collect())
}

#[tokio::test]
async fn title_and_footer_of_a_report_name_the_same_round() {
    let yard = Yard::open().await;
    let zine = Zine::begin(&yard).await;
    for round in 0..=2 {
        zine.adjudicate(round).await;
        for whose in ["", "?seat=0"] {
            let answer = zine.referee.get(&zine.path(&format!("/desk/report.pdf{whose}"))).await;
            let Some(pages) = pages(&answer.body) else { return };
            let line = |it: &str| it.lines().map(str::trim).find(|it| !it.is_empty()).map(ToOwned::to_owned);
            let title = line(&pages[0]).expect("a title");
            assert!(round == 0 || title.contains(&format!("Runde {round}")), "{title}");
            for page in &pages {
                let foot = page.lines().rfind(|it| !it.trim().is_empty()).expect("a footer");
                assert!(foot.contains(&title), "`{foot}` stands below `{title}`");
            }
        }
    }
    yard.expect_no_fault().await;
}

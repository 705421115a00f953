//! People at a table: coming by link, on other devices, under other names, leaving, and playing again.

use serde_json::{Value, json};

use crate::{
    guest::Guest,
    seating::{Seating, numbers, text},
    yard::Yard,
};

async fn items(guest: &Guest, seating: &Seating, kind: &str) -> Vec<Value> {
    let told = guest.get(&seating.path("/items")).await.ok(200);
    told["items"].as_array().expect("items").iter().filter(|it| it["kind"] == kind).cloned().collect()
}

#[tokio::test]
async fn a_seat_is_opened_on_other_devices_by_its_link() {
    let yard = Yard::with(|it| it.public_url = Some("https://rails.example".to_owned())).await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails", "name": "Anna" }), 2).await;
    let link = seating.guests[1].get(&seating.path("/link")).await.ok(200);
    assert_eq!(text(&link["token"]), seating.tokens[1]);
    assert_eq!(text(&link["link"]), format!("https://rails.example/t/{}#{}", seating.id, seating.tokens[1]));
    let phone = yard.guest();
    phone.get(&seating.path("/link")).await.fails(401, "unauthorized");
    let claimed = phone.post(&seating.path("/claim"), json!({ "token": seating.tokens[1] })).await;
    assert!(claimed.header("set-cookie").is_some_and(|it| it.contains("; Secure")), "people come by https");
    assert_eq!(claimed.ok(200)["you"], 1);
    // Both devices, and the secret itself, play the same seat.
    let (actions, at) = seating.actions(1).await;
    phone.post(&seating.path("/actions"), json!({ "action": actions[0], "at": at })).await.ok(200);
    seating.act(1, &actions[0], Some(&at)).await.fails(409, "stale");
    let program = Guest::with(yard.address, &seating.tokens[1]);
    assert_eq!(program.get(&seating.path("")).await.ok(200)["you"], 1);
    seating.guests[0].post(&seating.path("/claim"), json!({ "token": seating.tokens[1] })).await.fails(409, "seated");
    let wrong = format!("seat-{}", "0".repeat(64));
    phone.post(&seating.path("/claim"), json!({ "token": wrong })).await.fails(401, "unauthorized");
    phone.post(&seating.path("/claim"), json!({ "token": "seat-1" })).await.fails(400, "token");
    seating.guests[1].post(&seating.path("/join"), json!({})).await.fails(409, "seated");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn names_and_chat_are_limited_and_escaped() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails", "name": "Anna" }), 2).await;
    let [anna, ben] = &seating.guests[..] else { panic!("two guests") };
    ben.post(&seating.path("/name"), json!({ "name": " <script>\"&' " })).await.ok(200);
    let table = anna.get(&seating.path("")).await.ok(200);
    assert_eq!(table["seats"][1]["name"], "<script>\"&'");
    let picture = anna.get(&seating.path("/picture?seat=1")).await.text();
    assert!(picture.contains("&lt;script&gt;") && !picture.contains("<script"), "{picture}");
    for wrong in ["", " ", "a\nb", "\u{202e}abc", &"x".repeat(41)] {
        ben.post(&seating.path("/name"), json!({ "name": wrong })).await.fails(400, "name");
    }
    ben.post(&seating.path("/chat"), json!({ "text": "<b>hi</b>" })).await.ok(200);
    assert_eq!(items(&yard.guest(), &seating, "chat").await[0]["text"], "<b>hi</b>");
    ben.post(&seating.path("/chat"), json!({ "text": "x".repeat(501) })).await.fails(400, "text");
    yard.guest().post(&seating.path("/chat"), json!({ "text": "hi" })).await.fails(401, "unauthorized");
    ben.put(&seating.path("/chat"), json!({ "on": false })).await.fails(403, "forbidden");
    assert_eq!(anna.put(&seating.path("/chat"), json!({ "on": false })).await.ok(200)["chat"], false);
    for guest in [anna, ben] {
        guest.post(&seating.path("/chat"), json!({ "text": "hi" })).await.fails(409, "silent");
    }
    anna.put(&seating.path("/chat"), json!({ "on": true })).await.ok(200);
    ben.post(&seating.path("/chat"), json!({ "text": "again" })).await.ok(200);
    assert_eq!(items(anna, &seating, "chat").await.len(), 2);
}

#[tokio::test]
async fn who_leaves_is_replaced_where_the_rules_know_no_leaving() {
    let yard = Yard::open().await;
    let mut luck = fastrand::Rng::with_seed(4);
    let seating = Seating::begin(&yard, json!({ "game": "village-rails" }), 2).await;
    seating.play(&mut luck, 6).await;
    let leaver = seating.waiting().await[0];
    let other = 1 - leaver;
    seating.guests[leaver].post(&seating.path("/leave"), json!({})).await.ok(200);
    assert_eq!(seating.waiting().await, [other], "harmless moves are made for who left");
    seating.guests[leaver].get(&seating.path("/actions")).await.fails(401, "unauthorized");
    let table = yard.guest().get(&seating.path("")).await.ok(200);
    assert_eq!(table["seats"][leaver]["driver"], "left");
    assert_eq!((&table["seats"][leaver]["free"], &table["seats"][other]["free"]), (&json!(true), &json!(false)));
    let heir = yard.guest();
    heir.post(&seating.path("/join"), json!({ "seat": other })).await.fails(409, "taken");
    heir.post(&seating.path("/join"), json!({ "seat": 7 })).await.fails(400, "seat");
    assert_eq!(heir.post(&seating.path("/join"), json!({ "name": "Heir" })).await.ok(200)["seat"], leaver);
    yard.guest().post(&seating.path("/join"), json!({})).await.fails(409, "full");
    while seating.waiting().await == [other] {
        let (actions, _) = seating.actions(other).await;
        seating.act(other, &actions[0], None).await.ok(200);
    }
    let actions = heir.get(&seating.path("/actions")).await.ok(200);
    assert!(actions["actions"].as_array().is_some_and(|it| !it.is_empty()), "the heir plays on");
}

#[tokio::test]
async fn who_leaves_by_the_rules_is_gone_and_the_others_play_on() {
    let yard = Yard::open().await;
    let mut luck = fastrand::Rng::with_seed(4);
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 3).await;
    seating.play(&mut luck, 30).await;
    seating.guests[1].post(&seating.path("/leave"), json!({})).await.ok(200);
    let record = seating.guests[0].get(&seating.path("/record")).await.text();
    assert!(record.contains("\n1! leave\n"), "{record}");
    let watched = yard.guest().get(&seating.path("")).await.ok(200);
    assert_eq!(
        (&watched["seats"][1]["driver"], &watched["seats"][1]["free"]),
        (&json!("left"), &json!(false)),
        "nobody is asked to take a seat that nobody can take"
    );
    yard.guest().post(&seating.path("/join"), json!({})).await.fails(409, "full");
    assert!(!seating.waiting().await.contains(&1));
    while seating.play(&mut luck, 20).await == 20 {}
    let record = seating.guests[2].get(&seating.path("/record")).await.text();
    assert!(library::verify(&record, &[]).expect("a true record").scores.is_some());
    seating.guests[0].post(&seating.path("/leave"), json!({})).await.fails(409, "over");
}

#[tokio::test]
async fn the_same_people_play_again_one_seat_further() {
    let yard = Yard::open().await;
    let mut luck = fastrand::Rng::with_seed(8);
    let seating = Seating::begin(&yard, json!({ "game": "30-streetcar-rails", "name": "Anna" }), 2).await;
    let again = seating.path("/rematch");
    seating.guests[0].post(&again, json!({})).await.fails(409, "running");
    while seating.play(&mut luck, 20).await == 20 {}
    yard.guest().post(&again, json!({})).await.fails(401, "unauthorized");
    let first = seating.guests[0].post(&again, json!({})).await.ok(201);
    assert_eq!((&first["seat"], &first["table"]["status"]), (&json!(1), &json!("waiting")));
    // Its seats are kept for those who played, and after it was called off there is another.
    let rematch = |rest: &str| format!("/api/v1/tables/{}{rest}", text(&first["table"]["id"]));
    yard.guest().post(&rematch("/join"), json!({})).await.fails(403, "forbidden");
    seating.guests[0].post(&rematch("/cancel"), json!({})).await.ok(200);
    let called_off = first["table"]["id"].clone();
    let first = seating.guests[0].post(&again, json!({})).await.ok(201);
    assert_ne!(first["table"]["id"], called_off);
    // The second comes with the secret of the seat only.
    let second = Guest::with(yard.address, &seating.tokens[1]).post(&again, json!({})).await.ok(200);
    assert_eq!((&second["seat"], &second["table"]["id"]), (&json!(0), &first["table"]["id"]));
    let table = &second["table"];
    assert_eq!((&table["status"], &table["rules"]), (&json!("playing"), &json!("tiles-35")));
    assert_eq!((&table["seats"][1]["name"], &table["seats"][0]["name"]), (&json!("Anna"), &json!("Guest 1")));
    assert_eq!(seating.guests[0].get(&seating.path("")).await.ok(200)["next"], table["id"]);
    let repeated = seating.guests[0].post(&again, json!({})).await.ok(200);
    assert_eq!((&repeated["seat"], &repeated["table"]["id"]), (&json!(1), &table["id"]));
    let pledge = |it: &Value| text(&it["pledge"]);
    assert_ne!(pledge(table), pledge(&seating.guests[0].get(&seating.path("")).await.ok(200)), "other dice");
}

#[tokio::test]
async fn tables_are_found_begun_early_and_called_off() {
    let yard = Yard::open().await;
    let (anna, ben, cleo) = (yard.guest(), yard.guest(), yard.guest());
    let made = anna.post("/api/v1/tables", json!({ "game": "30-rails", "seats": 4, "open": true })).await.ok(201);
    let hidden = anna.post("/api/v1/tables", json!({ "game": "30-rails", "seats": 4 })).await.ok(201);
    let (id, hidden) = (text(&made["table"]["id"]), text(&hidden["table"]["id"]));
    let list = async |query: &str| {
        let told = cleo.get(&format!("/api/v1/tables{query}")).await.ok(200);
        told.as_array().expect("a list").iter().map(|it| text(&it["id"])).collect::<Vec<_>>()
    };
    assert_eq!(list("").await, [id.as_str()]);
    // Whoever looks for company sees who made the table, by which rules, how fast, and how many seats are free.
    let told = cleo.get("/api/v1/tables").await.ok(200);
    assert_eq!(
        told[0]["gathering"],
        json!({ "rules": "basic", "maker": "Player 1", "seats": 4, "free": 3, "pace": made["table"]["pace"] })
    );
    assert_eq!(list("?game=rail-age").await, [""; 0]);
    assert_eq!(list("?game=30-rails&limit=1").await, [id.as_str()]);
    assert_eq!(list("?before=1").await, [""; 0]);
    cleo.get("/api/v1/tables?limit=0").await.fails(400, "limit");
    cleo.get("/api/v1/tables?game=chess").await.fails(404, "not_found");
    cleo.get("/api/v1/tables?status=odd").await.fails(400, "query");
    let path = format!("/api/v1/tables/{id}");
    ben.post(&format!("{path}/join"), json!({ "seat": 1 })).await.ok(200);
    cleo.post(&format!("{path}/join"), json!({ "seat": 3, "name": "Cleo" })).await.ok(200);
    // Before the game a seat is free again at once.
    ben.post(&format!("{path}/leave"), json!({})).await.ok(200);
    ben.post(&format!("{path}/start"), json!({})).await.fails(403, "forbidden");
    yard.guest().post(&format!("{path}/start"), json!({})).await.fails(401, "unauthorized");
    let begun = anna.post(&format!("{path}/start"), json!({})).await.ok(200);
    assert_eq!((&begun["status"], &begun["you"]), (&json!("playing"), &json!(0)));
    assert_eq!(begun["seats"].as_array().map(Vec::len), Some(2));
    let table = cleo.get(&path).await.ok(200);
    assert_eq!((&table["you"], &table["seats"][1]["name"]), (&json!(1), &json!("Cleo")), "seats move up");
    assert_eq!(numbers(&table["turn"]["waiting"]), [0, 1]);
    assert_eq!(list("").await, [""; 0]);
    assert_eq!(list("?status=playing").await, [id.as_str()]);
    for rest in ["/start", "/cancel"] {
        anna.post(&format!("{path}{rest}"), json!({})).await.fails(409, "begun");
    }
    let path = format!("/api/v1/tables/{hidden}");
    ben.post(&format!("{path}/cancel"), json!({})).await.fails(403, "forbidden");
    yard.guest().post(&format!("{path}/cancel"), json!({})).await.fails(401, "unauthorized");
    assert_eq!(anna.post(&format!("{path}/cancel"), json!({})).await.ok(200)["status"], "closed");
    cleo.post(&format!("{path}/join"), json!({})).await.fails(409, "closed");
    anna.post(&format!("{path}/start"), json!({})).await.fails(409, "closed");
    // Who makes a table without sitting down can begin only what can be played.
    let made = anna.post("/api/v1/tables", json!({ "game": "village-rails", "sit": false })).await.ok(201);
    assert_eq!((&made["seat"], &made["table"]["yours"]), (&Value::Null, &json!(true)));
    anna.post(&format!("/api/v1/tables/{}/start", text(&made["table"]["id"])), json!({})).await.fails(400, "seats");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn programs_play_with_keys_and_with_contents_of_their_own() {
    let yard = Yard::open().await;
    let key = yard.guest().post("/api/v1/keys", json!({ "name": "my bot" })).await.ok(201);
    let program = Guest::with(yard.address, &text(&key["key"]));
    let made = program.post("/api/v1/tables", json!({ "game": "30-rails" })).await;
    assert_eq!(made.header("set-cookie"), None, "a program needs no cookie");
    let path = format!("/api/v1/tables/{}", text(&made.ok(201)["table"]["id"]));
    assert_eq!(program.get(&path).await.ok(200)["you"], 0);
    let games = program.get("/api/v1/games").await.ok(200);
    assert_eq!(games.as_array().map(Vec::len), Some(library::offered().count()));
    for game in library::GAMES {
        let rules = program.get(&format!("/api/v1/games/{}/rules", game.name)).await;
        assert_eq!(rules.text(), game.rules_text);
    }
    let example = library::GAMES.iter().find(|it| it.is_example).expect("an example");
    program.post("/api/v1/tables", json!({ "game": example.name })).await.ok(201);
    let wrong = json!({ "game": "rail-age", "content": "no map" });
    program.post("/api/v1/tables", wrong).await.fails(400, "table");
    program.post("/api/v1/tables", json!({ "game": "30-rails", "content": "x" })).await.fails(400, "table");
    for (field, value) in [("seats", json!(0)), ("seats", json!(2000)), ("rules", json!("odd"))] {
        let mut terms = json!({ "game": "30-rails" });
        terms[field] = value;
        program.post("/api/v1/tables", terms).await.fails(400, "table");
    }
    let terms = json!({ "game": "30-rails", "pace": { "kind": "deadline", "seconds": 5 } });
    program.post("/api/v1/tables", terms).await.fails(400, "pace");
}

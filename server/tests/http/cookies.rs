//! Cookies: issued by the server, and those of the first version for the seats that they have.

use serde_json::{Value, json};

use crate::{
    guest::Answer,
    seating::{Seating, text},
    yard::Yard,
};

/// Asks with these cookies and no others.
async fn ask(yard: &Yard, method: &str, path: &str, cookies: &str) -> Answer {
    let (kind, body) = if method == "GET" { ("", "") } else { ("Content-Type: application/json\r\n", "{}") };
    let headers = format!("Cookie: {cookies}\r\n{kind}");
    yard.guest().send(method, path, &headers, body.as_bytes()).await
}

/// The cookie that an answer sets, as a browser sends it.
fn set(answer: &Answer) -> Option<String> {
    answer.header("set-cookie").and_then(|it| it.split(';').next()).map(ToOwned::to_owned)
}

/// The seat that these cookies open.
async fn seat(yard: &Yard, path: &str, cookies: &str) -> Value {
    ask(yard, "GET", path, cookies).await.ok(200)["you"].clone()
}

/// The same secret as the first version gave it.
fn as_of_old(cookie: &str) -> String {
    let (_, value) = cookie.split_once('=').expect("a cookie");
    format!("platelayer={}", value.split('.').next().expect("a secret"))
}

#[tokio::test]
async fn a_secret_that_somebody_made_up_opens_nothing() {
    let yard = Yard::open().await;
    let made_up = "5a".repeat(32);
    let new = "/api/v1/tables";
    let body = json!({ "game": "30-rails", "seats": 2 }).to_string();
    for name in ["platelayer", "platelayer-issued", "__Host-platelayer"] {
        for value in [made_up.clone(), format!("{made_up}.{made_up}")] {
            let cookie = format!("{name}={value}");
            let headers = format!("Cookie: {cookie}\r\nContent-Type: application/json\r\n");
            let made = yard.guest().send("POST", new, &headers, body.as_bytes()).await;
            let path = format!("{new}/{}", text(&made.ok(201)["table"]["id"]));
            let issued = set(&made).expect("a secret of the server");
            assert!(!issued.contains(&made_up), "{issued}");
            assert_eq!(seat(&yard, &path, &cookie).await, Value::Null, "{cookie}");
            assert_eq!(seat(&yard, &path, &issued).await, 0);
            // Nor does it take a seat, or today's challenge.
            let joined = ask(&yard, "POST", &format!("{path}/join"), &cookie).await;
            assert_eq!(joined.ok(200)["seat"], 1);
            assert_eq!(seat(&yard, &path, &cookie).await, Value::Null, "{cookie}");
            let daily = "/api/v1/daily/30-rails";
            assert!(set(&ask(&yard, "POST", daily, &cookie).await).is_some());
            assert_eq!(ask(&yard, "GET", daily, &cookie).await.ok(200)["yours"], Value::Null);
        }
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn cookies_of_the_first_version_go_on_with_what_they_have() {
    let yard = Yard::open().await;
    let mut seating = Seating::begin(&yard, json!({ "game": "30-streetcar-rails", "name": "Anna" }), 2).await;
    let old = as_of_old(&format!("platelayer-issued={}", seating.guests[0].cookie().expect("a cookie")));
    assert_eq!(seat(&yard, &seating.path(""), &old).await, 0);
    assert!(ask(&yard, "GET", &seating.path("/link"), &old).await.ok(200)["token"].is_string());
    // A new table is for a secret of the server, and the browser has both from then on.
    let body = json!({ "game": "30-rails", "seats": 2 }).to_string();
    let headers = format!("Cookie: {old}\r\nContent-Type: application/json\r\n");
    let made = yard.guest().send("POST", "/api/v1/tables", &headers, body.as_bytes()).await;
    let path = format!("/api/v1/tables/{}", text(&made.ok(201)["table"]["id"]));
    let both = format!("{}; {old}", set(&made).expect("a new secret"));
    assert_eq!(seat(&yard, &path, &old).await, Value::Null);
    assert_eq!([seat(&yard, &path, &both).await, seat(&yard, &seating.path(""), &both).await], [json!(0), json!(0)]);
    assert_eq!(set(&ask(&yard, "GET", &path, &both).await), None);
    // A rematch is for whoever has the seat.
    while seating.play(&mut fastrand::Rng::with_seed(3), 20).await == 20 {}
    let again = ask(&yard, "POST", &seating.path("/rematch"), &both).await.ok(201);
    seating.id = text(&again["table"]["id"]);
    assert_eq!(seat(&yard, &seating.path(""), &both).await, 1);
    assert_eq!(seat(&yard, &seating.path(""), &old).await, 1);
    // Nobody plays the challenge of a day twice because of it.
    let daily = "/api/v1/daily/30-rails";
    let player = yard.guest();
    let begun = player.post(daily, json!({})).await.ok(201);
    let old = as_of_old(&format!("platelayer-issued={}", player.cookie().expect("a cookie")));
    let table = begun["table"]["id"].clone();
    assert_eq!(ask(&yard, "GET", daily, &old).await.ok(200)["yours"], table);
    let later = ask(&yard, "POST", daily, &old).await;
    assert_eq!((&later.ok(200)["table"]["id"], set(&later)), (&table, None));
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn in_a_challenge_the_cookie_that_was_issued_goes_before_an_old_one() {
    let yard = Yard::open().await;
    let daily = "/api/v1/daily/30-rails";
    let (before, now) = (yard.guest(), yard.guest());
    let [earlier, later] = [before.post(daily, json!({})).await.ok(201), now.post(daily, json!({})).await.ok(201)];
    assert_ne!(earlier["table"]["id"], later["table"]["id"]);
    let issued = format!("platelayer-issued={}", now.cookie().expect("a cookie"));
    let old = as_of_old(&format!("platelayer-issued={}", before.cookie().expect("a cookie")));
    for both in [format!("{old}; {issued}"), format!("{issued}; {old}")] {
        assert_eq!(ask(&yard, "GET", daily, &both).await.ok(200)["yours"], later["table"]["id"], "{both}");
        assert_eq!(ask(&yard, "POST", daily, &both).await.ok(200)["table"]["id"], later["table"]["id"], "{both}");
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn by_https_the_cookie_is_one_that_no_other_site_can_set() {
    let yard = Yard::open().await;
    let terms = json!({ "game": "30-rails", "seats": 2 });
    let guest = yard.guest();
    let before = guest.post("/api/v1/tables", terms.clone()).await.ok(201);
    let before = format!("/api/v1/tables/{}", text(&before["table"]["id"]));
    let plain = format!("platelayer-issued={}", guest.cookie().expect("a cookie"));
    let yard = Yard::again(yard.close().await, |it| it.public_url = Some("https://rails.example".to_owned())).await;
    let secure = yard.guest();
    let made = secure.post("/api/v1/tables", terms).await;
    let cookie = made.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.starts_with("__Host-platelayer=") && cookie.contains("; Path=/; ") && cookie.ends_with("; Secure"));
    assert!(!cookie.contains("Domain"), "{cookie}");
    let made = format!("/api/v1/tables/{}", text(&made.ok(201)["table"]["id"]));
    assert_eq!(secure.get(&made).await.ok(200)["you"], 0);
    // Whoever came before there was HTTPS has the seat from then, and takes no other with that secret.
    assert_eq!(seat(&yard, &before, &plain).await, 0);
    let joined = ask(&yard, "POST", &format!("{made}/join"), &plain).await;
    assert!(set(&joined).is_some_and(|it| it.starts_with("__Host-platelayer=")));
    assert_eq!(seat(&yard, &made, &plain).await, Value::Null);
    yard.expect_no_fault().await;
}

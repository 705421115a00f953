//! Bad input: a clear refusal in JSON, never a panic and never a fault of the server.

use std::time::Duration;

use serde_json::{Value, json};
use server::Patience;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{Instant, timeout},
};

use crate::{
    guest::{Answer, Guest, exchange, routes},
    seating::{Seating, text},
    yard::Yard,
};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];
const JSON: &str = "Content-Type: application/json\r\n";

/// Every address of the description with its methods; `{…}` is filled with `part`.
fn addresses(part: &str) -> Vec<(String, &'static Value)> {
    let all = routes()["paths"].as_object().expect("addresses");
    let filled = |pattern: &str| {
        let parts = pattern.split('/').map(|it| if it.starts_with('{') { part } else { it });
        parts.collect::<Vec<_>>().join("/")
    };
    all.iter().map(|(pattern, methods)| (filled(pattern), methods)).collect()
}

#[tokio::test]
async fn noise_is_no_request() {
    let yard = Yard::open().await;
    let mut luck = fastrand::Rng::with_seed(1);
    for n in 0..150 {
        let mut bytes: Vec<u8> = (0..luck.usize(1..3000)).map(|_| luck.u8(..)).collect();
        match n % 3 {
            0 => bytes.splice(0..0, *b"GET /api/v1/games HTTP/1.1\r\nx: ").for_each(drop),
            1 => bytes.splice(0..0, *b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\n\r\n").for_each(drop),
            _ => {}
        }
        bytes.extend_from_slice(b"\r\n\r\n");
        let mut stream = TcpStream::connect(yard.address).await.expect("a connection");
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let mut told = Vec::new();
        let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut told)).await.expect("an end");
        if let Some(answer) = Answer::read(&told) {
            assert!((400..500).contains(&answer.status), "{answer:?}");
        }
    }
    yard.guest().get("/api/v1/games").await.ok(200);
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn wrong_addresses_methods_and_secrets_are_refused() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    let long = "a".repeat(100);
    for part in ["nope", "0", &long, "%00", "%ff", "..%2f..", "%C3%A9", "a%20b", "'--"] {
        for (path, methods) in addresses(part) {
            for method in METHODS.into_iter().filter(|it| methods[it].is_object()) {
                let body = if method == "get" { None } else { Some(json!({ "name": "x", "text": "x", "on": true })) };
                let answer = guest.ask(&method.to_uppercase(), &path, body).await;
                let is_fine = !path.contains(part) || matches!(answer.status, 400 | 401 | 404);
                assert!(is_fine, "{method} {path}: {} {}", answer.status, answer.text());
            }
        }
    }
    for (path, methods) in addresses("nope") {
        for method in METHODS.into_iter().filter(|it| !methods[it].is_object()) {
            guest.ask(&method.to_uppercase(), &path, None).await.fails(405, "method_not_allowed");
        }
    }
    for path in ["/", "/nothing", "/api/v1", "/api/v1/", "/api/v2/games", "/api/v1/tables/", "//", "/t/", "/%00"] {
        assert!(matches!(guest.get(path).await.status, 200 | 404), "{path}");
    }
    guest.ask("DELETE", "/healthz", None).await.fails(405, "method_not_allowed");
    let seating = Seating::begin(&yard, json!({ "game": "rail-age" }), 2).await;
    let zeros = "0".repeat(64);
    for bearer in [
        "",
        "x",
        "seat-",
        "key-",
        "seat-xyz",
        &format!("key-{zeros}"),
        &zeros,
        &format!("seat-{zeros}0"),
        &format!("seat-{}", "é".repeat(32)),
        &format!("Seat-{zeros}"),
    ] {
        let wrong = Guest::with(yard.address, bearer);
        wrong.get(&seating.path("")).await.fails(401, "unauthorized");
        wrong.post("/api/v1/tables", json!({ "game": "30-rails" })).await.fails(401, "unauthorized");
    }
    // A secret of the right form that opens no seat is that of a stranger.
    let stranger = Guest::with(yard.address, &format!("seat-{zeros}"));
    assert_eq!(stranger.get(&seating.path("")).await.ok(200)["you"], Value::Null);
    stranger.get(&seating.path("/actions")).await.fails(401, "unauthorized");
    for header in ["Authorization: Basic eDp5\r\n", "Authorization: \u{ff}\r\n"] {
        guest.send("GET", &seating.path(""), header, b"").await.fails(401, "unauthorized");
    }
    for cookie in ["Cookie: platelayer=1\r\n", "Cookie: platelayer\r\n", "Cookie: ;;=\u{ff};\r\n"] {
        assert_eq!(yard.guest().send("GET", &seating.path(""), cookie, b"").await.ok(200)["you"], Value::Null);
    }
    for after in ["", "x", "1", "-1.0", "9999.0", "1.0.0", "%00", "99999999999999999999.1"] {
        for path in ["items", "stream"] {
            let path = seating.path(&format!("/{path}?after={after}"));
            guest.get(&path).await.fails(400, "cursor");
        }
    }
    for query in ["view?sheets=9", "view?sheets=x", "view?odd=1", "screen?seat=9", "picture?seat=-1", "items?x=1"] {
        assert_eq!(guest.get(&seating.path(&format!("/{query}"))).await.status, 400, "{query}");
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn changes_from_other_sites_are_refused() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    let own = format!("{JSON}Origin: http://{}\r\nSec-Fetch-Site: same-origin\r\n", yard.address);
    guest.send("POST", "/api/v1/tables", &own, b"{\"game\":\"30-rails\"}").await.ok(201);
    for (path, methods) in addresses("nope") {
        for method in ["post", "put"].into_iter().filter(|it| methods[it].is_object()) {
            for foreign in [
                "Origin: https://evil.example\r\n".to_owned(),
                "Origin: null\r\n".to_owned(),
                format!("Origin: http://{}.evil.example\r\n", yard.address),
                "Sec-Fetch-Site: cross-site\r\n".to_owned(),
                "Sec-Fetch-Site: same-site\r\n".to_owned(),
            ] {
                let headers = format!("{JSON}{foreign}");
                guest.send(&method.to_uppercase(), &path, &headers, b"{}").await.fails(403, "forbidden");
            }
        }
    }
    let public = Yard::with(|it| it.public_url = Some("https://rails.example".to_owned())).await;
    let guest = public.guest();
    let ours = format!("{JSON}Origin: https://rails.example\r\n");
    guest.send("POST", "/api/v1/tables", &ours, b"{\"game\":\"30-rails\"}").await.ok(201);
    for wrong in [format!("http://{}", public.address), "http://rails.example".to_owned()] {
        let headers = format!("{JSON}Origin: {wrong}\r\n");
        guest.send("POST", "/api/v1/tables", &headers, b"{\"game\":\"30-rails\"}").await.fails(403, "forbidden");
    }
}

#[tokio::test]
async fn bodies_of_the_wrong_kind_or_size_are_refused() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    for (path, methods) in addresses("nope") {
        for method in METHODS.into_iter().filter(|it| methods[it]["requestBody"].is_object()) {
            let method = method.to_uppercase();
            for kind in ["", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n"] {
                let answer = guest.send(&method, &path, kind, b"{}").await;
                answer.fails(415, "unsupported_media_type");
            }
            let deep = "[".repeat(100_000);
            for body in ["{", "[]", "nul", "\u{0}", "{\"odd\":1}", "{\"game\":{}}", &deep] {
                let answer = guest.send(&method, &path, JSON, body.as_bytes()).await;
                assert_eq!(answer.status, 400, "{method} {path}: {}", answer.text());
            }
            guest.send(&method, &path, JSON, b"\xff\xfe").await.fails(400, "json");
            let n_bytes = if path.ends_with("/records") { 5 << 20 } else { 300 << 10 };
            guest.send(&method, &path, JSON, &vec![b' '; n_bytes]).await.fails(413, "too_long");
        }
    }
    let long = json!({ "action": "x".repeat(2000) });
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 1).await;
    seating.guests[0].post(&seating.path("/actions"), long).await.fails(422, "unreadable");
    for action in ["", " ", "\u{0}", "x1/y1 = \u{1f686}", "0 x1/y1 = 1a", ". 1 1", "0! leave"] {
        seating.act(0, action, None).await.fails(422, "unreadable");
    }
    // A head that never ends, and more headers than anybody needs.
    let endless = [b"GET / HTTP/1.1\r\nx: ".to_vec(), vec![b'a'; 200 << 10]].concat();
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(500)).into_bytes();
    let address = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(100 << 10)).into_bytes();
    for bytes in [endless, many, address] {
        let told = timeout(Duration::from_secs(20), exchange(yard.address, &bytes)).await.expect("an end");
        let status = Answer::read(&told).map(|it| it.status);
        assert!(status.is_none_or(|it| matches!(it, 400 | 414 | 431)), "{status:?}");
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn slow_clients_are_cut_off_and_hold_nobody_up() {
    let patience = Patience { head: Duration::from_secs(3), body: Duration::from_secs(2), ..Patience::default() };
    let yard = Yard::with(|it| it.patience = patience).await;
    let begun = Instant::now();
    let head = TcpStream::connect(yard.address).await.expect("a connection");
    let body = TcpStream::connect(yard.address).await.expect("a connection");
    let slow = async |mut stream: TcpStream, start: &[u8]| {
        stream.write_all(start).await.expect("it is sent");
        let mut told = Vec::new();
        let _ = timeout(Duration::from_mins(1), stream.read_to_end(&mut told)).await.expect("it is cut off");
        (Answer::read(&told), begun.elapsed())
    };
    let start = yard.guest().head("POST", "/api/v1/tables", &format!("{JSON}Content-Length: 50\r\n"));
    let start = [start, b"{\"game\"".to_vec()].concat();
    let quick = async {
        for _ in 0..20 {
            yard.guest().get("/api/v1/games").await.ok(200);
        }
        begun.elapsed()
    };
    let ((_, head), (answer, body), quick) =
        tokio::join!(slow(head, b"GET /healthz HTTP/1.1\r\nHos"), slow(body, &start), quick);
    assert!(quick < Duration::from_secs(2), "{quick:?}");
    assert!(head >= patience.head && head < 10 * patience.head, "{head:?}");
    assert!(body >= patience.body && body < 10 * patience.body, "{body:?}");
    answer.expect("an answer").fails(408, "slow");
    yard.expect_no_fault().await;
}

/// How many connections this process may have at both of their ends.
fn most_connections() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let open = limits.lines().find_map(|it| it.strip_prefix("Max open files")?.split_whitespace().next()?.parse().ok());
    open.map_or(100, |it: usize| (it.saturating_sub(200) / 2).min(2000))
}

#[tokio::test]
async fn two_thousand_connections_at_once_are_all_answered() {
    let yard = Yard::open().await;
    let n = most_connections();
    let request = yard.guest().head("GET", "/api/v1/tables", "");
    let mut streams = Vec::new();
    for _ in 0..n {
        streams.push(TcpStream::connect(yard.address).await.expect("a connection"));
    }
    for stream in &mut streams {
        stream.write_all(&request).await.expect("it is sent");
    }
    for stream in &mut streams {
        let mut start = [0; 15];
        let read = timeout(Duration::from_mins(1), stream.read_exact(&mut start)).await.expect("an answer in time");
        read.expect("an answer");
        assert_eq!(&start, b"HTTP/1.1 200 OK");
    }
    // With no place left, others wait until somebody goes.
    drop(streams);
    let small = Yard::with(|it| it.max_connections = 4).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut stream = TcpStream::connect(small.address).await.expect("a connection");
        stream.write_all(&small.guest().head("GET", "/healthz", "")).await.expect("it is sent");
        stream.read_u8().await.expect("an answer");
        held.push(stream);
    }
    let late = small.guest();
    let waits = timeout(Duration::from_millis(300), late.get("/healthz")).await;
    assert!(waits.is_err(), "there was no place");
    held.clear();
    assert_eq!(late.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn who_asks_too_often_must_wait() {
    let yard = Yard::with(|it| (it.rate_per_address, it.behind_proxy) = (2, true)).await;
    let from = async |address: &str| {
        let header = format!("X-Forwarded-For: 203.0.113.9, {address}\r\n");
        yard.guest().send("GET", "/api/v1/games", &header, b"").await
    };
    let mut refused = None;
    for _ in 0..40 {
        let answer = from("198.51.100.7").await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("a limit");
    refused.fails(429, "too_many_requests");
    assert!(refused.header("retry-after").is_some_and(|it| it.parse::<u64>().is_ok_and(|it| (1..5).contains(&it))));
    from("198.51.100.8").await.ok(200);
    assert_eq!(yard.guest().send("GET", "/healthz", "X-Forwarded-For: 198.51.100.7\r\n", b"").await.status, 200);

    let yard = Yard::with(|it| it.rate_per_seat = 1).await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails" }), 2).await;
    let say = async |seat: usize| seating.guests[seat].post(&seating.path("/chat"), json!({ "text": "hi" })).await;
    let mut n = 0;
    let refused = loop {
        let answer = say(0).await;
        if answer.status != 200 || n > 40 {
            break answer;
        }
        n += 1;
    };
    refused.fails(429, "too_many_requests");
    assert!(refused.header("retry-after").is_some() && n >= 3, "{n}");
    say(1).await.ok(200);
    // Looking is not limited.
    seating.guests[0].get(&seating.path("")).await.ok(200);
    assert_eq!(text(&seating.guests[0].get(&seating.path("")).await.json()["id"]), seating.id);
}

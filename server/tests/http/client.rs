//! The browser client as it is served, and what is said where there is none.

use server::Client;

use crate::yard::Yard;

const SCRIPT: &str = "/assets/boot-0123.js";

/// A client with one file of each manner.
fn client() -> Client {
    let files = [
        ("index.html", "<title>the client</title>"),
        ("index.html.br", "packed"),
        ("assets/boot-0123.js", "start()"),
        ("assets/boot-0123.js.br", "brotli"),
        ("assets/boot-0123.js.gz", "gzip"),
        ("assets/dot-0123.png", "png"),
        ("sw.js", "worker"),
        ("rules/30-rails.en.html", "rules"),
    ];
    Client::of(files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec())))
}

async fn yard() -> Yard {
    Yard::with(|it| it.client = client()).await
}

#[tokio::test]
async fn a_page_is_the_client_at_every_address_of_people() {
    let yard = yard().await;
    let guest = yard.guest();
    for path in ["/", "/t/abc", "/settings", "/rules/30-rails", "/play/x/y", "/t/abc?turn=3", "//"] {
        let answer = guest.get(path).await;
        assert_eq!((answer.status, answer.text().as_str()), (200, "<title>the client</title>"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert!(answer.header("content-security-policy").is_some_and(|it| it.contains("wasm-unsafe-eval")), "{path}");
    }
    for path in ["/api", "/api/v1", "/api/v2/games", "/api/settings", "/healthz/x", "/metrics/x"] {
        guest.get(path).await.fails(404, "not_found");
    }
    for path in ["/none.png", "/assets/none", "/assets/", "/assets/boot-0123.js.br", "/index.html.br", "/..%2fa.html"] {
        guest.get(path).await.fails(404, "not_found");
    }
    guest.ask("POST", "/settings", None).await.fails(404, "not_found");
    guest.ask("POST", "/", None).await.fails(405, "method_not_allowed");
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_file_comes_packed_as_the_browser_can_unpack_it() {
    let yard = yard().await;
    let accept =
        async |codings: &str| yard.guest().send("GET", SCRIPT, &format!("Accept-Encoding: {codings}\r\n"), b"").await;
    for (codings, body, coding) in [
        ("gzip, deflate, br", "brotli", Some("br")),
        ("gzip", "gzip", Some("gzip")),
        ("br;q=0, gzip;q=0.5", "gzip", Some("gzip")),
        ("identity", "start()", None),
    ] {
        let answer = accept(codings).await;
        assert_eq!((answer.text().as_str(), answer.header("content-encoding")), (body, coding), "{codings}");
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!(answer.header("vary"), Some("Accept-Encoding"));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    let picture = yard.guest().send("GET", "/assets/dot-0123.png", "Accept-Encoding: br\r\n", b"").await;
    assert_eq!((picture.text().as_str(), picture.header("content-encoding")), ("png", None));
}

#[tokio::test]
async fn who_has_a_file_is_not_sent_it_again() {
    let yard = yard().await;
    let guest = yard.guest();
    for path in ["/", SCRIPT, "/sw.js", "/rules/30-rails.en.html"] {
        let first = guest.get(path).await;
        let tag = first.header("etag").expect("a tag").to_owned();
        let again = guest.send("GET", path, &format!("If-None-Match: \"other\", {tag}\r\n"), b"").await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        for header in ["etag", "cache-control", "vary", "content-security-policy"] {
            assert_eq!(again.header(header), first.header(header), "{path}: {header}");
        }
        let other = guest.send("GET", path, "If-None-Match: \"other\"\r\n", b"").await;
        assert_eq!((other.status, other.body), (200, first.body.clone()), "{path}");
        let head = guest.ask("HEAD", path, None).await;
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        assert_eq!(head.header("content-length"), Some(first.body.len().to_string().as_str()), "{path}");
    }
}

#[tokio::test]
async fn files_of_a_page_do_not_count_as_requests() {
    let yard = Yard::with(|it| (it.client, it.rate_per_address) = (client(), 2)).await;
    let guest = yard.guest();
    for _ in 0..40 {
        assert_eq!(guest.get(SCRIPT).await.status, 200);
    }
    guest.get("/api/v1/games").await.ok(200);
    let mut n_pages = 0;
    while guest.get("/settings").await.status == 200 {
        n_pages += 1;
        assert!(n_pages < 40, "pages have no limit");
    }
}

#[tokio::test]
async fn without_a_client_people_are_told_so_and_programs_notice_nothing() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    for path in ["/", "/t/abc"] {
        let answer = guest.get(path).await;
        assert_eq!(answer.status, 200);
        assert!(answer.text().contains("built without the pages for a browser"), "{path}");
        assert!(answer.text().contains("cargo xtask web"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "a client may come at any time");
    }
    assert_eq!(guest.get("/page.css").await.status, 200);
    for path in ["/settings", "/sw.js", "/assets/x.js"] {
        guest.get(path).await.fails(404, "not_found");
    }
    guest.get("/api/v1/games").await.ok(200);
}

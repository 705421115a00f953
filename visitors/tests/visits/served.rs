//! What the server says of the files of the client: how long they are good, how they are packed, what they may do.

use visitors::{Answer, MOST_FIRST_LOAD, Yard};

const BROTLI: &[(&str, &str)] = &[("Accept-Encoding", "gzip, deflate, br")];

/// The addresses of assets in the page.
fn assets(page: &str) -> Vec<String> {
    let mut found: Vec<_> = page.split('"').filter(|it| it.starts_with("/assets/")).map(str::to_owned).collect();
    found.sort();
    found.dedup();
    found
}

#[track_caller]
fn check(answer: &Answer, header: &str, expected: &str) {
    assert_eq!(answer.header(header), Some(expected), "{header} of {:?}", answer.headers);
}

#[test]
fn assets_are_good_for_ever_and_come_packed() {
    let Some(yard) = Yard::open() else { return };
    let page = yard.get("/", &[]).text();
    let assets = assets(&page);
    for (ending, kind) in [
        ("wasm", "application/wasm"),
        ("css", "text/css; charset=utf-8"),
        ("js", "text/javascript; charset=utf-8"),
        ("svg", "image/svg+xml"),
        ("png", "image/png"),
    ] {
        let path = assets.iter().find(|it| it.ends_with(ending)).unwrap_or_else(|| panic!("no {ending} in {page}"));
        let plain = yard.get(path, &[]);
        assert_eq!(plain.status, 200);
        check(&plain, "content-type", kind);
        check(&plain, "cache-control", "public, max-age=31536000, immutable");
        check(&plain, "vary", "Accept-Encoding");
        assert_eq!(plain.header("content-encoding"), None);
        if ending != "png" {
            for (accepted, coding) in [("gzip, deflate, br", "br"), ("gzip", "gzip")] {
                let packed = yard.get(path, &[("Accept-Encoding", accepted)]);
                check(&packed, "content-encoding", coding);
                assert!(packed.body.len() < plain.body.len(), "{path} does not shrink with {coding}");
                assert_ne!(packed.header("etag"), plain.header("etag"));
            }
        }
        let tag = plain.header("etag").expect("a tag");
        let known = yard.get(path, &[("If-None-Match", tag)]);
        assert_eq!((known.status, known.body.len()), (304, 0), "{path}");
        let head = yard.ask("HEAD", path, &[]);
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        check(&head, "content-length", &plain.body.len().to_string());
    }
}

#[test]
fn the_page_is_asked_for_again_and_runs_nothing_foreign() {
    let Some(yard) = Yard::open() else { return };
    let page = yard.get("/", &[]);
    for path in ["/", "/t/some-table", "/settings", "/rules/30-rails", "/g/1/replay"] {
        let answer = yard.get(path, BROTLI);
        assert_eq!(answer.status, 200, "{path}");
        check(&answer, "cache-control", "no-cache");
        check(&answer, "content-type", "text/html; charset=utf-8");
        check(&answer, "content-encoding", "br");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{policy}");
        let known = yard.get(path, &[BROTLI[0], ("If-None-Match", answer.header("etag").expect("a tag"))]);
        assert_eq!(known.status, 304, "{path}");
        assert_eq!(known.header("content-security-policy"), Some(policy), "a browser keeps the last policy");
    }
    let text = page.text();
    assert!(!text.contains("style=") && !text.contains("<script>") && !text.contains("onload"), "{text}");
    assert!(!text.contains("{{"), "{text}");
}

#[test]
fn the_worker_and_the_manifest_are_never_old() {
    let Some(yard) = Yard::open() else { return };
    let worker = yard.get("/sw.js", &[]);
    check(&worker, "cache-control", "no-cache");
    check(&worker, "content-type", "text/javascript; charset=utf-8");
    // A worker fetches by its own policy.
    assert!(worker.header("content-security-policy").is_some_and(|it| it.contains("connect-src 'self'")));
    let manifest = yard.get("/manifest.webmanifest", &[]);
    check(&manifest, "cache-control", "no-cache");
    check(&manifest, "content-type", "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_slice(&manifest.body).expect("JSON");
    let icons = manifest["icons"].as_array().expect("icons");
    assert_eq!(icons.len(), 5);
    for icon in icons {
        assert_eq!(yard.get(icon["src"].as_str().expect("an address"), &[]).status, 200, "{icon}");
    }
}

#[test]
fn what_is_not_there_is_not_found() {
    let Some(yard) = Yard::open() else { return };
    for path in ["/assets/none.js", "/none.png", "/index.html.br", "/api/v1/none", "/api", "/rules/a.b"] {
        let answer = yard.get(path, &[]);
        assert_eq!(answer.status, 404, "{path}");
        check(&answer, "content-type", "application/json");
    }
}

#[test]
fn the_first_load_does_not_grow() {
    let Some(yard) = Yard::open() else { return };
    let size = yard.first_load();
    println!("first load: {size} bytes");
    // Other builds do not travel; the bundler has limits for them.
    assert!(yard.purpose() != "release" || size <= MOST_FIRST_LOAD, "the first load is {size} bytes");
}

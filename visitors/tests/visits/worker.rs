//! The service worker: the client starts without a server.

use visitors::{Size, Visitor, Yard};

use crate::front::Front;

/// Waits until the worker answers for the page.
async fn be_kept(visitor: &Visitor) {
    visitor.wait_for("main h1").await;
    visitor.wait_until("return !!navigator.serviceWorker.controller").await;
}

#[tokio::test]
async fn the_client_starts_without_a_network() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Phone, "en").await;
    visitor.open("/").await;
    be_kept(&visitor).await;
    visitor.no_console_errors().await;
    visitor.offline(true).await;
    visitor.reload().await;
    visitor.wait_for("main h1").await;
    visitor.open("/settings").await;
    visitor.wait_until("return location.pathname === '/settings' && !!document.querySelector('main h1')").await;
    visitor.offline(false).await;
}

#[tokio::test]
async fn the_client_starts_with_the_server_switched_off() {
    let Some(mut yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/").await;
    be_kept(&visitor).await;
    yard.switch_off();
    visitor.reload().await;
    visitor.wait_for("main h1").await;
    visitor.shot("home-offline").await;
    yard.switch_on();
    visitor.reload().await;
    visitor.wait_for("main h1").await;
    let answer = "return fetch('/healthz').then((it) => it.ok)";
    visitor.wait_until(answer).await;
}

#[tokio::test]
async fn the_worker_leaves_the_protocol_alone() {
    let Some(mut yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/").await;
    be_kept(&visitor).await;
    visitor.wait_until("return fetch('/api/v1/games').then((it) => it.ok)").await;
    let kept = visitor
        .evaluate(
            "return (async () => {
                 const names = await caches.keys();
                 const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
                 return kept.flat().map((it) => new URL(it.url).pathname);
             })()",
        )
        .await;
    let kept: Vec<_> = kept.as_array().expect("paths").iter().filter_map(|it| it.as_str()).collect();
    assert!(kept.contains(&"/") && kept.iter().any(|it| it.contains(".wasm")), "{kept:?}");
    assert!(!kept.iter().any(|it| it.starts_with("/api")), "{kept:?}");
    yard.switch_off();
    visitor.wait_until("return fetch('/api/v1/games').then(() => false, () => true)").await;
}

/// The caches of versions of the client.
const VERSIONS: &str =
    "return caches.keys().then((all) => all.filter((it) => it.startsWith('platelayer-client-')).sort())";

#[tokio::test]
async fn a_newer_version_waits_until_it_is_wanted() {
    let Some(yard) = Yard::open() else { return };
    if yard.purpose() == "trial" {
        // Those who work on the client see the last build at once.
        return;
    }
    let front = Front::of(yard);
    let visitor = Visitor::at(&front.url(), Size::Phone, "en").await;
    visitor.open("/").await;
    be_kept(&visitor).await;
    let old = visitor.evaluate(VERSIONS).await;
    assert_eq!(visitor.count(".notice.newer").await, 0);
    front.build_anew();
    visitor.reload().await;
    visitor.wait_for(".notice.newer button").await;
    visitor.axe().await;
    visitor.shot("newer").await;
    // Both are kept, and the page is still the old one.
    assert_eq!(visitor.evaluate(VERSIONS).await.as_array().map(Vec::len), Some(2));
    visitor.evaluate("window.isOld = true").await;
    visitor.click(".notice.newer button").await;
    visitor.wait_until("return window.isOld === undefined && !!document.querySelector('main h1')").await;
    let new = visitor.evaluate(VERSIONS).await;
    assert_eq!(new.as_array().map(Vec::len), Some(1));
    assert_ne!(new, old);
    assert_eq!(visitor.count(".notice.newer").await, 0);
    visitor.no_console_errors().await;
}

//! The first page: it comes up, it is fit for everybody, and it says no word to the console.

use visitors::{Size, Visitor, Yard};

/// Opens the first page and waits until the client has drawn it.
async fn arrive(yard: &Yard, size: Size, language: &str) -> Visitor {
    let visitor = Visitor::new(yard, size, language).await;
    visitor.open("/").await;
    visitor.wait_for("main h1").await;
    visitor
}

#[tokio::test]
async fn the_first_page_comes_up_on_every_screen() {
    let Some(yard) = Yard::open() else { return };
    for size in [Size::Phone, Size::Desk] {
        let visitor = arrive(&yard, size, "en").await;
        assert!(visitor.driver().title().await.expect("a title").contains("Platelayer"));
        visitor.wait_until("return performance.getEntriesByName('platelayer-usable').length === 1").await;
        visitor.fits().await;
        visitor.shot("home").await;
        visitor.axe().await;
        visitor.set_dark(true).await;
        visitor.shot("home-dark").await;
        visitor.axe().await;
        visitor.no_console_errors().await;
    }
}

#[tokio::test]
async fn the_first_page_stays_fresh_while_it_is_looked_at() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.hurry(50).await;
    visitor.open("/").await;
    visitor.wait_for(".lobby p").await;
    assert_eq!(visitor.count(".lobby li").await, 0, "there is no table yet");
    // Each of its parts asks again after a quarter of a minute.
    assert!(visitor.evaluate("return window.intervals.filter((it) => it === 15000).length").await.as_u64() >= Some(3));
    // Somebody else makes a table that everybody may join.
    let maker = Visitor::new(&yard, Size::Phone, "en").await;
    maker.open("/settings").await;
    let made = "return fetch('/api/v1/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: '30-rails', seats: 2, name: 'Ann', open: true }) }).then((it) => it.ok)";
    assert_eq!(maker.evaluate(made).await, true);
    visitor.wait_for(".lobby li a[href^='/t/']").await;
    let line = visitor.text(".lobby li").await;
    assert!(line.contains("Ann") && line.contains("30 Rails"), "{line}");
    // It keeps its place while nothing changes: what is the same is not drawn anew.
    visitor.evaluate("window.row = document.querySelector('.lobby li')").await;
    let asked =
        "return performance.getEntriesByType('resource').filter((it) => it.name.includes('/api/v1/tables?')).length";
    let before = visitor.evaluate(asked).await.as_u64().expect("a number");
    visitor.wait_until(&format!("return (() => {{ {asked} }})() > {}", before + 1)).await;
    assert_eq!(visitor.evaluate("return window.row.isConnected").await, true);
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn the_page_speaks_the_language_of_the_browser() {
    let Some(yard) = Yard::open() else { return };
    for language in ["de", "ja"] {
        let visitor = arrive(&yard, Size::Desk, language).await;
        assert_eq!(visitor.evaluate("return navigator.language").await, language);
        assert_eq!(visitor.evaluate("return document.documentElement.lang").await, language);
        visitor.shot(&format!("home-{language}")).await;
        visitor.no_console_errors().await;
    }
}

#[tokio::test]
async fn settings_are_reached_by_keyboard_and_by_address() {
    let Some(yard) = Yard::open() else { return };
    let visitor = arrive(&yard, Size::Desk, "en").await;
    visitor.wait_for("a[href='/settings']").await;
    visitor.evaluate("document.querySelector(\"a[href='/settings']\").focus()").await;
    visitor.press("Enter").await;
    visitor.wait_until("return location.pathname === '/settings'").await;
    visitor.wait_for("main h1").await;
    let heading = visitor.text("main h1").await;
    visitor.open("/settings").await;
    visitor.wait_for("main h1").await;
    assert_eq!(visitor.text("main h1").await, heading);
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn the_tour_marks_where_to_touch_from_its_first_move_on() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Phone, "en").await;
    visitor.open("/learn").await;
    for place in ["x2/y4", "x3/y3", "x0/y4", "x2/y4"] {
        visitor.wait_for(&format!(".cell.hinted[data-place='{place}']")).await;
        assert_eq!(visitor.count(".cell.hinted").await, 1, "one place is marked at {place}");
        visitor.click(".cell.hinted").await;
        visitor.click(".confirm-bar .confirm").await;
    }
    visitor.wait_for(".cell.hinted[data-place='x1/y4']").await;
    visitor.no_console_errors().await;
}

//! Every page in every language and size: it fits, it is fit for everybody, and its picture is kept.

use visitors::{Size, Visitor, Yard};

const PAGES: [(&str, &str); 14] = [
    ("home", "/"),
    ("new-30-rails", "/new/30-rails"),
    ("new-rail-age", "/new/rail-age"),
    ("new-village-rails", "/new/village-rails"),
    ("daily", "/daily/30-rails"),
    ("learn", "/learn"),
    ("sheet", "/sheet"),
    ("print", "/print"),
    ("rules", "/rules"),
    ("rules-30-rails", "/rules/30-rails"),
    ("rules-rail-age", "/rules/rail-age"),
    ("settings", "/settings"),
    ("missing", "/nowhere"),
    ("no-table", "/t/nosuchtablenosuchtable0000"),
];

#[tokio::test]
async fn every_page_is_fit_for_everybody() {
    let Some(yard) = Yard::open() else { return };
    for (size, language) in [(Size::Phone, "en"), (Size::Desk, "en"), (Size::Phone, "de"), (Size::Phone, "ja")] {
        let visitor = Visitor::new(&yard, size, language).await;
        for (name, path) in PAGES {
            visitor.open(path).await;
            visitor.wait_for("main h1").await;
            visitor.wait_gone(".loading").await;
            visitor.fits().await;
            visitor.shot(&format!("page-{name}-{language}")).await;
            visitor.axe().await;
            if name == "sheet" && size == Size::Phone {
                // Whoever has scrolled down to the last row of the sheet has the palette in reach.
                let down = "const at = document.querySelector('.sheet-field').getBoundingClientRect();
                    window.scrollBy(0, at.bottom - window.innerHeight * 0.6)";
                visitor.evaluate(down).await;
                let seen = "const at = document.querySelector('.things').getBoundingClientRect();
                    return window.scrollY > 100 && at.top >= 0 && at.top < 5 && at.bottom < window.innerHeight / 2";
                visitor.wait_until(seen).await;
                visitor.shot(&format!("page-sheet-scrolled-{language}")).await;
            }
            if name == "no-table" {
                // The browser itself complains about an answer of 404.
                visitor.forget_console_errors().await;
            }
            visitor.no_console_errors().await;
        }
    }
}

#[tokio::test]
async fn pages_can_be_dark() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.set_dark(true).await;
    for (name, path) in PAGES.into_iter().filter(|(name, _)| *name != "no-table") {
        visitor.open(path).await;
        visitor.wait_for("main h1").await;
        visitor.shot(&format!("page-{name}-dark")).await;
        visitor.axe().await;
    }
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn another_language_is_spoken_at_once_and_remembered() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/settings").await;
    visitor.click_text("日本語").await;
    visitor.wait_until("return document.documentElement.lang === 'ja'").await;
    visitor.wait_for_text("設定").await;
    visitor.reload().await;
    visitor.wait_for_text("設定").await;
    visitor.click_text("Deutsch").await;
    visitor.wait_for_text("Einstellungen").await;
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn nothing_is_asked_of_any_other_machine() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    for (_, path) in PAGES {
        visitor.open(path).await;
        visitor.wait_for("main h1").await;
        let others = "return performance.getEntriesByType('resource').map((it) => it.name)
            .filter((it) => !it.startsWith(location.origin) && !it.startsWith('data:') && !it.startsWith('blob:'))";
        assert_eq!(visitor.evaluate(others).await, serde_json::json!([]), "{path}");
    }
}

//! Paper from the browser: blank sheets and played ones, as files that a printer understands.

use visitors::{Size, Visitor, Yard, player};

#[track_caller]
fn check(pdf: &[u8]) {
    assert!(pdf.starts_with(b"%PDF-") && pdf.len() > 5000, "{} bytes: {:?}", pdf.len(), &pdf[..pdf.len().min(40)]);
}

#[tokio::test]
async fn blank_sheets_are_seen_and_saved() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/print").await;
    visitor.wait_for(".print-preview .print-page svg").await;
    let sheet = visitor.download(".print-choices a[download]").await;
    check(&sheet);
    let list = "const list = document.querySelector('.print-what select'); list.value = 'cards'; \
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    visitor.evaluate(list).await;
    visitor.wait_for(".print-preview .print-card").await;
    let cards = visitor.download(".print-choices a[download]").await;
    check(&cards);
    assert!(sheet != cards, "what is chosen is what is saved");
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn a_played_sheet_is_saved_during_the_game_and_after_it() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/daily/30-rails").await;
    visitor.click("main .primary").await;
    visitor.wait_for(".board .cell.open").await;
    player::play(&visitor, 8).await;
    visitor.click(".play-bar .menu summary").await;
    check(&visitor.download(".play-bar .menu a[download]").await);
    player::finish(&visitor).await;
    check(&visitor.download("section.end a[download]").await);
    visitor.no_console_errors().await;
}

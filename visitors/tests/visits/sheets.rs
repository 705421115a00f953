//! Boards from paper: one of every game is typed, looked at, shared by a link and scored.

use library::{Entry, find};
use visitors::{Size, Visitor, Yard};

/// Types the example of a game and looks at what the page makes of it.
async fn is_scored(game: &str, size: Size) {
    let entry: &Entry = find(game).expect("it is on the list");
    let Some(reader) = &entry.paper else { return };
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, size, "en").await;
    visitor.open("/sheet").await;
    visitor.wait_for(".sheet-tools select").await;
    for sheet in entry.sheets.iter().rev() {
        choose(&visitor, sheet.key).await;
        visitor.wait_until(&format!("{TEXT}.toLowerCase().startsWith(`{}`)", sheet.head)).await;
        visitor.wait_for(".sheet-missing li").await;
    }
    // The example, and behind it a line that nobody understands.
    type_in(&visitor, &format!("{}nonsense", reader.example)).await;
    visitor
        .wait_for_text(&format!("Line {}: “nonsense” cannot be read here.", reader.example.lines().count() + 1))
        .await;
    let points = visitor.text(".score").await;
    assert!(points.chars().any(|it| it.is_ascii_digit() && it != '0'), "{points}");
    type_in(&visitor, reader.example).await;
    visitor.wait_gone("#sheet-fault").await;
    assert_eq!(visitor.text(".score").await, points);
    assert!(visitor.count(".sheet-left svg").await > 0, "a picture");
    visitor.fits().await;
    visitor.shot(&format!("sheet-{game}")).await;
    visitor.axe().await;
    visitor.set_dark(true).await;
    visitor.shot(&format!("sheet-{game}-dark")).await;
    visitor.axe().await;
    // A friend opens the link and sees the same; going back leads to what was there before.
    let link = visitor.evaluate("return document.querySelector('.sheet-link input').value").await;
    let link = link.as_str().expect("a link").to_owned();
    let at = link.find("/sheet#").expect("the page itself");
    let friend = Visitor::new(&yard, size, "de").await;
    friend.open(&link[at..]).await;
    friend.wait_for(".score").await;
    friend
        .wait_until(&format!("return document.querySelector('.sheet-link input').value.endsWith(`{}`)", &link[at..]))
        .await;
    let of_friend = |it: String| it.chars().filter(char::is_ascii_digit).collect::<String>();
    assert_eq!(of_friend(friend.text(".score").await), of_friend(points));
    friend.fits().await;
    friend.no_console_errors().await;
    visitor.reload().await;
    visitor.wait_for(".score").await;
    visitor.wait_until(&format!("return document.querySelector('.sheet-link input').value === `{link}`")).await;
    visitor.no_console_errors().await;
}

/// What stands in the box.
const TEXT: &str = "return document.querySelector('.sheet-typing textarea').value";

async fn choose(visitor: &Visitor, key: &str) {
    let script = "const list = document.querySelector('.sheet-tools select'); list.value = KEY;
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    visitor.evaluate(&script.replace("KEY", &format!("`{key}`"))).await;
}

async fn type_in(visitor: &Visitor, text: &str) {
    let script = "document.querySelector('.sheet-typing').open = true;
        const box = document.querySelector('.sheet-typing textarea'); box.value = TEXT;
        box.dispatchEvent(new Event('input', { bubbles: true }))";
    visitor.evaluate(&script.replace("TEXT", &format!("`{text}`"))).await;
}

/// A module for each game, so that a run after a change in another leaves it out.
macro_rules! of_each {
    ($([$game:ident $Game:ident $name:literal $($rest:tt)*])*) => { $(
        mod $game {
            #[tokio::test]
            async fn is_scored_from_paper_on_a_phone() {
                super::is_scored($name, visitors::Size::Phone).await;
            }

            #[tokio::test]
            async fn is_scored_from_paper_on_a_desk() {
                super::is_scored($name, visitors::Size::Desk).await;
            }
        }
    )* };
}

library::games!(of_each);

#[tokio::test]
async fn a_board_of_another_game_is_pasted_and_taken_back() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/sheet").await;
    let mut before = None;
    for entry in library::GAMES {
        let Some(reader) = &entry.paper else { continue };
        visitor.wait_for(".sheet-typing textarea").await;
        type_in(&visitor, reader.example).await;
        visitor.wait_until(&format!("{TEXT}.includes(`{}`)", reader.example.lines().nth(1).expect("a fact"))).await;
        before = before.or(Some(reader.example));
    }
    // Step by step back to the first of them.
    let first = before.and_then(|it| it.lines().nth(1)).expect("a game");
    for _ in 0..20 {
        if visitor.evaluate(&format!("{TEXT}.includes(`{first}`)")).await == true {
            break;
        }
        visitor.click(".sheet-tools button").await;
        visitor.wait_for(".sheet-typing textarea").await;
    }
    visitor.wait_until(&format!("{TEXT}.includes(`{first}`)")).await;
    visitor.no_console_errors().await;
}

/// A link of version 0.1 opens the same sheet for ever.
#[tokio::test]
async fn an_old_link_is_read() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Phone, "en").await;
    for (link, fact) in [
        ("basic.10---------------------------------O.0--N2", "mountain x2/y1"),
        ("advanced.2-----------------------------------.-----.-6--------1o", "shares 3-4 180"),
        ("streetcar.01_---------------------------------.-6--0", "central x2/y1"),
    ] {
        visitor.open(&format!("/sheet#{link}")).await;
        visitor.reload().await;
        visitor.wait_for(".sheet-field").await;
        visitor.wait_until(&format!("{TEXT}.includes(`{fact}`)")).await;
    }
    visitor.no_console_errors().await;
}

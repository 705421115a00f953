//! Whole games in one browser: each of the start page, by touch and by keys, with the network away, and what comes after.

use visitors::{Size, Visitor, Yard};

use visitors::player::{begin, finish, play};

/// Plays a whole game of one kind, with pictures of its beginning, its middle and its end.
async fn whole_game(yard: &Yard, size: Size, name: &str, is_example: bool) {
    let visitor = Visitor::new(yard, size, "en").await;
    if is_example {
        visitor.open("/").await;
        visitor.wait_for(".game-card").await;
        assert_eq!(visitor.count(&format!(".cover-{name}")).await, 0, "nobody has asked for it");
        visitor.open("/settings").await;
        visitor.click_text("Show example games").await;
    }
    visitor.open("/").await;
    visitor.click(&format!(".game-card:has(.cover-{name}) button.primary")).await;
    visitor.wait_for(".board").await;
    visitor.shot(&format!("{name}-begin")).await;
    visitor.axe().await;
    play(&visitor, 14).await;
    visitor.fits().await;
    visitor.shot(&format!("{name}-middle")).await;
    visitor.axe().await;
    let before = visitor.text(".score").await;
    visitor.reload().await;
    visitor.wait_for(".board").await;
    assert_eq!(visitor.text(".score").await, before, "a game survives a reload");
    let result = finish(&visitor).await;
    assert!(!result.is_empty());
    visitor.shot(&format!("{name}-end")).await;
    visitor.fits().await;
    visitor.axe().await;
    visitor.click_text("Check the dice").await;
    visitor.wait_for_text("Computed here, in your browser").await;
    visitor.click_text("Replay").await;
    visitor.wait_for(".replay .board").await;
    visitor.press("Home").await;
    visitor.wait_until("return new URLSearchParams(location.search).get('n') === '0'").await;
    visitor.press("ArrowRight").await;
    visitor.wait_until("return new URLSearchParams(location.search).get('n') === '1'").await;
    visitor.shot(&format!("{name}-replay")).await;
    visitor.axe().await;
    visitor.fits().await;
    visitor.no_console_errors().await;
}

/// Plays a whole game of each kind that the start page offers of this one.
async fn whole_games(game: &str, size: Size) {
    let Some(yard) = Yard::open() else { return };
    let meta = library::METAS.iter().find(|it| it.name == game).expect("it is on the list");
    assert!(!meta.offers.is_empty());
    for offer in meta.offers {
        whole_game(&yard, size, offer.key, meta.is_example).await;
    }
}

/// A module for each game, so that a run after a change in another leaves it out.
macro_rules! of_each {
    ($([$game:ident $Game:ident $name:literal $($rest:tt)*])*) => { $(
        mod $game {
            #[tokio::test]
            async fn is_played_to_its_end_on_a_phone() {
                super::whole_games($name, visitors::Size::Phone).await;
            }

            #[tokio::test]
            async fn is_played_to_its_end_on_a_desk() {
                super::whole_games($name, visitors::Size::Desk).await;
            }
        }
    )* };
}

library::games!(of_each);

#[tokio::test]
async fn a_whole_game_is_played_with_the_server_switched_off() {
    let Some(mut yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Phone, "en").await;
    visitor.open("/").await;
    visitor.wait_until("return !!navigator.serviceWorker.controller").await;
    yard.switch_off();
    begin(&visitor, "30 Rails").await;
    play(&visitor, 10).await;
    visitor.reload().await;
    visitor.wait_for(".board").await;
    finish(&visitor).await;
    visitor.click_text("Share a link").await;
    visitor.wait_for_text("The game is shared by itself as soon as it does").await;
    visitor.shot("offline-share").await;
    // The browser remembers it, and says so on the start page, too.
    visitor.open("/").await;
    visitor.wait_for(".kept .share").await;
    assert_eq!(visitor.text(".kept .share").await, "is shared once the server answers");
    visitor.click(".kept .what").await;
    visitor.wait_for_text("The game is shared by itself as soon as it does").await;
    // Nothing is pressed any more: the network goes and comes, and with it the server.
    visitor.offline(true).await;
    yard.switch_on();
    assert_eq!(visitor.count(".copy-link").await, 0);
    visitor.offline(false).await;
    visitor.wait_for("section.end .copy-link input").await;
    visitor.shot("offline-shared").await;
    visitor.axe().await;
    let link = visitor.evaluate("return document.querySelector('.copy-link input').value").await;
    let link = link.as_str().expect("a link");
    let path = link.split_once("/t/").map(|(_, id)| format!("/t/{id}")).expect("a link");
    visitor.open("/").await;
    visitor.wait_for(&format!(".kept a[href='{path}/replay']")).await;
    assert_eq!(visitor.count(".kept .share").await, 0, "nothing waits any more");
    let friend = Visitor::new(&yard, Size::Desk, "en").await;
    friend.open(&format!("{path}/replay")).await;
    friend.wait_for(".replay .board").await;
    friend.shot("shared-replay").await;
    friend.no_console_errors().await;
}

#[tokio::test]
async fn a_whole_game_needs_no_mouse() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/").await;
    visitor.wait_for("main h1").await;
    tab_to(&visitor, "button[aria-label='Play now: 30 Rails']").await;
    visitor.press("Enter").await;
    visitor.wait_for(".board .cell").await;
    tab_to(&visitor, ".board .cell").await;
    // What is chosen is said, and no longer when it is let go.
    visitor.press("n").await;
    visitor.press("Enter").await;
    visitor.wait_until(&format!("return {SAID}.includes('Chosen: ')")).await;
    visitor.press("Escape").await;
    visitor.wait_until(&format!("return !{SAID}.includes('Chosen: ')")).await;
    for _ in 0..60 {
        if visitor.count("section.end").await > 0 {
            break;
        }
        // To the next open place, choose there, turn it once, confirm.
        for key in ["n", "Enter", "r", "Enter"] {
            visitor.press(key).await;
        }
    }
    visitor.wait_for("section.end").await;
    visitor.shot("keyboard-end").await;
    // The same keys lead over the map of Rail Age.
    begin(&visitor, "Rail Age").await;
    tab_to(&visitor, ".board .ra-cell").await;
    let at = "return document.activeElement.id";
    let first = visitor.evaluate(at).await;
    visitor.press("n").await;
    visitor.wait_until("return document.activeElement.matches('.ra-cell.open')").await;
    assert_ne!(visitor.evaluate(at).await, first);
    visitor.press("Enter").await;
    visitor.wait_until(&format!("return {SAID} !== ''")).await;
    visitor.press("Escape").await;
    visitor.wait_until(&format!("return {SAID} === ''")).await;
    visitor.no_console_errors().await;
}

/// What screen readers say of the board.
const SAID: &str = "document.querySelector('.desk > [role=status]').textContent";

/// Presses Tab until something has the focus.
async fn tab_to(visitor: &Visitor, css: &str) {
    for _ in 0..80 {
        if visitor.evaluate(&format!("return document.activeElement.matches(`{css}`)")).await == true {
            return;
        }
        visitor.press("Tab").await;
    }
    panic!("`{css}` cannot be reached with Tab at {}", visitor.path().await);
}

#[tokio::test]
async fn moves_are_tried_ahead_on_a_copy() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    begin(&visitor, "30 Rails").await;
    play(&visitor, 8).await;
    let before = visitor.text(".score").await;
    visitor.click_text("Try out moves").await;
    visitor.wait_for(".plan .board").await;
    play(&visitor, 3).await;
    visitor.wait_for_text("3 moves ahead").await;
    visitor.shot("plan").await;
    visitor.axe().await;
    visitor.click_text("I choose").await;
    play(&visitor, 1).await;
    visitor.wait_for(".plan-roll select").await;
    visitor.evaluate("const list = document.querySelector('.plan-roll select'); list.value = list.options[5].value; list.dispatchEvent(new Event('change', { bubbles: true }))").await;
    visitor.wait_gone(".plan-roll select").await;
    visitor.click_text("Stop trying").await;
    visitor.wait_gone(".plan").await;
    assert_eq!(visitor.text(".score").await, before, "nothing of a plan counts");
    visitor.no_console_errors().await;
}

/// A card of the market is chosen and confirmed; the market is filled, and the card waits for its space.
#[tokio::test]
async fn in_village_rails_the_market_is_filled_before_a_card_is_placed() {
    let Some(yard) = Yard::open() else { return };
    for size in [Size::Phone, Size::Desk] {
        let visitor = Visitor::new(&yard, size, "en").await;
        begin(&visitor, "Village Rails").await;
        visitor.wait_for(".village-tracks .village-card.open").await;
        assert_eq!(visitor.count(".village-tableau .village-cell.open").await, 0, "nothing is placed yet");
        visitor.click(".village-tracks .village-offer:nth-child(2) .village-card").await;
        visitor.wait_for(".village-tracks .village-card.held").await;
        visitor.shot("village-take").await;
        // Whoever thinks better of it chooses another card, as long as nothing was confirmed.
        visitor.press("Escape").await;
        visitor.wait_gone(".village-card.held").await;
        visitor.click(".village-tracks .village-offer:nth-child(1) .village-card").await;
        visitor.click(".confirm-bar .confirm").await;
        visitor.wait_for(".village-taken .village-waiting").await;
        visitor.wait_for(".village-tableau .village-cell.space.open").await;
        assert_eq!(visitor.count(".village-tracks .village-offer").await, 7, "the market is full again");
        assert_eq!(visitor.count(".confirm-bar .undo").await, 0, "the new card was seen");
        visitor.fits().await;
        visitor.shot("village-taken").await;
        visitor.axe().await;
        visitor.click(".village-tableau [data-spot=r1c1]").await;
        visitor.wait_for(".village-cell.chosen[data-spot=r1c1]").await;
        visitor.click(".confirm-bar .confirm").await;
        visitor.wait_gone(".village-taken").await;
        visitor.no_console_errors().await;
    }
}

#[tokio::test]
async fn a_turn_of_village_rails_needs_no_mouse() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    begin(&visitor, "Village Rails").await;
    visitor.wait_for(".village-tracks .village-card.open").await;
    tab_to(&visitor, ".village-tracks .village-card").await;
    // The first press takes the card up, the second confirms.
    visitor.press("Enter").await;
    visitor.wait_for(".village-card.held").await;
    visitor.press("Enter").await;
    visitor.wait_for(".village-taken").await;
    visitor.wait_until("return document.activeElement.matches('.village-cell.open')").await;
    visitor.press("Enter").await;
    visitor.wait_for(".village-cell.chosen").await;
    visitor.press("Enter").await;
    visitor.wait_gone(".village-taken").await;
    visitor.no_console_errors().await;
}

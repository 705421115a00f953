//! Bots in the browser, hints, and plans where something is hidden.

use visitors::{Size, Visitor, Yard, player};

/// A game on this screen against two bots of these strengths; the persons of the form go, and another comes after the bots.
async fn against(visitor: &Visitor, game: &str, strengths: [&str; 2]) {
    visitor.open(&format!("/new/{game}?where=here")).await;
    visitor.wait_for(".chairs").await;
    visitor.click_text("+ Bot").await;
    visitor.click_text("+ Bot").await;
    visitor.click("[aria-label='Remove player 2']").await;
    visitor.click_text("+ Person").await;
    visitor.click("[aria-label='Remove player 1']").await;
    for (n, strength) in strengths.into_iter().enumerate() {
        let list = format!("[aria-label='Strength of player {}']", n + 1);
        visitor.wait_for(&list).await;
        visitor.evaluate(&format!("const list = document.querySelector(`{list}`); list.value = '{strength}'; list.dispatchEvent(new Event('change', {{ bubbles: true }}))")).await;
    }
}

#[tokio::test]
async fn bots_of_all_strengths_play_beside_the_page_with_the_server_switched_off() {
    let Some(mut yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Phone, "en").await;
    visitor.open("/").await;
    visitor.wait_until("return !!navigator.serviceWorker.controller").await;
    yard.switch_off();
    for (game, strengths) in [("30-rails", ["easy", "normal"]), ("village-rails", ["normal", "strong"])] {
        against(&visitor, game, strengths).await;
        visitor.shot(&format!("{game}-against-bots")).await;
        visitor.axe().await;
        visitor.click(".primary.big").await;
        visitor.wait_for(".board").await;
        let bots = visitor.text(".seats").await;
        assert!(strengths.iter().all(|it| bots.contains(&format!("{it} bot"))), "{bots}");
        // Whoever sits last sees the own seat nevertheless.
        let own = "const at = document.querySelector('.seats .own').getBoundingClientRect();
            return at.left >= 0 && at.right <= window.innerWidth";
        assert_eq!(visitor.evaluate(own).await, true, "the own seat is in sight: {bots}");
        visitor.fits().await;
        player::play(&visitor, 8).await;
        // A game in which bots think is as safe as any other.
        visitor.reload().await;
        visitor.wait_for(".board").await;
        player::finish(&visitor).await;
        assert_eq!(visitor.text(".standings").await.lines().count(), 4, "a head and three lines");
    }
    let errors = visitor.console_errors().await;
    let others: Vec<_> = errors.iter().filter(|it| !it.contains("ERR_CONNECTION_REFUSED")).collect();
    assert!(others.is_empty(), "the console has errors: {others:?}");
}

#[tokio::test]
async fn hints_are_off_until_asked_for_and_can_be_followed() {
    let Some(yard) = Yard::open() else { return };
    for (size, title) in [(Size::Desk, "30 Rails"), (Size::Phone, "Rail Age")] {
        let visitor = Visitor::new(&yard, size, "en").await;
        player::begin(&visitor, title).await;
        visitor.wait_for(".hints-switch[aria-pressed='false']").await;
        assert_eq!(visitor.count(".heat, .hints-best").await, 0, "nobody is helped against their will");
        visitor.click(".hints-switch").await;
        visitor.wait_for(".hints-best li:nth-child(2)").await;
        let name = title.to_lowercase().replace(' ', "-");
        visitor.shot(&format!("{name}-hints")).await;
        visitor.axe().await;
        visitor.fits().await;
        player::follow_hints(&visitor, 12).await;
        if title == "30 Rails" {
            // Twelve moves are past the setup, in which a hint may have no place on the board.
            visitor.wait_for(".board .heat").await;
        }
        visitor.shot(&format!("{name}-hints-later")).await;
        visitor.click(".hints-switch").await;
        visitor.wait_gone(".heat, .hints-best").await;
        visitor.no_console_errors().await;
    }
}

#[tokio::test]
async fn the_best_of_the_day_had_no_hints() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    visitor.open("/daily/30-rails").await;
    visitor.click("main .primary").await;
    visitor.wait_for(".board .cell.open").await;
    player::play(&visitor, 2).await;
    assert!(visitor.path().await.starts_with("/t/"));
    assert_eq!(visitor.count(".hints-switch").await, 0);
    assert!(visitor.count(".plan-begin").await > 0, "to think ahead is nobody's help but one's own");
}

#[tokio::test]
async fn moves_are_tried_ahead_where_something_is_hidden() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    for game in ["village-rails", "rail-age"] {
        against(&visitor, game, ["easy", "easy"]).await;
        visitor.click(".primary.big").await;
        visitor.wait_for(".board").await;
        player::play(&visitor, 3).await;
        visitor.wait_for(".plan-begin").await;
        let before = visitor.text(".score").await;
        visitor.click(".plan-begin").await;
        visitor.wait_for(".plan .board").await;
        visitor.wait_for_text("only guessed here").await;
        player::play(&visitor, 4).await;
        // What ends a turn counts, too, and is not confirmed.
        visitor.wait_until("return /[4-9] moves ahead/.test(document.querySelector('.plan header').textContent)").await;
        visitor.shot(&format!("{game}-plan")).await;
        visitor.axe().await;
        visitor.click_text("Stop trying").await;
        visitor.wait_gone(".plan").await;
        assert_eq!(visitor.text(".score").await, before, "nothing of a plan counts");
    }
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn bots_of_the_server_fill_the_seats_and_play() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Phone, "en").await;
    visitor.open("/new/30-rails").await;
    visitor.wait_for("[aria-label='One seat more']").await;
    visitor.click("[aria-label='One seat more']").await;
    visitor.click(".primary.big").await;
    visitor.wait_for(".room").await;
    visitor.click_text("+ Bot").await;
    visitor.wait_for("[aria-label='Send Bot 2 away']").await;
    visitor.shot("room-with-bot").await;
    visitor.axe().await;
    visitor.fits().await;
    visitor.click("[aria-label='Send Bot 2 away']").await;
    visitor.wait_gone("[aria-label='Send Bot 2 away']").await;
    visitor.evaluate("const list = document.querySelector(`[aria-label='Strength of the bot']`); list.value = 'easy'; list.dispatchEvent(new Event('change', { bubbles: true }))").await;
    // The last free seat begins the game.
    visitor.click_text("+ Bot").await;
    visitor.wait_for("[aria-label='Send Bot 2 away']").await;
    visitor.click_text("+ Bot").await;
    visitor.wait_for(".board").await;
    let seats = visitor.text(".seats").await;
    assert_eq!(seats.matches("easy bot").count(), 2, "{seats}");
    player::finish(&visitor).await;
    assert_eq!(visitor.text(".standings").await.lines().count(), 4, "a head and three lines");
    visitor.no_console_errors().await;
}

#[tokio::test]
async fn a_replay_tells_luck_from_skill() {
    let Some(yard) = Yard::open() else { return };
    let visitor = Visitor::new(&yard, Size::Desk, "en").await;
    player::begin(&visitor, "30 Rails").await;
    player::finish(&visitor).await;
    visitor.click_text("Replay").await;
    visitor.wait_for(".fortunes button").await;
    visitor.click(".fortunes button").await;
    visitor.wait_for(".fortunes progress").await;
    visitor.wait_for(".fortunes .chart svg").await;
    let told = visitor.text(".fortunes").await;
    let sums = told.lines().find(|it| it.starts_with("At first ")).expect("the sums").replace('−', "-");
    let numbers = sums.split(|it: char| !it.is_ascii_digit() && !"-.".contains(it)).filter_map(|it| {
        let is_number = it.contains('.') && it.contains(|it: char| it.is_ascii_digit());
        is_number.then(|| it.replace('.', "").parse::<i32>().expect("tenths"))
    });
    let [start, luck, cost] = numbers.take(3).collect::<Vec<_>>()[..] else { panic!("three numbers in {sums}") };
    let score = sums.split(": ").nth(1).and_then(|it| it.split(' ').next()?.parse::<i32>().ok()).expect("the score");
    assert_eq!(start + luck - cost, 10 * score, "{sums}");
    // Whoever touches anything that is open throws points away.
    assert_eq!(visitor.count(".dearest li").await, 3, "{told}");
    visitor.shot("fortunes").await;
    visitor.axe().await;
    visitor.fits().await;
    visitor.click(".dearest li button").await;
    visitor.wait_until("return /n=\\d+/.test(location.search)").await;
    // What it shows is in sight.
    let seen = "const at = document.querySelector('.reel').getBoundingClientRect().top;
        return at >= -1 && at < window.innerHeight / 2";
    visitor.wait_until(seen).await;
    // Whoever has played finds the tour as newcomers do, and the time of the game as their country writes it, with its zone.
    visitor.open("/").await;
    visitor.wait_for(".kept small").await;
    let at = visitor.text(".kept small").await;
    assert!(at.ends_with(" UTC") && !at.contains("AM") && !at.contains("PM"), "{at}");
    visitor.wait_for(".tools a[href='/learn']").await;
    // And from the rules.
    visitor.open("/rules").await;
    visitor.click("main a[href='/learn']").await;
    visitor.wait_until("return location.pathname === '/learn'").await;
    visitor.no_console_errors().await;
}

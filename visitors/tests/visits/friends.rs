//! Two people with a browser each, at one table of the server.

use visitors::{Size, Visitor, Yard};

use visitors::player::{play, touch};

/// Ann makes a table and Ben joins by its link.
async fn sit(yard: &Yard, game: &str) -> (Visitor, Visitor) {
    let ann = Visitor::new(yard, Size::Desk, "en").await;
    ann.open(&format!("/new/{game}")).await;
    ann.write("input[autocomplete='nickname']", "Ann").await;
    ann.shot(&format!("{game}-new")).await;
    ann.axe().await;
    ann.click(".primary.big").await;
    ann.wait_until("return location.pathname.startsWith('/t/')").await;
    ann.wait_for(".room").await;
    ann.shot(&format!("{game}-room")).await;
    ann.axe().await;
    let ben = Visitor::new(yard, Size::Phone, "de").await;
    ben.open(&ann.path().await).await;
    ben.wait_for("form.join input").await;
    ben.shot(&format!("{game}-join")).await;
    ben.write("form.join input", "Ben").await;
    ben.click("form.join button[type='submit']").await;
    for visitor in [&ann, &ben] {
        visitor.wait_for(".board").await;
    }
    (ann, ben)
}

/// Both touch what is open for them until the game is over.
async fn finish_together(ann: &Visitor, ben: &Visitor) {
    let mut n_idle = 0;
    for n in 0..20_000 {
        let done = [touch(ann, n).await, touch(ben, n + 3).await];
        if done.iter().all(|it| it == "over") {
            return;
        }
        n_idle = if done.iter().all(|it| it == "nothing" || it == "over") { n_idle + 1 } else { 0 };
        assert!(n_idle < 1500, "both wait at {}", ann.path().await);
        if n_idle > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    panic!("the game at {} does not end", ann.path().await);
}

#[tokio::test]
async fn two_people_play_30_rails_through_a_reload_and_a_lost_connection() {
    let Some(mut yard) = Yard::open() else { return };
    let (ann, ben) = sit(&yard, "30-rails").await;
    // What is said is seen at once, also by somebody who looks at the board.
    ann.click(".chat summary").await;
    ann.write(".chat form input", "Good luck!").await;
    ann.click(".chat form button").await;
    ben.wait_for(".heard").await;
    assert_eq!(ben.text(".heard span").await, "Ann: Good luck!");
    ben.shot("chat-heard").await;
    assert_eq!(ann.count(".heard").await, 0, "nobody needs to hear themselves");
    ben.click(".heard button").await;
    ben.wait_gone(".heard").await;
    play(&ann, 6).await;
    play(&ben, 6).await;
    ann.reload().await;
    ann.wait_for(".board").await;
    // The server goes away in the middle of the game, and says so, and nothing is lost.
    yard.switch_off();
    ben.wait_for(".link.lost").await;
    ben.shot("connection-lost").await;
    yard.switch_on();
    ben.wait_for(".link.live").await;
    ann.wait_for(".link.live").await;
    for visitor in [&ann, &ben] {
        visitor.forget_console_errors().await;
    }
    ann.shot("online-middle").await;
    ann.axe().await;
    ben.axe().await;
    finish_together(&ann, &ben).await;
    assert_eq!(ann.text(".standings").await.lines().count(), 3, "a head and two lines");
    ann.shot("online-end").await;
    let id = ann.path().await;
    let seed = yard.get(&format!("/api/v1/tables{}/record", id.trim_start_matches("/t")), &[]).text();
    assert!(seed.contains("\nseed "), "the seed is told at the end: {seed}");
    ann.click_text("Check the dice").await;
    ann.wait_for_text("Computed here, in your browser").await;
    only_late(&ann).await;
}

#[tokio::test]
async fn two_people_play_village_rails() {
    let Some(yard) = Yard::open() else { return };
    let (ann, ben) = sit(&yard, "village-rails").await;
    ann.shot("village-online").await;
    ben.shot("village-online").await;
    // What the server tells each of them holds no seed while the game runs, and nobody's hand but their own.
    let told = ann
        .evaluate(
            "return fetch(location.pathname.replace('/t/', '/api/v1/tables/') + '/record').then((it) => it.text())",
        )
        .await;
    assert!(!told.as_str().unwrap_or_default().contains("seed"), "{told}");
    finish_together(&ann, &ben).await;
    ann.shot("village-online-end").await;
    ann.axe().await;
    only_late(&ann).await;
    only_late(&ben).await;
}

/// A move that came too late is answered with 409, which the browser writes down; nothing else may be.
async fn only_late(visitor: &Visitor) {
    let errors = visitor.console_errors().await;
    let others: Vec<_> = errors.iter().filter(|it| !it.contains("409 (Conflict)")).collect();
    assert!(others.is_empty(), "the console has errors: {others:?}");
}

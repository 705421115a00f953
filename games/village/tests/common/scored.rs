//! Lines that are built track by track and then scored.

use super::{Cards, Play, line};

/// What a completed line comes to.
///
/// The line is l1: its start, such as `forest -`, and its tracks, such as `bend lake halt-2`, each leading on to the
/// next. The player completes l4 first, which pays £99, and then plans the trips for l1 and lays the tracks.
/// `expected` is `TRIP POINTS + … | barns farms halts signals | pay`.
#[track_caller]
pub(crate) fn check(start: &str, tracks: &[&str], trips: &[&str], terminus: &str, expected: &str) {
    let mut cards = Cards::plain().start("l1", start).terminus(1, "99 + 0 for each trip").terminus(3, terminus);
    for (number, it) in (8..).zip(trips) {
        cards = cards.trip(number, it);
    }
    // The first track is the bend that completes l4. Cards are taken in the order in which they came to the track market:
    // seven at first, and then one of the deck for every card that was taken from either market.
    cards = cards.track(1, "bend field - -");
    let mut refills = vec![true; 2];
    refills.splice(1..1, trips.iter().take(1).map(|_| false));
    let mut spaces = Vec::new();
    let (mut row, mut column, mut from_left) = (1, 1, true);
    for (n, track) in tracks.iter().enumerate() {
        if n == 0 && trips.len() > 1 {
            refills.push(false);
        }
        let mut entered = (0..7).chain((11..).zip(refills.iter().copied()).filter(|it| it.1).map(|it| it.0));
        let index = entered.nth(2 * (n + 1)).expect("it came to the market");
        refills.extend([true, true]);
        let words: Vec<_> = track.split(' ').collect();
        let features = if from_left { format!("- {}", words[2]) } else { format!("{} -", words[2]) };
        cards = cards.track(index + 1, &format!("{} {} {features}", words[0], words[1]));
        spaces.push(format!("r{row}c{column}"));
        from_left = (words[0] == "bridge") == from_left;
        if from_left { column += 1 } else { row += 1 }
    }
    assert!(row > 4 || column > 3, "the line leaves the tableau");
    let mut play = Play::new("A B", cards.content());
    play.go("0 take 1, 0 r4c1, 0 resolve l4 terminus 1");
    play.go(if trips.is_empty() { "0 done" } else { "0 trip 1, 0 l1" });
    play.idle_until(0);
    if trips.len() > 1 {
        play.go("0 trip 1, 0 l1");
    }
    for space in &spaces {
        play.idle_until(0);
        play.go(&format!("0 take 1, 0 {space}"));
    }
    let (points, money) = (play.points(0), play.money(0));
    assert!(play.listed("resolve l1").contains(&"resolve l1 terminus 3".to_owned()), "l1 is completed");
    play.go("0 resolve l1 terminus 3");
    let score = play.tableau(0).course(line("l1")).score(play.content());
    assert_eq!(play.points(0) - points, score.points(), "the dial");
    assert_eq!(Some(play.money(0) - money), score.terminus.map(|it| it.1), "the money");
    let trips: Vec<_> = score.trips.iter().flatten().map(|it| it.1.to_string()).collect();
    let features = [score.barns, score.farms, score.halts, score.signals].map(|it| it.to_string());
    let found = format!("{} | {} | {}", trips.join(" + "), features.join(" "), play.money(0) - money);
    assert_eq!(found, expected, "{start} {tracks:?}");
}

/// What one trip scores on a line without features.
#[track_caller]
pub(crate) fn check_trip(text: &str, start: &str, tracks: &[&str], points: u16) {
    let (start, tracks) = (format!("{start} -"), tracks.iter().map(|it| format!("{it} -")).collect::<Vec<_>>());
    let tracks: Vec<_> = tracks.iter().map(String::as_str).collect();
    check(&start, &tracks, &[text], "3 + 0 for each trip", &format!("{points} | 0 0 0 0 | 3"));
}

/// The longest line: six bends from r1c1 to r4c3.
pub(crate) const STAIRS: [&str; 6] =
    ["bend lake", "bend forest", "bend lake", "bend village", "bend field", "bend pasture"];

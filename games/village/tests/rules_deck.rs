//! The sentences about a deck that runs out, and about trips that come back, R35 and R72.

use crate::common::{Cards, Play, chances, line, read, rule, seat};
use kernel::{Game as _, Turn, Viewer};
use village::{Chance, Place, Refusal};

/// Five kinds of trips, one after the other, and money for everybody to plan in every turn.
fn cards() -> Cards {
    let mut res = Cards::plain();
    for number in 1..=80 {
        let kinds = ["1 for each straight", "1 for same ends", "1 for no lakes", "1 for each bend", "1 for no fields"];
        res = res.trip(number, kinds[number % 5]);
    }
    for number in 1..=38 {
        res = res.terminus(number, "99 + 0 for each trip");
    }
    // The first track of each of four players.
    for number in 1..=4 {
        res = res.track(number, "bend field - -");
    }
    res
}

/// Four players who leave the spaces r1c3, r2c2 and r3c1 empty, through which all lines but l4 must pass, and plan a trip
/// in each of nine turns.
///
/// Two cards go in every turn, and 69 lie in the deck at the beginning: the last goes in turn 35, to the trip market.
fn used_up() -> Play {
    let spaces = ["r4c1", "r4c2", "r4c3", "r3c2", "r3c3", "r2c3", "r1c1", "r1c2", "r2c1"];
    let lines = ["l1", "t3", "l1", "t3", "t1", "t1", "t2", "t2", "l2"];
    let mut play = Play::new("A B C D", cards().content());
    for (round, (space, line)) in spaces.iter().zip(lines).enumerate() {
        for index in 0..4 {
            if round == 0 {
                // The bend completes l4, whose terminus card makes rich.
                play.go(&format!("{index} take 1, {index} {space}"));
                play.resolve("l4");
                play.go(&format!("{index} trip 1, {index} {line}"));
            } else {
                play.go(&format!("{index} trip 1, {index} {line}, {index} take 1, {index} {space}"));
            }
        }
    }
    play
}

/// How many cards lie in the track market, the trip market and the deck.
fn sizes(play: &Play) -> (usize, usize, usize) {
    let view = play.table.state().view(Viewer::Public);
    (view.tracks.len(), view.trips.len(), view.n_deck)
}

#[test]
fn r35_an_empty_deck_leaves_the_markets_short_and_returning_cards_fill_the_track_market_first() {
    let mut play = used_up();
    // 36 turns took 72 cards: 69 from the deck, and three that were not replaced.
    // Turn 35 took the last card for the trip market, so that two tracks and one trip are missing.
    assert_eq!(sizes(&play), (5, 3, 0));
    assert_eq!(play.table.state().view(Viewer::Public).top, None);
    // Prices count the cards that are there: five tracks and three trips.
    let place = |number| Place::new(number).expect("a place");
    play.check("0 take 6", &rule(Refusal::NoSuchCard { place: place(6), n_cards: 5 }));
    play.check("0 trip 4", &rule(Refusal::NoSuchCard { place: place(4), n_cards: 3 }));
    let before = play.money(0);
    let mut dear = play.clone();
    dear.go("0 take 5, 0 r1c3");
    assert_eq!(dear.money(0), before - 4);
    // The track completes l1 and t3, each with two trips; those of the first fill the track market up to six.
    play.go("0 take 1, 0 r1c3");
    assert_eq!(sizes(&play), (4, 3, 0));
    play.resolve("l1");
    assert_eq!(sizes(&play), (6, 3, 0));
    // Those of the second: one more track, and the fourth trip.
    play.resolve("t3");
    assert_eq!(sizes(&play), (7, 4, 0));
    play.idle_to_the_end();
}

#[test]
fn r72_trips_come_back_in_their_order_when_all_cards_above_are_used_up() {
    for (order, swapped) in [("under 1 2", false), ("under 2 1", true)] {
        let mut play = used_up();
        play.go("0 take 1, 0 r1c3");
        let mut both: Vec<_> = play.tableau(0).course(line("l1")).trips().collect();
        assert!(both.len() == 2 && both[0] != both[1]);
        if swapped {
            both.reverse();
        }
        let resolve = play.listed("resolve l1")[0].clone();
        play.table.act(seat(0), read(&resolve)).expect("it is listed");
        play.table.act(seat(0), read(order)).expect("it is allowed");
        // Nothing is above them, so the first comes to the top at once, and is flipped, because the track market is short.
        let view = play.table.state().view(Viewer::Public);
        assert_eq!((view.top, view.under), (Some(both[0]), vec![both[1]]));
        for trip in both {
            assert_eq!(play.table.state().turn(), Turn::Chance);
            for (chance, _) in chances(&play.table) {
                let Chance::Track(card) = chance else { panic!("{chance}") };
                assert_eq!(play.content().card(card).trip, trip);
            }
            play.table.happen(chances(&play.table)[0].0).expect("it may come up");
        }
        // Then the terminus card is drawn.
        assert!(matches!(chances(&play.table)[0].0, Chance::Terminus { .. }));
    }
}

#[test]
fn r72_trips_under_a_deck_wait_until_it_is_used_up() {
    let mut play = Play::new("A B", cards().track(3, "bend field - -").content());
    play.go("0 trip 1, 0 l4, 0 take 1, 0 r4c1");
    let n_deck = sizes(&play).2;
    play.resolve("l4");
    let view = play.table.state().view(Viewer::Public);
    assert_eq!((view.under.len(), view.n_deck), (1, n_deck + 1));
    let trip = view.under[0];
    // Two players take far fewer cards than there are, so it never comes back.
    play.idle_to_the_end();
    let view = play.table.state().view(Viewer::Public);
    assert_eq!((view.under.first(), view.n_deck), (Some(&trip), 80 - 11 - 24 - 1 + view.under.len()));
}

//! The sentences about the setup and about cards that nobody has seen, R13 to R26.

use crate::common::{self, Cards, Play, card, chances, line, read, seat, space, trip};
use kernel::{Event, Game as _, Table, Turn, Viewer};
use village::{Card, Chance, Content, Letter, Line, Setup, Space, Stage, Terrain, Village};

/// A table where nothing has happened.
fn fresh(n_seats: usize) -> Table<Village> {
    Table::new(Setup::new(n_seats).expect("two to four seats"))
}

/// What may come up, as text, all equally likely.
#[track_caller]
fn fair(table: &Table<Village>) -> Vec<String> {
    let chances = chances(table);
    assert!(chances.iter().all(|it| it.1 == 1), "{chances:?}");
    chances.iter().map(|it| it.0.to_string()).collect()
}

/// The chances of a log, as text.
fn drawn(play: &Play) -> Vec<String> {
    let chance = |it: &kernel::EventOf<Village>| match it {
        Event::Chance(chance) => Some(chance.to_string()),
        Event::Act { .. } | Event::Ruling { .. } => None,
    };
    play.table.log().iter().filter_map(chance).collect()
}

#[test]
fn r13_corner_pieces_are_dealt_at_random_seat_after_seat() {
    let mut table = fresh(3);
    assert_eq!(fair(&table), ["corner A for 0", "corner B for 0", "corner C for 0", "corner D for 0"]);
    table.happen(read("corner B for 0")).expect("it may come up");
    assert_eq!(fair(&table), ["corner A for 1", "corner C for 1", "corner D for 1"]);
    assert!(table.happen(read("corner B for 1")).is_err(), "it is taken");
    table.happen(read("corner D for 1")).expect("it may come up");
    assert_eq!(fair(&table), ["corner A for 2", "corner C for 2"]);
    assert_eq!(table.state().view(Viewer::Public).first, None);
    table.happen(read("corner C for 2")).expect("it may come up");
    assert!(matches!(chances(&table)[0].0, Chance::Top(_)), "three seats, three pieces");
}

#[test]
fn r14_each_player_has_the_border_pieces_of_the_letter() {
    let content = Content::built_in();
    let play = Play::built_in("D B");
    for (index, letter) in [(0, Letter::D), (1, Letter::B)] {
        assert_eq!(play.tableau(index).letter(), letter);
        for line in Line::all() {
            let facts = play.tableau(index).course(line).facts();
            let start = content.start(letter, line);
            assert_eq!((facts.start(), facts.length()), (start.terrain, 1));
            assert_eq!(facts.count(village::Counted::Feature), u8::from(start.feature.is_some()));
        }
    }
    // Before a piece is dealt there is no tableau, and nobody has a third.
    assert!(fresh(2).state().tableau(seat(0)).is_none());
    assert!(play.table.state().tableau(seat(2)).is_none());
}

#[test]
fn r15_four_rows_and_three_columns_with_three_lines_from_above_and_four_from_the_left() {
    let names: Vec<_> = Space::all().map(|it| it.to_string()).collect();
    let expected = "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3 r4c1 r4c2 r4c3";
    assert_eq!(names.join(" "), expected);
    assert_eq!(Line::all().map(|it| it.to_string()).collect::<Vec<_>>().join(" "), "t1 t2 t3 l1 l2 l3 l4");
    // The first space of every line, found by laying one track.
    for (target, lines) in
        [("r1c1", "t1 l1"), ("r1c2", "t2"), ("r1c3", "t3"), ("r2c1", "l2"), ("r3c1", "l3"), ("r4c1", "l4")]
    {
        let mut play = Play::new("A B", Cards::plain().content());
        play.go(&format!("0 take 1, 0 {target}"));
        let reached = Line::all().filter(|&it| !play.tableau(0).route(play.content(), it).is_empty());
        assert_eq!(reached.map(|it| it.to_string()).collect::<Vec<_>>().join(" "), lines, "{target}");
        assert_eq!(play.tableau(0).placed().into_iter().collect::<Vec<_>>(), [space(target)]);
    }
}

#[test]
fn r16_the_trip_on_top_of_the_deck_is_seen_and_nothing_else_of_it() {
    let content = Content::built_in();
    let mut play = Play::built_in("A B");
    let view = play.table.state().view(Viewer::Public);
    assert_eq!(view.top, Some(content.card(card(12)).trip));
    assert_eq!((view.n_deck, view.under.len()), (80 - 11, 0));
    // With another card below the top, everybody sees the same.
    let deck: Vec<u8> = (1..=12).chain([60]).collect();
    let other = Play::with_decks("A B", content, &deck, &[]);
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        assert_eq!(play.table.state().view(viewer), other.table.state().view(viewer));
    }
    // A flipped card lets the next one be seen.
    play.go("0 take 1, 0 r1c1");
    assert_eq!(play.table.state().view(Viewer::Public).top, Some(play.content().card(card(13)).trip));
}

#[test]
fn r17_seven_cards_one_after_the_other_make_the_track_market() {
    let play = Play::with_decks("A B", Content::built_in(), &[9, 17, 80, 1, 2, 33, 50], &[]);
    let view = play.table.state().view(Viewer::Public);
    let tracks: Vec<_> = view.tracks.iter().map(|it| (it.card.number(), it.coins)).collect();
    assert_eq!(tracks, [(9, 0), (17, 0), (80, 0), (1, 0), (2, 0), (33, 0), (50, 0)]);
    let content = Content::built_in();
    let expected = [9, 17, 80, 1, 2, 33, 50].map(|it| {
        let top = format!("top {}", content.card(card(it)).trip);
        [top, format!("track {it}")]
    });
    assert_eq!(drawn(&play)[2..16], expected.concat());
}

#[test]
fn r18_then_four_cards_make_the_trip_market() {
    let deck: Vec<u8> = (1..=7).chain([40, 60, 70, 80, 20]).collect();
    let play = Play::with_decks("A B", Content::built_in(), &deck, &[]);
    let view = play.table.state().view(Viewer::Public);
    let text = |it: u8| play.content().card(card(it)).trip.to_string();
    let trips: Vec<_> = view.trips.iter().map(|it| (it.card.to_string(), it.coins)).collect();
    assert_eq!(trips, [40, 60, 70, 80].map(|it| (text(it), 0)));
    assert_eq!(drawn(&play)[16..21], [40, 60, 70, 80, 20].map(|it| format!("top {}", text(it))));
}

#[test]
fn r19_each_player_gets_five_pounds() {
    let play = Play::built_in("A B C D");
    assert_eq!([0, 1, 2, 3].map(|it| play.money(it)), [5; 4]);
}

#[test]
fn r20_three_terminus_cards_each_are_dealt_from_a_shuffled_deck() {
    let play = Play::with_decks("B A C", Content::built_in(), &[], &[7, 38, 1, 20, 21, 22, 30, 31, 2]);
    let expected: Vec<_> = [(7, 0), (38, 0), (1, 0), (20, 1), (21, 1), (22, 1), (30, 2), (31, 2), (2, 2)]
        .iter()
        .map(|(card, seat)| format!("terminus {card} for {seat}"))
        .collect();
    let drawn = drawn(&play);
    assert_eq!(drawn[drawn.len() - 9..], expected);
    let view = play.table.state().view(Viewer::Seat(seat(1)));
    let hand = view.players[seat(1)].hand.clone().expect("one's own hand");
    assert_eq!(hand.iter().map(|it| it.number()).collect::<Vec<_>>(), [20, 21, 22]);
    assert_eq!(view.n_termini, 38 - 9);
    // Every card that nobody has is as likely as the other.
    let mut table = play.table.at(play.table.log().len() - 9).expect("all is kept");
    assert_eq!(fair(&table).len(), 38);
    for n_left in (30..38).rev() {
        table.happen(chances(&table)[n_left / 2].0).expect("it may come up");
        assert_eq!(fair(&table).len(), n_left);
    }
}

#[test]
fn r21_everybody_begins_without_points() {
    let play = Play::built_in("A B C D");
    assert_eq!(play.table.state().scores().as_slice(), [0; 4]);
    assert_eq!([0, 1, 2, 3].map(|it| play.points(it)), [0; 4]);
}

#[test]
fn r22_the_earliest_letter_begins() {
    for (corners, first) in [("A B", 0), ("B A", 1), ("D C", 1), ("C B D", 1), ("D C B", 2), ("B C D A", 3)] {
        let play = Play::built_in(corners);
        assert_eq!(play.waiting(), Some(first), "{corners}");
        let view = play.table.state().view(Viewer::Public);
        assert_eq!((view.first, view.in_turn), (Some(seat(first)), Some(seat(first))));
        assert_eq!(view.stage, Stage::Build { has_planned: false });
    }
}

#[test]
fn r23_turns_go_round_by_the_seats() {
    let mut play = Play::built_in("C B D");
    let mut order = Vec::new();
    for _ in 0..7 {
        let index = play.waiting().expect("a seat");
        order.push(index);
        play.check(&format!("{} take 1", (index + 1) % 3), &common::not_your_turn((index + 1) % 3));
        while play.waiting() == Some(index) {
            play.idle();
        }
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1]);
}

#[test]
fn r24_every_unseen_card_is_as_likely_to_come_to_the_top() {
    let mut table = fresh(2);
    table.happen(read("corner A for 0")).expect("it may come up");
    table.happen(read("corner B for 1")).expect("it may come up");
    let content = Content::built_in();
    let weight = |table: &Table<Village>, text: &str| {
        let found = chances(table).iter().find(|it| it.0 == Chance::Top(trip(text))).map(|it| it.1);
        found.unwrap_or(0)
    };
    // All 80 cards: 12 trips on three, 11 on four.
    assert_eq!(chances(&table).len(), 23);
    assert_eq!(chances(&table).iter().map(|it| it.1).sum::<u32>(), 80);
    assert_eq!((weight(&table, "4 for exactly 5 tracks"), weight(&table, "10 for only straights")), (4, 3));
    for n_left in [2, 1, 0] {
        table.happen(Chance::Top(trip("10 for only straights"))).expect("it may come up");
        table.happen(chances(&table)[0].0).expect("it may come up");
        let sum = chances(&table).iter().map(|it| it.1).sum::<u32>();
        assert_eq!((weight(&table, "10 for only straights"), sum), (n_left, 77 + n_left));
    }
    assert_eq!(chances(&table).len(), 22);
    // At any time the weights are the cards of each trip that never came to the top.
    let mut play = Play::built_in("A B");
    for _ in 0..20 {
        play.idle();
    }
    let seen = |log: &[kernel::EventOf<Village>], trip| {
        log.iter().filter(|it| **it == Event::Chance(Chance::Top(trip))).count()
    };
    for n in 2..play.table.log().len() {
        let table = play.table.at(n).expect("all is kept");
        for (chance, weight) in chances(&table) {
            let Chance::Top(trip) = chance else { continue };
            let n_cards = Card::all().filter(|it| content.card(*it).trip == trip).count();
            assert_eq!(weight as usize, n_cards - seen(table.log(), trip), "{trip}");
        }
    }
}

#[test]
fn r25_every_card_with_the_trip_that_was_never_flipped_is_as_likely_when_one_is_flipped() {
    let cards = Cards::plain().trip(8, "4 for same ends").trip(50, "4 for same ends").trip(70, "4 for same ends");
    // Card 8 lies in the trip market, where nobody sees its track side; card 50 is flipped next.
    let mut play = Play::with_decks("A B", cards.content(), &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 50, 70], &[]);
    let flips = |play: &Play, place: &str| {
        let mut table = play.table.clone();
        table.act(seat(0), read(place)).expect("it is allowed");
        fair(&table)
    };
    assert_eq!(flips(&play, "take 1"), ["track 8", "track 50", "track 70"]);
    play.go("0 take 1, 0 r1c1, 0 done");
    // Now 70 is on top: it may be 8 or 70, because 50 was flipped.
    let mut table = play.table.clone();
    table.act(seat(1), read("take 1")).expect("it is allowed");
    assert_eq!(fair(&table), ["track 8", "track 70"]);
    table.happen(Chance::Track(card(8))).expect("nobody knows that 8 lies in the trip market");
    assert_eq!(table.state().turn(), Turn::Chance);
}

#[test]
fn r26_the_other_side_of_a_card_in_the_trip_market_at_a_line_or_under_the_deck_stays_unknown() {
    // Two cards with the same trip: the one in the trip market is planned; when the other is flipped, it may be either.
    let same = "4 for same ends";
    let cards = Cards::plain().trip(8, same).trip(20, same).track(8, "bend lake - -").track(20, "bend lake - -");
    let deck: Vec<u8> = (1..=12).chain([20]).collect();
    let mut play = Play::with_decks("A B", cards.content(), &deck, &[]);
    play.go("0 trip 1, 0 l1");
    let mut table = play.table.clone();
    assert_eq!(play.table.state().view(Viewer::Public).top, Some(trip(same)));
    table.act(seat(0), read("take 1")).expect("it is allowed");
    assert_eq!(fair(&table), ["track 8", "track 20"]);
    // A view speaks of trips there, and of no cards: the type says so.
    let view = table.state().view(Viewer::Referee);
    let _: Vec<village::Offer<village::Trip>> = view.trips;
    let _: Vec<village::Trip> = view.under;
    // What is in the track market was on top before.
    for (n, event) in play.table.log().iter().enumerate() {
        if let Event::Chance(Chance::Track(card)) = event {
            let before = play.table.at(n).expect("all is kept").state().view(Viewer::Public);
            assert_eq!(before.top, Some(play.content().card(*card).trip));
        }
    }
    assert_eq!(play.tableau(0).course(line("l1")).facts().start(), Terrain::Field);
}

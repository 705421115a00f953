//! The sentences about the cards, R1 to R12.

use std::collections::BTreeMap;

use crate::common::{Cards, Play, card, line, read, space};
use kernel::{ContentId, Game as _, Record, Viewer};
use village::{
    Card, Content, Counted, Feature, Letter, Line, Passage, Setup, Shape, Side, Space, TerminusCard, Terrain, Village,
};

/// How often each word is there.
fn tally(words: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    let mut res = BTreeMap::new();
    words.into_iter().for_each(|it| *res.entry(it).or_default() += 1);
    res
}

/// Both features of a card.
fn features(content: &Content, card: Card) -> [Option<Feature>; 2] {
    [content.card(card).from_above, content.card(card).from_left]
}

#[test]
fn r1_two_to_four_players_build_networks_of_their_own_from_common_markets() {
    for n_seats in 0..8 {
        assert_eq!(Setup::new(n_seats).is_some(), (2..=4).contains(&n_seats), "{n_seats}");
    }
    let mut play = Play::built_in("A B C");
    let view = play.table.state().view(Viewer::Public);
    assert_eq!((view.players.n_seats(), view.tracks.len(), view.trips.len()), (3, 7, 4));
    let (first, second) = (view.tracks[0].card, view.tracks[1].card);
    play.go("0 take 1, 0 r1c1, 0 done, 1 take 1, 1 r1c1");
    assert_eq!(play.tableau(0).laid(space("r1c1")).map(|it| it.card), Some(first));
    assert_eq!(play.tableau(1).laid(space("r1c1")).map(|it| it.card), Some(second));
    assert_eq!(play.tableau(2).laid(space("r1c1")), None);
}

#[test]
fn r2_eighty_railway_cards_have_a_track_side_and_a_trip_side() {
    let content = Content::built_in();
    assert_eq!(Card::all().count(), 80);
    assert!((Card::new(80).is_some(), Card::new(0), Card::new(81)) == (true, None, None));
    // The first seven of the deck are tracks, the next four are trips.
    let play = Play::built_in("A B");
    let view = play.table.state().view(Viewer::Public);
    assert_eq!(view.tracks.iter().map(|it| it.card.number()).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    let trips: Vec<_> = (8..=11).map(|it| content.card(card(it)).trip).collect();
    assert_eq!(view.trips.iter().map(|it| it.card).collect::<Vec<_>>(), trips);
}

#[test]
fn r3_a_bridge_leads_straight_on_and_a_bend_to_the_other_side() {
    use Side::{Above, Below, Left, Right};
    let route = |shape: &str, name: &str| {
        let cards = Cards::plain().track(1, &format!("{shape} field - -"));
        let mut play = Play::new("A B", cards.content());
        play.go("0 take 1, 0 r1c1");
        play.tableau(0).route(play.content(), line(name))
    };
    let passage = |from, to| vec![Passage { space: space("r1c1"), from, to }];
    assert_eq!(route("bridge", "t1"), passage(Above, Below));
    assert_eq!(route("bridge", "l1"), passage(Left, Right));
    assert_eq!(route("bend", "t1"), passage(Above, Right));
    assert_eq!(route("bend", "l1"), passage(Left, Below));
    assert_eq!(route("bend", "t2"), []);
}

#[test]
fn r4_the_terrain_of_a_track_counts_for_both_lines() {
    let mut play = Play::new("A B", Cards::plain().track(1, "bend lake - -").content());
    play.go("0 take 1, 0 r1c1");
    for name in ["t1", "l1"] {
        let facts = play.tableau(0).course(line(name)).facts();
        assert_eq!((facts.terrain(Terrain::Lake), facts.terrain(Terrain::Field), facts.length()), (1, 1, 2));
    }
    let names: Vec<_> = Terrain::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["field", "forest", "pasture", "lake", "village"]);
}

#[test]
fn r5_a_feature_counts_for_its_own_line_only() {
    let mut play = Play::new("A B", Cards::plain().track(1, "bridge lake signal barn-lake").content());
    play.go("0 take 1, 0 r1c1");
    let count = |name, what| play.tableau(0).course(line(name)).facts().count(what);
    assert_eq!((count("t1", Counted::Signal), count("t1", Counted::Barn), count("t1", Counted::Feature)), (1, 0, 1));
    assert_eq!((count("l1", Counted::Signal), count("l1", Counted::Barn), count("l1", Counted::Feature)), (0, 1, 1));
    assert_eq!(count("t2", Counted::Feature), 0);
}

#[test]
fn r6_fifteen_of_the_tracks_are_bridges_and_each_terrain_is_on_sixteen() {
    let content = Content::built_in();
    let shapes = tally(Card::all().map(|it| content.card(it).shape.to_string()));
    assert_eq!(shapes, BTreeMap::from([("bend".to_owned(), 65), ("bridge".to_owned(), 15)]));
    let terrains = tally(Card::all().map(|it| content.card(it).terrain.to_string()));
    assert_eq!(terrains, Terrain::ALL.map(|it| (it.to_string(), 16)).into());
    // Even within each terrain.
    let bridges = Card::all().map(|it| content.card(it)).filter(|it| it.shape == Shape::Bridge);
    assert_eq!(tally(bridges.map(|it| it.terrain.to_string())), Terrain::ALL.map(|it| (it.to_string(), 3)).into());
}

#[test]
fn r7_the_features_of_the_160_lines() {
    let content = Content::built_in();
    let word = |it: Option<Feature>| it.map_or("nothing".to_owned(), |it| it.to_string());
    let found = tally(Card::all().flat_map(|it| features(&content, it)).map(word));
    let expected = [
        ("barn-field", 4),
        ("barn-forest", 4),
        ("barn-pasture", 4),
        ("barn-lake", 4),
        ("barn-village", 4),
        ("farm", 16),
        ("halt-2", 8),
        ("halt-3", 8),
        ("halt-4", 4),
        ("signal", 24),
        ("siding", 20),
        ("nothing", 60),
    ];
    assert_eq!(found, expected.map(|(word, n)| (word.to_owned(), n)).into());
}

#[test]
fn r8_twenty_three_trips_on_three_or_four_cards_each() {
    let content = Content::built_in();
    assert_eq!(content.trips().len(), 23);
    let found = tally(Card::all().map(|it| content.card(it).trip.to_string()));
    let plain = [
        ("6 for exactly 3 tracks", 3),
        ("4 for exactly 5 tracks", 4),
        ("10 for only straights", 3),
        ("6 for same ends", 3),
        ("6 for exactly 1 terrain", 3),
        ("7 for exactly 2 straights", 3),
        ("6 for exactly 5 terrains", 3),
        ("6 for no features", 3),
    ];
    let mut expected = BTreeMap::from(plain.map(|(trip, n)| (trip.to_owned(), n)));
    for terrain in Terrain::ALL {
        expected.insert(format!("6 for both ends {terrain}"), 4);
        expected.insert(format!("6 for exactly 3 {terrain}s"), 3);
        expected.insert(format!("6 for fewest {terrain}s"), 4);
    }
    assert_eq!(found, expected);
    // The copies are on different terrains.
    for trip in content.trips() {
        let cards: Vec<_> = Card::all().map(|it| content.card(it)).filter(|it| it.trip == *trip).collect();
        assert_eq!(tally(cards.iter().map(|it| it.terrain.to_string())).len(), cards.len(), "{trip}");
    }
}

#[test]
fn r9_thirty_eight_terminus_cards() {
    let content = Content::built_in();
    assert_eq!(TerminusCard::all().count(), 38);
    let found = tally(TerminusCard::all().map(|it| content.terminus(it).to_string()));
    let mut expected = BTreeMap::from(Terrain::ALL.map(|it| (format!("3 + 1 for each {it}"), 1)));
    for (what, n) in [("trip", 3), ("barn", 2), ("farm", 2), ("siding", 2)] {
        expected.insert(format!("3 + 1 for each {what}"), n);
    }
    // Nothing more for anything.
    expected.insert("3 + 0 for each trip".to_owned(), 24);
    assert_eq!(found, expected);
}

#[test]
fn r10_four_sets_of_seven_starts_with_two_features_each() {
    let content = Content::built_in();
    let mut sets = Vec::new();
    for letter in Letter::ALL {
        let starts: Vec<_> = Line::all().map(|it| content.start(letter, it)).collect();
        assert_eq!(tally(starts.iter().map(|it| it.terrain.to_string())).len(), 5, "set {letter} has all terrains");
        let mut features: Vec<_> = starts.iter().filter_map(|it| it.feature).map(|it| it.to_string()).collect();
        assert!(features.iter().all(|it| ["halt-2", "signal", "siding"].contains(&it.as_str())), "{features:?}");
        assert_eq!(features.len(), 2, "set {letter}");
        features.sort();
        sets.push(features);
    }
    sets.sort();
    sets.dedup();
    assert_eq!(sets.len(), 4, "different in each set");
}

#[test]
fn r11_cards_come_from_a_file_that_players_may_replace() {
    assert_eq!(Content::built_in().label(), "reconstructed");
    assert_eq!(Content::built_in().id(), ContentId::of(Content::built_in_text()));
    let text = Cards::plain().track(3, "bend lake halt-9 -").text();
    let id = ContentId::of(&text);
    let written = format!("seats 2 cards {id}");
    let setup = Village::read_setup(&written, Village::RULES, &["something else", &text]).expect("the file is offered");
    assert_eq!((setup.to_string(), setup.content().label()), (written.clone(), "of a test"));
    assert_eq!(setup.content().card(card(3)).shape, Shape::Bend);
    let error = Village::read_setup(&written, Village::RULES, &[]).expect_err("the file is not offered");
    assert!(error.contains(&id.to_string()) && error.contains("offer"), "{error}");
    // A record names its cards and is not read without them.
    let play = Play::new("A B", std::sync::Arc::new(read(&text)));
    let record = Record::of(&play.table, None, None).expect("all is kept").to_string();
    assert!(record.starts_with(&format!("village-rails 2 {written}\n")), "{record}");
    assert!(Record::<Village>::parse(&record).is_err());
    let again = Record::<Village>::parse_with(&record, &[&text]).expect("the file is offered");
    assert_eq!(again.to_string(), record);
    assert_eq!(again.verify().expect("it replays").0, play.table);
}

#[test]
fn r12_there_are_always_enough_coins() {
    // The box has coins for £92; four players with £99 for every line have far more.
    let mut cards = Cards::plain();
    for number in 1..=38 {
        cards = cards.terminus(number, "99 + 0 for each trip");
    }
    let mut play = Play::new("A B C D", cards.content());
    play.idle_to_the_end();
    for index in 0..4 {
        assert_eq!(play.money(index), 5 + 7 * 99);
    }
    assert_eq!(Space::COUNT, 12);
}

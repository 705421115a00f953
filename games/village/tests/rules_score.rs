//! The sentences about trips, R48, R49 and R52 to R62, on lines built track by track.

use crate::common::{
    Cards, NO_TRIP, Play, line,
    scored::{STAIRS, check, check_trip},
    trip,
};
use village::{Content, Terrain};

/// The trip must be one of the built-in cards.
#[track_caller]
fn is_built_in(text: &str) {
    assert!(Content::built_in().trips().contains(&trip(text)), "{text}");
}

const BRIDGES: [&str; 3] = ["bridge lake", "bridge forest", "bridge field"];

/// One terrain.
const LAKES: [&str; 3] = ["bridge lake", "bridge lake", "bridge lake"];

#[test]
fn r48_trips_and_features_score_and_then_a_terminus_card_pays() {
    check(
        "field -",
        &["bridge lake signal", "bridge lake -", "bridge field halt-3"],
        &["3 for exactly 4 tracks", "6 for both ends field"],
        "3 + 1 for each lake",
        "3 + 6 | 0 0 3 3 | 5",
    );
}

#[test]
fn r49_that_the_feature_of_a_border_piece_scores_is_our_ruling() {
    testing::marks::assert_partly_ruled(env!("CARGO_MANIFEST_DIR"), "R49");
}

#[test]
fn r49_the_border_piece_is_part_of_the_line() {
    // Its terrain and its signal count.
    let tracks = ["bridge field signal", "bridge field -", "bridge field barn-lake"];
    check("lake signal", &tracks, &["4 for 2 features alike"], "3 + 1 for each lake", "4 | 1 0 0 8 | 4");
    check("lake halt-2", &tracks, &["4 for 2 features alike"], "3 + 2 for each halt", "0 | 1 0 2 3 | 5");
    check("field -", &tracks, &["4 for 2 features alike"], "3 + 2 for each signal", "0 | 0 0 0 3 | 5");
}

#[test]
fn r52_each_trip_scores_by_its_card() {
    check("field -", &["bridge lake -"; 3], &["4 for no forests"], "3 + 0 for each trip", "4 | 0 0 0 0 | 3");
    check(
        "field -",
        &["bridge lake -"; 3],
        &["4 for no forests", "1 for each straight"],
        "3 + 2 for each trip",
        "4 + 3 | 0 0 0 0 | 7",
    );
    check("field -", &["bridge lake -"; 3], &[], "3 + 2 for each trip", " | 0 0 0 0 | 3");
    // Not the trips of other lines, which is a matter of the next test files.
    assert_eq!(NO_TRIP, "0 for exactly 9 tracks");
}

#[test]
fn r53_trips_for_the_length_of_a_line() {
    for (text, on_four, on_five, on_seven) in [("6 for exactly 3 tracks", 0, 0, 0), ("4 for exactly 5 tracks", 0, 4, 0)]
    {
        is_built_in(text);
        check_trip(text, "field", &BRIDGES, on_four);
        // Down to the second row, along it, and out: the example of the rulebook has five tracks with the border piece.
        check_trip(text, "field", &["bend lake", "bend lake", "bridge lake", "bridge lake"], on_five);
        check_trip(text, "field", &STAIRS, on_seven);
    }
    // Two tracks, and then three: l4 alone is so short, by one bend, or by a bridge and a bend.
    let cards = Cards::plain().trip(8, "6 for exactly 3 tracks").track(1, "bend lake - -");
    let mut play = Play::new("A B", cards.content());
    play.go("0 trip 1, 0 l4, 0 take 1, 0 r4c1");
    play.resolve("l4");
    assert_eq!((play.points(0), play.tableau(0).course(line("l4")).facts().length()), (0, 2));
    let cards = Cards::plain().trip(8, "6 for exactly 3 tracks").track(3, "bend lake - -");
    let mut play = Play::new("A B", cards.content());
    play.go("0 trip 1, 0 l4, 0 take 1, 0 r4c1");
    play.idle_until(0);
    play.go("0 take 1, 0 r4c2");
    play.resolve("l4");
    assert_eq!((play.points(0), play.tableau(0).course(line("l4")).facts().length()), (6, 3));
}

#[test]
fn r54_trips_for_straight_track_only() {
    is_built_in("10 for only straights");
    check_trip("10 for only straights", "field", &BRIDGES, 10);
    check_trip("10 for only straights", "field", &["bend lake", "bend lake", "bridge lake", "bridge lake"], 0);
    check_trip("10 for only straights", "field", &STAIRS, 0);
}

#[test]
fn r55_trips_for_the_terrain_of_both_ends() {
    for terrain in Terrain::ALL {
        let text = format!("6 for both ends {terrain}");
        is_built_in(&text);
        let last = format!("bridge {terrain}");
        check_trip(&text, terrain.name(), &["bridge lake", "bridge forest", &last], 6);
        let other = Terrain::ALL[(terrain.index() + 1) % 5];
        check_trip(&text, other.name(), &["bridge lake", "bridge forest", &last], 0);
        // The same, but another terrain than the card wants.
        let last = format!("bridge {other}");
        check_trip(&text, other.name(), &["bridge lake", "bridge forest", &last], 0);
    }
    // The end is the last track, not the one before.
    check_trip("6 for both ends lake", "lake", &["bridge lake", "bridge lake", "bridge field"], 0);
    let text = "6 for same ends";
    is_built_in(text);
    for (terrain, points) in Terrain::ALL.into_iter().zip([6, 0, 0, 0, 0]) {
        check_trip(text, terrain.name(), &BRIDGES, points);
    }
}

#[test]
fn r56_trips_for_three_of_a_terrain() {
    for terrain in Terrain::ALL {
        is_built_in(&format!("6 for exactly 3 {terrain}s"));
    }
    let text = "6 for exactly 3 lakes";
    check_trip(text, "lake", &["bridge lake", "bridge forest", "bridge lake"], 6);
    check_trip(text, "field", &LAKES, 6);
    check_trip(text, "lake", &LAKES, 0);
    check_trip(text, "lake", &["bridge lake", "bridge forest", "bridge field"], 0);
}

#[test]
fn r57_trips_for_the_rarest_terrain_that_is_present() {
    for terrain in Terrain::ALL {
        is_built_in(&format!("6 for fewest {terrain}s"));
    }
    let text = "6 for fewest lakes";
    check_trip(text, "forest", &["bridge lake", "bridge forest", "bridge forest"], 6);
    check_trip(text, "lake", &["bridge forest", "bridge forest", "bridge forest"], 6);
    // Every other terrain that is there must be there more often.
    check_trip(text, "field", &["bridge lake", "bridge forest", "bridge forest"], 0);
    check_trip(text, "forest", &["bridge lake", "bridge lake", "bridge forest"], 0);
    check_trip(text, "forest", &["bridge field", "bridge field", "bridge forest"], 0);
    // Seven tracks: one lake, two fields, two forests, two pastures.
    check_trip(
        text,
        "field",
        &["bend field", "bend forest", "bend forest", "bend pasture", "bend pasture", "bend lake"],
        6,
    );
}

#[test]
fn r58_a_line_of_nothing_but_the_terrain_scores_for_the_fewest_too() {
    check_trip("6 for fewest lakes", "lake", &LAKES, 6);
    check_trip("6 for fewest fields", "lake", &LAKES, 0);
}

#[test]
fn r59_trips_for_one_terrain() {
    let text = "6 for exactly 1 terrain";
    is_built_in(text);
    check_trip(text, "lake", &LAKES, 6);
    check_trip(text, "field", &LAKES, 0);
    check_trip(text, "lake", &["bridge lake", "bridge lake", "bridge field"], 0);
}

#[test]
fn r60_trips_for_two_straights() {
    let text = "7 for exactly 2 straights";
    is_built_in(text);
    check_trip(text, "field", &BRIDGES, 0);
    check_trip(text, "field", &["bend lake", "bend lake", "bridge lake", "bridge lake"], 7);
    check_trip(text, "field", &STAIRS, 0);
}

#[test]
fn r61_trips_for_all_five_terrains() {
    let text = "6 for exactly 5 terrains";
    is_built_in(text);
    let tracks = ["bend lake", "bend forest", "bridge pasture", "bridge village"];
    check_trip(text, "field", &tracks, 6);
    check_trip(text, "lake", &tracks, 0);
    check_trip(text, "field", &LAKES, 0);
}

#[test]
fn r62_trips_for_a_line_without_features() {
    let text = "6 for no features";
    is_built_in(text);
    for (start, feature, scores, features) in [
        ("-", "-", "6", "0 0 0 0"),
        ("-", "barn-field", "0", "1 0 0 0"),
        ("-", "halt-2", "0", "0 0 2 0"),
        ("-", "siding", "0", "0 0 0 0"),
        ("siding", "-", "0", "0 0 0 0"),
    ] {
        let first = format!("bridge pasture {feature}");
        let tracks = [&first, "bridge pasture -", "bridge pasture -"];
        let expected = format!("{scores} | {features} | 3");
        check(&format!("field {start}"), &tracks, &[text], "3 + 0 for each trip", &expected);
    }
}

/// What the cards of rules 1 ask for besides.
#[test]
fn r52_trips_of_other_cards_score_as_they_say() {
    let four = ["bridge forest", "bridge lake", "bridge village"];
    for (text, start, tracks, points) in [
        ("6 for at least 6 tracks", "field", &STAIRS[..], 6),
        ("6 for at least 6 tracks", "field", &BRIDGES, 0),
        ("5 for at most 3 tracks", "field", &BRIDGES, 0),
        ("4 for same ends", "field", &BRIDGES, 4),
        ("4 for same ends", "lake", &BRIDGES, 0),
        ("6 for most lakes", "lake", &BRIDGES, 6),
        ("6 for most lakes", "field", &BRIDGES, 0),
        ("6 for most lakes", "lake", &["bridge lake", "bridge forest", "bridge forest"], 0),
        ("4 for no lakes", "field", &LAKES, 0),
        ("4 for no fields", "lake", &LAKES, 4),
        ("2 for each bend", "field", &STAIRS, 12),
        ("1 for each straight", "field", &BRIDGES, 3),
        ("5 for exactly 4 terrains", "field", &four, 5),
        ("5 for exactly 4 terrains", "lake", &four, 0),
        ("8 for exactly 5 terrains", "field", &STAIRS, 8),
    ] {
        check_trip(text, start, tracks, points);
    }
    let alike = "4 for 2 features alike";
    for (a, b, scores, features) in [
        ("barn-field", "barn-lake", "4", "1 0 0 0"),
        ("halt-2", "halt-4", "4", "0 0 6 0"),
        ("siding", "siding", "4", "0 0 0 0"),
        ("farm", "signal", "0", "0 2 0 3"),
    ] {
        let tracks = [format!("bridge pasture {a}"), format!("bridge pasture {b}"), "bridge pasture -".to_owned()];
        let tracks: Vec<_> = tracks.iter().map(String::as_str).collect();
        let expected = format!("{scores} | {features} | 3");
        check("field -", &tracks, &[alike], "3 + 0 for each trip", &expected);
    }
}

/// The example turn of the rulebook: a planned trip, and one track that completes the rightmost and the bottom line.
#[test]
fn r52_the_example_turn_of_the_rulebook() {
    let cards = Cards::plain()
        .trip(9, "4 for exactly 5 tracks")
        .start("t3", "field -")
        .start("l4", "lake -")
        .terminus(1, "3 + 1 for each field")
        .terminus(2, "3 + 2 for each trip")
        // In the order in which the first player takes them.
        .track(1, "bridge pasture farm -")
        .track(3, "bridge forest - -")
        .track(5, "bridge village - -")
        .track(7, "bridge lake - barn-lake")
        .track(13, "bridge lake - signal")
        // It will lie upside down.
        .track(16, "bend lake signal -");
    let mut play = Play::new("A B", cards.content());
    // The other player lays £1 on two trips.
    play.go("0 take 1, 0 r1c3, 0 done, 1 take 1, 1 r1c1, 1 trip 3, 1 t1");
    for space in ["r2c3", "r3c3", "r4c1", "r4c2"] {
        play.idle_until(0);
        play.go(&format!("0 take 1, 0 {space}"));
    }
    play.idle_until(0);
    assert_eq!((play.money(0), play.points(0)), (5, 0));
    play.go("0 trip 2, 0 t3");
    assert_eq!(play.money(0), 5 - 1 - 3 + 1);
    play.go("0 take 1, 0 r4c3 turned, 0 resolve t3 terminus 1");
    assert_eq!((play.points(0), play.money(0)), (4 + 5, 2 + 4));
    play.go("0 resolve l4 terminus 2");
    assert_eq!((play.points(0), play.money(0)), (9 + 4 + 8, 6 + 3));
    assert_eq!(play.waiting(), Some(1), "her turn is over");
    let score = |name| play.tableau(0).course(line(name)).score(play.content());
    assert_eq!((score("t3").trip_points(), score("t3").farms, score("t3").points()), (4, 5, 9));
    assert_eq!((score("l4").barns, score("l4").signals, score("l4").points()), (4, 8, 12));
}

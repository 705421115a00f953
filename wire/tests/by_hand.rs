//! One position of each game, as JSON that was worked out by hand.

use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use wire::View;

/// What the first seat that is shown sees after the events of a record.
#[track_caller]
fn check(record: &str, seat: usize, expected: &Value) {
    let host = library::read(record, &[]).unwrap_or_else(|error| panic!("{error}")).host;
    let viewer = Seat::new(seat).expect("a seat");
    let view = View::new(&host.view(Viewer::Seat(viewer)), &|it| it == viewer);
    let found = serde_json::to_value(view).expect("a view is JSON");
    for (field, value) in expected.as_object().expect("an object") {
        assert_eq!(&found[field], value, "{field}");
    }
    assert_eq!(&found, expected);
}

#[test]
fn a_line_of_the_advanced_game_is_worth_its_shares() {
    let record = "\
30-rails 1 advanced seats 1
. mountain x1/y1
. mountain x1/y2
. mountain x1/y3
. mountain x1/y4
. mountain x1/y5
. mountain x1/y6
0 skip y1
0 mine x2/y6
0 station 1 x6/y0
0 station 2 x7/y1
0 station 3 x0/y1
0 station 4 x2/y7
0 bonus x6/y1
. roll 1 1
0 x6/y1 = 1a
. roll 3 2
0 shares 1-2 cross x3/y3
. roll 4 5
";
    // One square and the bonus: 1 + 1 + 2, but no more than 3 shares; station 4 lies beside the mine.
    let expected = json!({
        "game": "30-rails",
        "rules": "advanced",
        "seats": 1,
        "stage": "play",
        "rolls_made": 3,
        "rolls_left": 27,
        "rolls": [{ "white": 4, "colour": 5 }],
        "waiting": [0],
        "gone": [],
        "sheets": [{
            "seat": 0,
            "setup_left": [],
            "mountains": ["x1/y2", "x1/y3", "x1/y4", "x1/y5", "x1/y6"],
            "mine": "x2/y6",
            "stations": { "1": "x6/y0", "2": "x7/y1", "3": "x0/y1", "4": "x2/y7" },
            "bonus": "x6/y1",
            "track": { "x6/y1": "1a" },
            "crosses": ["x3/y3"],
            "empty": [
                "x1/y1", "x2/y1", "x3/y1", "x4/y1", "x5/y1",
                "x2/y2", "x3/y2", "x4/y2", "x5/y2", "x6/y2",
                "x2/y3", "x4/y3", "x5/y3", "x6/y3",
                "x2/y4", "x3/y4", "x4/y4", "x5/y4", "x6/y4",
                "x2/y5", "x3/y5", "x4/y5", "x5/y5", "x6/y5",
                "x3/y6", "x4/y6", "x5/y6", "x6/y6",
            ],
            "shares": { "1-2": 3 },
            "overrides": [],
            "turns": 2,
            "roll": { "white": 4, "colour": 5 },
            "score": {
                "lines": [{ "line": "1-2", "points": 1, "length": 1, "bonus": 2, "shares": 3, "total": 3 }],
                "mine_stations": [4],
                "mine_points": 2,
                "total": 5,
                "grade": null,
            },
        }],
    });
    check(record, 0, &expected);
}

#[test]
fn a_drive_past_a_tree_and_a_link_to_the_central_station() {
    let record = "\
30-streetcar-rails 1 tiles 93aecd72fdcf1b50 seats 1
0 station 1 x6/y0
0 station 2 x7/y1
0 station 3 x0/y1
0 station 4 x2/y7
. zone x4/y1
. zone x4/y2
. zone x4/y3
. zone x4/y4
. zone x4/y5
. zone x4/y6
0 remove x4/y6
0 central x3/y1
. draw S 1
0 x1/y1 = Sb
. draw S 1
0 x2/y1 = Sb
. draw T 1
0 x6/y1 = Ta
. draw R 4
";
    let expected = json!({
        "game": "30-streetcar-rails",
        "rules": "tiles-35",
        "content": "93aecd72fdcf1b50",
        "seats": 1,
        "stage": "play",
        "rolled": ["x4/y1", "x4/y2", "x4/y3", "x4/y4", "x4/y5", "x4/y6"],
        "draws_made": 4,
        "draws_left": 26,
        "draw": { "tile": "R", "die": 4 },
        "unseen": {
            "S": 5, "C": 7, "R": 3, "L": 4, "Y": 3, "D": 2, "W": 2, "T": 1, "O": 1, "X": 1, "Z": 1, "M": 1,
        },
        "waiting": [0],
        "gone": [],
        "boards": [{
            "seat": 0,
            "setup_next": null,
            "stations": { "1": "x6/y0", "2": "x7/y1", "3": "x0/y1", "4": "x2/y7" },
            "zones": ["x4/y1", "x4/y2", "x4/y3", "x4/y4", "x4/y5"],
            "central": "x3/y1",
            "track": { "x1/y1": "Sb", "x2/y1": "Sb", "x6/y1": "Ta" },
            "empty": [
                "x5/y1",
                "x1/y2", "x2/y2", "x3/y2", "x5/y2", "x6/y2",
                "x1/y3", "x2/y3", "x3/y3", "x5/y3", "x6/y3",
                "x1/y4", "x2/y4", "x3/y4", "x5/y4", "x6/y4",
                "x1/y5", "x2/y5", "x3/y5", "x5/y5", "x6/y5",
                "x1/y6", "x2/y6", "x3/y6", "x4/y6", "x5/y6", "x6/y6",
            ],
            "score": {
                "lines": [{ "line": "1-2", "points": 3, "length": 1, "trees": 1, "total": 5 }],
                "central_stations": [3],
                "central_points": 2,
                "total": 7,
            },
        }],
    });
    check(record, 0, &expected);
}

#[test]
fn two_special_lines_of_rail_age_make_a_branch() {
    let record = "\
rail-age 1 river 5431e86db9239fed seats 2
. seat 0 mine 5
. seat 1 mine 1
0 start K
1 start C
. roll 4 6 4
0 city 1+2 C
0 dots 3 K1 K2
0 pass
0 done
1 pass
1 pass
1 pass
1 done
. roll 3 1 3
0 city 1+2 R
0 dots 3 C2 K3
0 line C C2 K1 K
0 done
1 pass
1 pass
1 pass
1 done
. roll 1 1 2
0 special K K2 M5 die 1
0 pass
0 pass
0 pass
0 done
1 pass
1 pass
1 pass
1 done
. roll 6 6 6
0 special K K3 M2 die 2
";
    // K has a line and two special ones, which is worth 4; the second lower space has 3 points.
    let expected = json!({
        "game": "rail-age",
        "map": "river",
        "content": "5431e86db9239fed",
        "rules": 1,
        "seats": 2,
        "stage": "round",
        "round": 4,
        "is_last": false,
        "roll": [6, 6, 6],
        "points_left": { "upper": [5, 10, 14], "lower": [2, 5] },
        "waiting": [0, 1],
        "players": [
            { "seat": 0, "mine": 5, "announced": { "upper": [], "lower": [] }, "has_ended": false },
            { "seat": 1, "mine": 1, "announced": { "upper": [], "lower": [] }, "has_ended": false },
        ],
        "sheets": [{
            "seat": 0,
            "stations": ["C", "K", "R"],
            "open": ["C1", "C2", "K1", "K2", "K3", "R1", "R2"],
            "dots": ["C2", "K1", "K2", "K3"],
            "free_dots": [],
            "lines": ["C C2 K1 K"],
            "special_lines": ["K K2 M5", "K K3 M2"],
            "mines_left": ["M1", "M3", "M4", "M6"],
            "upper": 1,
            "crossed_out": 1,
            "lower": 2,
            "points": { "upper": [], "lower": [2] },
            "desk": {
                "phase": "land",
                "roll": [6, 2, 6],
                "dice_left": [1, 2, 3],
                "has_special": true,
                "has_marked": false,
            },
            "score": {
                "network": ["C", "K"],
                "trunk": ["C", "K"],
                "factor": 0,
                "trunk_points": 0,
                "branches": [{ "city": "K", "lines": 3, "points": 4 }],
                "branch_points": 4,
                "upper_points": 0,
                "lower_points": 3,
                "total": 7,
                "overlap": 0,
                "title": null,
            },
        }],
    });
    check(record, 0, &expected);
}

/// A game of Village Rails after dealing.
const DEALT: &str = "\
. corner B for 0
. corner A for 1
. top 8 for only bends at least 3
. track 77
. top 5 for fewest lakes
. track 27
. top 5 for fewest forests
. track 1
. top 10 for only straights
. track 49
. top 6 for both ends field
. track 66
. top 5 for fewest fields
. track 38
. top 4 for 2 features alike
. track 68
. top 3 for exactly 3 terrains
. top 3 for exactly 4 tracks
. top 4 for exactly 2 villages
. top 4 for exactly 2 forests
. top 6 for most villages
. terminus 10 for 0
. terminus 16 for 0
. terminus 8 for 0
. terminus 28 for 1
. terminus 38 for 1
. terminus 11 for 1
";

/// The track market after the second card of [`DEALT`] was taken.
fn tracks() -> Value {
    json!([
        { "card": 77, "coins": 1 },
        { "card": 1, "coins": 0 },
        { "card": 49, "coins": 0 },
        { "card": 66, "coins": 0 },
        { "card": 38, "coins": 0 },
        { "card": 68, "coins": 0 },
        { "card": 50, "coins": 0 },
    ])
}

fn trips() -> Value {
    json!([
        { "trip": "3 for exactly 3 terrains", "coins": 0 },
        { "trip": "3 for exactly 4 tracks", "coins": 0 },
        { "trip": "4 for exactly 2 villages", "coins": 0 },
        { "trip": "4 for exactly 2 forests", "coins": 0 },
    ])
}

/// A line without anything.
fn line(name: &str) -> Value {
    json!({
        "line": name, "spaces": [], "is_completed": false, "is_open": true, "trips": [], "barns": 0, "farms": 0,
        "halts": 0, "signals": 0, "has_siding": false, "terminus": null, "paid": null, "total": 0,
    })
}

#[test]
fn a_line_of_village_rails_is_resolved_and_a_trip_may_be_planned() {
    let record = format!(
        "village-rails 1 seats 2 cards dcfed9f241d33833\n{DEALT}\
         1 take 2 r1c3\n\
         . track 50\n\
         . top 10 for only straights\n\
         1 resolve t3 terminus 28\n\
         . terminus 29 for 1\n"
    );
    // The border piece and the track have a signal each, which is worth 8; the card pays £3 and £2 for each of them.
    let mut t3 = line("t3");
    t3["spaces"] = json!(["r1c3"]);
    (t3["is_completed"], t3["is_open"]) = (true.into(), false.into());
    (t3["signals"], t3["total"], t3["terminus"], t3["paid"]) = (8.into(), 8.into(), 28.into(), 7.into());
    // Its border piece has a halt of 2 points.
    let mut l2 = line("l2");
    (l2["halts"], l2["total"]) = (2.into(), 2.into());
    let expected = json!({
        "game": "village-rails",
        "content": "dcfed9f241d33833",
        "rules": 1,
        "seats": 2,
        "stage": "plan",
        "round": 1,
        "first": 1,
        "in_turn": 1,
        "waiting": [1],
        "track_market": tracks(),
        "trip_market": trips(),
        "top": "10 for only straights",
        "deck": 68,
        "under": [],
        "terminus_deck": 31,
        "players": [{
            "seat": 1,
            "points": 8,
            "hand_size": 3,
            "hand": [11, 29, 38],
            "tableau": {
                "border": "A",
                "money": 11,
                "dial": 8,
                "tracks": [{ "space": "r1c3", "card": 27, "turned": false }],
                "reach": ["r1c1", "r1c2", "r2c1", "r2c3", "r3c1", "r4c1"],
                "lines": [line("t1"), line("t2"), t3, line("l1"), l2, line("l3"), line("l4")],
                "score": { "trips": 0, "features": 8, "siding_lines": 0, "sidings": 0, "money": 3, "total": 11 },
            },
        }],
        "winners": [],
    });
    check(&record, 1, &expected);
}

#[test]
fn a_track_of_village_rails_is_taken_and_the_new_card_is_seen_before_it_is_laid() {
    let record = format!(
        "village-rails 2 seats 2 cards dcfed9f241d33833\n{DEALT}\
         1 take 2\n\
         . track 50\n\
         . top 10 for only straights\n"
    );
    // The border pieces of t3 and l2 have a signal and a halt of 2 points.
    let (mut t3, mut l2) = (line("t3"), line("l2"));
    (t3["signals"], t3["total"]) = (3.into(), 3.into());
    (l2["halts"], l2["total"]) = (2.into(), 2.into());
    let expected = json!({
        "game": "village-rails",
        "content": "dcfed9f241d33833",
        "rules": 2,
        "seats": 2,
        "stage": "lay",
        "has_planned": false,
        "taken_track": 27,
        "round": 1,
        "first": 1,
        "in_turn": 1,
        "waiting": [1],
        "track_market": tracks(),
        "trip_market": trips(),
        "top": "10 for only straights",
        "deck": 68,
        "under": [],
        "terminus_deck": 32,
        "players": [{
            "seat": 1,
            "points": 0,
            "hand_size": 3,
            "hand": [11, 28, 38],
            "tableau": {
                "border": "A",
                "money": 4,
                "dial": 0,
                "tracks": [],
                "reach": ["r1c1", "r1c2", "r1c3", "r2c1", "r3c1", "r4c1"],
                "lines": [line("t1"), line("t2"), t3, line("l1"), l2, line("l3"), line("l4")],
                "score": { "trips": 0, "features": 0, "siding_lines": 0, "sidings": 0, "money": 1, "total": 1 },
            },
        }],
        "winners": [],
    });
    check(&record, 1, &expected);
}

#[test]
fn a_trip_of_village_rails_waits_for_its_line() {
    let record =
        format!("village-rails 2 seats 2 cards dcfed9f241d33833\n{DEALT}1 trip 2\n. top 10 for only straights\n");
    let host = library::read(&record, &[]).unwrap_or_else(|error| panic!("{error}")).host;
    let found = serde_json::to_value(View::new(&host.view(Viewer::Public), &|_| true)).expect("a view is JSON");
    assert_eq!((&found["stage"], &found["taken_trip"]), (&json!("assign"), &json!("3 for exactly 4 tracks")));
    assert_eq!((&found["has_planned"], &found["taken_track"]), (&Value::Null, &Value::Null));
    // £4 are paid: £1 lies on the first trip, and the top of the deck has filled the market.
    assert_eq!(found["players"][1]["tableau"]["money"], json!(1));
    assert_eq!(found["trip_market"][0], json!({ "trip": "3 for exactly 3 terrains", "coins": 1 }));
    assert_eq!(found["trip_market"][3], json!({ "trip": "6 for most villages", "coins": 0 }));
}

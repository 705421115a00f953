//! Positions of Village Rails as JSON that was worked out by hand.

use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use village_wire::View;
use wireform::laws;

/// What a seat sees of itself after the events of a record.
#[track_caller]
fn check(record: &str, seat: usize, expected: &Value) {
    let seat = Seat::new(seat).expect("a seat");
    let view = laws::told::<View>(record, Viewer::Seat(seat), &|it| it == seat);
    assert_eq!(&serde_json::to_value(view).expect("a view is JSON"), expected);
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
    let view = laws::told::<View>(&record, Viewer::Public, &|_| true);
    let found = serde_json::to_value(view).expect("a view is JSON");
    assert_eq!((&found["stage"], &found["taken_trip"]), (&json!("assign"), &json!("3 for exactly 4 tracks")));
    assert_eq!((&found["has_planned"], &found["taken_track"]), (&Value::Null, &Value::Null));
    // £4 are paid: £1 lies on the first trip, and the top of the deck has filled the market.
    assert_eq!(found["players"][1]["tableau"]["money"], json!(1));
    assert_eq!(found["trip_market"][0], json!({ "trip": "3 for exactly 3 terrains", "coins": 1 }));
    assert_eq!(found["trip_market"][3], json!({ "trip": "6 for most villages", "coins": 0 }));
}

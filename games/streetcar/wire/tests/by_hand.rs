//! Positions of 30 Streetcar Rails as JSON that was worked out by hand.

use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use streetcar_wire::View;
use wireform::laws;

/// What a seat sees of itself after the events of a record.
#[track_caller]
fn check(record: &str, seat: usize, expected: &Value) {
    let seat = Seat::new(seat).expect("a seat");
    let view = laws::told::<View>(record, Viewer::Seat(seat), &|it| it == seat);
    assert_eq!(&serde_json::to_value(view).expect("a view is JSON"), expected);
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

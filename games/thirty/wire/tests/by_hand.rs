//! Positions of 30 Rails as JSON that was worked out by hand.

use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use thirty_wire::View;
use wireform::laws;

/// What a seat sees of itself after the events of a record.
#[track_caller]
fn check(record: &str, seat: usize, expected: &Value) {
    let seat = Seat::new(seat).expect("a seat");
    let view = laws::told::<View>(record, Viewer::Seat(seat), &|it| it == seat);
    assert_eq!(&serde_json::to_value(view).expect("a view is JSON"), expected);
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

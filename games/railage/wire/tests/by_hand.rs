//! Positions of Rail Age as JSON that was worked out by hand.

use kernel::{Seat, Viewer};
use railage_wire::View;
use serde_json::{Value, json};
use wireform::laws;

/// What a seat sees of itself after the events of a record.
#[track_caller]
fn check(record: &str, seat: usize, expected: &Value) {
    let seat = Seat::new(seat).expect("a seat");
    let view = laws::told::<View>(record, Viewer::Seat(seat), &|it| it == seat);
    assert_eq!(&serde_json::to_value(view).expect("a view is JSON"), expected);
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

//! Who has won, as plain data: by hand for every way to end, and there and back.

use std::fs;

use serde_json::{Value, json};
use wire::Outcome;

/// How a recorded game ended, as it crosses the wire.
#[track_caller]
fn check(game: &str, name: &str, expected: &Value) {
    let root = env!("CARGO_MANIFEST_DIR");
    let record = fs::read_to_string(format!("{root}/../games/{game}/tests/records/{name}.rec")).expect("a record");
    let host = library::read(&record, &[]).expect("a record").host;
    let outcome = host.outcome().expect("a finished game");
    let plain = Outcome::new(&outcome);
    assert_eq!(serde_json::to_value(&plain).expect("JSON"), *expected, "{name}");
    assert_eq!(plain.back(), Some(outcome), "{name}");
}

#[test]
fn the_outcomes_of_recorded_games() {
    check("thirty", "postal-two", &json!({ "points": 62, "winners": [1], "tie": null }));
    let tie = json!({ "seats": [0, 1], "by": null, "amounts": [] });
    check("streetcar", "two-leave-in-the-setup", &json!({ "points": 0, "winners": [0, 1], "tie": tie }));
    check("railage", "river-4-overlap", &json!({ "points": 71, "winners": [0], "tie": null }));
}

#[test]
fn what_is_no_outcome_is_refused() {
    let wrong = Outcome { points: 3, winners: vec![u16::MAX], tie: None };
    assert_eq!(wrong.back(), None, "there is no such seat");
    let by = serde_json::from_value::<Outcome>(json!({
        "points": 3, "winners": [0], "tie": { "seats": [0, 1], "by": "beauty", "amounts": [2, 1] },
    }));
    assert!(by.is_err(), "nobody compares beauty");
    let overlap =
        json!({ "points": 3, "winners": [0], "tie": { "seats": [0, 1], "by": "overlap", "amounts": [2, 1] } });
    let read: Outcome = serde_json::from_value(overlap.clone()).expect("an outcome");
    let back = read.back().expect("an outcome");
    assert_eq!(back.compared(), Some((library::TieBreak::Overlap, 2, Some(1))));
    assert_eq!(serde_json::to_value(Outcome::new(&back)).expect("JSON"), overlap);
}

//! Plain data that no game could have sent: refused with the field at fault, and never a panic.

use crate::common::look_around;
use kernel::Viewer;
use serde_json::{Value, json};
use wire::View;

/// A position late in a recorded game, with something of everything in it, as JSON.
fn sample(record: &str) -> Value {
    let n_lines = record.lines().count() * 3 / 4;
    let record: String = record.lines().take(n_lines).flat_map(|line| [line, "\n"]).collect();
    let host = library::read(&record, &[]).unwrap_or_else(|error| panic!("{error}")).host;
    serde_json::to_value(View::new(&host.view(Viewer::Referee), &|_| true)).expect("a view is JSON")
}

/// The reason why the sample of a game is refused when the value at `place` is another.
#[track_caller]
fn check(sample: &Value, place: &str, value: Value, expected: &str) {
    let mut changed = sample.clone();
    *changed.pointer_mut(place).unwrap_or_else(|| panic!("no {place} in {sample:#}")) = value;
    let view: View = serde_json::from_value(changed).expect("the fields are there");
    assert_eq!(view.back(&[]).expect_err("it is refused").to_string(), expected);
}

#[test]
fn data_of_30_rails_are_refused_with_their_field() {
    let record = include_str!("../../games/thirty/tests/records/basic-30-squares.rec");
    let sample = sample(record);
    let check = |place: &str, value: Value, expected: &str| check(&sample, place, value, expected);
    check("/rules", json!("hard"), "rules: expected basic, advanced or postal, found `hard`");
    check("/seats", json!(0), "seats: there is no game of 0 seats");
    check("/seats", json!(2000), "seats: there is no game of 2000 seats");
    check("/waiting", json!([7]), "waiting: expected a seat below 1, found 7");
    check("/rolls_made", json!(31), "rolls_made: expected 0 to 30, found 31");
    check("/rolls", json!([{ "white": 0, "colour": 7 }]), "rolls: dice do not show 0 and 7");
    check("/sheets/0/seat", json!(1), "sheets[0].seat: expected a seat below 1, found 1");
    check("/sheets/0/turns", json!(200), "sheets[0].turns: expected 0 to 30, found 200");
    let reason = "sheets[0].`cross x6/y6?mine x1/y1`: expected the end of the line, found `?mine`";
    check("/sheets/0/crosses", json!(["x6/y6\nmine x1/y1"]), reason);
}

#[test]
fn data_of_30_streetcar_rails_are_refused_with_their_field() {
    let sample = sample(include_str!("../../games/streetcar/tests/records/alone.rec"));
    let check = |place: &str, value: Value, expected: &str| check(&sample, place, value, expected);
    check("/draw", json!({ "tile": "Q", "die": 1 }), "draw: there is no tile `Q` with the die 1");
    check("/draw", json!({ "tile": "R", "die": 0 }), "draw: there is no tile `R` with the die 0");
    check("/draws_made", json!(31), "draws_made: expected 0 to 30, found 31");
    check("/unseen", json!({ "S": 8 }), "unseen: more tiles than there are");
    let square = sample["boards"][0]["central"].as_str().expect("a central station").to_owned();
    let reason = format!("boards[0].`{square} = Ra`: {square} is taken by line ");
    let mut changed = sample.clone();
    changed["boards"][0]["track"][&square] = json!("Ra");
    let view: View = serde_json::from_value(changed).expect("the fields are there");
    let error = view.back(&[]).expect_err("the square is taken").to_string();
    assert!(error.starts_with(&reason), "{error}");
}

#[test]
fn data_of_rail_age_are_refused_with_their_field() {
    let sample = sample(include_str!("../../games/railage/tests/records/river-2-overlap.rec"));
    let check = |place: &str, value: Value, expected: &str| check(&sample, place, value, expected);
    let impossible = "sheets[0].lines: no sheet of this map can look so";
    check("/sheets/0/stations", json!([]), impossible);
    check("/sheets/0/dots", json!([]), impossible);
    check("/sheets/0/upper", json!(255), impossible);
    check("/sheets/0/lower", json!(17), impossible);
    let twice = [sample["sheets"][0]["lines"][0].clone(), sample["sheets"][0]["lines"][0].clone()];
    check("/sheets/0/lines", json!(twice), impossible);
    check(
        "/sheets/0/desk/dice_left",
        json!([1, 2]),
        "sheets[0].desk.dice_left: expected one of the three dice, or all",
    );
    check("/sheets/0/desk/roll", json!([1, 2, 7]), "sheets[0].desk.roll: a die does not show 7");
    check("/players/0/mine", json!(0), "players[0].mine: a die does not show 0");
}

#[test]
fn data_of_village_rails_are_refused_with_their_field() {
    let sample = sample(include_str!("../../games/village/tests/records/2-seats-shared.rec"));
    let check = |place: &str, value: Value, expected: &str| check(&sample, place, value, expected);
    check("/first", json!(2), "first: expected a seat below 2, found 2");
    check("/track_market/0/card", json!(81), "track_market: there is no railway card 81");
    check("/rules", json!(3), "rules: expected rules 1 to 2, found 3");
    check("/rules", json!(0), "rules: expected rules 1 to 2, found 0");
    check("/players/0/hand", json!([39]), "players[0].hand: there is no terminus card 39");
    check("/players/0/tableau/border", json!("E"), "players[0].tableau.border: there is no `E`");
    check("/players/0/tableau/lines/0/line", json!("t4"), "players[0].tableau.lines: there is no `t4`");
    let track = &sample["players"][0]["tableau"]["tracks"][0];
    check("/players/0/tableau/tracks", json!([track, track]), "players[0].tableau: no tableau can look so");
    let trip = json!({ "trip": "4 for same ends", "points": 0 });
    check("/players/0/tableau/lines/0/trips", json!([trip, trip, trip]), "players[0].tableau: no tableau can look so");
}

/// Changes one value somewhere inside, by what luck brings.
fn disturb(value: &mut Value, luck: &mut fastrand::Rng) {
    match value {
        Value::Array(items) if !items.is_empty() && luck.u32(..8) > 0 => {
            let n = luck.usize(..items.len());
            match luck.u32(..10) {
                0 => items.push(items[n].clone()),
                1 => _ = items.remove(n),
                _ => disturb(&mut items[n], luck),
            }
        }
        Value::Object(fields) if !fields.is_empty() && luck.u32(..8) > 0 => {
            let n = luck.usize(..fields.len());
            if let Some(field) = fields.values_mut().nth(n) {
                disturb(field, luck);
            }
        }
        Value::Bool(it) => *it = !*it,
        Value::Number(_) => *value = [0, 1, 6, 7, 30, 255, 1023, 65535][luck.usize(..8)].into(),
        Value::String(_) => {
            let words =
                ["", "x0/y0", "x6/y6", "6h", "Ma", "1-2", "A", "A1", "A A1 A", "K K2 M*", "9 for no lakes", "\n#é"];
            *value = words[luck.usize(..words.len())].into();
        }
        _ => *value = [Value::Null, json!([]), json!({}), json!(["Z"])][luck.usize(..4)].clone(),
    }
}

#[test]
fn disturbed_data_never_panic() {
    let mut luck = fastrand::Rng::with_seed(30);
    let (mut n_taken, mut n_refused) = (0, 0);
    look_around(12, |_, view| {
        let sent = serde_json::to_value(View::new(&view, &|_| true)).expect("a view is JSON");
        for _ in 0..12 {
            let mut sent = sent.clone();
            (0..=luck.u32(..3)).for_each(|_| disturb(&mut sent, &mut luck));
            let Ok(view) = serde_json::from_value::<View>(sent) else { continue };
            match view.back(&[]) {
                Ok(back) => {
                    View::new(&back, &|_| true);
                    n_taken += 1;
                }
                Err(_) => n_refused += 1,
            }
        }
    });
    assert!(n_taken > 500 && n_refused > 500, "{n_taken} taken, {n_refused} refused");
}

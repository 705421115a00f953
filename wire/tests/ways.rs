//! Out and back: every position of random games as JSON, and the view again from it.

use crate::common::{look_around, tables};
use kernel::Viewer;
use serde_json::{Value, json};
use wire::{Content, View};

#[test]
fn json_reads_back_as_it_was_written() {
    let mut n_views = 0;
    look_around(9, |_, view| {
        let view = View::new(&view, &|_| true);
        let text = serde_json::to_string(&view).expect("a view is JSON");
        let again: View = serde_json::from_str(&text).expect("the JSON of a view");
        assert_eq!(again, view);
        assert_eq!(serde_json::to_string(&again).expect("a view is JSON"), text, "byte for byte");
        n_views += 1;
    });
    assert!(n_views > 500, "{n_views} views are few");
}

#[test]
fn the_view_comes_back_from_its_json() {
    let mut n_views = 0;
    look_around(5, |host, view| {
        let place = format!("{} after {} events", host.setup(), host.n_events());
        let back = View::new(&view, &|_| true).back(&[]).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(back, view, "{place}");
        n_views += 1;
    });
    assert!(n_views > 800, "{n_views} views are few");
}

#[test]
fn contents_read_back_and_stay_the_same_for_the_whole_game() {
    let mut contents = std::collections::BTreeMap::new();
    look_around(40, |host, view| {
        let content = Content::new(&view);
        let first = contents.entry((host.entry().name, host.setup())).or_insert_with(|| content.clone());
        assert_eq!(*first, content);
    });
    for content in contents.values() {
        let text = serde_json::to_string(content).expect("content is JSON");
        assert_eq!(serde_json::from_str::<Content>(&text).expect("the JSON of a content"), *content);
    }
    assert_eq!(contents.len(), tables().count());
}

#[test]
fn contents_say_what_is_printed() {
    let content = |game: &str, n_seats| {
        let host = library::find(game).expect("the game").open(None, n_seats).expect("an open game");
        serde_json::to_value(Content::new(&host.view(Viewer::Public))).expect("content is JSON")
    };
    let find = |all: &Value, key: &str, name: Value| -> Value {
        all.as_array().and_then(|it| it.iter().find(|it| it[key] == name)).expect("it is there").clone()
    };
    let thirty = content("30-rails", 1);
    let piece = find(&thirty["pieces"], "piece", json!("6b"));
    assert_eq!(piece, json!({ "piece": "6b", "die": 6, "name": "junction", "joins": ["ES", "EW"] }));
    assert_eq!(thirty["line_points"], json!({ "1-2": 1, "1-3": 2, "1-4": 3, "2-3": 3, "2-4": 4, "3-4": 5 }));
    let shape = find(&content("30-streetcar-rails", 1)["shapes"], "shape", json!("X"));
    let tiles = json!([{ "tile": "Xa", "joins": ["NS", "EW"] }]);
    assert_eq!(shape, json!({ "shape": "X", "name": "crossing", "count": 1, "has_tree": true, "tiles": tiles }));
    let railage = content("rail-age", 1);
    let mine = find(&railage["cells"], "name", json!("M1"));
    let touches = json!(["C3", "F1", "J1", "F", "J", "J2"]);
    assert_eq!(mine, json!({ "row": 2, "column": 10, "kind": "mine", "name": "M1", "touches": touches }));
    let city = find(&railage["cells"], "name", json!("A"));
    assert_eq!((&city["value"], &city["area"], &city["kind"]), (&json!(7), &json!("A"), &json!("city")));
    assert_eq!(railage["chart"][3], json!(["plain", "forest"]));
    assert_eq!((&railage["columns"], &railage["upper_spaces"]), (&json!(16), &json!(12)));
    let space = json!({ "space": 4, "is_extra": false, "factor": 3, "points": null });
    assert_eq!(find(&railage["upper"], "space", json!(4)), space);
    let village = content("village-rails", 2);
    assert_eq!(
        village["cards"][26],
        json!({
            "card": 27, "shape": "bend", "terrain": "forest", "from_above": "signal", "from_left": null,
            "trip": "6 for fewest lakes", "trip_points": 6, "trip_demand": "fewest lakes",
        })
    );
    assert_eq!(village["termini"][3], json!({ "card": 4, "base": 3, "rate": 1, "for_each": "lake" }));
    let border = json!({ "border": "A", "line": "l1", "terrain": "forest", "feature": "signal" });
    assert_eq!(village["borders"][3], border);
}

#[test]
fn a_content_of_ones_own_is_found_among_those_that_are_offered() {
    let map = include_str!("../../games/railage/content/river.txt").replace("map river", "map brook");
    let game = library::find("rail-age").expect("the game");
    let host = game.open_with(None, 2, Some(&map)).expect("a map");
    let view = host.view(Viewer::Referee);
    let sent = View::new(&view, &|_| true);
    assert_eq!(sent.back(&[&map]), Ok(view));
    let error = sent.back(&[]).expect_err("nobody has that map").to_string();
    assert!(error.starts_with("content: expected a map (river, lake), or one whose file is given"), "{error}");
}

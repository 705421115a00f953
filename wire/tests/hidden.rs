//! What is not for a viewer is not on the wire: hidden moves, hidden hands, and sheets that nobody asked for.

use std::cell::Cell;

use kernel::{Dice, Seat, Viewer};
use library::{Host, find};
use wire::View;

fn open(game: &str, n_seats: usize) -> Box<dyn Host> {
    let mut host = find(game).expect("the game").open(None, n_seats).expect("an open game");
    host.settle(&Dice::new("2a".parse().expect("a seed"), "hidden".parse().expect("an id")));
    host
}

fn json(host: &dyn Host, viewer: Viewer) -> String {
    serde_json::to_string(&View::new(&host.view(viewer), &|_| true)).expect("a view is JSON")
}

/// Whoever may not see which of two actions seat 0 took sees the same; seat 0 does not.
#[track_caller]
fn check_hidden(game: &str, actions: [&str; 2]) {
    let [one, other] = actions.map(|action| {
        let mut host = open(game, 2);
        host.act(Seat::FIRST, action).unwrap_or_else(|error| panic!("{action}: {error}"));
        host
    });
    for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1).expect("a seat"))] {
        assert_eq!(json(one.as_ref(), viewer), json(other.as_ref(), viewer));
    }
    for viewer in [Viewer::Referee, Viewer::Seat(Seat::FIRST)] {
        assert_ne!(json(one.as_ref(), viewer), json(other.as_ref(), viewer));
    }
}

#[test]
fn a_move_of_a_step_that_is_not_over_is_not_told() {
    check_hidden("30-rails", ["skip none", "skip y3"]);
    check_hidden("30-streetcar-rails", ["station 1 x0/y4", "station 1 x7/y2"]);
    let starts = open("rail-age", 2).actions(Seat::FIRST);
    check_hidden("rail-age", [&starts[0], &starts[1]]);
}

#[test]
fn of_a_thousand_sheets_only_those_that_are_asked_for_are_sent() {
    for entry in library::GAMES.iter().filter(|it| it.seats.1 >= 1000) {
        let host = open(entry.name, 1000);
        let view = host.view(Viewer::Public);
        let wanted = Seat::new(700).expect("a seat");
        let n_asked = Cell::new(0);
        let sent = View::new(&view, &|seat| {
            n_asked.set(n_asked.get() + 1);
            seat == wanted
        });
        assert_eq!(n_asked.get(), 1000, "each seat is asked about once");
        let told = serde_json::to_value(&sent).expect("a view is JSON");
        let sheets = ["sheets", "boards"].iter().find_map(|it| told[it].as_array()).expect("sheets");
        assert_eq!(sheets.iter().map(|it| it["seat"].as_u64()).collect::<Vec<_>>(), [Some(700)]);
        assert_eq!(told["waiting"].as_array().map(Vec::len), Some(1000));
        // Most of it is the thousand numbers of those who are waited for.
        let length = serde_json::to_string(&sent).expect("a view is JSON").len();
        assert!(length < 6_000, "{length} bytes");
        let back = sent.back(&[]).expect("a view");
        assert_eq!(View::new(&back, &|it| it == wanted), sent);
    }
}

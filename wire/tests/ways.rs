//! Out and back: every position of random games as JSON, and the view again from it.

mod common;

use common::look_around;
use kernel::{Seat, Viewer};
use library::GAMES;
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
        let back = View::new(&view, &|_| true).back(&[]);
        let back = back.unwrap_or_else(|error| panic!("{error}\n{}", host.record(None, None)));
        assert_eq!(back, view, "{}", host.record(None, None));
        n_views += 1;
    });
    assert!(n_views > 800, "{n_views} views are few");
}

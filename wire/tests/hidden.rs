//! What is not for a viewer is not on the wire: hidden moves, hidden hands, and sheets that nobody asked for.

use std::cell::Cell;

use crate::common::look_around;
use kernel::{Dice, Seat, Turn, Viewer};
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
fn hidden_sheets_and_hands_are_told_to_their_owners_alone_until_the_end() {
    let mut n_hidden = 0;
    look_around(9, |host, _| {
        let (is_over, n_seats) = (host.turn() == Turn::Over, host.n_seats());
        let first = Viewer::Seat(Seat::FIRST);
        match [Viewer::Public, first].map(|it| View::new(&host.view(it), &|_| true)) {
            [View::Railage(all), View::Railage(own)] if n_seats > 1 => {
                assert_eq!(all.sheets.len(), if is_over { n_seats } else { 0 });
                assert!(own.sheets.len() == if is_over { n_seats } else { 1 } && own.sheets[0].seat == 0);
                n_hidden += usize::from(!is_over);
            }
            [View::Village(all), View::Village(own)] => {
                assert!(all.players.iter().all(|it| it.hand.is_some() == is_over));
                assert!(own.players.iter().all(|it| it.hand.is_some() == (is_over || it.seat == 0)));
                n_hidden += usize::from(!is_over);
            }
            _ => {}
        }
    });
    assert!(n_hidden > 50, "{n_hidden}");
}

#[test]
fn of_a_thousand_sheets_only_those_that_are_asked_for_are_sent() {
    for game in ["30-rails", "30-streetcar-rails"] {
        let host = open(game, 1000);
        let view = host.view(Viewer::Public);
        let wanted = Seat::new(700).expect("a seat");
        let n_asked = Cell::new(0);
        let sent = View::new(&view, &|seat| {
            n_asked.set(n_asked.get() + 1);
            seat == wanted
        });
        assert_eq!(n_asked.get(), 1000, "each seat is asked about once");
        let (owners, waiting) = match &sent {
            View::Thirty(view) => (view.sheets.iter().map(|it| it.seat).collect::<Vec<_>>(), &view.waiting),
            View::Streetcar(view) => (view.boards.iter().map(|it| it.seat).collect(), &view.waiting),
            View::Railage(_) | View::Village(_) => unreachable!("these games have few seats"),
        };
        assert_eq!((owners, waiting.len()), (vec![700], 1000));
        // Most of it is the thousand numbers of those who are waited for.
        let length = serde_json::to_string(&sent).expect("a view is JSON").len();
        assert!(length < 6_000, "{length} bytes");
        let back = sent.back(&[]).expect("a view");
        assert_eq!(View::new(&back, &|it| it == wanted), sent);
    }
}

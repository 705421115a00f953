//! A move that is tried on a view leads to the board that the game itself would have.

use crate::common;
use kernel::{Event, Game, Seat, Table, Turn, Viewer};
use streetcar::Streetcar;

/// Plays a random game, trying moves before they are made; how many were tried.
fn check(n_seats: usize, seed: u64) -> usize {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::<Streetcar>::new(common::seats(n_seats));
    let mut n_tried = 0;
    loop {
        table.settle_with(&mut rng);
        let Turn::Seats(waiting) = table.state().turn() else { break };
        let seat = waiting.iter().next().expect("somebody is waited for");
        let view = table.state().view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        table.state().actions(seat, &mut actions);
        rng.shuffle(&mut actions);
        for &action in actions.iter().take(5) {
            let mut copy = table.state().clone();
            copy.apply(Event::Act { seat, action });
            // The stations that are set last bring the zones only with the next dice.
            assert_eq!(view.tried(seat, action).as_ref(), Some(copy.board(seat)), "{action}");
            n_tried += 1;
        }
        table.act(seat, actions[0]).expect("a legal move");
    }
    let view = table.state().view(Viewer::Public);
    assert_eq!(view.tried(Seat::FIRST, common::read("zone x1/y1")), None, "nothing can be tried after the end");
    n_tried
}

#[test]
fn a_tried_move_gives_the_board_that_the_game_would_have() {
    for (n_seats, seed) in [(1, 1), (1, 2), (3, 3)] {
        assert!(check(n_seats, seed) > 100, "{n_seats} seats");
    }
}

#[test]
fn what_the_rules_forbid_cannot_be_tried() {
    let table = common::play("tiles tiles-35 seats 1");
    let view = table.state().view(Viewer::Seat(Seat::FIRST));
    let tried = |text: &str| view.tried(Seat::FIRST, common::read(text));
    assert!(tried("station 1 x0/y4").is_some());
    assert_eq!(tried("station 2 x0/y4"), None, "station 1 comes first");
    assert_eq!(tried("x2/y1 = Ca"), None, "the setup comes first");
    assert_eq!(view.tried(common::seat(5), common::read("station 1 x0/y4")), None, "there is no such board");
}

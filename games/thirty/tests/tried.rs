//! A move that is tried on a view leads to the sheet that the game itself would have.

use crate::common::{self, RULES};
use kernel::{Event, Game, Seat, Table, Turn, Viewer};
use thirty::{Action, RuleSet, Setup, Thirty};

/// Plays a random game, trying moves before they are made; how many were tried.
fn check(rules: RuleSet, n_seats: usize, seed: u64) -> usize {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::<Thirty>::new(Setup::new(rules, n_seats).expect("some seats"));
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
            assert_eq!(view.tried(seat, action).as_ref(), Some(copy.sheet(seat)), "{action}");
            n_tried += 1;
        }
        table.act(seat, actions[0]).expect("a legal move");
    }
    let view = table.state().view(Viewer::Public);
    assert_eq!(view.tried(Seat::FIRST, Action::Skip(None)), None, "nothing can be tried after the end");
    n_tried
}

#[test]
fn a_tried_move_gives_the_sheet_that_the_game_would_have() {
    for rules in RULES {
        for (n_seats, seed) in [(1, 1), (1, 2), (3, 3)] {
            assert!(check(rules, n_seats, seed) > 100, "{rules}");
        }
    }
}

#[test]
fn what_the_rules_forbid_cannot_be_tried() {
    let table = common::play("basic seats 1, mountains 1 1 1 1 1 1");
    let view = table.state().view(Viewer::Seat(Seat::FIRST));
    let tried = |text: &str| view.tried(Seat::FIRST, common::read(text));
    assert!(tried("skip y3").is_some());
    assert_eq!(tried("mine x2/y1"), None, "the mountain comes first");
    assert_eq!(tried("x2/y1 = 1a"), None, "the setup comes first");
    assert_eq!(view.tried(common::seat(5), common::read("skip y3")), None, "there is no such sheet");
}

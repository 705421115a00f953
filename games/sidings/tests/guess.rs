//! Guessed games look to a seat like the one that is played, and every guess comes up.

use std::collections::BTreeSet;

use kernel::{Game as _, Viewer};
use sidings::Siding;

use crate::common::{play, seat};

#[test]
fn guesses_look_like_the_game_and_are_of_all_kinds() {
    let mut table = play("ABC", "1AAA 2AAA 3AAA");
    table.happen("wagon 4".parse().expect("a wagon")).expect("it is due");
    table.act(seat(2), "to D".parse().expect("a siding")).expect("it is free");
    let view = table.state().view(Viewer::Seat(seat(0)));
    let mut luck = fastrand::Rng::with_seed(1);
    let (mut orders, mut choices) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let guessed = view.guess(seat(0), &mut luck).expect("it decides");
        assert_eq!(guessed.view(Viewer::Seat(seat(0))), view);
        assert_eq!((guessed.turn(), guessed.step()), (table.state().turn(), table.state().step()));
        orders.insert((guessed.player(seat(1)).order, guessed.player(seat(2)).order));
        choices.insert(guessed.player(seat(2)).chosen);
    }
    assert_eq!(orders.len(), 16);
    assert_eq!(choices, [Siding::B, Siding::C, Siding::D].map(Some).into(), "A is full");
}

#[test]
fn nothing_is_guessed_where_nothing_is_decided() {
    let mut luck = fastrand::Rng::with_seed(1);
    let table = play("AB", "1AB");
    assert_eq!(table.state().view(Viewer::Seat(seat(0))).guess(seat(0), &mut luck), None, "a die is rolled");
    let mut table = play("AB", "");
    table.happen("wagon 4".parse().expect("a wagon")).expect("it is due");
    assert_eq!(table.state().view(Viewer::Public).guess(seat(0), &mut luck), None, "its order is not known");
    table.act(seat(0), "to D".parse().expect("a siding")).expect("it is free");
    assert_eq!(table.state().view(Viewer::Seat(seat(0))).guess(seat(0), &mut luck), None, "it has chosen");
    assert_eq!(table.state().view(Viewer::Seat(seat(0))).guess(seat(7), &mut luck), None, "there is no such seat");
}

//! The tests of the bots of Sidings, in one program.

use fastrand::Rng;
use kernel::{Event, Game as _, Seat, Turn, Viewer};
use mind::{Level, Mind as _, laws, play};
use sidings::{Setup, Sidings};
use sidings_bot::Bot;

fn setup(n_seats: usize) -> Setup {
    Setup::new(n_seats).expect("some seats")
}

/// The mean of so many games alone.
fn mean(level: Level, n_games: u64) -> f64 {
    let score = |seed| play::<Bot>(&setup(1), &[level], seed).scores().as_slice()[0];
    f64::from((0..n_games).map(score).sum::<i32>()) / f64::from(n_games as u32)
}

#[test]
fn a_level_plays_better_than_the_one_below() {
    let [random, easy, greedy, normal] =
        [(Level::Random, 200), (Level::Easy, 200), (Level::Greedy, 200), (Level::Normal, 60)]
            .map(|it| mean(it.0, it.1));
    assert!(random + 5.0 < easy, "{random} and {easy}");
    assert!(easy + 1.0 < greedy, "{easy} and {greedy}");
    assert!(greedy + 0.5 < normal, "{greedy} and {normal}");
}

#[test]
fn games_are_played_to_their_end_and_verify() {
    for n_seats in 1..=4 {
        let played = play::<Bot>(&setup(n_seats), &[Level::Normal, Level::Easy], 5);
        assert_eq!(played.table.state().turn(), Turn::Over);
        assert!(played.record().verify().is_ok());
    }
}

#[test]
fn thoughts_are_legal_and_name_each_action_once() {
    for level in Level::ALL {
        let mut n_decisions = 0;
        laws::watch::<Bot>(&setup(2), &[level], 1, |_, _| n_decisions += 1);
        assert_eq!(n_decisions, 24);
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    // In the other game the rivals have other orders, and those that have chosen have chosen otherwise.
    let mut luck = Rng::with_seed(1);
    let n_asked = laws::what_is_hidden_changes_nothing::<Bot>(&setup(3), 7, |game, seat| {
        game.view(Viewer::Seat(seat)).guess(seat, &mut luck).expect("it decides")
    });
    assert_eq!(n_asked, 5);
}

#[test]
fn the_last_piece_of_a_run_is_put_where_it_belongs() {
    let mut game = Sidings::new(&setup(1));
    let mut happen = |text: &str| game.apply(Event::Chance(text.parse().expect("a chance")));
    happen("seat 0 order D");
    for (wagon, to) in [(2, "A"), (3, "A"), (6, "B"), (6, "B")] {
        game.apply(Event::Chance(format!("wagon {wagon}").parse().expect("a wagon")));
        game.apply(Event::Act { seat: Seat::FIRST, action: to.parse().expect("a siding") });
    }
    for (wagon, expected) in [(4, "to A"), (6, "to B")] {
        let mut game = game.clone();
        game.apply(Event::Chance(format!("wagon {wagon}").parse().expect("a wagon")));
        let mut actions = Vec::new();
        game.actions(Seat::FIRST, &mut actions);
        for level in [Level::Greedy, Level::Normal, Level::Strong] {
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let chosen = Bot::choose(&view, Seat::FIRST, &actions, level, &mut Rng::with_seed(3));
            assert_eq!(chosen.to_string(), expected, "{level}");
        }
    }
}

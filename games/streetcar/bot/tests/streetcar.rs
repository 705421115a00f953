//! The bot for 30 Streetcar Rails plays whole games legally, repeatably and fairly.

use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn, Viewer};
use mind::{Level, Thought, laws, play};
use streetcar::{Action, Setup, Stage, Streetcar, Tiles};
use streetcar_bot::Bot;

fn setup(n_seats: usize) -> Setup {
    Setup::new(Tiles::usual(), n_seats).expect("some seats")
}

fn think(game: &Streetcar, seat: Seat, level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
    laws::think::<Bot>(game, seat, level, luck)
}

/// Plays a game of greedy bots; `look` sees every decision before it is made.
fn look_on(n_seats: usize, mut look: impl FnMut(&Streetcar, Seat)) {
    let mut game = Streetcar::new(&setup(n_seats));
    let mut fate = Rng::with_seed(8);
    loop {
        let event = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Event::Chance(game.draw(&mut fate, &mut Vec::new())),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
                look(&game, seat);
                Event::Act { seat, action: think(&game, seat, Level::Greedy, &mut fate)[0].action }
            }
        };
        game.apply(event);
    }
}

#[test]
fn whole_games_are_legal_and_verify() {
    let large = Tiles::find("tiles-101", &[]).expect("it is built in");
    for (setup, levels) in [
        (setup(1), &[Level::Easy][..]),
        (setup(3), &[Level::Random, Level::Greedy, Level::Easy]),
        (Setup::new(large, 1).expect("one seat"), &[Level::Normal]),
    ] {
        let played = play::<Bot>(&setup, levels, 5);
        let (table, n_draws) = played.record().verify().expect("a record that verifies");
        assert_eq!(table.state().turn(), Turn::Over);
        assert_eq!(n_draws, Some(36), "six zones and thirty turns");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed| play::<Bot>(&setup(1), &[Level::Easy], seed).record().to_string();
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

#[test]
fn a_level_plays_better_than_the_one_below() {
    let mean = |level, n: u64| {
        let score = |seed| play::<Bot>(&setup(1), &[level], seed).scores().as_slice()[0];
        (0..n).map(score).sum::<i32>() / i32::try_from(n).expect("few games")
    };
    let (random, greedy) = (mean(Level::Random, 40), mean(Level::Greedy, 40));
    let (easy, normal) = (mean(Level::Easy, 20), mean(Level::Normal, 4));
    assert!(random + 30 < greedy, "{random} and {greedy}");
    assert!(greedy + 10 < easy, "{greedy} and {easy}");
    assert!(easy + 10 < normal, "{easy} and {normal}");
}

#[test]
fn thoughts_are_legal_and_name_each_action_once() {
    let mut n_asked = 0;
    look_on(1, |game, seat| {
        n_asked += 1;
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        for level in [Level::Random, Level::Greedy, Level::Easy] {
            let thoughts = think(game, seat, level, &mut Rng::with_seed(n_asked));
            assert!(!thoughts.is_empty());
            assert!(thoughts.iter().all(|it| actions.contains(&it.action) && it.expected.is_finite()));
            let n_different =
                thoughts.iter().filter(|it| thoughts.iter().filter(|a| a.action == it.action).count() == 1);
            assert_eq!(n_different.count(), thoughts.len(), "each action once");
        }
    });
    assert_eq!(n_asked, 4 + 2 + 30);
}

#[test]
fn stations_are_set_well_whatever_was_set_before() {
    // A person has set the first one in a corner and asks for a hint.
    let mut game = Streetcar::new(&setup(1));
    game.apply(Event::Act { seat: Seat::FIRST, action: "station 1 x0/y1".parse().expect("an action") });
    let mut n_sides = 1;
    while game.view(Viewer::Public).stage == Stage::Stations {
        let action = think(&game, Seat::FIRST, Level::Strong, &mut Rng::with_seed(1))[0].action;
        assert_eq!(game.check(Seat::FIRST, action), Ok(()));
        assert!(matches!(action, Action::Station(_, border) if (2..=5).contains(&border.place())), "{action}");
        game.apply(Event::Act { seat: Seat::FIRST, action });
        n_sides += 1;
    }
    assert_eq!(n_sides, 4);
}

#[test]
fn what_others_hide_changes_nothing() {
    let mut n_changed = 0;
    let mut n_decisions = 0;
    look_on(2, |game, seat| {
        n_decisions += 1;
        let rival = Seat::first(2).find(|&it| it != seat).expect("two seats");
        let is_waited_for = matches!(game.turn(), Turn::Seats(waiting) if waiting.contains(rival));
        if !is_waited_for || n_decisions % 5 != 0 {
            return;
        }
        // The other one lays something already, in secret.
        let mut other = game.clone();
        let action = other.pick(rival, &mut Rng::with_seed(n_decisions), &mut Vec::new());
        other.apply(Event::Act { seat: rival, action });
        assert_ne!(other, *game);
        n_changed += 1;
        for level in [Level::Random, Level::Greedy, Level::Easy, Level::Normal] {
            let ask = |game: &Streetcar| {
                let mut luck = Rng::with_seed(n_decisions);
                (think(game, seat, level, &mut luck), luck.u64(..))
            };
            // Who is waited for is public, and the only thing that is.
            assert_eq!(ask(game), ask(&other), "{level} at decision {n_decisions}");
        }
    });
    assert!(n_changed >= 5, "{n_changed} hidden boards were other ones");
}

#[test]
fn draws_to_come_change_nothing() {
    // Two games that differ from the tenth draw on: all thoughts before it are the same.
    let thoughts = |seed: u64| {
        let mut game = Streetcar::new(&setup(1));
        let (mut fate, mut luck) = (Rng::with_seed(1), Rng::with_seed(2));
        let (mut res, mut n_draws) = (Vec::new(), 0);
        while n_draws < 10 {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    n_draws = game.view(Viewer::Public).n_draws + 1;
                    if n_draws == 10 {
                        fate = Rng::with_seed(seed);
                    }
                    Event::Chance(game.draw(&mut fate, &mut Vec::new()))
                }
                Turn::Seats(_) => {
                    let mut all = think(&game, Seat::FIRST, Level::Easy, &mut luck);
                    res.push(all.clone());
                    Event::Act { seat: Seat::FIRST, action: all.swap_remove(0).action }
                }
            };
            game.apply(event);
        }
        (res, game)
    };
    let (one, other) = (thoughts(10), thoughts(11));
    assert_eq!(one.0, other.0);
    assert_eq!(one.0.len(), 4 + 2 + 9);
    assert_ne!(one.1, other.1, "the last draws differ");
}

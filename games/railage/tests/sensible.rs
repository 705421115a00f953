//! Playing sensibly is worth it: a player who looks one decision ahead scores 60 to 100, a random one next to nothing.

mod common;

use kernel::{Game as _, Scratch, Seat, playout};
use railage::{Railage, Setup};

#[test]
fn a_sensible_player_alone_earns_a_title_on_both_maps() {
    for setup in [Setup::river(1), Setup::lake(1)] {
        let setup = setup.expect("one seat");
        let mut scores: Vec<_> = (0..50)
            .map(|seed| {
                let game = common::player::play(&setup, &mut fastrand::Rng::with_seed(seed));
                let s = game.sheet(Seat::FIRST);
                eprintln!(
                    "{} {} u{} l{} x{} {} st{} dots {} {}",
                    setup.map().name(),
                    game.round(),
                    s.upper(),
                    s.lower(),
                    s.crossed(),
                    game.score(Seat::FIRST),
                    s.stations().len(),
                    s.dots().len(),
                    railage::Tally::of(s, game.map())
                );
                game.score(Seat::FIRST)
            })
            .collect();
        scores.sort_unstable();
        let mean = scores.iter().sum::<i32>() / 50;
        eprintln!("{mean} {scores:?}");
        assert!((55..=105).contains(&mean), "{}: {mean} on average, {scores:?}", setup.map().name());
    }
}

#[test]
fn a_random_player_scores_next_to_nothing() {
    for setup in [Setup::river(1), Setup::lake(1)] {
        let start = Railage::new(&setup.expect("one seat"));
        let mut luck = fastrand::Rng::with_seed(1);
        let total: i32 = (0..1000)
            .map(|_| {
                let mut game = start.clone();
                playout(&mut game, &mut luck, &mut Scratch::default());
                game.score(Seat::FIRST)
            })
            .sum();
        assert!(total < 1000, "{total} in a thousand games");
    }
}

//! Playing sensibly is worth it: a player who looks one decision ahead scores 50 to 65 on average, a random one next to nothing.

use crate::common;
use kernel::{Game as _, Scratch, Seat, playout};
use railage::{Railage, Setup};

#[test]
fn a_sensible_player_alone_earns_a_title_on_both_maps() {
    for setup in [Setup::river(1), Setup::lake(1)] {
        let setup = setup.expect("one seat");
        let play = |seed| common::player::play(&setup, &mut fastrand::Rng::with_seed(seed)).score(Seat::FIRST);
        let mut scores: Vec<_> = (0..50).map(play).collect();
        scores.sort_unstable();
        let mean = scores.iter().sum::<i32>() / 50;
        assert!((50..=65).contains(&mean), "{}: {mean} on average, {scores:?}", setup.map().name());
        assert!(scores[45] >= 75, "the best games reach the higher titles: {scores:?}");
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
        assert!(total < 3000, "{total} in a thousand games");
    }
}

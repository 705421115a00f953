//! The score against a slow second scorer that reads nothing but the log.

use std::sync::Arc;

use crate::common::{player, slow};
use kernel::{Game as _, Seat, Table, Turn};
use railage::{Railage, Setup, SheetFile, Tally};

fn check(table: &Table<Railage>) -> i32 {
    let state = table.state();
    let expected = slow::scores(state.map(), state.n_seats(), table.log());
    for (seat, (score, overlap)) in Seat::first(state.n_seats()).zip(expected) {
        let tally = Tally::of(state.sheet(seat), state.map());
        assert_eq!((tally.total(), tally.overlap()), (score, overlap), "{tally:?} in {:?}", table.log());
        assert_eq!(state.score(seat), score);
        if state.turn() == Turn::Over {
            // The sheet alone, typed in, comes to the same.
            let file = SheetFile { map: Arc::clone(table.setup().map()), sheet: state.sheet(seat).clone() };
            let read = SheetFile::read(&file.to_string(), &[]).unwrap_or_else(|it| panic!("{it} in\n{file}"));
            assert_eq!(Tally::of(&read.sheet, &read.map).total(), score, "{file}");
            assert_eq!(read, file);
        }
        assert!(tally.trunk().as_slice().windows(2).all(|it| state.sheet(seat).joined(it[0]).contains(it[1])));
        assert!(tally.branches().all(|it| tally.network().contains(it.city)));
    }
    state.score(Seat::FIRST)
}

fn random_games(setup: &Setup, n_games: u64) -> i32 {
    let mut luck = fastrand::Rng::with_seed(5);
    let mut room = Vec::new();
    let mut sum = 0;
    for _ in 0..n_games {
        let mut table = Table::<Railage>::new(setup.clone());
        while table.state().turn() != Turn::Over {
            table.settle_with(&mut luck);
            let Turn::Seats(waiting) = table.state().turn() else { break };
            let seat = waiting.lowest().expect("somebody");
            let mut action = table.state().pick(seat, &mut luck, &mut room);
            // A second try instead of most passes, so that there is more to score.
            if action == railage::Action::Pass {
                action = table.state().pick(seat, &mut luck, &mut room);
            }
            table.act(seat, action).expect("a picked action is legal");
        }
        sum += check(&table);
    }
    sum
}

#[test]
fn random_games_score_the_same() {
    for n_seats in 1..=4 {
        for setup in [Setup::river(n_seats), Setup::lake(n_seats)] {
            assert!(random_games(&setup.expect("some seats"), 600) > 0);
        }
    }
}

#[test]
fn sensible_games_score_the_same() {
    for (n_seats, n_games) in [(1, 40), (2, 8), (3, 4), (4, 4)] {
        for setup in [Setup::river(n_seats), Setup::lake(n_seats)] {
            let setup = setup.expect("some seats");
            for seed in 0..n_games {
                let mut luck = fastrand::Rng::with_seed(100 + seed);
                let mut table = Table::<Railage>::new(setup.clone());
                while table.state().turn() != Turn::Over {
                    table.settle_with(&mut luck);
                    let Turn::Seats(waiting) = table.state().turn() else { break };
                    let seat = waiting.lowest().expect("somebody");
                    table.act(seat, player::choose(table.state(), seat)).expect("a listed action is legal");
                    check(&table);
                }
            }
        }
    }
}

//! Proves the prover: it finds nothing wrong with an honest server, and every dishonest one is found out.

mod fake;

use std::{sync::Arc, time::Duration};

use fake::{Fake, Trick};
use fastrand::Rng;
use proving::{
    api::Order,
    party::{Outcome, Party},
    player::{Looks, Manner},
    yard::Yard,
};

/// Plays a game for two on a server with this trick.
fn play(trick: Trick) -> Outcome {
    let order = Order { game: "30-rails", rules: None, seats: 2, pace: None };
    let yard = Arc::new(Yard::new([Fake::start(order.seats, trick)]));
    let manner = Manner {
        think: Duration::ZERO,
        repeats: 5,
        keeps: true,
        looks: Looks::Actions,
        patience: Duration::from_secs(20),
    };
    let party = Party { yard, manner, luck: Rng::with_seed(5), witnesses: 1 };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(party.play(&order))
}

#[track_caller]
fn check(trick: Trick, complaint: &str) {
    let outcome = play(trick);
    assert!(outcome.complaints.iter().any(|it| it.contains(complaint)), "{:?}", outcome.complaints);
}

#[test]
fn an_honest_server_is_found_honest() {
    let outcome = play(Trick::None);
    assert_eq!(outcome.complaints, [""; 0]);
    // Two players have at least a setup and 29 squares each.
    assert!(outcome.tally.n_acknowledged >= 2 * 34 && outcome.n_rolls >= 30, "{:?}", outcome.tally);
    assert!(outcome.tally.n_repeated > 0);
    assert_eq!((outcome.tally.n_unanswered, outcome.tally.n_reopened, outcome.tally.n_uncalled), (0, 0, 0));
    assert_eq!(outcome.acknowledged.len(), outcome.tally.n_acknowledged);
    assert!(outcome.seen.len() > 30);
}

#[test]
fn bad_luck_is_not_dishonest() {
    let outcome = play(Trick::Breaks);
    assert_eq!(outcome.complaints, [""; 0]);
    assert!(outcome.tally.n_unanswered > 0 && outcome.tally.n_reopened > 0, "{:?}", outcome.tally);
}

#[test]
fn acknowledged_moves_must_be_made() {
    check(Trick::Forgets, "(Acknowledged) meets `");
}

#[test]
fn moves_must_not_be_made_twice() {
    check(Trick::Doubles, "the repeated move `");
    check(Trick::Doubles, " in the record");
}

#[test]
fn streams_must_not_skip() {
    check(Trick::Skips, "the stream tells ");
}

#[test]
fn streams_must_not_stutter() {
    check(Trick::Stutters, "the stream tells ");
}

#[test]
fn what_is_offered_must_be_taken() {
    check(Trick::Refuses, "was offered and refused");
}

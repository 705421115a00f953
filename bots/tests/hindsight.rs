//! Hindsight finds games that keep the dice, follow the rules and are never worse.

use bots::{Found, Hindsight, Level, Liberty, Unfinished, dice, finish};
use kernel::{Seat, Turn};
use library::Host;

fn game(name: &str, rules: &str, n_seats: usize, seed: u64, level: Level) -> Box<dyn Host> {
    let mut host = library::find(name).expect("the game").open(Some(rules), n_seats).expect("a table");
    finish(host.as_mut(), &dice(seed), &[level], seed);
    host
}

fn found(host: &dyn Host, seat: Seat, liberty: Liberty, n_steps: u64) -> Found {
    let hindsight = Hindsight::of(host, seat, liberty, n_steps).expect("a finished game");
    hindsight.run(host).expect("a game that follows the rules")
}

/// The lines of the log that begin like this.
fn lines<'a>(host: &'a dyn Host, starts: &'a [&str]) -> Vec<String> {
    let all = (0..host.n_events()).filter_map(|it| host.event(it));
    all.filter(|line| starts.iter().any(|it| line.starts_with(it))).collect()
}

/// The setup of seat 0.
const SETUP: [&str; 6] = ["0 skip", "0 mine", "0 station", "0 bonus", "0 remove", "0 central"];

const GAMES: [(&str, &str); 4] =
    [("30-rails", "basic"), ("30-rails", "advanced"), ("30-rails", "postal"), ("30-streetcar-rails", "tiles-35")];

#[test]
fn the_game_that_was_found_is_better_keeps_the_dice_and_verifies() {
    for (name, rules) in GAMES {
        for liberty in [Liberty::SameSetup, Liberty::AnySetup] {
            let host = game(name, rules, 1, 7, Level::Greedy);
            let found = found(host.as_ref(), Seat::FIRST, liberty, 160_000);
            assert!(
                found.score >= found.played + 10,
                "{name} {rules} {liberty:?}: {} and {}",
                found.played,
                found.score
            );
            assert!(found.score < found.bound && !found.is_proven(), "{name} {rules}: at most {}", found.bound);
            assert_eq!(found.score, found.table.score(Seat::FIRST));
            assert_eq!(lines(found.table.as_ref(), &["."]), lines(host.as_ref(), &["."]), "the same dice");
            if liberty == Liberty::SameSetup {
                assert_eq!(lines(found.table.as_ref(), &SETUP), lines(host.as_ref(), &SETUP), "the same setup");
            }
            let dice = dice(7);
            let record = found.table.record(Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept");
            let verdict = library::verify(&record, &[]).expect("a record that verifies");
            assert_eq!((verdict.n_rolls, verdict.scores), (Some(36), Some(vec![found.score])));
        }
    }
}

#[test]
fn the_same_steps_give_the_same_game() {
    for (name, rules) in GAMES {
        let host = game(name, rules, 1, 2, Level::Random);
        let text = |n_steps| {
            let found = found(host.as_ref(), Seat::FIRST, Liberty::AnySetup, n_steps);
            found.table.record(None, None).expect("all is kept")
        };
        assert_eq!(text(8_000), text(8_000), "{name} {rules}");
        assert_ne!(text(8_000), host.record(None, None).expect("all is kept"), "{name} {rules}");
    }
}

#[test]
fn a_search_that_goes_on_piece_by_piece_ends_like_one_in_one_go() {
    let host = game("30-streetcar-rails", "tiles-35", 1, 2, Level::Random);
    let hindsight = Hindsight::of(host.as_ref(), Seat::FIRST, Liberty::AnySetup, 16_000).expect("a game");
    let (mut whole, mut pieces) = (hindsight.search(3), hindsight.search(3));
    whole.advance(u64::MAX);
    while !pieces.is_done() {
        pieces.advance(77);
    }
    assert_eq!((pieces.n_done(), pieces.best()), (whole.n_done(), whole.best()));
    assert_eq!(pieces.actions(), whole.actions());
}

#[test]
fn without_steps_it_is_the_game_that_was_played() {
    for (name, rules) in GAMES {
        for seed in 0..4 {
            let level = if seed < 2 { Level::Random } else { Level::Greedy };
            let host = game(name, rules, 1, seed, level);
            let found = found(host.as_ref(), Seat::FIRST, Liberty::SameSetup, 0);
            assert!(found.score >= found.played, "{name} {rules} {seed}");
            assert_eq!(found.played, host.score(Seat::FIRST));
        }
    }
}

#[test]
fn the_others_stay_as_they_are() {
    let host = game("30-rails", "basic", 3, 9, Level::Random);
    let seat = Seat::new(1).expect("a seat");
    let found = found(host.as_ref(), seat, Liberty::SameSetup, 40_000);
    assert!(found.score > found.played);
    assert_eq!(found.table.turn(), Turn::Over);
    for other in [0, 2].map(|it| Seat::new(it).expect("a seat")) {
        assert_eq!(found.table.score(other), host.score(other));
    }
}

#[test]
fn a_sheet_with_all_mountains_may_become_one_with_a_square_more() {
    let mut host = library::find("30-rails").expect("the game").open(Some("basic"), 1).expect("a table");
    host.settle(&dice(4));
    host.act(Seat::FIRST, "skip none").expect("a legal choice");
    finish(host.as_mut(), &dice(4), &[Level::Greedy], 4);
    let same = found(host.as_ref(), Seat::FIRST, Liberty::SameSetup, 80_000);
    assert_eq!(lines(same.table.as_ref(), &["0 skip"]), ["0 skip none"]);
    let any = found(host.as_ref(), Seat::FIRST, Liberty::AnySetup, 80_000);
    assert!(any.score > any.played && same.score > same.played);
}

#[test]
fn there_is_no_hindsight_of_other_games_and_of_seats_that_left() {
    let host = game("village-rails", "cards", 2, 1, Level::Random);
    let refused = |host: &dyn Host| Hindsight::of(host, Seat::FIRST, Liberty::SameSetup, 1).expect_err("refused");
    assert_eq!(refused(host.as_ref()), Unfinished::OtherGame { game: "village-rails" });
    let mut left = library::find("30-rails").expect("the game").open(None, 2).expect("a table");
    assert_eq!(refused(left.as_ref()), Unfinished::NotOver);
    left.settle(&dice(1));
    left.rule(Seat::FIRST, "leave").expect("a ruling");
    finish(left.as_mut(), &dice(1), &[Level::Random], 1);
    assert_eq!(refused(left.as_ref()), Unfinished::NotPlayed { seat: Seat::FIRST });
}

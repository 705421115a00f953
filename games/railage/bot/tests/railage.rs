//! The bots of Rail Age play by the rules, repeat themselves, and know no more than their seat.

use fastrand::Rng;
use kernel::{Event, Game as _, Seat, Turn};
use mind::{
    Level,
    laws::{think, watch, what_is_hidden_changes_nothing},
};
use railage::{Railage, Setup};
use railage_bot::Bot;

/// Both maps.
fn setups(n_seats: usize) -> [Setup; 2] {
    [Setup::river(n_seats).expect("seats"), Setup::lake(n_seats).expect("seats")]
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    use Level::{Easy, Greedy, Normal, Random};
    let tables: [&[Level]; 8] = [
        &[Random, Greedy],
        &[Easy, Normal],
        &[Easy, Greedy, Random],
        &[Normal, Greedy, Easy, Random],
        &[Random],
        &[Greedy],
        &[Easy],
        &[Normal],
    ];
    let mut n_decisions = 0;
    for (seed, levels) in (0..).zip(tables) {
        for setup in setups(levels.len()) {
            let game = watch::<Bot>(&setup, levels, seed, |_, _| n_decisions += 1);
            assert!(game.round() > 3, "{} rounds", game.round());
        }
    }
    assert!(n_decisions > 750, "{n_decisions} decisions");
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    assert!(what_is_hidden_changes_nothing::<Bot>(&setups(1)[1], 9, |game, _| game.clone()) >= 4);
}

#[test]
fn greedy_bots_with_the_same_mine_play_games_of_their_own() {
    let mut n_pairs = 0;
    for seed in 0..8 {
        let setup = &setups(4)[seed as usize % 2];
        let played = mind::play::<Bot>(setup, &[Level::Greedy], seed);
        let again = mind::play::<Bot>(setup, &[Level::Greedy], seed);
        assert_eq!(played.record().to_string(), again.record().to_string(), "the same seed plays the same game");
        let game = played.table.state();
        for (one, other) in Seat::first(4).flat_map(|one| Seat::first(one.index()).map(move |other| (one, other))) {
            if game.start_mine(one) == game.start_mine(other) {
                n_pairs += 1;
                assert_ne!(game.sheet(one), game.sheet(other), "seats {one} and {other} of seed {seed}");
            }
        }
    }
    assert!(n_pairs >= 4, "{n_pairs} pairs of seats with the same mine");
}

#[test]
fn sheets_that_a_seat_cannot_see_change_nothing() {
    let mut n_changed = 0;
    what_is_hidden_changes_nothing::<Bot>(&setups(2)[0], 13, |game: &Railage, seat| {
        // The other seat goes on as it likes; nothing of it is announced before the round is over.
        let mut other = game.clone();
        let rival = Seat::first(2).find(|&it| it != seat).expect("two seats");
        let mut luck = Rng::with_seed(6);
        let is_waited_for = matches!(game.turn(), Turn::Seats(waiting) if waiting.contains(rival));
        if is_waited_for && game.desk(rival).phase() != railage::Phase::Ready {
            let action = other.pick(rival, &mut luck, &mut Vec::new());
            other.apply(Event::Act { seat: rival, action });
            n_changed += usize::from(other != *game);
        }
        other
    });
    assert!(n_changed >= 3, "{n_changed} hidden sheets were other ones");
}

#[test]
fn dice_to_come_change_nothing() {
    // Two games that differ in their dice from some round on: all thoughts before it are the same.
    let thoughts = |seed: u64| {
        let mut game = Railage::new(&setups(1)[1]);
        let mut fate = Rng::with_seed(1);
        let (mut outcomes, mut res) = (Vec::new(), Vec::new());
        while game.round() < 6 {
            if game.round() == 5 {
                fate = Rng::with_seed(seed);
            }
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut fate, &mut outcomes)),
                Turn::Seats(_) => {
                    let mut all = think::<Bot>(&game, Seat::FIRST, Level::Normal, &mut Rng::with_seed(2));
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
    assert!(one.0.len() > 10);
    assert_ne!(one.1, other.1, "the dice of the last round differ");
}

#[test]
fn who_searches_beats_who_looks_at_once() {
    for setup in setups(1) {
        let sum = |level: Level| {
            (0..3).map(|seed| watch::<Bot>(&setup, &[level], seed, |_, _| {}).score(Seat::FIRST)).sum::<i32>()
        };
        let (normal, greedy, random) = (sum(Level::Normal), sum(Level::Greedy), sum(Level::Random));
        assert!(normal > greedy && greedy > 4 * random, "{normal}, {greedy} and {random} points");
    }
}

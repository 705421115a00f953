//! The bot for 30 Rails plays whole games legally, repeatably and fairly.

use bots::{Level, Mind, play, play_with};
use fastrand::Rng;
use kernel::{Dice, Game, Seat, Seed, Table, Turn, Viewer};
use thirty::{RuleSet, Setup, Thirty};

fn setup(rules: RuleSet, n_seats: usize) -> Setup {
    Setup::new(rules, n_seats).expect("some seats")
}

fn dice(seed: u8) -> Dice {
    Dice::new(Seed::new([seed; 32]), "test".parse().expect("an id"))
}

#[test]
fn whole_games_of_all_rule_sets_are_legal_and_verify() {
    for rules in RuleSet::ALL {
        for n_seats in [1, 2, 5] {
            let levels = [Level::Greedy, Level::Random, Level::Easy];
            let played = play::<Thirty>(&setup(rules, n_seats), &levels, n_seats as u64);
            let (table, n_rolls) = played.record().verify().expect("a record that verifies");
            assert_eq!(table.state().turn(), Turn::Over, "{rules}, {n_seats} seats");
            assert_eq!(n_rolls, Some(36), "six mountains and thirty turns");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for rules in RuleSet::ALL {
        let play = |seed| play::<Thirty>(&setup(rules, 1), &[Level::Easy], seed).record().to_string();
        assert_eq!(play(3), play(3), "{rules}");
        assert_ne!(play(3), play(4), "{rules}");
    }
}

#[test]
fn a_level_plays_better_than_the_one_below() {
    let mean = |level, n: u64| {
        let score = |seed| play::<Thirty>(&setup(RuleSet::Basic, 1), &[level], seed).scores().as_slice()[0];
        (0..n).map(score).sum::<i32>() / i32::try_from(n).expect("few games")
    };
    let (random, greedy, easy) = (mean(Level::Random, 40), mean(Level::Greedy, 40), mean(Level::Easy, 12));
    assert!(random + 10 < greedy, "{random} and {greedy}");
    assert!(greedy + 8 < easy, "{greedy} and {easy}");
}

/// What seat 0 decides, with the log as far as it may be read by it, when others play and the dice fall like this.
fn first_choices(rules: RuleSet, other: u64, later: &Dice, n_events: usize) -> Vec<String> {
    let mut table = Table::<Thirty>::new(setup(rules, 2));
    let (mut own, mut others) = (Rng::with_seed(1), Rng::with_seed(other));
    let mut res = Vec::new();
    while table.n_events() < n_events {
        table.settle(&dice(1));
        let mut actions = Vec::new();
        // The other one acts first, in secret.
        let seat = [1, 0].into_iter().filter_map(Seat::new).find(|&seat| match table.state().turn() {
            Turn::Seats(waiting) => waiting.contains(seat),
            Turn::Chance | Turn::Over => false,
        });
        let Some(seat) = seat else { break };
        table.state().actions(seat, &mut actions);
        let view = table.state().view(Viewer::Seat(seat));
        let action = if seat == Seat::FIRST {
            Thirty::choose(&view, seat, &actions, Level::Easy, &mut own)
        } else {
            actions[others.usize(..actions.len())]
        };
        if seat == Seat::FIRST {
            res.push(action.to_string());
        }
        table.act(seat, action).expect("a legal action");
    }
    // Whatever the dice will show, it is decided before.
    table.settle(later);
    res
}

#[test]
fn hidden_things_and_future_luck_change_no_choice() {
    for rules in RuleSet::ALL {
        let choices = first_choices(rules, 5, &dice(2), 60);
        assert!(choices.len() > 10, "{rules}: {choices:?}");
        for (other, later) in [(6, 2), (5, 3), (99, 77)] {
            assert_eq!(first_choices(rules, other, &dice(later), 60), choices, "{rules}");
        }
    }
}

#[test]
fn a_game_is_the_same_until_the_dice_differ() {
    // Dice with the same mountains and first rolls do not exist, so the future is cut off instead: a bot that is asked
    // in the middle of a game answers what it answered when the rest of the game was still to come.
    let played = play_with::<Thirty>(&setup(RuleSet::Basic, 1), &[Level::Easy], dice(9), 4);
    let mut luck = bots::luck(4, Seat::FIRST);
    for n in 0..played.table.n_events() {
        let before = played.table.at(n).expect("the log is kept");
        if let Some(kernel::Event::Act { seat, action }) = played.table.event(n) {
            let mut actions = Vec::new();
            before.state().actions(seat, &mut actions);
            let view = before.state().view(Viewer::Seat(seat));
            assert_eq!(Thirty::choose(&view, seat, &actions, Level::Easy, &mut luck), action, "event {n}");
        }
    }
}

//! What the games tell of themselves is what they do.

use std::collections::BTreeSet;

use kernel::{Dice, Meta, Pace, Turn, Veil};
use library::{Entry, GAMES, METAS};

/// What a game of hosts showed: the most seats that were waited for at once, and whether something was hidden for good.
fn played(entry: &Entry, n_seats: usize, number: u8) -> (usize, bool) {
    let mut host = entry.open(None, n_seats).expect("a table");
    let dice = Dice::new(kernel::Seed::new([number; 32]), "meta".parse().expect("a name"));
    let (mut most_waiting, mut is_hidden) = (0, false);
    host.settle(&dice);
    while let Turn::Seats(waiting) = host.turn() {
        most_waiting = most_waiting.max(waiting.iter().count());
        let seat = waiting.lowest().expect("somebody");
        let actions = host.actions(seat);
        let action = &actions[host.n_events() * 7 % actions.len()];
        host.act(seat, action).expect("a legal move");
        host.settle(&dice);
    }
    for n in 0..host.n_events() {
        is_hidden |= matches!(host.veil(n), Some((Veil::Game(_), _)));
    }
    (most_waiting, is_hidden)
}

#[test]
fn who_moves_when_and_what_is_hidden_is_true() {
    for entry in GAMES {
        let n_seats = entry.seats.0.max(2);
        let (most_waiting, is_hidden) = played(entry, n_seats, 3);
        let expected = match entry.pace {
            Pace::Together => n_seats,
            Pace::InTurn => 1,
        };
        assert_eq!(most_waiting, expected, "{}", entry.name);
        assert_eq!(is_hidden, entry.has_secrets, "{}", entry.name);
    }
}

#[test]
fn daily_challenges_can_be_played_alone() {
    for meta in METAS {
        assert!(!meta.has_daily || meta.seats.0 == 1, "{}", meta.name);
    }
}

#[test]
fn the_list_and_the_constants_are_of_the_same_games() {
    let names = |all: &[&Meta]| all.iter().map(|it| it.name).collect::<Vec<_>>();
    assert_eq!(names(METAS), GAMES.iter().map(|it| it.name).collect::<Vec<_>>());
}

#[test]
fn what_is_offered_and_printed_has_rules_and_a_name_of_its_own() {
    let mut keys = BTreeSet::new();
    for meta in METAS {
        let has = |rules: &str| meta.rule_sets.iter().any(|it| it.name == rules);
        assert_eq!(meta.offers[0].rules, meta.rule_sets[0].name, "{}", meta.name);
        for offer in meta.offers {
            assert!(has(offer.rules) && offer.minutes > 0, "{}", offer.key);
            assert!(keys.insert(("offer", offer.key)), "{} twice", offer.key);
        }
        for print in meta.prints {
            assert!(has(print.rules), "{}", print.key);
            assert!(keys.insert(("print", print.key)), "{} twice", print.key);
        }
    }
}

#[test]
fn every_rule_set_opens_with_the_fewest_and_the_most_seats() {
    for entry in GAMES {
        for rules in entry.rule_sets {
            for n_seats in [entry.seats.0, entry.seats.1] {
                let host = entry.open(Some(rules.name), n_seats).expect(rules.name);
                assert_eq!(host.n_seats(), n_seats);
                assert!(entry.open(Some(rules.name), entry.seats.1 + 1).is_err());
            }
        }
    }
}

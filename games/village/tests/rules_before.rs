//! The sentence about games that were begun by rules 1, R83.

use crate::common::{Play, rule, seat, space};
use kernel::{Game as _, Record, Table};
use village::{Action, Card, Content, Refusal, Setup, Shape, Stage, Village};

#[test]
fn r83_by_rules_1_a_card_and_its_place_are_named_together_before_the_refill_is_seen() {
    let mut play = Play::by_rules(1, "A B");
    let n_before = play.table.n_events();
    let both = Refusal::InOneAct { example: "take 2 r1c1".parse().expect("an action") };
    assert_eq!(
        both.to_string(),
        "by the rules of this game a card and its place are named together, for example `take 2 r1c1`"
    );
    play.check("0 take 2", &rule(both));
    play.check("0 trip 3", &rule(Refusal::InOneAct { example: "trip 3 t1".parse().expect("an action") }));
    play.check("0 r1c1", &rule(Refusal::NothingTaken));
    play.go("0 trip 1 t2, 0 take 2 r3c1");
    let log: Vec<_> = play.table.log()[n_before..].iter().map(ToString::to_string).collect();
    let top = |number| format!(". top {}", play.content().card(Card::new(number).expect("a card")).trip);
    assert_eq!(log, ["0 trip 1 t2", &top(13), "0 take 2 r3c1", ". track 13", &top(14)]);
    assert_eq!(play.table.state().taken(), None);
    play.idle_to_the_end();
}

#[test]
fn r83_by_rules_1_every_track_may_be_turned() {
    for number in 1..=6 {
        let mut play = Play::by_rules(1, "A B");
        play.go(&format!("0 take {number} r1c1 turned"));
        assert_eq!(play.tableau(0).laid(space("r1c1")).map(|it| it.turned), Some(true));
    }
    let content = Setup::by_rules(1, 2).expect("two seats").content().clone();
    let is_turnable = |number| content.card(Card::new(number).expect("a card")).is_turnable();
    assert!(!(1..=6).any(is_turnable), "for these bridges it changes nothing");
}

/// A record of rules 1 goes on where it stands, by rules 1, and keeps its number.
#[test]
fn r83_a_game_that_was_begun_by_rules_1_is_finished_by_them() {
    let text = include_str!("records/2-seats-won-by-points.rec");
    assert!(text.starts_with("village-rails 1 "), "{text}");
    let half = text.lines().take(80).collect::<Vec<_>>().join("\n") + "\n";
    let record = Record::<Village>::parse(&half).expect("half of a game");
    let mut table = Table::replay(&record).expect("it was played so");
    let mut rng = fastrand::Rng::with_seed(83);
    let mut n_acts = 0;
    loop {
        table.settle_with(&mut rng);
        let kernel::Turn::Seats(waiting) = table.state().turn() else { break };
        let seat = waiting.lowest().expect("a seat");
        let action = table.state().pick(seat, &mut rng, &mut Vec::new());
        assert!(!matches!(action, Action::Take(_) | Action::Lay { .. } | Action::Trip(_) | Action::Assign(_)));
        table.act(seat, action).expect("it is listed");
        n_acts += 1;
    }
    assert!(n_acts > 20, "{n_acts}");
    assert_eq!(table.state().stage(), Stage::Over);
    assert_eq!(table.setup().rules(), 1);
    assert!(table.head().starts_with("village-rails 1 seats 2 cards "), "{}", table.head());
    let view = table.state().view(kernel::Viewer::Seat(seat(0)));
    assert_eq!(view.setup.rules(), 1, "a view tells the rules");
}

#[test]
fn r83_rules_that_are_not_played_make_no_game() {
    for rules in [0, 3, 99] {
        assert_eq!(Setup::by_rules(rules, 2), None);
    }
    assert_ne!(Setup::by_rules(1, 2), Setup::by_rules(2, 2));
    let id = Content::built_in().id();
    let read = |rules| Village::read_setup(&format!("seats 2 cards {id}"), rules, &[]).map(|it| it.rules());
    assert_eq!((read(1), read(2), read(3).is_err()), (Ok(1), Ok(2), true));
}

#[test]
fn r83_the_cards_of_rules_1_are_still_there() {
    let content = Content::of_rules_1();
    assert_eq!((content.id().to_string().as_str(), content.label()), ("dcfed9f241d33833", "reconstructed"));
    assert_eq!(Setup::by_rules(1, 2).expect("two seats").content(), &*content);
    assert_ne!(Setup::by_rules(2, 2).expect("two seats").content(), &*content);
    assert_eq!(content.trips().len(), 39);
    let n_bridges = Card::all().filter(|&it| content.card(it).shape == Shape::Bridge).count();
    assert_eq!(n_bridges, 40);
    // Who began with them by rules 2, before there were others, goes on with them, and so with those of rules 2 since.
    for id in ["dcfed9f241d33833", "3e5a1ae74ac5c44c"] {
        for rules in [1, 2] {
            let setup = Village::read_setup(&format!("seats 2 cards {id}"), rules, &[]).expect("they are compiled in");
            assert_eq!((setup.content().id().to_string().as_str(), setup.rules()), (id, rules));
            assert_ne!(setup.content(), &*Content::built_in());
        }
    }
}

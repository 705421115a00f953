//! What a view says of an action is what the game makes of it.

use crate::common::{all_actions, seat};
use kernel::{Game as _, Seat, Table, Turn, Viewer};
use village::{Action, Setup, Village};

/// Compares all legal actions of this position with what the game makes of them; says how many there were.
fn check(table: &Table<Village>, actor: Seat) -> usize {
    let view = table.state().view(Viewer::Seat(actor));
    let mut actions = Vec::new();
    table.state().actions(actor, &mut actions);
    for &action in &actions {
        let tried = view.tried(actor, action).unwrap_or_else(|| panic!("`{action}` is possible"));
        let mut trial = table.clone();
        trial.act(actor, action).expect("a legal action");
        let made = trial.state().view(Viewer::Seat(actor)).players.get(actor).cloned().expect("a player");
        assert_eq!((&tried.tableau, &tried.hand, &tried.tally), (&made.tableau, &made.hand, &made.tally), "{action}");
        if trial.state().turn() != Turn::Over {
            assert_eq!(tried, made, "{action}");
        }
    }
    actions.len()
}

#[test]
fn an_action_that_is_tried_does_what_the_game_does() {
    let mut luck = fastrand::Rng::with_seed(64);
    let mut n_compared = 0;
    for (rules, n_seats) in [(1, 2), (2, 2), (2, 3), (2, 4)] {
        let mut table = Table::<Village>::new(Setup::by_rules(rules, n_seats).expect("two to four seats"));
        loop {
            let actor = match table.state().turn() {
                Turn::Over => break,
                Turn::Chance => None,
                Turn::Seats(waiting) => waiting.lowest(),
            };
            if let Some(actor) = actor {
                n_compared += check(&table, actor);
                let action = table.state().pick(actor, &mut luck, &mut Vec::new());
                table.act(actor, action).expect("what is picked is legal");
            } else {
                let chance = table.state().draw(&mut luck, &mut Vec::new());
                table.happen(chance).expect("what is drawn is possible");
            }
        }
    }
    assert!(n_compared > 2_000, "{n_compared}");
}

#[test]
fn what_the_table_does_not_allow_cannot_be_tried() {
    let mut luck = fastrand::Rng::with_seed(65);
    for rules in [1, 2] {
        check_impossible(&Setup::by_rules(rules, 2).expect("two seats"), &mut luck);
    }
}

fn check_impossible(setup: &Setup, luck: &mut fastrand::Rng) {
    let mut table = Table::<Village>::new(setup.clone());
    while table.state().turn() == Turn::Chance {
        let chance = table.state().draw(luck, &mut Vec::new());
        table.happen(chance).expect("what is drawn is possible");
    }
    let Turn::Seats(waiting) = table.state().turn() else { panic!("somebody begins") };
    let actor = waiting.lowest().expect("somebody begins");
    let view = table.state().view(Viewer::Seat(actor));
    let mut legal = Vec::new();
    table.state().actions(actor, &mut legal);
    for action in all_actions().into_iter().filter(|it| !matches!(it, Action::Under(_) | Action::Done)) {
        assert_eq!(view.tried(actor, action).is_some(), legal.contains(&action), "{action}");
    }
    assert_eq!(view.tried(seat(3), legal[0]), None);
}

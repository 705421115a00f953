//! Trying an action on a view gives the sheet that the game itself makes of it, and refuses what the game refuses.

use crate::common;
use kernel::{Game as _, Luck as _, Seat, Table, Turn, Viewer};
use railage::{Action, Railage, Setup};

/// Compares every trial of a whole game with what the game does; says how many there were.
fn check(setup: &Setup, seed: u64) -> usize {
    let mut luck = fastrand::Rng::with_seed(seed);
    let mut table = Table::<Railage>::new(setup.clone());
    let mut all = Vec::new();
    let mut n_trials = 0;
    loop {
        let seat = match table.state().turn() {
            Turn::Over => return n_trials,
            Turn::Chance => {
                let chance = table.state().draw(&mut luck, &mut Vec::new());
                table.happen(chance).expect("what is drawn is possible");
                continue;
            }
            Turn::Seats(waiting) => waiting.lowest().expect("somebody is waited for"),
        };
        all.clear();
        table.state().actions(seat, &mut all);
        let view = table.state().view(Viewer::Seat(seat));
        // Lines are rare among all that is possible and the most interesting; who passes soon ends a game alone.
        let is_wanted = |it: &&Action| matches!(it, Action::Line(_) | Action::Special { .. } | Action::City(..));
        let wanted: Vec<_> = all.iter().filter(is_wanted).filter(|_| luck.below(12) > 0).copied().collect();
        let from = if wanted.is_empty() { &all } else { &wanted };
        let action = from[luck.below(from.len() as u32) as usize];
        let tried = view.tried(seat, action).expect("what is listed is legal");
        for wrong in [Action::Pass, Action::Done(railage::Announcement::default())] {
            let verdict = table.state().check(seat, wrong);
            assert_eq!(view.tried(seat, wrong).err(), verdict.err(), "{wrong}");
        }
        table.act(seat, action).expect("what is listed is legal");
        assert_eq!((&tried.sheet, &tried.desk), (table.state().sheet(seat), table.state().desk(seat)), "{action}");
        n_trials += 1;
    }
}

#[test]
fn a_trial_is_what_the_game_does() {
    for n_seats in 1..=3 {
        let setups = [Setup::river(n_seats), Setup::lake(n_seats)].map(|it| it.expect("a few seats"));
        let n_trials: usize = (0..8).zip(setups.iter().cycle()).map(|(n, setup)| check(setup, n)).sum();
        assert!(n_trials > 200, "games have many decisions");
    }
}

#[test]
fn hidden_sheets_and_finished_games_refuse_trials() {
    let setup = Setup::river(2).expect("two seats");
    let mut table = Table::<Railage>::new(setup);
    let mut luck = fastrand::Rng::with_seed(1);
    while table.state().round() == 0 {
        let event = match table.state().turn() {
            Turn::Seats(waiting) => Some(waiting.lowest().expect("somebody is waited for")),
            _ => None,
        };
        if let Some(seat) = event {
            let action = table.state().pick(seat, &mut luck, &mut Vec::new());
            table.act(seat, action).expect("what is picked is legal");
        } else {
            let chance = table.state().draw(&mut luck, &mut Vec::new());
            table.happen(chance).expect("what is drawn is possible");
        }
    }
    let view = table.state().view(Viewer::Seat(Seat::FIRST));
    assert!(view.tried(Seat::FIRST, Action::Pass).is_ok());
    assert!(view.tried(common::seat(1), Action::Pass).is_err(), "the sheet of the other is hidden");
    assert!(view.tried(common::seat(7), Action::Pass).is_err(), "there is no such seat");
}

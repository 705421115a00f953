//! Guessed games look to their player like the one that is played, and every deal of what is hidden is as likely.

use std::collections::BTreeMap;

use kernel::{Event, Game as _, Seat, Turn, Viewer};
use village::{Action, Line, Setup, Stage, TerminusCard, Village};

/// Plays a random game and lets `look` see every position in which somebody decides.
fn every_decision(n_seats: usize, seed: u64, mut look: impl FnMut(&Village, Seat)) {
    let mut game = Village::new(&Setup::new(n_seats).expect("two to four seats"));
    let mut rng = fastrand::Rng::with_seed(seed);
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    loop {
        let event = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Event::Chance(game.draw(&mut rng, &mut chances)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
                look(&game, seat);
                Event::Act { seat, action: game.pick(seat, &mut rng, &mut actions) }
            }
        };
        game.apply(event);
    }
}

#[test]
fn a_guess_shows_its_player_the_same_and_allows_the_same() {
    let mut rng = fastrand::Rng::with_seed(9);
    let mut stages = [0; 6];
    for (n_seats, seed) in [2, 3, 4].into_iter().flat_map(|it| (0..30).map(move |seed| (it, seed))) {
        every_decision(n_seats, seed, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let mut guess = Village::guessed(&view, seat, &mut rng).expect("the seat decides");
            let list = |game: &Village| {
                let mut actions: Vec<Action> = Vec::new();
                game.actions(seat, &mut actions);
                actions
            };
            for _ in 0..3 {
                assert_eq!(guess.view(Viewer::Seat(seat)), view);
                assert_eq!(list(&guess), list(game));
                guess.guess_again(seat, &mut rng);
            }
            for other in Seat::first(n_seats).filter(|&it| it != seat) {
                assert_eq!(Village::guessed(&view, other, &mut rng), None, "it is not their turn");
                let seen = game.view(Viewer::Seat(other));
                let watched = Village::watched(&seen, other, &mut rng).expect("somebody decides");
                assert_eq!(watched.view(Viewer::Seat(other)), seen);
                assert_eq!(list(&watched).len(), list(game).len(), "what the seat in turn may do, whatever it holds");
            }
            stages[match game.stage() {
                Stage::Build { .. } => 0,
                Stage::Resolve { .. } => 1,
                Stage::Under { .. } => 2,
                Stage::Lay { .. } => 3,
                Stage::Assign => 4,
                _ => 5,
            }] += 1;
        });
    }
    assert!(stages.iter().all(|&n| n > 20), "every kind of decision was seen: {stages:?}");
}

/// A guess goes on like the game itself, whatever comes from the deck.
#[test]
fn the_railway_deck_of_a_guess_is_that_of_the_game() {
    let mut rng = fastrand::Rng::with_seed(10);
    let mut n_chances = 0;
    for (n_seats, seed) in [2, 3, 4].into_iter().flat_map(|it| (0..20).map(move |seed| (it, seed))) {
        every_decision(n_seats, seed, |game, seat| {
            let mut guess = Village::guessed(&game.view(Viewer::Seat(seat)), seat, &mut rng).expect("the seat decides");
            let mut game = game.clone();
            let action = game.pick(seat, &mut rng, &mut Vec::new());
            if matches!(action, Action::Resolve { .. } | Action::Under(_)) {
                // A terminus card is drawn next, and those are guessed.
                return;
            }
            for it in [&mut game, &mut guess] {
                it.apply(Event::Act { seat, action });
            }
            while game.turn() == Turn::Chance {
                let (mut expected, mut found) = (Vec::new(), Vec::new());
                game.chances(&mut expected);
                guess.chances(&mut found);
                assert_eq!(found, expected);
                n_chances += 1;
                let chance = game.draw(&mut rng, &mut expected);
                for it in [&mut game, &mut guess] {
                    it.apply(Event::Chance(chance));
                }
            }
            assert_eq!(guess.stage(), game.stage());
        });
    }
    assert!(n_chances > 1000, "{n_chances} draws were compared");
}

#[test]
fn a_view_whose_stage_and_card_do_not_agree_is_none_of_a_game() {
    let mut rng = fastrand::Rng::with_seed(12);
    let mut n_refused = 0;
    every_decision(2, 3, |game, seat| {
        let mut view = game.view(Viewer::Seat(seat));
        if view.taken.is_some() {
            view.taken = None;
            assert_eq!(Village::guessed(&view, seat, &mut rng), None);
            n_refused += 1;
        }
    });
    assert!(n_refused >= 24, "{n_refused}");
}

#[test]
fn every_unseen_terminus_card_is_guessed_as_often() {
    const N: u32 = 20_000;
    let mut position = None;
    every_decision(3, 5, |game, seat| {
        if game.n_turns() == 20 && position.is_none() {
            position = Some((game.clone(), seat));
        }
    });
    let (game, seat) = position.expect("turn 20");
    let view = game.view(Viewer::Seat(seat));
    let other = Seat::first(3).find(|&it| it != seat).expect("another seat");
    let mut rng = fastrand::Rng::with_seed(11);
    let mut counts: BTreeMap<TerminusCard, u32> = BTreeMap::new();
    for _ in 0..N {
        let guess = Village::guessed(&view, seat, &mut rng).expect("the seat decides");
        guess.hand(other).for_each(|it| *counts.entry(it).or_default() += 1);
    }
    let is_seen = |card: TerminusCard| {
        let played =
            |at| Line::all().any(|line| game.tableau(at).is_some_and(|it| it.course(line).terminus() == Some(card)));
        game.hand(seat).any(|it| it == card) || Seat::first(3).any(played)
    };
    let unseen: Vec<_> = TerminusCard::all().filter(|&it| !is_seen(it)).collect();
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), unseen);
    assert!(unseen.len() < TerminusCard::COUNT - 3, "some cards were played");
    let expected = N * game.hand(other).count() as u32 / unseen.len() as u32;
    for (card, n) in counts {
        assert!(n.abs_diff(expected) < expected / 10, "{card}: {n} times, {expected} expected");
    }
}

//! Guessed games look to their player like the one that is played, and go on to an end.

use kernel::{Event, Game as _, Seat, Turn, Viewer};
use railage::{Action, Railage, Setup};

fn actions(game: &Railage, seat: Seat) -> Vec<Action> {
    let mut res = Vec::new();
    game.actions(seat, &mut res);
    res
}

/// Plays on at random and gives back how many decisions there were.
fn play_on(game: &mut Railage, rng: &mut fastrand::Rng, mut look: impl FnMut(&Railage, Seat)) -> usize {
    let (mut room, mut chances, mut n) = (Vec::new(), Vec::new(), 0);
    loop {
        let event = match game.turn() {
            Turn::Over => return n,
            Turn::Chance => Event::Chance(game.draw(rng, &mut chances)),
            Turn::Seats(waiting) => {
                let seat = waiting.iter().nth(rng.usize(..waiting.len())).expect("somebody");
                look(game, seat);
                n += 1;
                Event::Act { seat, action: game.pick(seat, rng, &mut room) }
            }
        };
        game.apply(event);
    }
}

#[test]
fn a_guess_shows_its_player_the_same_and_allows_the_same() {
    let mut n_decisions = 0;
    for (n_seats, seed) in [1, 2, 4].into_iter().flat_map(|it| (0..8).map(move |seed| (it, seed))) {
        let mut game = Railage::new(&Setup::lake(n_seats).expect("one to four seats"));
        let mut rng = fastrand::Rng::with_seed(seed);
        n_decisions += play_on(&mut game, &mut rng, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let guess = Railage::guessed(&view, seat).expect("the seat decides");
            assert_eq!(guess.view(Viewer::Seat(seat)), view);
            assert_eq!(actions(&guess, seat), actions(game, seat));
            for other in Seat::first(n_seats).filter(|&it| it != seat) {
                assert_eq!(Railage::guessed(&view, other), None, "their sheets are hidden");
            }
        });
    }
    assert!(n_decisions > 1_000, "{n_decisions} decisions");
}

#[test]
fn a_guess_goes_on_to_an_end() {
    let mut game = Railage::new(&Setup::river(3).expect("three seats"));
    let mut rng = fastrand::Rng::with_seed(5);
    let mut n_guesses = 0;
    play_on(&mut game, &mut rng, |game, seat| {
        n_guesses += 1;
        if n_guesses % 40 == 0 {
            let mut guess = Railage::guessed(&game.view(Viewer::Seat(seat)), seat).expect("the seat decides");
            play_on(&mut guess, &mut fastrand::Rng::with_seed(n_guesses), |_, _| {});
            assert_eq!(guess.turn(), Turn::Over);
        }
    });
    assert!(n_guesses > 80, "{n_guesses} decisions");
}

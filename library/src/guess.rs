//! Tables that look to a player like the one that is played, to try moves ahead where something is hidden.

use kernel::{Listed as _, Luck, Seat, Table};

use crate::{Host, View, host::Hosted};

/// A table at which `seat` sees what `view` shows and has the same legal moves; what it cannot see is guessed.
///
/// `None` if `seat` does not decide now, and in games whose secrets never decide what comes next: a copy of what the
/// seat knows of them is enough.
pub fn guess(view: &View, seat: Seat, luck: &mut impl Luck) -> Option<Box<dyn Host>> {
    crate::by_game!(view, G, view => {
        let (setup, state) = G::guess(view, seat, luck)?;
        Some(Box::new(Hosted(Table::<G>::imagined(setup, state))))
    })
}

#[cfg(test)]
mod tests {
    use kernel::{Dice, Seed, Turn, Viewer};

    use super::*;

    #[test]
    fn a_guess_looks_the_same_goes_on_and_tells_nothing_else() {
        for entry in crate::GAMES.iter().filter(|it| it.has_secrets) {
            let (game, n_seats) = (entry.name, entry.seats.0 + 1);
            let dice = |word: u8| Dice::new(Seed::new([word; 32]), "guess".parse().expect("a name"));
            let mut host = entry.open(None, n_seats).expect("a table");
            let mut n_guesses = 0;
            loop {
                host.settle(&dice(1));
                let Turn::Seats(waiting) = host.turn() else { break };
                let seat = waiting.lowest().expect("somebody");
                let view = host.view(Viewer::Seat(seat));
                let mut guessed = guess(&view, seat, &mut fastrand::Rng::with_seed(n_guesses)).expect("it decides");
                assert_eq!((guessed.view(Viewer::Seat(seat)), guessed.actions(seat)), (view, host.actions(seat)));
                assert_eq!(guessed.record(None, None), None, "what was before is not known");
                let actions = host.actions(seat);
                let action = &actions[n_guesses as usize % actions.len()];
                guessed.act(seat, action).expect("it is legal there, too");
                guessed.settle(&dice(2));
                assert!(guessed.n_events() > 1);
                host.act(seat, action).expect("it is legal");
                n_guesses += 1;
            }
            assert!(n_guesses > 20, "{game}: {n_guesses}");
        }
    }

    #[test]
    fn open_games_need_no_guess() {
        for entry in crate::GAMES.iter().filter(|it| !it.has_secrets) {
            let host = entry.open(None, entry.seats.0).expect("a table");
            let mut luck = fastrand::Rng::with_seed(1);
            assert!(guess(&host.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST, &mut luck).is_none());
        }
    }
}

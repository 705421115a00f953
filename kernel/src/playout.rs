//! Random games to the end, without allocation once the scratch space is warm.

use crate::{Event, Game, Luck, Turn, Weighted};

/// Buffers that a search owns and lends to every playout.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Chance>>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), outcomes: Vec::new() }
    }
}

/// Plays `game` to its end with uniformly random decisions; returns the number of events.
pub fn playout<G: Game>(game: &mut G, luck: &mut impl Luck, scratch: &mut Scratch<G>) -> usize {
    let mut n_events = 0;
    loop {
        let event = match game.turn() {
            Turn::Over => return n_events,
            Turn::Chance => Event::Chance(game.draw(luck, &mut scratch.outcomes)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a game never waits for nobody");
                Event::Act { seat, action: game.pick(seat, luck, &mut scratch.actions) }
            }
        };
        game.apply(event);
        n_events += 1;
    }
}

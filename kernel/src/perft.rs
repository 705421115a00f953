//! Counting all ways a game can go, to pin the rules down with numbers.

use crate::{Event, EventOf, Game, Turn};

/// The number of event sequences of length `depth`, cut short by the end of the game; rulings are left out.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut events: Vec<EventOf<G>> = Vec::new();
    match game.turn() {
        Turn::Over => return 0,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(&mut outcomes);
            events.extend(outcomes.iter().map(|it| Event::Chance(it.outcome)));
        }
        Turn::Seats(waiting) => {
            for seat in waiting {
                let mut actions = Vec::new();
                game.actions(seat, &mut actions);
                events.extend(actions.into_iter().map(|action| Event::Act { seat, action }));
            }
        }
    }
    if depth == 1 {
        return events.len() as u64;
    }
    let mut child = game.clone();
    events
        .into_iter()
        .map(|event| {
            child.clone_from(game);
            child.apply(event);
            perft(&child, depth - 1)
        })
        .sum()
}

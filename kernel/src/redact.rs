//! What a viewer may read of a log.

use crate::{EventOf, Game, Turn, Veil, Viewer};

/// The log as `viewer` may read it now; `None` stands for an event that is still veiled.
pub fn redact<G: Game>(setup: &G::Setup, log: &[EventOf<G>], viewer: Viewer) -> Vec<Option<EventOf<G>>> {
    let mut state = G::new(setup);
    let mut veils = Vec::with_capacity(log.len());
    for event in log {
        veils.push((state.veil(event), state.step()));
        state.apply(*event);
    }
    let is_over = state.turn() == Turn::Over;
    let is_open = |(veil, step): (Veil, u32)| match veil {
        Veil::None => true,
        Veil::Step(owner) => is_over || step < state.step() || viewer.is(owner),
        Veil::Game(owner) => is_over || viewer.is(owner),
    };
    log.iter().zip(veils).map(|(&event, veil)| is_open(veil).then_some(event)).collect()
}

//! Bots at tables of any game, asked in the notation.

use std::str::FromStr;

use fastrand::Rng;
use kernel::{Dice, Game as _, Seat, Table, Turn, Viewer};
use library::{Host, View};

use mind::{ActionOf, Level, Mind, ViewOf, luck};

use crate::dispatch::{by_bot, first_bot};

/// What a bot thinks of one legal move.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// The move, in the notation of the game.
    pub action: String,
    /// The points that its seat may expect at the end of the game after it.
    pub expected: f64,
}

/// What a bot of this level thinks of the legal moves of `seat`, the best first; empty if there are none.
///
/// `view` is what `seat` may see. Moves that were dismissed early may be missing.
pub fn think(view: &View, seat: Seat, actions: &[String], level: Level, luck: &mut Rng) -> Vec<Opinion> {
    by_bot!(view, M, view => ask::<M>(view, seat, &read(actions), level, luck))
}

fn read<A: FromStr>(actions: &[String]) -> Vec<A> {
    actions.iter().filter_map(|it| it.parse().ok()).collect()
}

fn ask<M: Mind>(view: &ViewOf<M>, seat: Seat, actions: &[ActionOf<M>], level: Level, luck: &mut Rng) -> Vec<Opinion> {
    if actions.is_empty() {
        return Vec::new();
    }
    let thoughts = M::think(view, seat, actions, level, luck);
    thoughts.into_iter().map(|it| Opinion { action: it.action.to_string(), expected: it.expected }).collect()
}

/// The same for a seat of a table.
pub fn think_at(host: &dyn Host, seat: Seat, level: Level, luck: &mut Rng) -> Vec<Opinion> {
    let asked = first_bot!(M => ask_at::<M>(host, seat, level, luck));
    asked.unwrap_or_else(|| think(&host.view(Viewer::Seat(seat)), seat, &host.actions(seat), level, luck))
}

/// Asks without the way through the notation, which takes as long as the thoughts of a greedy bot; `None` at a table of
/// another game.
fn ask_at<M: Mind>(host: &dyn Host, seat: Seat, level: Level, luck: &mut Rng) -> Option<Vec<Opinion>> {
    let state = host.table().downcast_ref::<Table<M::Game>>()?.state();
    let mut actions = Vec::new();
    if matches!(state.turn(), Turn::Seats(waiting) if waiting.contains(seat)) {
        state.actions(seat, &mut actions);
    }
    Some(ask::<M>(&state.view(Viewer::Seat(seat)), seat, &actions, level, luck))
}

/// Plays a table on to its end with bots in all seats.
///
/// The level of a seat is the one at its number, and past the last it begins again; `levels` is not empty.
pub fn finish(host: &mut dyn Host, dice: &Dice, levels: &[Level], seed: u64) {
    let mut lucks: Vec<_> = Seat::first(host.n_seats()).map(|seat| luck(seed, seat)).collect();
    loop {
        host.settle(dice);
        let Turn::Seats(waiting) = host.turn() else { return };
        let seat = waiting.lowest().expect("a game never waits for nobody");
        let level = levels[seat.index() % levels.len()];
        let thoughts = think_at(host, seat, level, &mut lucks[seat.index()]);
        let best = thoughts.first().expect("whoever is waited for has a legal move");
        host.act(seat, &best.action).expect("a bot chooses one of the legal moves");
    }
}

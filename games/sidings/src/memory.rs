//! What a snapshot keeps of a game. Whatever follows from it is found anew, so that the two cannot disagree.
//!
//! Whoever changes what is written here, or its meaning, raises `SNAPSHOT`.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Player, Setup, Siding, Sidings};

/// A game without its setup, and without who is waited for: that is whoever has not chosen.
#[derive(Serialize, Deserialize, Debug)]
pub struct Memory {
    round: u8,
    wagon: Option<u8>,
    players: Vec<Player>,
}

impl Memory {
    pub(crate) fn of(game: &Sidings) -> Self {
        Self { round: game.round, wagon: game.wagon, players: game.players[..game.setup.n_seats()].to_vec() }
    }

    pub(crate) fn recall(self, setup: Setup) -> Option<Sidings> {
        let Self { round, wagon, players: known } = self;
        let mut players = [Player::default(); Setup::MOST_SEATS];
        players.get_mut(..setup.n_seats()).filter(|it| it.len() == known.len())?.copy_from_slice(&known);
        let mut waiting = SeatSet::EMPTY;
        for (seat, _) in Seat::first(known.len()).zip(&known).filter(|it| wagon.is_some() && it.1.chosen.is_none()) {
            waiting.insert(seat);
        }
        let game = Sidings { setup, round, wagon, waiting, players };
        game.is_sound().then_some(game)
    }
}

impl Sidings {
    /// Whether the numbers fit each other, so that every seat that is waited for has something to decide.
    fn is_sound(&self) -> bool {
        let n_over = self.round.checked_sub(u8::from(self.wagon.is_some()));
        let players = &self.players[..self.setup.n_seats()];
        let is_fine = |it: &Player| {
            let n_wagons = Siding::ALL.into_iter().flat_map(|siding| it.yard.wagons(siding)).count();
            let has_chosen = it.chosen.is_none_or(|siding| self.wagon.is_some() && it.yard.has_room(siding));
            n_over.is_some_and(|n| n_wagons == usize::from(n) && it.n_clear <= n)
                && it.yard.is_sound()
                && has_chosen
                && (it.order.is_some() || self.round == 0)
        };
        self.round <= Self::ROUNDS
            && self.wagon.is_none_or(|it| (1..=6).contains(&it) && !self.waiting.is_empty())
            && players.is_sorted_by_key(|it| it.order.is_none())
            && players.iter().all(is_fine)
    }
}

//! The way back for Sidings.

use kernel::BySeat;
use sidings::{Player, Setup, Siding, Sidings, Yard};
use wireform::{
    ViewError,
    back::{fill, seats},
};

use crate::view as plain;

impl plain::View {
    pub(crate) fn view(&self) -> Result<sidings::View, ViewError> {
        let n_seats = usize::from(self.seats);
        let setup = Setup::new(n_seats).ok_or_else(|| ViewError::new("seats", "expected 1 to 4"))?;
        let mut players = BySeat::new(n_seats, |_| Player::default());
        fill(&mut players, &self.players, "players", |it| it.seat, plain::Player::back)?;
        if self.round > Sidings::ROUNDS || self.wagon.is_some_and(|it| !(1..=6).contains(&it)) {
            return Err(ViewError::new("round", "expected 0 to 12, and a wagon from 1 to 6"));
        }
        let waiting = seats(&self.waiting, n_seats, "waiting")?;
        Ok(sidings::View { setup, round: self.round, wagon: self.wagon, waiting, players })
    }
}

impl plain::Player {
    fn back(&self) -> Result<Player, ViewError> {
        let mut yard = Yard::default();
        for (letter, wagons) in &self.sidings {
            let siding = siding(letter, "sidings")?;
            for &wagon in wagons {
                if !yard.has_room(siding) || !(1..=6).contains(&wagon) {
                    return Err(ViewError::new("sidings", "expected up to three wagons from 1 to 6"));
                }
                yard.put(siding, wagon);
            }
        }
        let find = |it: &Option<String>, field| it.as_deref().map(|it| siding(it, field)).transpose();
        Ok(Player {
            yard,
            order: find(&self.order, "order")?,
            chosen: find(&self.chosen, "chosen")?,
            n_clear: self.clear_roads,
        })
    }
}

fn siding(letter: &str, field: &str) -> Result<Siding, ViewError> {
    Siding::find(letter).ok_or_else(|| ViewError::new(field, "expected a siding, A to D"))
}

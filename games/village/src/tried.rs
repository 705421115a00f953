//! What an action would make of a player, told from a view alone.

use kernel::Seat;

use crate::{
    Action, Card, Content, Laid, Line, Place, Player, Space, Tableau, Taken, Tally, Trip, View, position::TRIP_PRICE,
};

impl View {
    /// The player at `seat` right after this legal action of theirs, before any card is drawn.
    ///
    /// The score is that of the dial: what comes at the end of the game is in the tally. `None` if the action is not
    /// possible with what lies on the table; whose turn it is, is not looked at.
    pub fn tried(&self, seat: Seat, action: Action) -> Option<Player> {
        let (content, is_in_one_act) = (self.setup.content(), self.setup.is_in_one_act());
        let mut player = self.players.get(seat)?.clone();
        let tableau = player.tableau.as_mut()?;
        match action {
            Action::Take(place) if !is_in_one_act => {
                self.take(tableau, place)?;
            }
            Action::Lay { space, turned } => {
                let Some(Taken::Track(card)) = self.taken else { return None };
                lay(content, tableau, space, Laid { card, turned })?;
            }
            Action::TakeAndLay { place, space, turned } if is_in_one_act => {
                let card = self.take(tableau, place)?;
                lay(content, tableau, space, Laid { card, turned })?;
            }
            Action::Trip(place) if !is_in_one_act => {
                self.take_trip(tableau, place)?;
            }
            Action::Assign(line) => {
                let Some(Taken::Trip(trip)) = self.taken else { return None };
                assign(tableau, line, trip)?;
            }
            Action::TripAndAssign { place, line } if is_in_one_act => {
                let trip = self.take_trip(tableau, place)?;
                assign(tableau, line, trip)?;
            }
            Action::Resolve { line, terminus } => {
                let is_waiting = tableau.completed().contains(line) && tableau.course(line).terminus().is_none();
                let hand = player.hand.as_mut().filter(|it| is_waiting && it.contains(&terminus))?;
                hand.retain(|it| *it != terminus);
                player.n_hand -= 1;
                tableau.resolve(content, line, terminus);
                player.score = tableau.points().into();
            }
            Action::Under(_) | Action::Done => {}
            Action::Take(_) | Action::TakeAndLay { .. } | Action::Trip(_) | Action::TripAndAssign { .. } => {
                return None;
            }
        }
        player.tally = Some(Tally::of(content, tableau));
        Some(player)
    }

    fn take(&self, tableau: &mut Tableau, place: Place) -> Option<Card> {
        let offer = self.tracks.get(place.index())?;
        exchange(tableau, place.price(), offer.coins)?;
        Some(offer.card)
    }

    fn take_trip(&self, tableau: &mut Tableau, place: Place) -> Option<Trip> {
        let offer = self.trips.get(place.index())?;
        exchange(tableau, TRIP_PRICE + place.price(), offer.coins)?;
        Some(offer.card)
    }
}

fn lay(content: &Content, tableau: &mut Tableau, space: Space, laid: Laid) -> Option<()> {
    tableau.reach().contains(space).then(|| _ = tableau.lay(content, space, laid))
}

fn assign(tableau: &mut Tableau, line: Line, trip: Trip) -> Option<()> {
    tableau.open().contains(line).then(|| tableau.assign(line, trip))
}

/// Pays the price, if there is enough, and takes what lies on the card.
fn exchange(tableau: &mut Tableau, price: u16, coins: u8) -> Option<()> {
    if tableau.money() < price {
        return None;
    }
    tableau.pay(price);
    tableau.gain(coins.into());
    Some(())
}

//! What an action would make of a player, told from a view alone.

use kernel::Seat;

use crate::{Action, Laid, Player, Tableau, Tally, View, position::TRIP_PRICE};

impl View {
    /// The player at `seat` right after this legal action of theirs, before any card is drawn.
    ///
    /// The score is that of the dial: what comes at the end of the game is in the tally. `None` if the action is not
    /// possible with what lies on the table; whose turn it is, is not looked at.
    pub fn tried(&self, seat: Seat, action: Action) -> Option<Player> {
        let content = self.setup.content();
        let mut player = self.players.get(seat)?.clone();
        let tableau = player.tableau.as_mut()?;
        match action {
            Action::Take { place, space, turned } => {
                let offer = self.tracks.get(place.index())?;
                exchange(tableau, place.price(), offer.coins)?;
                if !tableau.reach().contains(space) {
                    return None;
                }
                tableau.lay(content, space, Laid { card: offer.card, turned });
            }
            Action::Trip { place, line } => {
                let offer = self.trips.get(place.index())?;
                exchange(tableau, TRIP_PRICE + place.price(), offer.coins)?;
                if !tableau.open().contains(line) {
                    return None;
                }
                tableau.assign(line, offer.card);
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
        }
        player.tally = Some(Tally::of(content, tableau));
        Some(player)
    }
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

//! What one viewer may know, and games that look like that.

use kernel::{BySeat, Luck, Seat, SeatSet, Viewer};

use crate::{Player, Setup, Siding, Sidings};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What was agreed.
    pub setup: Setup,
    /// How many rounds were begun, 0 to 12.
    pub round: u8,
    /// The wagon of the round, as long as it goes on.
    pub wagon: Option<u8>,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// What the players have: the viewer's own as it is, of the others what is shown.
    pub players: BySeat<Player>,
}

impl View {
    pub(crate) fn of(game: &Sidings, viewer: Viewer) -> Self {
        let Sidings { setup, round, wagon, .. } = *game;
        let is_over = is_over(round, wagon);
        let shown = |it: &Player| Player { order: it.order.filter(|_| is_over), chosen: None, ..*it };
        let players = BySeat::new(setup.n_seats(), |seat| {
            let player = game.player(seat);
            if viewer.is(seat) { *player } else { shown(player) }
        });
        // Whoever is not waited for between two rounds has not chosen.
        Self { setup, round, wagon, waiting: game.waiting.clone(), players }
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        is_over(self.round, self.wagon)
    }

    /// The points of a seat so far.
    pub fn points(&self, seat: Seat) -> Option<i32> {
        Some(self.players.get(seat)?.points(self.is_over()))
    }

    /// A game at which `seat`, which is waited for, sees this: orders and choices of the others are guessed.
    pub fn guess(&self, seat: Seat, luck: &mut impl Luck) -> Option<Sidings> {
        let is_deciding = self.wagon.is_some() && self.waiting.contains(seat);
        self.players.get(seat).filter(|it| is_deciding && it.order.is_some())?;
        let Self { setup, round, wagon, .. } = *self;
        let mut players = [Player::default(); Setup::MOST_SEATS];
        for (it, known) in self.players.iter() {
            let guessed = &mut players[it.index()];
            *guessed = *known;
            guessed.order = guessed.order.or_else(|| Siding::ALL.get(luck.below(4) as usize).copied());
            if !self.waiting.contains(it) {
                let n = luck.below(known.yard.open().count().max(1) as u32);
                guessed.chosen = known.yard.open().nth(n as usize);
            }
        }
        Some(Sidings { setup, round, wagon, waiting: self.waiting.clone(), players })
    }
}

const fn is_over(round: u8, wagon: Option<u8>) -> bool {
    round == Sidings::ROUNDS && wagon.is_none()
}

//! How a game ended: who has won, and what decided a tie.

use kernel::{Game, Seat, TieBreak, Turn};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The most points.
    pub points: i32,
    /// Who has won; several share the win.
    pub winners: Vec<Seat>,
    /// What there was to decide between seats that all have the most points.
    pub tie: Option<Tie>,
}

/// Several seats have the most points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// Who; the winners are among them.
    pub seats: Vec<Seat>,
    /// What was compared; `None` where the rules let equal points share the win.
    pub compared: Option<Compared>,
}

/// What was compared between seats of equal points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compared {
    /// What it is.
    pub what: TieBreak,
    /// How much of it each seat of the tie has; who has most has won.
    pub amounts: Vec<i32>,
}

impl Outcome {
    /// How a game ended whose ties are told apart by `tie_break`, if by anything; `None` while it goes on.
    pub fn of<G: Game>(game: &G, tie_break: Option<TieBreak>) -> Option<Self> {
        if game.turn() != Turn::Over {
            return None;
        }
        let points = Seat::first(game.n_seats()).map(|it| game.score(it)).max()?;
        let seats: Vec<_> = Seat::first(game.n_seats()).filter(|it| game.score(*it) == points).collect();
        let amounts = || seats.iter().map(|it| game.tie_break(*it)).collect();
        let compared = tie_break.map(|what| Compared { what, amounts: amounts() });
        let winners = game.winners().iter().collect();
        Some(Self { points, winners, tie: (seats.len() > 1).then_some(Tie { seats, compared }) })
    }

    /// The seats that have as many points as the winners, but less of what was compared.
    pub fn beaten(&self) -> Vec<Seat> {
        let tied = self.tie.iter().flat_map(|it| &it.seats);
        tied.copied().filter(|it| !self.winners.contains(it)).collect()
    }

    /// What was compared, how much of it the winners have, and how much the best of the beaten; nothing where no tie was
    /// compared, and no second number where nobody was beaten.
    pub fn compared(&self) -> Option<(TieBreak, i32, Option<i32>)> {
        let Tie { seats, compared } = self.tie.as_ref()?;
        let Compared { what, amounts } = compared.as_ref()?;
        let most = amounts.iter().max()?;
        let is_beaten = |(seat, amount): &(&Seat, &i32)| (!self.winners.contains(seat)).then_some(**amount);
        Some((*what, *most, seats.iter().zip(amounts).filter_map(|it| is_beaten(&it)).max()))
    }
}

//! What a game owes to whoever tells what its moves are worth.

use std::fmt;

use kernel::Seat;

use crate::{ActionOf, Effort, Mind, Outlook, ViewOf};

/// A game whose positions can be judged.
pub trait Judge: Mind {
    /// How the legal moves of a position are judged.
    ///
    /// `view` is what `seat` may see, and `actions` are its legal moves, at least one.
    fn judge<'a>(
        view: &'a ViewOf<Self>,
        seat: Seat,
        actions: &'a [ActionOf<Self>],
        effort: Effort,
    ) -> Judgement<'a, ActionOf<Self>>;

    /// Whether what others do can change what a seat may expect.
    const OTHERS_MATTER: bool;

    /// Whether seats decide one after the other, so that chance can be told from what others do in between.
    const IN_TURN: bool = false;

    /// How the mean of the games by which a decision with this view is judged becomes a forecast.
    fn outlook(view: &ViewOf<Self>, seat: Seat) -> Outlook;

    /// The number of the turn as those at the table count, from one; none before the first turn.
    fn turn_number(view: &ViewOf<Self>, seat: Seat) -> Option<u32>;

    /// By how many points games come to more for a seat after what happened between two decisions than after all that
    /// might have happened; `None` where that is not known.
    ///
    /// The decisions are two of the seat, or [in turn](Self::IN_TURN) two that follow one another, of whoever. One and
    /// the same player plays all these games, who knows nothing of what happened, so it is nothing on average, however
    /// well the games are played.
    fn luck(between: &Between<'_, Self>, effort: Effort) -> Option<f64>;
}

/// What a seat saw at two decisions, and what was done at the first.
pub struct Between<'a, M: Mind> {
    /// The seat that sees it.
    pub seat: Seat,
    /// What it sees at the first.
    pub before: &'a ViewOf<M>,
    /// What was done then.
    pub action: ActionOf<M>,
    /// What it sees at the second.
    pub after: &'a ViewOf<M>,
}

/// Where the luck of all judgements begins: a position is judged alike whenever and by whomever it is asked.
pub const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// Where the luck of games begins that tell what luck brought: other games than those that judge moves.
pub const LUCK_SEED: u64 = SEED.rotate_left(32);

/// How many of these games are played, by how closely one looks.
pub const LUCK_GAMES: (usize, usize) = (400, 3_000);

/// How moves of a position are judged.
pub struct Judgement<'a, A> {
    /// The moves that look good, at least one, the best first by other games than those of `value`.
    pub liked: Vec<A>,
    /// The points of games that are played on after a legal move, or their mean alone; the same luck for every move.
    pub value: Box<dyn FnMut(A) -> Vec<f64> + 'a>,
}

impl<A: fmt::Debug> fmt::Debug for Judgement<'_, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judgement").field("liked", &self.liked).finish_non_exhaustive()
    }
}

/// The mean of some numbers, at least one.
pub fn mean(points: &[f64]) -> f64 {
    points.iter().sum::<f64>() / f64::from(points.len() as u32)
}

/// The points of so many games.
pub fn points(n_games: usize, game: impl FnMut(u64) -> i32) -> Vec<f64> {
    (0..n_games as u64).map(game).map(f64::from).collect()
}

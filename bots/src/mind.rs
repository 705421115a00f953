//! What a bot is asked, and what it answers.

use fastrand::Rng;
use kernel::{Game, Seat};

use crate::Level;

/// What a bot thinks of one legal action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// What the bot makes of it: points, by which it compares the moves that it has tried, and nothing that could be told.
    /// [`evaluate`](crate::evaluate) tells the points to be expected.
    pub expected: f64,
}

/// A game that bots can think about.
///
/// Nothing but what a seat may know goes in, so a bot cannot look at hidden things or at dice to come.
pub trait Mind: Game {
    /// What a bot of this level thinks of the legal actions of `seat`, the best first; never empty.
    ///
    /// `view` is what `seat` may see, and `actions` are its legal ones, at least one.
    /// Actions that were dismissed early may be missing.
    fn think(
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
        level: Level,
        luck: &mut Rng,
    ) -> Vec<Thought<Self::Action>>;

    /// The action that a bot of this level chooses.
    fn choose(view: &Self::View, seat: Seat, actions: &[Self::Action], level: Level, luck: &mut Rng) -> Self::Action {
        Self::think(view, seat, actions, level, luck)[0].action
    }
}

//! What a bot is asked, and what it answers.

use fastrand::Rng;
use kernel::{Game, Seat};

use crate::Level;

/// What a seat of the game of `M` may see.
pub type ViewOf<M> = <<M as Mind>::Game as Game>::View;

/// What a seat of the game of `M` may do.
pub type ActionOf<M> = <<M as Mind>::Game as Game>::Action;

/// What is agreed before the game of `M` begins.
pub type SetupOf<M> = <<M as Mind>::Game as Game>::Setup;

/// What a bot thinks of one legal action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// What the bot makes of it: points, by which it compares the moves that it has tried, and nothing that could be told.
    /// A [`Judge`](crate::Judge) tells the points to be expected.
    pub expected: f64,
}

/// Bots of a game.
///
/// Nothing but what a seat may know goes in, so a bot cannot look at hidden things or at dice to come.
pub trait Mind: Sized + 'static {
    /// The game.
    type Game: Game + 'static;

    /// What a bot of this level thinks of the legal actions of `seat`, the best first; never empty.
    ///
    /// `view` is what `seat` may see, and `actions` are its legal ones, at least one.
    /// Actions that were dismissed early may be missing.
    fn think(
        view: &ViewOf<Self>,
        seat: Seat,
        actions: &[ActionOf<Self>],
        level: Level,
        luck: &mut Rng,
    ) -> Vec<Thought<ActionOf<Self>>>;

    /// The action that a bot of this level chooses.
    fn choose(
        view: &ViewOf<Self>,
        seat: Seat,
        actions: &[ActionOf<Self>],
        level: Level,
        luck: &mut Rng,
    ) -> ActionOf<Self> {
        Self::think(view, seat, actions, level, luck)[0].action
    }
}

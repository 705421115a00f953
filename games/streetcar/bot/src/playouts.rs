//! Boards of 30 Streetcar Rails that are played on from a view.

use fastrand::Rng;
use kernel::Seat;
use streetcar::{Action, Unseen, View};

use super::{
    plan::Plan,
    policy::play_on,
    town::{Move, Town},
};

/// Boards of 30 Streetcar Rails that are played on from a view, one after the other, without allocation.
///
/// Each is played with the moves that look best at once, and with what those before it have taught.
#[derive(Debug)]
pub struct Playouts {
    start: Town,
    unseen: Unseen,
    plan: Box<Plan>,
}

impl Playouts {
    /// Playouts from what `seat` sees; `None` before its setup is done.
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        Some(Self { start: Town::new(view.boards.get(seat)?)?, unseen: view.unseen, plan: Box::new(Plan::NONE) })
    }

    /// Plays one board to the end of the game, after this legal placement if there is one; gives its points.
    ///
    /// Without a placement there must be a tile left for each empty square, which the one that was drawn is not.
    pub fn after(&mut self, action: Option<Action>, luck: &mut Rng) -> i32 {
        let mut town = self.start;
        match action {
            Some(Action::Place(square, tile)) => town.make(Move::new(square, Some(tile))),
            Some(Action::Zone(square)) => town.make(Move::new(square, None)),
            _ => {}
        }
        let began = town.free;
        let score = play_on(&mut town, self.unseen, luck, &self.plan);
        self.plan.learn(began, &town, score);
        score
    }
}

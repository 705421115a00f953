//! Games of Village Rails that are played on from a view.

use fastrand::Rng;
use kernel::{Event, Game as _, Seat, Turn};
use village::{Action, View, Village};

use super::policy;

/// Games of Village Rails that are played on from a view, one after the other, without allocation.
///
/// Each begins with another guess of what the seat cannot see. The seat plays what is worth most at once, and so does a
/// single rival; of several rivals only what they take from the markets matters.
#[derive(Debug)]
pub struct Playouts {
    start: Village,
    game: Village,
    seat: Seat,
}

impl Playouts {
    /// Playouts from what `seat` sees; `None` if it is not waited for.
    pub fn of(view: &View, seat: Seat, luck: &mut Rng) -> Option<Self> {
        let start = Village::guessed(view, seat, luck)?;
        Some(Self { game: start.clone(), start, seat })
    }

    /// Playouts from what `seat` sees while anybody is waited for.
    pub(super) fn watching(view: &View, seat: Seat, luck: &mut Rng) -> Option<Self> {
        let start = Village::watched(view, seat, luck)?;
        Some(Self { game: start.clone(), start, seat })
    }

    /// Plays one game to its end, after this legal action of whoever is waited for if there is one; gives the points of
    /// the seat.
    pub fn after(&mut self, action: Option<Action>, luck: &mut Rng) -> i32 {
        self.game.clone_from(&self.start);
        self.game.guess_again(self.seat, luck);
        if let (Some(action), Turn::Seats(waiting)) = (action, self.game.turn()) {
            let seat = waiting.lowest().unwrap_or(self.seat);
            self.game.apply(Event::Act { seat, action });
        }
        policy::play_on(&mut self.game, self.seat, luck);
        self.game.score(self.seat)
    }

    /// The same after a legal action and, when what it needs from the decks was drawn, another that is legal then.
    pub(super) fn after_both(&mut self, action: Action, then: Option<Action>, luck: &mut Rng) -> i32 {
        let Some(then) = then else { return self.after(Some(action), luck) };
        self.game.clone_from(&self.start);
        self.game.guess_again(self.seat, luck);
        self.game.apply(Event::Act { seat: self.seat, action });
        while self.game.turn() == Turn::Chance {
            let chance = self.game.draw(luck, &mut Vec::new());
            self.game.apply(Event::Chance(chance));
        }
        self.game.apply(Event::Act { seat: self.seat, action: then });
        policy::play_on(&mut self.game, self.seat, luck);
        self.game.score(self.seat)
    }

    /// By how much the seat came out ahead of its rival in the last game; with several, its points.
    ///
    /// Of several rivals only what they take from the markets is played, so their points mean nothing.
    pub(super) fn lead(&self) -> i32 {
        let own = self.game.score(self.seat);
        if self.game.n_seats() > 2 {
            return own;
        }
        let rival = Seat::first(2).find(|&it| it != self.seat).map_or(0, |it| self.game.score(it));
        2 * own - rival
    }

    /// The first guess.
    pub(super) const fn start(&self) -> &Village {
        &self.start
    }
}

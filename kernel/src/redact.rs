//! What a viewer may read of a log.

use crate::{EventOf, Game, Table, Turn, Veil, Viewer};

impl Veil {
    /// Whether `viewer` may read an event under this veil.
    ///
    /// `is_passed` says whether the step in which it happened is over, `is_over` whether the game is.
    pub fn is_open(self, viewer: Viewer, is_passed: bool, is_over: bool) -> bool {
        match self {
            Self::None => true,
            Self::Step(owner) => is_passed || is_over || viewer.is(owner),
            Self::Game(owner) => is_over || viewer.is(owner),
        }
    }
}

impl<G: Game> Table<G> {
    /// Whether `viewer` may read event number `n` now; not if it is not kept.
    pub fn is_open(&self, n: usize, viewer: Viewer) -> bool {
        let is_over = self.state().turn() == Turn::Over;
        self.veil(n).is_some_and(|(veil, step)| veil.is_open(viewer, step < self.state().step(), is_over))
    }

    /// The kept events that `viewer` may read now.
    ///
    /// Those that are still veiled are left out: even their number could tell something of a hidden sheet.
    pub fn redact(&self, viewer: Viewer) -> impl Iterator<Item = EventOf<G>> {
        let numbered = (self.first_event()..).zip(self.log());
        numbered.filter(move |&(n, _)| self.is_open(n, viewer)).map(|(_, &event)| event)
    }
}

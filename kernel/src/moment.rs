//! Moments of a game from which it can be played on, so that taking back costs the same however long the game is.

use crate::{Event, EventOf, Game};

/// Every so many events a table keeps a copy of the position.
pub(crate) const SPAN: usize = 64;

/// A position, and how much happened before it.
#[derive(PartialEq, Debug)]
pub(crate) struct Moment<G> {
    pub(crate) state: G,
    pub(crate) n_events: usize,
    pub(crate) n_drawn: u32,
}

/// Copies without allocating where there is room already.
impl<G: Clone> Clone for Moment<G> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        self.state.clone_from(&source.state);
        (self.n_events, self.n_drawn) = (source.n_events, source.n_drawn);
    }
}

impl<G: Game> Moment<G> {
    /// The moment before the first event.
    pub(crate) fn first(setup: &G::Setup) -> Self {
        Self { state: G::new(setup), n_events: 0, n_drawn: 0 }
    }

    /// Lets a legal event happen.
    pub(crate) fn apply(&mut self, event: EventOf<G>) {
        self.state.apply(event);
        self.n_events += 1;
        self.n_drawn += u32::from(matches!(event, Event::Chance(_)));
    }
}

/// The last two moments that are a multiple of [`SPAN`] events from the beginning.
///
/// Two, so that right after one of them at least [`SPAN`] events can still be taken back.
/// Not more, because the position of a thousand seats is big.
#[derive(Clone, Debug)]
pub(crate) struct Marks<G> {
    /// `None` where the kept log begins less than two marks ago.
    older: Option<Moment<G>>,
    newer: Option<Moment<G>>,
}

impl<G: Game> Marks<G> {
    pub(crate) const NONE: Self = Self { older: None, newer: None };

    /// Keeps a copy of `now` if it is time for one.
    pub(crate) fn pass(&mut self, now: &Moment<G>) {
        if !now.n_events.is_multiple_of(SPAN) {
            return;
        }
        if let Some(newer) = self.newer.take() {
            let room = self.older.replace(newer);
            self.newer = room.map(|mut it| {
                it.clone_from(now);
                it
            });
        }
        if self.newer.is_none() {
            self.newer = Some(now.clone());
        }
    }

    /// The older moment, before which nothing is taken back.
    pub(crate) fn older(&self) -> Option<&Moment<G>> {
        self.older.as_ref()
    }

    /// Goes back to the last moment that is not after `n_events`, which must not be before the older one.
    pub(crate) fn back_to(&mut self, n_events: usize) -> Option<&Moment<G>> {
        self.newer.take_if(|it| it.n_events > n_events);
        self.newer.as_ref().or(self.older.as_ref())
    }
}

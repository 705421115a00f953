//! The decisions of a seat, and what was rolled before each of them.

use std::ops::Range;

use kernel::{Event, Game as _, Seat, Table, Turn, Veil};

use mind::{ActionOf, Judge};

/// A decision that a seat has made.
#[derive(Clone, Debug)]
pub(super) struct Decision<A> {
    /// Its event.
    pub(super) event: usize,
    /// What was decided.
    pub(super) action: A,
    /// What the dice right before it showed that the seat could see.
    pub(super) rolled: Vec<String>,
    /// Whether nothing has happened since the decision before that could change what the seat may expect.
    pub(super) goes_on: bool,
}

/// All decisions that a seat has made.
///
/// The dice of a decision are those that fell since the last one of the seat, in one go, if it could decide right
/// after them: others who decide at the same time do not matter, and what somebody else had to decide upon first was
/// the luck of that seat.
pub(super) fn decisions<M: Judge>(table: &Table<M::Game>, seat: Seat) -> Vec<Decision<ActionOf<M>>> {
    let mut res: Vec<Decision<ActionOf<M>>> = Vec::new();
    let mut now = Table::<M::Game>::new(table.setup().clone());
    let mut dice = (0, 0);
    for (n, &event) in table.log().iter().enumerate() {
        match event {
            Event::Act { seat: who, action } if who == seat => {
                let rolled = (dice.0..dice.1).filter_map(|it| match (table.event(it), table.veil(it)) {
                    (_, Some((Veil::Step(owner) | Veil::Game(owner), _))) if owner != seat => None,
                    (Some(Event::Chance(chance)), _) => Some(chance.to_string()),
                    _ => None,
                });
                let goes_on = res.last().is_some_and(|last| is_quiet::<M>(table, seat, last.event + 1..n));
                res.push(Decision { event: n, action, rolled: rolled.collect(), goes_on });
                dice = (n + 1, n + 1);
            }
            Event::Chance(_) if dice.1 != n => dice = (n, n),
            Event::Chance(_) | Event::Act { .. } | Event::Ruling { .. } => {}
        }
        let _ = now.admit(event);
        if matches!(event, Event::Chance(_)) {
            let is_due = matches!(now.state().turn(), Turn::Seats(waiting) if waiting.contains(seat));
            let goes_on = now.state().turn() == Turn::Chance;
            dice = if is_due || goes_on { (dice.0, n + 1) } else { (n + 1, n + 1) };
        }
    }
    res
}

/// Whether nothing in a part of the log can change what a seat may expect.
pub(super) fn is_quiet<M: Judge>(table: &Table<M::Game>, seat: Seat, mut events: Range<usize>) -> bool {
    events.all(|it| match table.event(it) {
        Some(Event::Act { seat: who, .. }) => who != seat && !M::OTHERS_MATTER,
        _ => false,
    })
}

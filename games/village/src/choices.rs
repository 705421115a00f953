//! The legal actions of the seat in turn: counted, listed and picked from.
//!
//! They come in blocks whose sizes are products, so that the action number `n` is found without listing the others:
//! cards of the track market by spaces by turned or not, then cards of the trip market by open lines.

use kernel::Luck;

use crate::{
    Action, Order, Place,
    position::{Phase, Position},
};

/// Appends every legal action.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    match position.phase {
        Phase::Build => {
            list_tracks(position, out);
            list_trips(position, out);
        }
        Phase::Plan => {
            list_trips(position, out);
            out.push(Action::Done);
        }
        Phase::Resolve => {
            for line in position.pending {
                out.extend(position.hand().iter().map(|terminus| Action::Resolve { line, terminus }));
            }
        }
        Phase::Under { .. } => out.extend([Order::AsPlanned, Order::Swapped].map(Action::Under)),
        Phase::Corner { .. } | Phase::Top | Phase::Track | Phase::Terminus { .. } | Phase::Over => {}
    }
}

fn list_tracks(position: &Position, out: &mut Vec<Action>) {
    for place in (0..position.affordable_tracks()).map(Place::at) {
        for space in position.tableau().reach() {
            out.extend([false, true].map(|turned| Action::Take { place, space, turned }));
        }
    }
}

fn list_trips(position: &Position, out: &mut Vec<Action>) {
    for place in (0..position.affordable_trips()).map(Place::at) {
        out.extend(position.tableau().open().into_iter().map(|line| Action::Trip { place, line }));
    }
}

/// Picks one legal action with one call of `luck`.
pub(crate) fn pick(position: &Position, luck: &mut impl Luck) -> Action {
    match position.phase {
        Phase::Build => {
            let n_spaces = position.tableau().reach().len() as u32;
            let n_tracks = position.affordable_tracks() as u32 * n_spaces * 2;
            let n = luck.below(n_tracks + n_trips(position));
            if n < n_tracks { nth_track(position, n, n_spaces) } else { nth_trip(position, n - n_tracks) }
        }
        Phase::Plan => {
            let n_trips = n_trips(position);
            let n = luck.below(n_trips + 1);
            if n < n_trips { nth_trip(position, n) } else { Action::Done }
        }
        Phase::Resolve => {
            let n_hand = position.hand().len() as u32;
            let n = luck.below(position.pending.len() as u32 * n_hand);
            let line = position.pending.nth(n / n_hand);
            Action::Resolve { line, terminus: position.hand().nth(n % n_hand) }
        }
        _ => Action::Under(if luck.below(2) == 0 { Order::AsPlanned } else { Order::Swapped }),
    }
}

fn n_trips(position: &Position) -> u32 {
    (position.affordable_trips() * position.tableau().open().len()) as u32
}

fn nth_track(position: &Position, n: u32, n_spaces: u32) -> Action {
    // Short numbers, because dividing long ones is slow.
    let (card, n_spaces) = ((n / 2) as u16, n_spaces as u16);
    let space = position.tableau().reach().nth((card % n_spaces).into());
    Action::Take { place: Place::at((card / n_spaces).into()), space, turned: n % 2 == 1 }
}

fn nth_trip(position: &Position, n: u32) -> Action {
    let open = position.tableau().open();
    let (n, n_open) = (n as u16, open.len() as u16);
    Action::Trip { place: Place::at((n / n_open).into()), line: open.nth((n % n_open).into()) }
}

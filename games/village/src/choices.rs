//! The legal actions of the seat in turn: counted, listed and picked from.
//!
//! They come in blocks whose sizes are products, so that the action number `n` is found without listing the others: cards
//! of the track market, then cards of the trip market; spaces by turned or not; open lines.
//! By rules 1 each card is listed with each place where it may go.

use kernel::Luck;

use crate::{
    Action, Order, Place, Village,
    position::{Phase, Position, Rest},
};

/// Appends every legal action.
pub(crate) fn list(game: &Village, out: &mut Vec<Action>) {
    let now = &game.now;
    match now.phase {
        Phase::Build | Phase::Plan => {
            let n = n_tracks(game) + n_trips(game);
            out.extend((0..n).map(|n| nth_choice(game, n)));
            if now.phase == Phase::Plan {
                out.push(Action::Done);
            }
        }
        Phase::Lay => out.extend((0..n_lays(game)).map(|n| nth_lay(game, n))),
        Phase::Assign => out.extend(now.tableau().open().into_iter().map(Action::Assign)),
        Phase::Resolve => {
            for line in now.pending {
                out.extend(now.hand().iter().map(|terminus| Action::Resolve { line, terminus }));
            }
        }
        Phase::Under { .. } => out.extend([Order::AsPlanned, Order::Swapped].map(Action::Under)),
        Phase::Corner { .. } | Phase::Top | Phase::Track | Phase::Terminus { .. } | Phase::Over => {}
    }
}

/// Picks one legal action with one call of `luck`.
pub(crate) fn pick(game: &Village, luck: &mut impl Luck) -> Action {
    let now = &game.now;
    match now.phase {
        Phase::Build => nth_choice(game, luck.below(n_tracks(game) + n_trips(game))),
        Phase::Plan => {
            let n_trips = n_trips(game);
            let n = luck.below(n_trips + 1);
            if n < n_trips { nth_choice(game, n) } else { Action::Done }
        }
        Phase::Lay => nth_lay(game, luck.below(n_lays(game))),
        Phase::Assign => {
            let open = now.tableau().open();
            Action::Assign(open.nth(luck.below(open.len() as u32) as usize))
        }
        Phase::Resolve => {
            let n_hand = now.hand().len() as u32;
            let n = luck.below(now.pending.len() as u32 * n_hand);
            let line = now.pending.nth((n / n_hand) as usize);
            Action::Resolve { line, terminus: now.hand().nth((n % n_hand) as usize) }
        }
        _ => Action::Under(if luck.below(2) == 0 { Order::AsPlanned } else { Order::Swapped }),
    }
}

/// The number of ways to take a track.
fn n_tracks(game: &Village) -> u32 {
    let now = &game.now;
    if now.has_built {
        return 0;
    }
    let n_cards = now.affordable_tracks() as u32;
    if game.setup.is_in_one_act() { n_cards * n_spaces(now) * 2 } else { n_cards }
}

/// The number of ways to take a trip.
fn n_trips(game: &Village) -> u32 {
    let n_cards = game.now.affordable_trips() as u32;
    if game.setup.is_in_one_act() { n_cards * game.now.tableau().open().len() as u32 } else { n_cards }
}

/// Tracks come first.
fn nth_choice(game: &Village, n: u32) -> Action {
    let n_tracks = n_tracks(game);
    let place = |n: u16| Place::at(n.into());
    match (n.checked_sub(n_tracks), game.setup.is_in_one_act()) {
        (None, false) => Action::Take(place(n as u16)),
        (Some(n), false) => Action::Trip(place(n as u16)),
        (None, true) => {
            // Short numbers, because dividing long ones is slow.
            let (card, n_spaces) = ((n / 2) as u16, n_spaces(&game.now) as u16);
            let space = game.now.tableau().reach().nth((card % n_spaces).into());
            Action::TakeAndLay { place: place(card / n_spaces), space, turned: n % 2 == 1 }
        }
        (Some(n), true) => {
            let open = game.now.tableau().open();
            let (n, n_open) = (n as u16, open.len() as u16);
            Action::TripAndAssign { place: place(n / n_open), line: open.nth((n % n_open).into()) }
        }
    }
}

fn n_spaces(now: &Position) -> u32 {
    now.tableau().reach().len() as u32
}

/// 2 if the card that was taken lies differently when it is turned, 1 if not.
fn n_ways(game: &Village) -> u32 {
    let Rest::Lay(card) = game.now.rest else { unreachable!("no track was taken") };
    1 + u32::from(game.setup.content().card(card).is_turnable())
}

fn n_lays(game: &Village) -> u32 {
    n_spaces(&game.now) * n_ways(game)
}

fn nth_lay(game: &Village, n: u32) -> Action {
    let n_ways = n_ways(game);
    Action::Lay { space: game.now.tableau().reach().nth((n / n_ways) as usize), turned: n % n_ways == 1 }
}

//! The legal actions of the seat in turn: counted, listed and picked from.
//!
//! They come in blocks whose sizes are products, so that the action number `n` is found without listing the others: cards
//! of the track market, then cards of the trip market; spaces by turned or not; open lines.
//! By rules 1 each card is listed with each place where it may go.

use kernel::Luck;

use crate::{
    Action, Order, Place, SpaceSet, Village,
    position::{Phase, Position, Rest},
};

/// Appends every legal action.
pub(crate) fn list(game: &Village, out: &mut Vec<Action>) {
    let now = &game.now;
    match now.phase {
        Phase::Build | Phase::Plan => {
            if now.phase == Phase::Build {
                out.extend((0..n_tracks(game)).map(|n| nth_track(game, n)));
            }
            out.extend((0..n_trips(game)).map(|n| nth_trip(game, n)));
            if now.phase == Phase::Plan {
                out.push(Action::Done);
            }
        }
        Phase::Lay => {
            let lays = Lays::of(game);
            out.extend((0..lays.len()).map(|n| lays.nth(n)));
        }
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
        Phase::Build => {
            let n_tracks = n_tracks(game);
            let n = luck.below(n_tracks + n_trips(game));
            if n < n_tracks { nth_track(game, n) } else { nth_trip(game, n - n_tracks) }
        }
        Phase::Plan => {
            let n_trips = n_trips(game);
            let n = luck.below(n_trips + 1);
            if n < n_trips { nth_trip(game, n) } else { Action::Done }
        }
        Phase::Lay => {
            let lays = Lays::of(game);
            lays.nth(luck.below(lays.len()))
        }
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
    let n_cards = game.now.affordable_tracks() as u32;
    if game.setup.is_in_one_act() { n_cards * n_spaces(&game.now) * 2 } else { n_cards }
}

/// The number of ways to take a trip.
fn n_trips(game: &Village) -> u32 {
    let n_cards = game.now.affordable_trips() as u32;
    if game.setup.is_in_one_act() { n_cards * game.now.tableau().open().len() as u32 } else { n_cards }
}

fn nth_track(game: &Village, n: u32) -> Action {
    if !game.setup.is_in_one_act() {
        return Action::Take(Place::at(n as usize));
    }
    let reach = game.now.tableau().reach();
    // Short numbers, because dividing long ones is slow.
    let (card, n_spaces) = ((n / 2) as u16, reach.len() as u16);
    let (place, space) = (Place::at((card / n_spaces).into()), reach.nth((card % n_spaces).into()));
    Action::TakeAndLay { place, space, turned: n % 2 == 1 }
}

fn nth_trip(game: &Village, n: u32) -> Action {
    if !game.setup.is_in_one_act() {
        return Action::Trip(Place::at(n as usize));
    }
    let open = game.now.tableau().open();
    let (n, n_open) = (n as u16, open.len() as u16);
    Action::TripAndAssign { place: Place::at((n / n_open).into()), line: open.nth((n % n_open).into()) }
}

fn n_spaces(now: &Position) -> u32 {
    now.tableau().reach().len() as u32
}

/// The ways to lay the card that was taken.
struct Lays {
    spaces: SpaceSet,
    /// Whether it lies differently when it is turned.
    is_turnable: bool,
}

impl Lays {
    fn of(game: &Village) -> Self {
        let Rest::Lay(card) = game.now.rest else { unreachable!("no track was taken") };
        Self { spaces: game.now.tableau().reach(), is_turnable: game.setup.content().card(card).is_turnable() }
    }

    const fn len(&self) -> u32 {
        (self.spaces.len() as u32) << self.is_turnable as u32
    }

    /// The spaces in order, each as it lies and then turned.
    const fn nth(&self, n: u32) -> Action {
        let space = self.spaces.nth((n >> self.is_turnable as u32) as usize);
        Action::Lay { space, turned: self.is_turnable && n % 2 == 1 }
    }
}

//! Which rule an action breaks.

use crate::{
    Action, Line, Place, Refusal, Space,
    position::{Phase, Position, TRIP_PRICE},
};

/// Checks an action of the seat in turn.
pub(crate) fn action(position: &Position, action: Action) -> Result<(), Refusal> {
    match position.phase {
        Phase::Build => match action {
            Action::Take { place, space, .. } => take(position, place, space),
            Action::Trip { place, line } => trip(position, place, line),
            Action::Done => Err(Refusal::MustBuild { example: example(position) }),
            Action::Resolve { line, .. } => Err(Refusal::NotCompleted { line, lines: position.pending }),
            Action::Under(_) => Err(Refusal::NothingToOrder),
        },
        Phase::Plan => match action {
            Action::Trip { place, line } => trip(position, place, line),
            Action::Done => Ok(()),
            Action::Take { .. } => Err(Refusal::HasBuilt),
            Action::Resolve { line, .. } => Err(Refusal::NotCompleted { line, lines: position.pending }),
            Action::Under(_) => Err(Refusal::NothingToOrder),
        },
        Phase::Resolve => match action {
            Action::Resolve { line, .. } if !position.pending.contains(line) => {
                Err(Refusal::NotCompleted { line, lines: position.pending })
            }
            Action::Resolve { terminus, .. } if !position.hand().contains(terminus) => {
                Err(Refusal::NotInHand { terminus })
            }
            Action::Resolve { .. } => Ok(()),
            _ => Err(Refusal::ResolveFirst { lines: position.pending }),
        },
        Phase::Under { line } => match action {
            Action::Under(_) => Ok(()),
            _ => Err(Refusal::OrderFirst { line }),
        },
        Phase::Corner { .. } | Phase::Top | Phase::Track | Phase::Terminus { .. } | Phase::Over => {
            Err(Refusal::NotWaiting)
        }
    }
}

/// A space that a track can go to; while a track must be built there is one.
fn example(position: &Position) -> Space {
    position.tableau().reach().nth(0)
}

fn take(position: &Position, place: Place, space: Space) -> Result<(), Refusal> {
    let tableau = position.tableau();
    price(position.tracks.len(), position.affordable_tracks(), place, 0, tableau.money())?;
    let reach = tableau.reach();
    if tableau.placed().contains(space) {
        Err(Refusal::SpaceTaken { space, reach })
    } else if !reach.contains(space) {
        Err(Refusal::SpaceApart { space, reach })
    } else {
        Ok(())
    }
}

fn trip(position: &Position, place: Place, line: Line) -> Result<(), Refusal> {
    let tableau = position.tableau();
    let (money, open) = (tableau.money(), tableau.open());
    if position.has_planned {
        return Err(Refusal::HasPlanned { example: example(position) });
    }
    if tableau.completed().contains(line) {
        return Err(Refusal::LineCompleted { line, open });
    }
    if !open.contains(line) {
        return Err(Refusal::LineFull { line, open });
    }
    if money < TRIP_PRICE {
        return Err(Refusal::NoMoneyToPlan { money });
    }
    price(position.trips.len(), position.affordable_trips(), place, TRIP_PRICE, money)
}

fn price(n_cards: usize, n_affordable: usize, place: Place, extra: u16, money: u16) -> Result<(), Refusal> {
    if place.index() >= n_cards {
        return Err(Refusal::NoSuchCard { place, n_cards });
    }
    if place.index() >= n_affordable {
        let most = Place::at(n_affordable - 1);
        return Err(Refusal::TooDear { place, price: extra + place.price(), money, most });
    }
    Ok(())
}

//! Which rule an action breaks.

use crate::{
    Action, Card, Line, Place, Refusal, Space, Village,
    position::{Phase, Position, Rest, TRIP_PRICE},
};

/// Checks an action of the seat in turn.
pub(crate) fn action(game: &Village, action: Action) -> Result<(), Refusal> {
    let now = &game.now;
    match now.phase {
        Phase::Build | Phase::Plan => choose(game, action),
        Phase::Lay => match (action, now.rest) {
            (Action::Lay { space, turned }, Rest::Lay(card)) => {
                self::space(now, space)?;
                turn(game, card, space, turned)
            }
            _ => Err(Refusal::LayFirst { reach: now.tableau().reach() }),
        },
        Phase::Assign => match action {
            Action::Assign(line) => self::line(now, line),
            _ => Err(Refusal::AssignFirst { open: now.tableau().open() }),
        },
        Phase::Resolve => match action {
            Action::Resolve { line, .. } if !now.pending.contains(line) => {
                Err(Refusal::NotCompleted { line, lines: now.pending })
            }
            Action::Resolve { terminus, .. } if !now.hand().contains(terminus) => Err(Refusal::NotInHand { terminus }),
            Action::Resolve { .. } => Ok(()),
            _ => Err(Refusal::ResolveFirst { lines: now.pending }),
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

/// Checks what is chosen before a track is taken, or after all is resolved.
fn choose(game: &Village, action: Action) -> Result<(), Refusal> {
    let (now, is_in_one_act) = (&game.now, game.setup.is_in_one_act());
    match action {
        Action::Take(_) | Action::TakeAndLay { .. } if now.has_built => Err(Refusal::HasBuilt),
        Action::Take(place) if is_in_one_act => {
            // While a track must be built there is a space for it.
            let space = now.tableau().reach().nth(0);
            Err(Refusal::InOneAct { example: Action::TakeAndLay { place, space, turned: false } })
        }
        Action::Take(place) => track(now, place),
        Action::TakeAndLay { place, space, turned } if !is_in_one_act => {
            Err(Refusal::InTwoActs { first: Action::Take(place), second: Action::Lay { space, turned } })
        }
        Action::TakeAndLay { place, space, .. } => {
            track(now, place)?;
            self::space(now, space)
        }
        Action::Trip(_) | Action::TripAndAssign { .. } if now.has_planned => Err(Refusal::HasPlanned),
        Action::Trip(place) if is_in_one_act => match now.tableau().open().into_iter().next() {
            Some(line) => Err(Refusal::InOneAct { example: Action::TripAndAssign { place, line } }),
            None => Err(Refusal::NoOpenLine),
        },
        Action::Trip(_) if now.tableau().open().is_empty() => Err(Refusal::NoOpenLine),
        Action::Trip(place) => trip(now, place),
        Action::TripAndAssign { place, line } if !is_in_one_act => {
            Err(Refusal::InTwoActs { first: Action::Trip(place), second: Action::Assign(line) })
        }
        Action::TripAndAssign { place, line } => {
            self::line(now, line)?;
            trip(now, place)
        }
        Action::Lay { .. } | Action::Assign(_) => Err(Refusal::NothingTaken),
        Action::Done if now.has_built => Ok(()),
        Action::Done => Err(Refusal::MustBuild),
        Action::Resolve { line, .. } => Err(Refusal::NotCompleted { line, lines: now.pending }),
        Action::Under(_) => Err(Refusal::NothingToOrder),
    }
}

fn track(now: &Position, place: Place) -> Result<(), Refusal> {
    price(now.tracks.len(), now.affordable_tracks(), place, 0, now.tableau().money())
}

fn trip(now: &Position, place: Place) -> Result<(), Refusal> {
    let money = now.tableau().money();
    if money < TRIP_PRICE {
        return Err(Refusal::NoMoneyToPlan { money });
    }
    price(now.trips.len(), now.affordable_trips(), place, TRIP_PRICE, money)
}

fn space(now: &Position, space: Space) -> Result<(), Refusal> {
    let (tableau, reach) = (now.tableau(), now.tableau().reach());
    if tableau.placed().contains(space) {
        Err(Refusal::SpaceTaken { space, reach })
    } else if !reach.contains(space) {
        Err(Refusal::SpaceApart { space, reach })
    } else {
        Ok(())
    }
}

fn turn(game: &Village, card: Card, space: Space, turned: bool) -> Result<(), Refusal> {
    if turned && !game.setup.content().card(card).is_turnable() {
        return Err(Refusal::NothingToTurn { space });
    }
    Ok(())
}

fn line(now: &Position, line: Line) -> Result<(), Refusal> {
    let (tableau, open) = (now.tableau(), now.tableau().open());
    if tableau.completed().contains(line) {
        Err(Refusal::LineCompleted { line, open })
    } else if !open.contains(line) {
        Err(Refusal::LineFull { line, open })
    } else {
        Ok(())
    }
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

//! Which rule an action breaks.

use crate::{Action, Board, Draw, Part, Refusal, choices};

/// Checks a decision of the setup, where `part` comes next.
pub(crate) fn part(board: &Board, part: Part, action: Action) -> Result<(), Refusal> {
    let group = choices::part(board, part);
    let wrong = Err(Refusal::WrongPart { expected: part, example: group.nth(0) });
    match (part, action) {
        (Part::Station(next), Action::Station(station, border)) => match board.station_on(border.side()) {
            _ if station != next => wrong,
            Some(other) => Err(Refusal::SideTaken { other }),
            None => Ok(()),
        },
        (Part::Remove, Action::Remove(square)) => {
            let zones = board.zones();
            if zones.contains(square) { Ok(()) } else { Err(Refusal::NoZone { square, example: zones.nth(0) }) }
        }
        (Part::Central, Action::Central(square)) => {
            let squares = board.central_squares();
            let example = squares.nth(0);
            if !board.free().contains(square) {
                Err(Refusal::NotEmpty { square, example })
            } else if !squares.contains(square) {
                Err(Refusal::CentralAlone { square, example })
            } else {
                Ok(())
            }
        }
        _ => wrong,
    }
}

/// Checks what a seat does with a tile and a roll.
pub(crate) fn turn(board: &Board, draw: Draw, action: Action) -> Result<(), Refusal> {
    let reach = board.reach(draw);
    match action {
        Action::Place(_, tile) if tile.shape() != draw.shape() => Err(Refusal::WrongTile { drawn: draw.shape() }),
        Action::Place(square, _) | Action::Zone(square) if !board.free().contains(square) => {
            Err(Refusal::NotEmpty { square, example: reach.nth(0) })
        }
        Action::Place(square, _) if !reach.contains(square) => Err(Refusal::OffTheRoll { draw, example: reach.nth(0) }),
        Action::Place(..) | Action::Zone(_) => Ok(()),
        Action::Station(..) | Action::Remove(_) | Action::Central(_) => {
            Err(Refusal::SetupOver { draw, example: reach.nth(0) })
        }
    }
}

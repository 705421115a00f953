//! Names of parts, pieces and broken rules, in the words of a language.

use thirty::{Action, Part, Refusal};
use track::Kind;

use super::{Language, fill};
use crate::{Objection, Slot};

/// The name of a piece.
pub(crate) fn piece_name(kind: Kind, language: Language) -> &'static str {
    let words = language.words();
    match kind {
        Kind::Curve => words.curve,
        Kind::Straight => words.straight,
        Kind::DoubleCurve => words.double_curve,
        Kind::Crossover => words.crossover,
        Kind::YJunction => words.y_junction,
        Kind::Junction => words.junction,
    }
}

/// The name of a part of the setup.
pub(crate) fn part(part: Part, language: Language) -> String {
    slot(crate::season::slot(part), language)
}

/// The name of what an order is about.
pub(crate) fn slot(slot: Slot, language: Language) -> String {
    let words = language.words();
    match slot {
        Slot::Roll(number) => fill(words.slot_roll, &[("number", &number.to_string())]),
        Slot::Town(station) => fill(words.part_town, &[("letter", &station.letter().to_string())]),
        Slot::Removal => words.part_skip.to_owned(),
        Slot::Mine => words.part_mine.to_owned(),
        Slot::Bonus => words.part_bonus.to_owned(),
    }
}

/// What was done with a part of the setup.
pub(crate) fn action(action: Action, language: Language) -> String {
    let words = language.words();
    match action {
        Action::Skip(None) => words.skip_none.to_owned(),
        Action::Skip(Some(y)) => fill(words.skip_row, &[("y", &y.to_string())]),
        Action::Mine(square) | Action::Bonus(square) => square.to_string(),
        Action::Station(_, border) => border.to_string(),
        other => other.to_string(),
    }
}

/// Why something is illegal.
pub(crate) fn objection(objection: Objection, language: Language) -> String {
    let words = language.words();
    let refusal = match objection {
        Objection::Rule(refusal) => refusal,
        Objection::NoSquare(spot) => return fill(words.no_square, &[("spot", &spot.to_string())]),
        Objection::NoBorder(spot) => return fill(words.no_border, &[("spot", &spot.to_string())]),
        Objection::NoPiece(tile) => return fill(words.no_piece, &[("tile", &tile.to_string())]),
        Objection::NoMountain(spot) => return fill(words.no_mountain_there, &[("spot", &spot.to_string())]),
    };
    let in_row = |message: &str, y: u8| fill(message, &[("y", &y.to_string())]);
    let on = |message: &str, square: track::Square| fill(message, &[("square", &square.to_string())]);
    match refusal {
        Refusal::NoMountain { y } => in_row(words.no_mountain, y),
        Refusal::MineAlone { square } => on(words.mine_alone, square),
        Refusal::MineNeedsMountain { y } => in_row(words.mine_needs_mountain, y),
        Refusal::SideTaken => words.side_taken.to_owned(),
        Refusal::NotEmpty { square } => on(words.not_empty, square),
        Refusal::MineOnBonus { square } => on(words.mine_on_bonus, square),
        Refusal::PartDone { .. } => words.part_done.to_owned(),
        Refusal::OffTheRoll { roll, .. } => fill(words.off_the_roll, &[("white", &roll.white().to_string())]),
        Refusal::WrongPiece { colour, .. } => {
            fill(words.wrong_piece, &[("die", &colour.die().to_string()), ("piece", piece_name(colour, language))])
        }
        // Orders by post cannot break the other rules.
        other => other.to_string(),
    }
}

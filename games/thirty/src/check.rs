//! Which rule an action breaks.

use track::{Kind, Square, SquareSet};

use crate::{
    Action, Override, Part, Refusal, Roll, RuleSet, Sheet,
    choices::{self, Group},
};

/// The parts of the setup that may be done next: one after the other, by post in any order (R10, R54).
fn open_parts(sheet: &Sheet, rules: RuleSet) -> impl Iterator<Item = Part> {
    let n = if rules == RuleSet::Postal { Part::ALL.len() } else { 1 };
    Part::ALL.into_iter().filter(|&it| !sheet.has(it)).take(n)
}

/// Checks a part of the setup.
pub(crate) fn part(sheet: &Sheet, rules: RuleSet, action: Action) -> Result<(), Refusal> {
    let part = match action {
        Action::Skip(_) => Part::Skip,
        Action::Mine(_) => Part::Mine,
        Action::Station(station, _) => Part::Station(station),
        Action::Bonus(_) => Part::Bonus,
        Action::Place { .. } | Action::Shares { .. } => return Err(Refusal::SetupFirst),
    };
    if !open_parts(sheet, rules).any(|it| it == part) {
        return Err(match open_parts(sheet, rules).next() {
            Some(expected) if rules != RuleSet::Postal => Refusal::WrongPart { expected },
            _ => Refusal::PartDone { part },
        });
    }
    match (action, choices::part(sheet, part)) {
        (Action::Skip(Some(y)), _) if sheet.mountains().and(SquareSet::row(y)).is_empty() => {
            Err(Refusal::NoMountain { y })
        }
        (Action::Skip(Some(y)), Group::Skip(rows)) if rows >> y & 1 == 0 => Err(Refusal::MineNeedsMountain { y }),
        (Action::Mine(square) | Action::Bonus(square), _) if !sheet.free().contains(square) => {
            Err(Refusal::NotEmpty { square })
        }
        (Action::Mine(square), _) if sheet.bonus_square() == Some(square) => Err(Refusal::MineOnBonus { square }),
        (Action::Mine(square), Group::Mine(squares)) if !squares.contains(square) => Err(Refusal::MineAlone { square }),
        (Action::Station(_, border), _) if sheet.has_station_on(border.side()) => Err(Refusal::SideTaken),
        _ => Ok(()),
    }
}

/// Checks what a seat does with a roll.
pub(crate) fn turn(sheet: &Sheet, rules: RuleSet, roll: Roll, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Shares { .. } if rules != RuleSet::Advanced => Err(Refusal::NoShares),
        Action::Place { square, .. } | Action::Shares { cross: square, .. } if !sheet.free().contains(square) => {
            Err(Refusal::NotEmpty { square })
        }
        Action::Place { square, piece, with } => place(sheet, rules, roll, square, piece.kind(), with),
        Action::Shares { .. } => Ok(()),
        Action::Skip(_) | Action::Mine(_) | Action::Station(..) | Action::Bonus(_) => {
            Err(Refusal::SetupOver { roll, example: sheet.reach(roll).nth(0) })
        }
    }
}

fn place(sheet: &Sheet, rules: RuleSet, roll: Roll, square: Square, kind: Kind, with: Override) -> Result<(), Refusal> {
    let is_basic = rules == RuleSet::Basic;
    if with != Override::Neither && !is_basic {
        return Err(Refusal::NoOverrides);
    }
    let (needs_white, needs_colour) = (!sheet.reach(roll).contains(square), kind != roll.colour());
    let (can_white, can_colour) = (sheet.can_override_white(), sheet.can_override_colour());
    if with.white() && !can_white {
        return Err(Refusal::OverrideSpent { die: "white" });
    }
    if with.colour() && !can_colour {
        return Err(Refusal::OverrideSpent { die: "coloured" });
    }
    if needs_white && !with.white() {
        return Err(Refusal::OffTheRoll { roll, can_override: is_basic && can_white });
    }
    if needs_colour && !with.colour() {
        return Err(Refusal::WrongPiece { colour: roll.colour(), can_override: is_basic && can_colour });
    }
    match (with.white() && !needs_white, with.colour() && !needs_colour) {
        (true, _) => Err(Refusal::NeedlessOverride { die: "white" }),
        (_, true) => Err(Refusal::NeedlessOverride { die: "coloured" }),
        _ => Ok(()),
    }
}

//! What can be wrong with a sheet file, one variant for each reason.

use kernel::NotationError;
use track::Square;

use crate::{Pair, Station, map::MapFault};

/// Why a sheet file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct SheetError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: SheetFault,
}

/// What is wrong with a line of a sheet file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SheetFault {
    /// It is not in the notation.
    #[error("{0}")]
    Unreadable(#[from] NotationError),
    /// The rules are named a second time.
    #[error("the rules are named in line {first} already")]
    RulesTwice {
        /// The line that named them before.
        first: usize,
    },
    /// A station is set a second time.
    #[error("station {station} is in line {first} already")]
    StationTwice {
        /// Which.
        station: Station,
        /// The line that set it before.
        first: usize,
    },
    /// Two stations are on one side of the map.
    #[error("station {other} is on that side of the map already")]
    SideTaken {
        /// The station that was there before.
        other: Station,
    },
    /// The bonus square is named a second time.
    #[error("the bonus square is in line {first} already")]
    BonusTwice {
        /// The line that named it before.
        first: usize,
    },
    /// The shares of a pair are named a second time.
    #[error("the shares of {pair} are in line {first} already")]
    SharesTwice {
        /// Of which line.
        pair: Pair,
        /// The line that named them before.
        first: usize,
    },
    /// Something is drawn in the square already.
    #[error("{square} is taken by line {first} already")]
    Taken {
        /// Which square.
        square: Square,
        /// The line that drew in it.
        first: usize,
    },
    /// A second mountain in one row.
    #[error("row y{} has a mountain already, on {other}", other.y())]
    SecondMountain {
        /// The first one of the row.
        other: Square,
    },
    /// A second mine.
    #[error("there is a mine already, on {other}")]
    SecondMine {
        /// The first one.
        other: Square,
    },
    /// The mine stands beside no mountain.
    #[error("the mine on {square} touches no mountain")]
    LoneMine {
        /// Where it is.
        square: Square,
    },
    /// The bonus square is a mountain or the mine.
    #[error("the bonus square {square} cannot be {}", if *is_mine { "the mine" } else { "a mountain" })]
    BonusCovered {
        /// Which square.
        square: Square,
        /// Whether it is the mine that is there.
        is_mine: bool,
    },
    /// The basic game has no crosses.
    #[error("there are no crosses in the basic game")]
    NoCrosses,
    /// Only the advanced game has shares.
    #[error("shares belong to the advanced game")]
    NoShares,
    /// No line names the rules.
    #[error("a line `30-rails basic`, `30-rails advanced` or `30-rails postal` is missing")]
    NoRules,
    /// A map in box-drawing characters.
    #[error("column {column}: {fault}")]
    Map {
        /// The column at fault, counted from one.
        column: usize,
        /// What is wrong there.
        fault: MapFault,
    },
}

kernel::cite! { SheetFault =>
    Unreadable(error) = "thirty-fault-unreadable" (found: error.found.as_deref().unwrap_or("none")),
    RulesTwice { first } = "sheet-fault-game-twice" (first),
    StationTwice { station, first } = "sheet-fault-station-twice" (station, first),
    SideTaken { other } = "sheet-fault-side-taken" (other),
    BonusTwice { first } = "thirty-fault-bonus-twice" (first),
    SharesTwice { pair, first } = "thirty-fault-shares-twice" (pair, first),
    Taken { square, first } = "sheet-fault-taken" (square, first),
    SecondMountain { other } = "thirty-fault-second-mountain" (y: other.y(), other),
    SecondMine { other } = "thirty-fault-second-mine" (other),
    LoneMine { square } = "thirty-fault-lone-mine" (square),
    BonusCovered { square, is_mine } = "thirty-fault-bonus-covered" (square, part: if *is_mine { "mine" } else { "mountain" }),
    NoCrosses = "thirty-fault-no-crosses" (),
    NoShares = "thirty-fault-no-shares" (),
    NoRules = "thirty-fault-no-rules" (),
    Map { column, fault } = "thirty-fault-map" (column, what: fault.name(), place: fault.place()),
}

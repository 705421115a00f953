//! What an adjudication decides, placement by placement.

use kernel::BySeat;
use thirty::{Action, Part, Refusal, Roll};
use track::Square;

use crate::{Choice, Order, Slot, Spot, Tile};

/// Why something that was ordered is illegal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Objection {
    /// A rule forbids it.
    #[error("{0}")]
    Rule(Refusal),
    /// The map has no such square.
    #[error("the map has no square {0}")]
    NoSquare(Spot),
    /// The border has no such square.
    #[error("{0} is not on the border of the map")]
    NoBorder(Spot),
    /// There is no such piece.
    #[error("there is no piece {0}")]
    NoPiece(Tile),
    /// There is no mountain to remove.
    #[error("there is no mountain on {0}")]
    NoMountain(Spot),
}

/// What became of a roll.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The order was carried out.
    Placed(Order),
    /// The order was received and is illegal, so a square is blocked.
    Illegal {
        /// The order.
        order: Order,
        /// Why it is illegal.
        objection: Objection,
        /// The square that stays empty.
        blocked: Square,
    },
    /// No order was received, so a square is blocked.
    Missing {
        /// The square that stays empty.
        blocked: Square,
    },
    /// There was no empty square left to use the roll on.
    Void,
}

/// What became of a part of the setup.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PartFate {
    /// It was done as ordered.
    Chosen(Action),
    /// What was ordered is illegal, so it was drawn.
    Illegal {
        /// What was ordered.
        choice: Choice,
        /// Why it is illegal.
        objection: Objection,
        /// What was drawn.
        drawn: Action,
    },
    /// Nothing was ordered, so it was drawn.
    Missing {
        /// What was drawn.
        drawn: Action,
    },
}

impl PartFate {
    /// What was done in the end.
    pub const fn action(&self) -> Action {
        match self {
            Self::Chosen(action) | Self::Illegal { drawn: action, .. } | Self::Missing { drawn: action } => *action,
        }
    }
}

/// What became of a player's orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatVerdict {
    /// Of the setup, part by part in the order of the rules.
    Setup(Vec<(Part, PartFate)>),
    /// Of a round, roll by roll.
    Round(Vec<Fate>),
}

impl SeatVerdict {
    /// What was illegal, and why.
    pub fn objections(&self) -> Vec<(Slot, Objection)> {
        match self {
            Self::Round(fates) => Slot::ROLLS
                .into_iter()
                .zip(fates)
                .filter_map(|(slot, fate)| match fate {
                    Fate::Illegal { objection, .. } => Some((slot, *objection)),
                    Fate::Placed(_) | Fate::Missing { .. } | Fate::Void => None,
                })
                .collect(),
            Self::Setup(parts) => parts
                .iter()
                .filter_map(|(part, fate)| match fate {
                    PartFate::Illegal { objection, .. } => Some((Slot::from(*part), *objection)),
                    PartFate::Chosen(_) | PartFate::Missing { .. } => None,
                })
                .collect(),
        }
    }
}

/// An adjudicated round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The number of the round; 0 is the setup.
    pub round: u8,
    /// The rolls of the round; none in the setup.
    pub rolls: Vec<Roll>,
    /// Whether any order of each player was received.
    pub received: BySeat<bool>,
    /// What became of the orders of each player.
    pub seats: BySeat<SeatVerdict>,
    /// The scores after it.
    pub scores: BySeat<i32>,
}

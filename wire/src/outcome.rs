//! How a game ended, as plain data.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a game ended: who has won, and what decided a tie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Outcome {
    /// The most points.
    pub points: i32,
    /// The seats that have won; several share the win.
    pub winners: Vec<u16>,
    /// What there was to decide between seats that all have the most points; null where one has the most.
    pub tie: Option<Tie>,
}

/// Several seats have the most points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tie {
    /// These seats; the winners are among them.
    pub seats: Vec<u16>,
    /// What was compared between them; null where the rules let equal points share the win.
    pub by: Option<TieBreak>,
    /// How much of it each of these seats has; who has most has won.
    pub amounts: Vec<i32>,
}

/// What tells seats of equal points apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TieBreak {
    /// The columns in which two tracks overlap.
    Overlap,
    /// Money.
    Money,
}

impl Outcome {
    /// The plain data of an outcome.
    pub fn new(outcome: &library::Outcome) -> Self {
        let tie = outcome.tie.as_ref().map(|it| Tie {
            seats: numbers(&it.seats),
            by: it.compared.as_ref().map(|it| match it.what {
                library::TieBreak::Overlap => TieBreak::Overlap,
                library::TieBreak::Money => TieBreak::Money,
            }),
            amounts: it.compared.as_ref().map_or(Vec::new(), |it| it.amounts.clone()),
        });
        Self { points: outcome.points, winners: numbers(&outcome.winners), tie }
    }

    /// The outcome that this was made of; `None` where these are no seats.
    pub fn back(&self) -> Option<library::Outcome> {
        let tie = |it: &Tie| {
            let compared = it.by.map(|by| library::Compared {
                what: match by {
                    TieBreak::Overlap => library::TieBreak::Overlap,
                    TieBreak::Money => library::TieBreak::Money,
                },
                amounts: it.amounts.clone(),
            });
            Some(library::Tie { seats: seats(&it.seats)?, compared })
        };
        let tie = match &self.tie {
            Some(it) => Some(tie(it)?),
            None => None,
        };
        Some(library::Outcome { points: self.points, winners: seats(&self.winners)?, tie })
    }
}

fn numbers(seats: &[Seat]) -> Vec<u16> {
    seats.iter().map(|it| it.index() as u16).collect()
}

fn seats(numbers: &[u16]) -> Option<Vec<Seat>> {
    numbers.iter().map(|&it| Seat::new(it.into())).collect()
}

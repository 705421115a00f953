//! What a snapshot keeps of the toy game.

use std::{cell::Cell as Counter, rc::Rc};

use kernel::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Cell, CellSet, Column, Fault, Phase, Row, Setup, Sidings};

/// A game without its setup.
#[derive(Serialize, Deserialize, Debug)]
pub struct Memory {
    phase: PhaseMemory,
    round: u32,
    present: SeatSet,
    waiting: SeatSet,
    seats: Vec<SeatMemory>,
    counter: u32,
}

/// Marked cells, goal, pending cell and fine.
type SeatMemory = (u16, Option<u8>, Option<u8>, u8);

#[derive(Serialize, Deserialize, Debug)]
enum PhaseMemory {
    Deal(Seat),
    Roll,
    Mark(u8),
    Over,
}

impl Memory {
    pub(super) fn of(game: &Sidings) -> Self {
        let is_forgotten = |it: &Cell| !game.has(Fault::MemoryForgets) || it.column() != Column::LAST;
        let seat = |it: Seat| {
            let pending = game.pending[it].filter(is_forgotten).map(Cell::index);
            (game.sheets[it].bits(), game.goals[it].map(Column::index), pending, game.fines[it])
        };
        Self {
            phase: match game.phase {
                Phase::Deal(seat) => PhaseMemory::Deal(seat),
                Phase::Roll => PhaseMemory::Roll,
                Phase::Mark(row) => PhaseMemory::Mark(row.index()),
                Phase::Over => PhaseMemory::Over,
            },
            round: game.round,
            present: game.present.clone(),
            waiting: game.waiting.clone(),
            seats: Seat::first(game.setup.n_seats).map(seat).collect(),
            counter: game.counter.get(),
        }
    }

    pub(super) fn recall(self, setup: Setup) -> Option<Sidings> {
        let n_seats = setup.n_seats;
        let mut goals = BySeat::new(n_seats, |_| None);
        let mut pending = BySeat::new(n_seats, |_| None);
        if setup.fault == Some(Fault::RecallPanics) {
            assert_eq!(self.seats.len(), n_seats, "as many seats as there are");
        }
        if self.seats.len() != n_seats || !self.present.is_within(n_seats) || !self.waiting.is_within(n_seats) {
            return None;
        }
        for (seat, &(_, goal, mark, _)) in Seat::first(n_seats).zip(&self.seats) {
            if let Some(goal) = goal {
                goals[seat] = Some(Column::all().nth(goal.into())?);
            }
            if let Some(mark) = mark {
                pending[seat] = Some(Cell::with_index(mark)?);
            }
        }
        Some(Sidings {
            setup,
            phase: match self.phase {
                PhaseMemory::Deal(seat) => Phase::Deal(Some(seat).filter(|it| it.index() < n_seats)?),
                PhaseMemory::Roll => Phase::Roll,
                PhaseMemory::Mark(row) => Phase::Mark(Row::with_index(row)?),
                PhaseMemory::Over => Phase::Over,
            },
            round: self.round,
            present: self.present,
            waiting: self.waiting,
            sheets: BySeat::new(n_seats, |it| CellSet::of_bits(self.seats[it.index()].0)),
            goals,
            pending,
            fines: BySeat::new(n_seats, |it| self.seats[it.index()].3),
            counter: Rc::new(Counter::new(self.counter)),
        })
    }
}

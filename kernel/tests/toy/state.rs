//! The position of the toy game and how events change it.

use std::{cell::Cell as Counter, rc::Rc};

use kernel::{BySeat, Seat, SeatSet};

use super::{Cell, CellSet, Column, Fault, Row, Setup, fault::next_number};

/// What happens next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    Deal(Seat),
    Roll,
    Mark(Row),
    Over,
}

/// A whole game of Sidings.
#[derive(PartialEq, Eq, Debug)]
pub struct Sidings {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) round: u32,
    pub(super) present: SeatSet,
    pub(super) waiting: SeatSet,
    pub(super) sheets: BySeat<CellSet>,
    pub(super) goals: BySeat<Option<Column>>,
    pub(super) pending: BySeat<Option<Cell>>,
    pub(super) fines: BySeat<u8>,
    /// For faults alone; a sound game shares nothing.
    pub(super) counter: Rc<Counter<u32>>,
}

impl Clone for Sidings {
    fn clone(&self) -> Self {
        Self {
            setup: self.setup,
            phase: self.phase,
            round: self.round,
            present: self.present.clone(),
            waiting: self.waiting.clone(),
            sheets: self.sheets.clone(),
            goals: self.goals.clone(),
            pending: self.pending.clone(),
            fines: if self.has(Fault::CloneForgets) { self.by_seat(|_| 0) } else { self.fines.clone() },
            counter: Rc::clone(&self.counter),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.setup = source.setup;
        self.phase = source.phase;
        self.round = source.round;
        self.present.clone_from(&source.present);
        self.waiting.clone_from(&source.waiting);
        self.sheets.clone_from(&source.sheets);
        self.goals.clone_from(&source.goals);
        if !self.has(Fault::CloneFromForgets) {
            self.pending.clone_from(&source.pending);
        }
        self.fines.clone_from(&source.fines);
        self.counter.clone_from(&source.counter);
    }
}

impl Sidings {
    pub(super) fn start(setup: Setup) -> Self {
        let n = setup.n_seats;
        let noise = if setup.fault == Some(Fault::OutsideInfluence) { next_number() } else { 0 };
        Self {
            setup,
            phase: Phase::Deal(Seat::FIRST),
            round: 0,
            present: SeatSet::first(n),
            waiting: SeatSet::EMPTY,
            sheets: BySeat::new(n, |_| CellSet::default()),
            goals: BySeat::new(n, |_| None),
            pending: BySeat::new(n, |_| None),
            fines: BySeat::new(n, |_| 0),
            counter: Rc::new(Counter::new(noise)),
        }
    }

    pub(super) fn has(&self, fault: Fault) -> bool {
        self.setup.fault == Some(fault)
    }

    pub(super) fn by_seat<T>(&self, init: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat::new(self.setup.n_seats, init)
    }

    pub(super) fn deal(&mut self, seat: Seat, goal: Column) {
        self.goals[seat] = Some(goal);
        let next = Seat::new(seat.index() + 1).filter(|it| it.index() < self.setup.n_seats);
        self.phase = next.map_or(Phase::Roll, Phase::Deal);
    }

    pub(super) fn roll(&mut self, row: Row) {
        self.phase = Phase::Mark(row);
        self.waiting.clone_from(&self.present);
        if self.has(Fault::TurnTells) {
            for seat in &self.present {
                if self.waiting.len() > 1 && self.goals[seat] == Column::all().next() {
                    self.waiting.remove(seat);
                }
            }
        }
    }

    pub(super) fn mark(&mut self, seat: Seat, cell: Cell) {
        self.pending[seat] = Some(cell);
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.show();
        }
    }

    /// Marks that were made before count; without anybody left the game is over.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.present.remove(seat);
        self.waiting.remove(seat);
        if matches!(self.phase, Phase::Mark(_)) && self.waiting.is_empty() {
            self.show();
        }
        if self.present.is_empty() {
            self.phase = Phase::Over;
        }
    }

    fn show(&mut self) {
        for seat in Seat::first(self.setup.n_seats) {
            if let Some(cell) = self.pending[seat].take() {
                self.sheets[seat].insert(cell);
            }
        }
        self.round += 1;
        self.phase = if self.round < 3 { Phase::Roll } else { Phase::Over };
    }

    /// A fault: a hidden mark in the first column keeps others out of the last, if they have another cell.
    pub(super) fn is_barred_by_hidden_marks(&self, seat: Seat, cell: Cell) -> bool {
        let is_first = |it: Cell| Some(it.column()) == Column::all().next();
        let n_free = cell.row().cells().filter(|&it| !self.sheets[seat].contains(it)).count();
        let is_barred = self.pending.iter().any(|(it, mark)| it != seat && mark.is_some_and(is_first));
        is_barred && cell.column() == Column::LAST && n_free > 1
    }
}

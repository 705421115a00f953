//! The toy game with fast doors of its own: it picks and draws without listing, and names its lots.

use kernel::{EventOf, Game, Lot, Luck, Seat, Turn, Veil, Viewer, Weighted};

use super::{Cell, Column, Draw, Fault, Memory, Phase, Refusal, Row, Ruling, Setup, Sidings, View};

/// Sidings, in a hurry.
#[derive(Clone, PartialEq, Debug)]
pub struct Quick(Sidings);

impl Game for Quick {
    type Setup = Setup;
    type Action = Cell;
    type Chance = Draw;
    type Ruling = Ruling;
    type Refusal = Refusal;
    type View = View;
    type Memory = Memory;

    const NAME: &'static str = "quick-sidings";
    const RULES: u32 = 12;
    const OLDEST_RULES: u32 = 12;
    const SNAPSHOT: u32 = 300;

    fn new(setup: &Setup) -> Self {
        Self(Sidings::new(setup))
    }

    fn memory(&self) -> Memory {
        self.0.memory()
    }

    fn recall(setup: &Setup, memory: Memory) -> Option<Self> {
        Sidings::recall(setup, memory).map(Self)
    }

    fn n_seats(&self) -> usize {
        self.0.n_seats()
    }

    fn turn(&self) -> Turn<'_> {
        self.0.turn()
    }

    fn step(&self) -> u32 {
        self.0.step()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Cell>) {
        self.0.actions(seat, out);
    }

    fn check(&self, seat: Seat, action: Cell) -> Result<(), Refusal> {
        self.0.check(seat, action)
    }

    fn check_ruling(&self, seat: Seat, ruling: Ruling) -> Result<(), Refusal> {
        self.0.check_ruling(seat, ruling)
    }

    fn chances(&self, out: &mut Vec<Weighted<Draw>>) {
        self.0.chances(out);
    }

    /// A goal is a lot of its seat, so it does not depend on who was dealt one before.
    fn lot(&self, n_drawn: u32) -> Lot {
        match self.0.phase {
            _ if self.0.has(Fault::LotsRepeat) => Lot { number: 0, seat: None },
            Phase::Deal(seat) => Lot { number: 0, seat: Some(seat) },
            Phase::Roll => Lot { number: self.0.round + 1, seat: None },
            Phase::Mark(_) | Phase::Over => unreachable!("lot {n_drawn} is not due"),
        }
    }

    fn apply(&mut self, event: EventOf<Self>) {
        self.0.apply(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn veil(&self, event: &EventOf<Self>) -> Veil {
        self.0.veil(event)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.0.score(seat)
    }

    fn pick(&self, seat: Seat, luck: &mut impl Luck, _: &mut Vec<Cell>) -> Cell {
        let Phase::Mark(row) = self.0.phase else { unreachable!("nobody is waited for") };
        let mut free = row.cells().filter(|&it| !self.0.sheets[seat].contains(it));
        let n_free = free.clone().count() as u32;
        let index = luck.below(if self.0.has(Fault::PickMiscounts) { n_free.max(2) - 1 } else { n_free });
        let index = if self.0.has(Fault::PickReversed) { n_free - 1 - index } else { index };
        if self.0.has(Fault::PickAsksTwice) {
            luck.below(n_free);
        }
        free.nth(index as usize).expect("`below` kept its promise")
    }

    fn draw(&self, luck: &mut impl Luck, _: &mut Vec<Weighted<Draw>>) -> Draw {
        if self.0.has(Fault::DrawAsksTwice) {
            luck.below(if self.0.phase == Phase::Roll { 6 } else { 3 });
        }
        match self.0.phase {
            Phase::Deal(_) => Draw::Goal(Column::all().nth(luck.below(3) as usize).expect("three columns")),
            Phase::Roll if self.0.has(Fault::DrawMiscounts) => Draw::Row(Row::of_die(luck.below(3) * 2)),
            Phase::Roll if self.0.has(Fault::DrawReversed) => Draw::Row(Row::of_die(5 - luck.below(6))),
            Phase::Roll => Draw::Row(Row::of_die(luck.below(6))),
            Phase::Mark(_) | Phase::Over => unreachable!("nothing is drawn"),
        }
    }
}

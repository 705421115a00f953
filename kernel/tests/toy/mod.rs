//! Sidings, a toy game that uses every part of the `Game` trait, and breaks any law on request.
//!
//! - Each seat has a sheet of 3×3 cells and is dealt a secret column, its goal; goals are shown at the end.
//! - Each of three rounds a die picks a row: 1 is row 1, 2 and 3 are row 2, 4 to 6 are row 3.
//! - Every seat marks a free cell of that row; all marks of a round are shown together.
//! - A marked cell of the goal is a point, less the fine.
//! - The referee may let a seat leave, and may fine each seat once, in confidence, by 1 or 2 points.
//! - The game is over after three rounds, or when all seats have left.

#![allow(unreachable_pub, reason = "it is written like a crate of its own")]

mod fault;
mod memory;
mod notation;
mod quick;
mod state;

use kernel::{
    BySeat, Dice, Event, EventOf, Game, Record, Seat, SeatSet, Table, Turn, Veil, Viewer, Weighted, laws::Candidates,
};

pub use self::{
    fault::Fault,
    memory::Memory,
    notation::{Cell, CellSet, Column, Draw, ParseError, Row, Ruling},
    quick::Quick,
    state::{Phase, Sidings},
};

/// How many play, and what is wrong with the game, if anything is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub n_seats: usize,
    pub fault: Option<Fault>,
}

/// A game without faults.
pub const fn seats(n_seats: usize) -> Setup {
    Setup { n_seats, fault: None }
}

/// The seat with this index.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small index")
}

/// The dice of game `id`, whose seed may be written short.
pub fn dice(seed: &str, id: &str) -> Dice {
    Dice::new(seed.parse().expect("a seed"), id.parse().expect("an id"))
}

/// The table that a record leads to.
#[track_caller]
pub fn table<G: Game>(record: &str) -> Table<G> {
    let record = Record::parse(record).expect("a record that can be read");
    Table::replay(&record).expect("a record that can be replayed")
}

/// All cells and rulings, and three that the rules know nothing of.
pub fn candidates<G: Game<Action = Cell, Ruling = Ruling>>() -> Candidates<G> {
    let actions = Cell::all().chain([Cell::UNREADABLE, Cell::MISREAD]).collect();
    Candidates { actions, rulings: vec![Ruling::Leave, Ruling::Fine(1), Ruling::Fine(2), Ruling::Fine(3)] }
}

/// Which rule is broken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("the cell must lie in {0}")]
    WrongRow(Row),
    #[error("the cell is already marked")]
    Taken,
    #[error("the seat has left the game")]
    Left,
    #[error("a seat is fined once, by 1 or 2 points")]
    Fine,
}

kernel::cite! { Refusal =>
    WrongRow(row) = "sidings-wrong-row" (row),
    Taken = "sidings-taken" (),
    Left = "sidings-left" (),
    Fine = "sidings-fine" (),
}

/// What one viewer may know; `None` where the viewer may not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub round: u32,
    pub row: Option<Row>,
    pub present: SeatSet,
    pub sheets: BySeat<CellSet>,
    pub goals: BySeat<Option<Column>>,
    pub pending: BySeat<Option<Cell>>,
    pub fines: BySeat<Option<u8>>,
}

impl Game for Sidings {
    type Setup = Setup;
    type Action = Cell;
    type Chance = Draw;
    type Ruling = Ruling;
    type Refusal = Refusal;
    type View = View;
    type Memory = Memory;

    const NAME: &'static str = "sidings";
    const RULES: u32 = 1;
    const OLDEST_RULES: u32 = 1;
    const SNAPSHOT: u32 = 7;

    fn new(setup: &Setup) -> Self {
        Self::start(*setup)
    }

    fn memory(&self) -> Memory {
        Memory::of(self)
    }

    fn recall(setup: &Setup, memory: Memory) -> Option<Self> {
        memory.recall(*setup)
    }

    fn n_seats(&self) -> usize {
        self.setup.n_seats
    }

    fn turn(&self) -> Turn<'_> {
        match self.phase {
            Phase::Deal(_) | Phase::Roll => Turn::Chance,
            Phase::Mark(_) if self.has(Fault::WaitsForNobody) => Turn::Seats(&SeatSet::EMPTY),
            Phase::Mark(_) => Turn::Seats(&self.waiting),
            Phase::Over => Turn::Over,
        }
    }

    fn step(&self) -> u32 {
        if self.has(Fault::StepFalls) { 3 - self.round } else { self.round }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Cell>) {
        let tried = Cell::all().chain([Cell::UNREADABLE, Cell::MISREAD]);
        let first = out.len();
        out.extend(tried.filter(|&cell| self.check(seat, cell).is_ok()));
        match (self.setup.fault, self.phase) {
            (Some(Fault::ListsIllegal), Phase::Mark(row)) => out.push(row.other().first_cell()),
            (Some(Fault::ListsTwice), _) => out.push(out[first]),
            (Some(Fault::ForgetsToList), _) if out.len() > first + 1 => out.truncate(out.len() - 1),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        match self.phase {
            _ if self.has(Fault::Stuck) => Err(Refusal::Taken),
            _ if cell == Cell::UNREADABLE && self.has(Fault::UnreadableAction) => Ok(()),
            _ if cell == Cell::MISREAD && self.has(Fault::MisreadAction) => Ok(()),
            Phase::Mark(row) if row != cell.row() => Err(Refusal::WrongRow(row)),
            _ if self.sheets[seat].contains(cell) => Err(Refusal::Taken),
            _ if self.has(Fault::ActionsTell) && self.is_barred_by_hidden_marks(seat, cell) => Err(Refusal::Taken),
            _ => Ok(()),
        }
    }

    fn check_ruling(&self, seat: Seat, ruling: Ruling) -> Result<(), Refusal> {
        match ruling {
            _ if !self.present.contains(seat) => Err(Refusal::Left),
            Ruling::Fine(_) if self.fines[seat] != 0 => Err(Refusal::Fine),
            Ruling::Leave | Ruling::Fine(1 | 2) => Ok(()),
            Ruling::Fine(3) if self.has(Fault::UnreadableRuling) => Ok(()),
            Ruling::Fine(_) => Err(Refusal::Fine),
        }
    }

    fn chances(&self, out: &mut Vec<Weighted<Draw>>) {
        match self.phase {
            Phase::Deal(_) => out.extend(Column::all().map(|it| Weighted::fair(Draw::Goal(it)))),
            Phase::Roll => {
                out.extend(Row::all().zip(1..).map(|(it, weight)| Weighted { outcome: Draw::Row(it), weight }));
                match self.setup.fault {
                    Some(Fault::ZeroWeight) => out[0].weight = 0,
                    Some(Fault::UnreadableChance) => out.push(Weighted::fair(Draw::Row(Row::UNREADABLE))),
                    Some(Fault::ListsChanceTwice) => out.push(out[0]),
                    _ => {}
                }
            }
            Phase::Mark(_) | Phase::Over => {}
        }
    }

    fn apply(&mut self, event: EventOf<Self>) {
        if self.has(Fault::NothingHappens) {
            return;
        }
        if self.has(Fault::SharedInside) {
            self.counter.set(self.counter.get() + 1);
        }
        match (self.phase, event) {
            (Phase::Deal(seat), Event::Chance(Draw::Goal(column))) => self.deal(seat, column),
            (Phase::Roll, Event::Chance(Draw::Row(row))) => self.roll(row),
            (Phase::Mark(_), Event::Act { seat, action }) => self.mark(seat, action),
            (_, Event::Ruling { seat, ruling: Ruling::Leave }) => self.leave(seat),
            (_, Event::Ruling { seat, ruling: Ruling::Fine(points) }) => self.fines[seat] = points,
            (phase, event) => unreachable!("{event} cannot happen in {phase:?}"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let is_over = self.phase == Phase::Over && !self.has(Fault::EndHides);
        let open = |seat, leak| is_over || viewer.is(seat) || self.has(leak);
        View {
            round: self.round,
            row: if let Phase::Mark(row) = self.phase { Some(row) } else { None },
            present: self.present.clone(),
            sheets: self.sheets.clone(),
            goals: self.by_seat(|it| self.goals[it].filter(|_| open(it, Fault::ViewTellsGoal))),
            pending: self.by_seat(|it| self.pending[it].filter(|_| open(it, Fault::ViewTellsMark))),
            fines: self.by_seat(|it| Some(self.fines[it]).filter(|_| open(it, Fault::ViewTellsFine))),
        }
    }

    fn veil(&self, event: &EventOf<Self>) -> Veil {
        match (self.phase, *event) {
            (_, Event::Ruling { ruling: Ruling::Leave, .. }) => Veil::None,
            (_, Event::Act { seat, .. }) => Veil::Step(seat),
            (_, Event::Chance(Draw::Goal(goal))) if self.has(Fault::LogTellsGoal) && goal == Column::LAST => Veil::None,
            (_, Event::Chance(_)) if self.has(Fault::VeilForgotten) => Veil::None,
            (_, Event::Ruling { seat, .. }) | (Phase::Deal(seat), Event::Chance(_)) => Veil::Game(seat),
            (_, Event::Chance(_)) => Veil::None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        let marked = self.goals[seat].map_or(0, |goal| self.sheets[seat].count_in(goal));
        let noise = if self.has(Fault::ScoresWander) { fault::next_number() } else { 0 };
        marked.cast_signed() - i32::from(self.fines[seat]) + noise.cast_signed()
    }
}

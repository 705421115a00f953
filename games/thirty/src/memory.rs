//! What a snapshot keeps of a game. Whatever follows from it is found anew, so that the two cannot disagree.
//!
//! Whoever changes what is written here, or its meaning, raises `SNAPSHOT`.

use kernel::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use track::{Square, SquareSet};

use crate::{
    Roll, Setup, Sheet, Thirty,
    game::{Draw, N_TURNS, Phase},
    sheet::{Part, SheetMemory},
};

/// A game without its setup.
#[derive(Serialize, Deserialize, Debug)]
pub struct Memory {
    phase: PhaseMemory,
    step: u32,
    n_rolls: u8,
    n_open: u8,
    /// The two dice of each roll.
    rolls: [(u8, u8); 3],
    waiting: SeatSet,
    gone: SeatSet,
    sheets: Vec<SheetMemory>,
    /// The sheets that others see otherwise, by seat.
    shown: Vec<(Seat, SheetMemory)>,
}

#[derive(Serialize, Deserialize, Debug)]
enum PhaseMemory {
    Mountain { y: u8 },
    Setup,
    Roll,
    Place,
    DrawPart { seat: Seat, part: u8 },
    DrawSquare { seat: Seat, later: Vec<u8> },
    Over,
}

impl PhaseMemory {
    fn of(phase: Phase) -> Self {
        match phase {
            Phase::Mountain { y } => Self::Mountain { y },
            Phase::Setup => Self::Setup,
            Phase::Roll => Self::Roll,
            Phase::Place => Self::Place,
            Phase::Lot { seat, what: Draw::Part(part) } => Self::DrawPart { seat, part: part.index() as u8 },
            Phase::Lot { seat, what: Draw::Blocked { later } } => {
                Self::DrawSquare { seat, later: later.into_iter().map(|it| it.index() as u8).collect() }
            }
            Phase::Over => Self::Over,
        }
    }

    fn recall(self) -> Option<Phase> {
        Some(match self {
            Self::Mountain { y } => Phase::Mountain { y: Some(y).filter(|y| (1..=Square::SPAN).contains(y))? },
            Self::Setup => Phase::Setup,
            Self::Roll => Phase::Roll,
            Self::Place => Phase::Place,
            Self::DrawPart { seat, part } => Phase::Lot { seat, what: Draw::Part(*Part::ALL.get(usize::from(part))?) },
            Self::DrawSquare { seat, later } => {
                let later = later.into_iter().map(|it| Square::at(it.into())).collect::<Option<SquareSet>>()?;
                Phase::Lot { seat, what: Draw::Blocked { later } }
            }
            Self::Over => Phase::Over,
        })
    }
}

impl Memory {
    pub(crate) fn of(game: &Thirty) -> Self {
        let changed = game.shown.iter().filter(|&(seat, sheet)| *sheet != game.sheets[seat]);
        Self {
            phase: PhaseMemory::of(game.phase),
            step: game.step,
            n_rolls: game.n_rolls,
            n_open: game.n_open,
            rolls: game.rolls.map(|it| (it.white(), it.colour().die())),
            waiting: game.waiting.clone(),
            gone: game.gone.clone(),
            sheets: game.sheets.as_slice().iter().map(Sheet::memory).collect(),
            shown: changed.map(|(seat, sheet)| (seat, sheet.memory())).collect(),
        }
    }

    pub(crate) fn recall(self, setup: Setup) -> Option<Thirty> {
        let n_seats = setup.n_seats();
        let sheets = self.sheets.iter().map(SheetMemory::recall).collect::<Option<Vec<_>>>()?;
        if sheets.len() != n_seats || !self.waiting.is_within(n_seats) || !self.gone.is_within(n_seats) {
            return None;
        }
        let sheets = BySeat::new(n_seats, |seat| sheets[seat.index()]);
        let mut shown = BySeat::new(if n_seats > 1 { n_seats } else { 0 }, |seat| sheets[seat]);
        for (seat, sheet) in &self.shown {
            shown.get(*seat)?;
            shown[*seat] = sheet.recall()?;
        }
        let [first, second, third] = self.rolls.map(|(white, colour)| Roll::new(white, colour));
        let (step, n_rolls, n_open) = (self.step, self.n_rolls, self.n_open);
        let (phase, rolls) = (self.phase.recall()?, [first?, second?, third?]);
        let game = Thirty {
            setup,
            phase,
            step,
            n_rolls,
            n_open,
            rolls,
            waiting: self.waiting,
            gone: self.gone,
            sheets,
            shown,
        };
        game.is_sound().then_some(game)
    }
}

impl Thirty {
    /// Whether the numbers fit each other, so that every seat that is waited for has something to decide.
    fn is_sound(&self) -> bool {
        let is_placing = |seat: Seat| {
            let sheet = &self.sheets[seat];
            let n_left = self.n_rolls.checked_sub(sheet.n_turns());
            n_left.is_some_and(|it| 1 <= it && it <= self.n_open) && !sheet.free().is_empty()
        };
        let is_deciding = match self.phase {
            Phase::Setup => self.waiting.iter().all(|it| self.sheets[it].missing_part().is_some()),
            Phase::Place => self.waiting.iter().all(is_placing),
            Phase::Lot { seat, .. } if self.sheets.get(seat).is_none() => false,
            Phase::Lot { seat, what: Draw::Part(part) } => !self.sheets[seat].has(part),
            Phase::Lot { seat, what: Draw::Blocked { .. } } => is_placing(seat),
            Phase::Mountain { .. } | Phase::Roll | Phase::Over => true,
        };
        let has_waiting = !matches!(self.phase, Phase::Setup | Phase::Place) || !self.waiting.is_empty();
        let n_most = self.setup.rules().rolls_per_step();
        is_deciding && has_waiting && self.n_rolls <= N_TURNS && self.n_open <= n_most.min(self.n_rolls)
    }
}

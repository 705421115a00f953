//! What a snapshot keeps of a game. Whatever follows from it is found anew, so that the two cannot disagree.
//!
//! Whoever changes what is written here, or its meaning, raises `SNAPSHOT`.

use kernel::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use track::Square;

use crate::{
    Board, Draw, Setup, Shape, Stage, Streetcar, Unseen,
    board::BoardMemory,
    game::{N_TURNS, Phase},
};

/// A game without its setup.
#[derive(Serialize, Deserialize, Debug)]
pub struct Memory {
    phase: PhaseMemory,
    step: u32,
    n_draws: u8,
    rolled: [u8; Board::SETUP_ZONES],
    /// How many tiles of each shape were not seen.
    unseen: [u16; Shape::COUNT],
    waiting: SeatSet,
    gone: SeatSet,
    boards: Vec<BoardMemory>,
    /// The boards that others see otherwise, by seat.
    shown: Vec<(Seat, BoardMemory)>,
}

#[derive(Serialize, Deserialize, Debug)]
enum PhaseMemory {
    Stations,
    Zone { y: u8 },
    Choices,
    Draw,
    Place { shape: u8, die: u8 },
    Over,
}

impl PhaseMemory {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Stations => Self::Stations,
            Phase::Zone { y } => Self::Zone { y },
            Phase::Choices => Self::Choices,
            Phase::Draw => Self::Draw,
            Phase::Place(draw) => Self::Place { shape: draw.shape().index() as u8, die: draw.die() },
            Phase::Over => Self::Over,
        }
    }

    fn recall(&self) -> Option<Phase> {
        Some(match *self {
            Self::Stations => Phase::Stations,
            Self::Zone { y } => Phase::Zone { y: Some(y).filter(|y| (1..=Square::SPAN).contains(y))? },
            Self::Choices => Phase::Choices,
            Self::Draw => Phase::Draw,
            Self::Place { shape, die } => Phase::Place(Draw::new(*Shape::ALL.get(usize::from(shape))?, die)?),
            Self::Over => Phase::Over,
        })
    }
}

impl Memory {
    pub(crate) fn of(game: &Streetcar) -> Self {
        let changed = game.shown.iter().filter(|&(seat, board)| *board != game.boards[seat]);
        Self {
            phase: PhaseMemory::of(game.phase),
            step: game.step,
            n_draws: game.n_draws,
            rolled: game.rolled,
            unseen: Shape::ALL.map(|it| game.unseen.count(it)),
            waiting: game.waiting.clone(),
            gone: game.gone.clone(),
            boards: game.boards.as_slice().iter().map(Board::memory).collect(),
            shown: changed.map(|(seat, board)| (seat, board.memory())).collect(),
        }
    }

    pub(crate) fn recall(self, setup: &Setup) -> Option<Streetcar> {
        let n_seats = setup.n_seats();
        let boards = self.boards.iter().map(BoardMemory::recall).collect::<Option<Vec<_>>>()?;
        if boards.len() != n_seats || !self.waiting.is_within(n_seats) || !self.gone.is_within(n_seats) {
            return None;
        }
        let boards = BySeat::new(n_seats, |seat| boards[seat.index()]);
        let mut shown = BySeat::new(if n_seats > 1 { n_seats } else { 0 }, |seat| boards[seat]);
        for (seat, board) in &self.shown {
            shown.get(*seat)?;
            shown[*seat] = board.recall()?;
        }
        let game = Streetcar {
            setup: *setup,
            phase: self.phase.recall()?,
            step: self.step,
            n_draws: self.n_draws,
            rolled: self.rolled,
            unseen: Unseen::left(setup.tiles(), |it| self.unseen[it.index()])?,
            waiting: self.waiting,
            gone: self.gone,
            boards,
            shown,
        };
        game.is_sound().then_some(game)
    }
}

impl Streetcar {
    /// Whether the numbers fit each other, so that every seat that is waited for has something to decide.
    fn is_sound(&self) -> bool {
        let stage = self.stage();
        let mut waiting = self.waiting.iter().map(|it| &self.boards[it]);
        let is_deciding = match stage {
            Stage::Stations | Stage::Choices => waiting.all(|it| it.missing_part(stage).is_some()),
            Stage::Play => waiting.all(|it| !it.free().is_empty()),
            Stage::Zones | Stage::Over => true,
        };
        let needs_seats = matches!(self.phase, Phase::Stations | Phase::Choices | Phase::Place(_));
        let n_seen = self.setup.tiles().total().checked_sub(self.unseen.total());
        let has_tiles = self.phase != Phase::Draw || self.unseen.total() > 0;
        is_deciding
            && has_tiles
            && !(needs_seats && self.waiting.is_empty())
            && self.n_draws <= N_TURNS
            && n_seen == Some(self.n_draws.into())
            && self.rolled.iter().all(|&it| it <= Square::SPAN)
    }
}

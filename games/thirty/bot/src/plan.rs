//! What games from a position have taught about it: in which square which piece does well.
//!
//! Nearly every square gets a piece in the end, and it matters little when. So every game that was played to its end
//! tells something about all its placements, and the next games are played with that in mind.

use track::{Piece, Square};

use super::{board::Board, priors::Priors};
use track::grid::members;

/// So many games count like one's own doubt.
const DOUBT: f32 = 100.0;

/// What games from a position have taught.
#[derive(Clone, Debug)]
pub(crate) struct Plan<'a> {
    /// What was learnt long before.
    pub(crate) priors: &'a Priors,
    sums: [[f32; Piece::COUNT]; Square::COUNT],
    counts: [[f32; Piece::COUNT]; Square::COUNT],
    sum: f32,
    count: f32,
    n_new: u32,
    /// How many points better than others games with a piece in a square were.
    pub(crate) better: [[f32; Piece::COUNT]; Square::COUNT],
}

impl<'a> Plan<'a> {
    /// Nothing is known yet.
    pub(crate) const fn new(priors: &'a Priors) -> Self {
        Self {
            priors,
            sums: [[0.0; Piece::COUNT]; Square::COUNT],
            counts: [[0.0; Piece::COUNT]; Square::COUNT],
            sum: 0.0,
            count: 0.0,
            n_new: 0,
            better: [[0.0; Piece::COUNT]; Square::COUNT],
        }
    }

    /// Takes note of a game that began with these empty squares, and of what it came to.
    pub(crate) fn learn(&mut self, began: u64, board: &Board, score: f32) {
        for square in members(began) {
            if let Some(piece) = board.piece(square) {
                self.sums[square][piece] += score;
                self.counts[square][piece] += 1.0;
            }
        }
        self.sum += score;
        self.count += 1.0;
        self.n_new += 1;
    }

    /// Draws conclusions, if enough games were played since the last time.
    pub(crate) fn conclude(&mut self) {
        const ENOUGH: u32 = 50;
        if self.n_new < ENOUGH {
            return;
        }
        self.n_new = 0;
        let mean = self.sum / self.count;
        for square in 0..Square::COUNT {
            for piece in 0..Piece::COUNT {
                let n = self.counts[square][piece];
                self.better[square][piece] = (self.sums[square][piece] - n * mean) / (n + DOUBT);
            }
        }
    }
}

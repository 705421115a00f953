//! What games from a position have taught about it: in which square which tile does well.
//!
//! Every square gets a tile in the end, and it matters little when. So every game that was played to its end tells
//! something about all its placements, and the next games are played with that in mind.

use track::Square;

use super::town::{Move, Town};
use track::grid::members;

/// So many games count like one's own doubt.
const DOUBT: f32 = 100.0;
/// So many games are played before the next conclusions.
const ENOUGH: u32 = 50;

type Table = [[f32; Move::TILES]; Square::COUNT];

/// What games from a position have taught.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    sums: Table,
    counts: Table,
    sum: f32,
    count: f32,
    n_new: u32,
    /// How many points better than others games with a tile in a square were.
    pub(super) better: Table,
}

impl Plan {
    /// Nothing is known yet.
    pub(super) const NONE: Self = Self {
        sums: [[0.0; Move::TILES]; Square::COUNT],
        counts: [[0.0; Move::TILES]; Square::COUNT],
        sum: 0.0,
        count: 0.0,
        n_new: 0,
        better: [[0.0; Move::TILES]; Square::COUNT],
    };

    /// Takes note of a finished game that began with these empty squares.
    #[expect(clippy::cast_precision_loss, reason = "a game has less than two thousand points")]
    pub(super) fn learn(&mut self, began: u64, town: &Town, score: i32) {
        let score = score as f32;
        for square in members(began) {
            let tile = town.tile(square);
            self.sums[square][tile] += score;
            self.counts[square][tile] += 1.0;
        }
        self.sum += score;
        self.count += 1.0;
        self.n_new += 1;
        if self.n_new == ENOUGH {
            self.n_new = 0;
            self.conclude();
        }
    }

    fn conclude(&mut self) {
        let mean = self.sum / self.count;
        let rows = self.better.iter_mut().zip(&self.sums).zip(&self.counts);
        for ((better, sums), counts) in rows {
            for ((better, sum), n) in better.iter_mut().zip(sums).zip(counts) {
                *better = (sum - n * mean) / (n + DOUBT);
            }
        }
    }
}

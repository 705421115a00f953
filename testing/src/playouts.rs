//! Random games from one start, one after the other, in the same room.

use kernel::{Game, Scratch, playout};

/// Random games that begin with the same position.
#[derive(Debug)]
pub struct Playouts<G: Game> {
    start: G,
    game: G,
    scratch: Scratch<G>,
    luck: fastrand::Rng,
}

impl<G: Game + Clone> Playouts<G> {
    /// Games from here, with the luck of this seed.
    pub fn new(start: G, seed: u64) -> Self {
        Self { game: start.clone(), start, scratch: Scratch::default(), luck: fastrand::Rng::with_seed(seed) }
    }

    /// Begins with the luck of this seed again.
    pub fn reseed(&mut self, seed: u64) {
        self.luck = fastrand::Rng::with_seed(seed);
    }

    /// Plays so many games; the sum of all scores.
    pub fn play(&mut self, n_games: u32) -> i64 {
        let mut sum = 0;
        for _ in 0..n_games {
            self.game.clone_from(&self.start);
            playout(&mut self.game, &mut self.luck, &mut self.scratch);
            sum += kernel::Seat::first(self.game.n_seats()).map(|it| i64::from(self.game.score(it))).sum::<i64>();
        }
        sum
    }
}

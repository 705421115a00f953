//! One game with bots in the seats, the same for the same seed.

use fastrand::Rng;
use kernel::{BySeat, Dice, Game, Record, Seat, Seed, Table, Turn, Viewer};

use crate::{Level, Mind, SetupOf};

/// A game that bots have played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The table as they left it.
    pub table: Table<G>,
    /// The dice that were rolled.
    pub dice: Dice,
}

impl<G: Game> Played<G> {
    /// The points of every seat.
    pub fn scores(&self) -> BySeat<i32> {
        self.table.state().scores()
    }

    /// The record of the game with the seed of its dice, which verifies.
    pub fn record(&self) -> Record<G> {
        let (pledge, seed) = (self.dice.pledge(), self.dice.seed().clone());
        Record::of(&self.table, Some(pledge), Some(seed)).expect("the log is kept from its beginning")
    }
}

/// Dice that follow from a small number, for games that are played to be measured.
pub fn dice(seed: u64) -> Dice {
    let mut bytes = [0; 32];
    bytes[24..].copy_from_slice(&seed.to_be_bytes());
    Dice::new(Seed::new(bytes), "bots".parse().expect("a game id"))
}

/// The luck of the bot in `seat`: its own, so that nobody's thoughts depend on those of another.
pub fn luck(seed: u64, seat: Seat) -> Rng {
    let mut seeds = Rng::with_seed(seed);
    let spread = seeds.u64(..);
    Rng::with_seed(spread ^ (seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Plays one game; the level of a seat is the one at its number, and past the last it begins again.
///
/// `levels` is not empty.
pub fn play<M: Mind>(setup: &SetupOf<M>, levels: &[Level], seed: u64) -> Played<M::Game> {
    play_with::<M>(setup, levels, dice(seed), seed)
}

/// The same with dice of one's own; `seed` is for the luck of the bots.
pub fn play_with<M: Mind>(setup: &SetupOf<M>, levels: &[Level], dice: Dice, seed: u64) -> Played<M::Game> {
    let mut table = Table::<M::Game>::new(setup.clone());
    let mut lucks = BySeat::new(table.state().n_seats(), |seat| luck(seed, seat));
    let mut actions = Vec::new();
    loop {
        table.settle(&dice);
        let seat = match table.state().turn() {
            Turn::Seats(waiting) => waiting.lowest().expect("a game never waits for nobody"),
            Turn::Over => return Played { table, dice },
            Turn::Chance => unreachable!("all dice were rolled"),
        };
        actions.clear();
        table.state().actions(seat, &mut actions);
        let view = table.state().view(Viewer::Seat(seat));
        let level = levels[seat.index() % levels.len()];
        let action = M::choose(&view, seat, &actions, level, &mut lucks[seat]);
        table.act(seat, action).expect("a bot chooses one of the legal actions");
    }
}

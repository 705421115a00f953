//! Random games from one start, one after the other, in the same room; positions on the way.

use kernel::{Event, Game, Scratch, Seat, Turn, playout};

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

/// Decision number `number` of a random game, counted from one: the game, and who decides.
pub fn decision<G: Game>(mut game: G, number: usize) -> (G, Seat) {
    let mut luck = fastrand::Rng::with_seed(1);
    let (mut actions, mut outcomes, mut n_decided) = (Vec::new(), Vec::new(), 0);
    loop {
        let event = match game.turn() {
            Turn::Over => panic!("the game is over after {n_decided} decisions"),
            Turn::Chance => Event::Chance(game.draw(&mut luck, &mut outcomes)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a game never waits for nobody");
                n_decided += 1;
                if n_decided == number {
                    return (game, seat);
                }
                Event::Act { seat, action: game.pick(seat, &mut luck, &mut actions) }
            }
        };
        game.apply(event);
    }
}

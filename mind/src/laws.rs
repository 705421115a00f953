//! What must hold for the bots of every game; the tests of each call it.

use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn, Viewer};

use crate::{ActionOf, Level, Mind, SetupOf, Thought};

/// What the bot in `seat` thinks, by this luck, in a position of the game.
pub fn think<M: Mind>(game: &M::Game, seat: Seat, level: Level, luck: &mut Rng) -> Vec<Thought<ActionOf<M>>> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    M::think(&game.view(Viewer::Seat(seat)), seat, &actions, level, luck)
}

/// Plays a game to its end with bots of these levels in the seats; `look` sees every decision before it is made.
///
/// Whatever they think of must be legal, and be told once.
#[track_caller]
pub fn watch<M: Mind>(
    setup: &SetupOf<M>,
    levels: &[Level],
    seed: u64,
    mut look: impl FnMut(&M::Game, Seat),
) -> M::Game {
    let mut game = M::Game::new(setup);
    let (mut fate, mut luck) = (Rng::with_seed(seed), Rng::with_seed(seed + 1_000_000));
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let event = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Event::Chance(game.draw(&mut fate, &mut outcomes)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
                look(&game, seat);
                let level = levels[seat.index() % levels.len()];
                let thoughts = think::<M>(&game, seat, level, &mut luck);
                actions.clear();
                game.actions(seat, &mut actions);
                assert!(thoughts.iter().all(|it| actions.contains(&it.action) && it.expected.is_finite()), "{level}");
                let is_double = |it: &Thought<_>| thoughts.iter().filter(|other| other.action == it.action).count() > 1;
                assert!(!thoughts.iter().any(is_double), "{level}: an action is told twice");
                Event::Act { seat, action: thoughts.first().expect("at least one thought").action }
            }
        };
        game.apply(event);
    }
}

/// Asks every level at some decisions of a game between greedy bots, one in `every`, and asks again in another position
/// that looks the same to the seat: the thoughts, and the luck that is left, must be the same. Says how often it asked.
///
/// `other` makes the other position; a copy, if it must only be shown that the same luck gives the same thoughts.
#[track_caller]
pub fn what_is_hidden_changes_nothing<M: Mind>(
    setup: &SetupOf<M>,
    every: usize,
    mut other: impl FnMut(&M::Game, Seat) -> M::Game,
) -> usize {
    let (mut n_decisions, mut n_asked) = (0, 0);
    watch::<M>(setup, &[Level::Greedy], 3, |game, seat| {
        n_decisions += 1;
        if n_decisions % every != 0 {
            return;
        }
        let other = other(game, seat);
        for level in Level::ALL {
            let ask = |game: &M::Game| {
                let mut luck = Rng::with_seed(n_decisions as u64);
                (think::<M>(game, seat, level, &mut luck), luck.u64(..))
            };
            assert_eq!(ask(game), ask(&other), "{level} at decision {n_decisions}");
        }
        n_asked += 1;
    });
    n_asked
}

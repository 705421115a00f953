//! Village Rails: what a seat cannot see is guessed, and the best actions are tried in games that are played on.

mod policy;
mod promise;
mod worth;

use fastrand::Rng;
use kernel::{Event, Game as _, Seat};
use village::{Action, View, Village};

use crate::{Level, Mind, Thought, contest::contest};
use worth::Worth;

/// How hard a search tries.
struct Effort {
    n_tracks: usize,
    n_trips: usize,
    n_games: usize,
}

impl Effort {
    const fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Greedy | Level::Easy => None,
            Level::Normal => Some(Self { n_tracks: 8, n_trips: 4, n_games: 200 }),
            Level::Strong => Some(Self { n_tracks: 16, n_trips: 8, n_games: 2000 }),
        }
    }
}

/// By how much the easy bot errs, in hundredths of a point.
const ERROR: i32 = 400;

impl Mind for Village {
    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let mut game = Self::guessed(view, seat, luck).expect("a view of a seat that has to decide");
        let mut ranked = rank(&game, seat, actions, level, luck);
        let Some(effort) = Effort::of(level).filter(|_| is_open(actions)) else { return ranked };
        let (mut n_tracks, mut n_trips) = (0, 0);
        ranked.retain(|it| match it.action {
            Action::Take { .. } => {
                n_tracks += 1;
                n_tracks <= effort.n_tracks
            }
            Action::Trip { .. } => {
                n_trips += 1;
                n_trips <= effort.n_trips
            }
            Action::Resolve { .. } | Action::Under(_) | Action::Done => true,
        });
        let start = game.clone();
        let seed = luck.u64(..);
        let standings = contest(ranked.len(), effort.n_games, |candidate, number| {
            let mut luck = Rng::with_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            game.clone_from(&start);
            game.guess_again(seat, &mut luck);
            game.apply(Event::Act { seat, action: ranked[candidate].action });
            f64::from(policy::play_on(&mut game, seat, &mut luck))
        });
        standings.iter().map(|it| Thought { action: ranked[it.candidate].action, expected: it.mean }).collect()
    }
}

/// Whether there is something to decide.
fn is_open(actions: &[Action]) -> bool {
    actions.len() > 1 && !actions.iter().any(|it| matches!(it, Action::Under(_)))
}

/// The actions by what they are worth at once, the best first.
fn rank(game: &Village, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
    let Some(worth) = Worth::of(game, seat) else { return Vec::new() };
    let total = worth.total();
    let mut res: Vec<(i32, Thought<Action>)> = Vec::with_capacity(actions.len());
    for &action in actions {
        let gain = worth.gain(game, action);
        let expected = f64::from(total + gain) / 100.0;
        let wish = match level {
            Level::Random => luck.i32(..),
            Level::Easy => gain + luck.i32(-ERROR..=ERROR),
            // A trip that is no help stays behind all tracks: nobody has to plan.
            _ if gain <= 0 && matches!(action, Action::Trip { .. }) => gain - 100_000,
            _ => gain,
        };
        res.push((wish, Thought { action, expected }));
    }
    res.sort_by_key(|it| std::cmp::Reverse(it.0));
    res.into_iter().map(|it| it.1).collect()
}

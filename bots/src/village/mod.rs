//! Village Rails: what a seat cannot see is guessed, and the best actions are tried in games that are played on.

mod judge;
mod outlook;
mod playouts;
mod policy;
mod promise;
mod worth;

use std::cmp::Reverse;

use fastrand::Rng;
use kernel::Seat;
use village::{Action, View, Village};

use crate::{
    Level, Mind, Thought,
    contest::{contest, luck_of},
};
pub use playouts::VillagePlayouts;
use worth::Worth;

/// How hard a search tries.
struct Effort {
    /// How many ways to build are tried.
    tracks: usize,
    /// How many ways to plan are tried.
    trips: usize,
    /// How many games are played on, for all together.
    games: usize,
}

impl Effort {
    const fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Greedy | Level::Easy => None,
            Level::Normal => Some(Self { tracks: 8, trips: 4, games: 200 }),
            Level::Strong => Some(Self { tracks: 16, trips: 8, games: 2_000 }),
        }
    }
}

/// By how much the easy bot errs, in hundredths of a point.
const ERROR: i32 = 400;

/// Puts a trip that is no help behind all tracks: nobody has to plan.
const NO_HELP: i32 = 100_000;

impl Mind for Village {
    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let mut playouts = VillagePlayouts::of(view, seat, luck).expect("a view of a seat that has to decide");
        let mut ranked = rank(playouts.start(), seat, actions, level, luck);
        let Some(effort) = Effort::of(level).filter(|_| is_open(actions)) else { return ranked };
        let (mut n_tracks, mut n_trips) = (0, 0);
        ranked.retain(|it| match it.action {
            Action::Take { .. } => {
                n_tracks += 1;
                n_tracks <= effort.tracks
            }
            Action::Trip { .. } => {
                n_trips += 1;
                n_trips <= effort.trips
            }
            Action::Resolve { .. } | Action::Under(_) | Action::Done => true,
        });
        let seed = luck.u64(..);
        let mut points = vec![(0.0, 0.0); ranked.len()];
        let standings = contest(ranked.len(), effort.games, |candidate, number| {
            let own = playouts.after(Some(ranked[candidate].action), &mut luck_of(seed, number));
            points[candidate].0 += f64::from(own);
            points[candidate].1 += 1.0;
            playouts.lead().into()
        });
        let expected = |candidate: usize| points[candidate].0 / points[candidate].1;
        let thought = |candidate: usize| Thought { action: ranked[candidate].action, expected: expected(candidate) };
        standings.iter().map(|it| thought(it.candidate)).collect()
    }
}

/// Whether there is something to decide that a search can tell apart.
fn is_open(actions: &[Action]) -> bool {
    actions.len() > 1 && !actions.iter().any(|it| matches!(it, Action::Under(_)))
}

/// The actions by what they are worth at once, the best first.
fn rank(game: &Village, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
    let worth = Worth::of(game, seat).expect("whoever decides has a tableau");
    let total = worth.total();
    let mut res: Vec<(i32, Thought<Action>)> = Vec::with_capacity(actions.len());
    for &action in actions {
        let gain = worth.gain(game, action);
        let expected = f64::from(total + gain) / 100.0;
        let wish = match level {
            Level::Random => luck.i32(..),
            Level::Easy => gain + luck.i32(-ERROR..=ERROR),
            _ if gain <= 0 && matches!(action, Action::Trip { .. }) => gain - NO_HELP,
            _ => gain,
        };
        res.push((wish, Thought { action, expected }));
    }
    res.sort_by_key(|it| Reverse(it.0));
    res.into_iter().map(|it| it.1).collect()
}

//! Rail Age: one's own sheet is played on to the end, with the likeliest lines in mind.

mod greedy;
mod journey;
mod links;
mod policy;
mod sums;

use fastrand::Rng;
use kernel::Seat;
use railage::{Action, Railage, View};

use crate::{Level, Mind, Thought, contest::contest};
use journey::Journey;
use links::Links;
use policy::Atlas;
use sums::Sums;

/// How hard a search tries.
struct Effort {
    n_candidates: usize,
    n_games: usize,
}

impl Effort {
    const fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Greedy | Level::Easy => None,
            Level::Normal => Some(Self { n_candidates: 8, n_games: 100 }),
            Level::Strong => Some(Self { n_candidates: 16, n_games: 800 }),
        }
    }
}

impl Mind for Railage {
    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let start = Journey::of(view, seat).expect("a view of the seat itself");
        let atlas = Atlas { map: &view.map, links: Links::of(&view.map), sums: Sums::of(&view.map) };
        let total = view.tally(seat).map_or(0, |it| it.total());
        let mut game = start.clone();
        let mut ranked: Vec<(i32, Thought<Action>)> = Vec::with_capacity(actions.len());
        for &action in actions {
            game.copy_from(&start);
            game.act(&atlas, action);
            let wish = match level {
                Level::Random => luck.i32(..),
                Level::Greedy => greedy::gain(&atlas, &start.at, &game.at, action),
                _ => i32::from(action == atlas.choose(&start.at.sheet, start.at.desk, start.is_last())),
            };
            ranked.push((wish, Thought { action, expected: f64::from(total) }));
        }
        ranked.sort_by_key(|it| std::cmp::Reverse(it.0));
        let mut ranked: Vec<Thought<Action>> = ranked.into_iter().map(|it| it.1).collect();
        let Some(effort) = Effort::of(level).filter(|_| actions.len() > 1) else { return ranked };
        ranked.truncate(effort.n_candidates);
        let seed = luck.u64(..);
        let standings = contest(ranked.len(), effort.n_games, |candidate, number| {
            let mut luck = Rng::with_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            game.copy_from(&start);
            game.act(&atlas, ranked[candidate].action);
            f64::from(game.play_on(&atlas, &mut luck))
        });
        standings.iter().map(|it| Thought { action: ranked[it.candidate].action, expected: it.mean }).collect()
    }
}

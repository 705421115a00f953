//! Rail Age: the best actions are tried on one's own sheet, which is played on to the end of the game.

mod greedy;
mod judge;
mod links;
mod networks;
mod outlook;
mod playouts;
mod policy;
mod promise;
mod roadbed;
mod sums;

use std::cmp::Reverse;

use fastrand::Rng;
use kernel::Seat;
use railage::{Action, Railage, View};

use mind::{
    Level, Mind, Solvable, Thought, contest, luck_of,
    net::{NoCourse, Taught},
};
pub use playouts::Playouts;

/// The bots of Rail Age.
#[derive(Copy, Clone, Debug)]
pub struct Bot;

impl Solvable for Bot {}

impl Taught for Bot {
    type Course = NoCourse;
}

/// How hard a search tries.
struct Effort {
    /// How many actions are tried.
    actions: usize,
    /// How many special lines may be among them.
    specials: usize,
    /// How many sheets are played on, for all together.
    sheets: usize,
}

impl Effort {
    const fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Greedy | Level::Easy => None,
            Level::Normal => Some(Self { actions: 8, specials: 3, sheets: 100 }),
            Level::Strong => Some(Self { actions: 24, specials: 8, sheets: 1_500 }),
        }
    }
}

/// By how much the easy bot errs, in hundredths of a point.
const ERROR: i32 = 300;

/// Which actions are as good as each other for the greedy bot, in hundredths of a point: half of what a dot is worth.
///
/// Its own luck chooses among them, or else all greedy bots that begin beside the same mine would play the same game.
const TIE: i32 = 10;

impl Mind for Bot {
    type Game = Railage;

    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let mut playouts = Playouts::of(view, seat).expect("a seat sees its own sheet");
        let mut ranked = rank(&mut playouts, view, seat, actions, level, luck);
        let Some(effort) = Effort::of(level).filter(|_| actions.len() > 1) else { return ranked };
        let mut n_specials = 0;
        ranked.retain(|it| {
            n_specials += usize::from(matches!(it.action, Action::Special { .. }));
            n_specials <= effort.specials || !matches!(it.action, Action::Special { .. })
        });
        ranked.truncate(effort.actions);
        let seed = luck.u64(..);
        let standings = contest(ranked.len(), effort.sheets, |candidate, number| {
            playouts.after(Some(ranked[candidate].action), &mut luck_of(seed, number)).into()
        });
        standings.iter().map(|it| Thought { action: ranked[it.candidate].action, expected: it.mean }).collect()
    }
}

/// The actions by what they are worth or promise at once, the best first.
fn rank(
    playouts: &mut Playouts,
    view: &View,
    seat: Seat,
    actions: &[Action],
    level: Level,
    luck: &mut Rng,
) -> Vec<Thought<Action>> {
    let total = view.tally(seat).map_or(0, |it| it.total());
    let before = playouts.start().clone();
    let mut res: Vec<(i32, Thought<Action>)> = Vec::with_capacity(actions.len());
    if matches!(level, Level::Normal | Level::Strong) {
        let promises = playouts.atlas().promises(&before.sheet, before.desk, actions);
        let thoughts = actions.iter().map(|&action| Thought { action, expected: total.into() });
        res.extend(promises.into_iter().zip(thoughts));
    } else {
        for &action in actions {
            let after = playouts.tried(action).clone();
            let gain = greedy::gain(playouts.atlas(), &before, &after, action);
            let wish = match level {
                Level::Random => luck.i32(..),
                Level::Easy => gain + luck.i32(-ERROR..=ERROR),
                _ => gain + luck.i32(0..=TIE),
            };
            res.push((wish, Thought { action, expected: f64::from(100 * total + gain) / 100.0 }));
        }
    }
    res.sort_by_key(|it| Reverse(it.0));
    res.into_iter().map(|it| it.1).collect()
}

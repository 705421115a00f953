//! The bot for 30 Streetcar Rails.
//!
//! It plays the position to its end, many times, with moves that look good at once (`policy`), and takes the move
//! after which that went best (`search`). It looks at its own board only: what others do changes nothing for it.

mod heuristic;
mod judge;
mod outlook;
mod plan;
mod playouts;
mod policy;
mod puzzle;
mod search;
mod setup;
mod town;
mod weights;

use fastrand::Rng;
use kernel::Seat;
use streetcar::{Action, Draw, Streetcar, Tile, View};
use track::Square;

pub use self::playouts::Playouts;
use self::{
    plan::Plan,
    policy::Deal,
    search::{Budget, at_once, search},
    town::{Move, Town},
};
use mind::{
    Level, Mind, Thought, below,
    net::{NoCourse, Taught},
};

/// How much a level looks at; none where it takes what looks best at once.
const fn budget(level: Level) -> Option<Budget> {
    match level {
        Level::Random | Level::Greedy => None,
        Level::Easy => Some(Budget { n_moves: 8, n_turns: 500 }),
        Level::Normal => Some(Budget { n_moves: 24, n_turns: 10_000 }),
        Level::Strong => Some(Budget { n_moves: 48, n_turns: 150_000 }),
    }
}

/// The bots of 30 Streetcar Rails.
#[derive(Copy, Clone, Debug)]
pub struct Bot;

impl Mind for Bot {
    type Game = Streetcar;

    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let thoughts = match view.draw {
            _ if level == Level::Random => Vec::new(),
            Some(draw) => lay(view, seat, draw, level, luck),
            None => setup::think(view, seat, actions, budget(level), luck),
        };
        // What the rules do not allow is never said, whatever a search has found.
        let legal: Vec<_> = thoughts.into_iter().filter(|it| actions.contains(&it.action)).collect();
        if legal.is_empty() {
            vec![Thought { action: actions[below(luck, actions.len())], expected: 0.0 }]
        } else {
            legal
        }
    }
}

impl Taught for Bot {
    type Course = NoCourse;
}

/// What to do with a draw.
fn lay(view: &View, seat: Seat, draw: Draw, level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
    let Some(town) = Town::new(&view.boards[seat]) else { return Vec::new() };
    let deal = Deal { shape: draw.shape(), die: draw.die() };
    if let Some(budget) = budget(level) {
        let found = search(&town, view.unseen, deal, budget, luck).into_iter();
        return found.map(|(what, mean)| Thought { action: action(what), expected: mean }).collect();
    }
    let now = f64::from(town.score());
    let looks = at_once(&town, deal, &Plan::NONE).into_iter();
    looks.map(|it| Thought { action: action(it.what), expected: now + f64::from(it.value) }).collect()
}

fn action(what: Move) -> Action {
    let square = Square::at(what.square.into()).expect("a square of the map");
    Tile::at(what.tile.into()).map_or(Action::Zone(square), |tile| Action::Place(square, tile))
}

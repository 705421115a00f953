//! The moves that look best at once, and whole games of such moves.

use fastrand::Rng;
use streetcar::{Shape, Tile, Unseen};

use super::{
    heuristic::Heuristic,
    plan::Plan,
    town::{Move, Town},
};
use track::grid::members;

/// A tile and a die.
#[derive(Copy, Clone, Debug)]
pub(super) struct Deal {
    pub(super) shape: Shape,
    pub(super) die: u8,
}

impl Deal {
    /// What luck draws and rolls next.
    pub(super) fn next(unseen: &mut Unseen, luck: &mut Rng) -> Self {
        let total = u32::from(unseen.total());
        let n = luck.u32(..6 * total);
        Self { shape: unseen.take((n % total) as u16), die: (n / total) as u8 + 1 }
    }
}

/// A move and how it looks.
#[derive(Copy, Clone, Debug)]
pub(super) struct Look {
    pub(super) what: Move,
    pub(super) value: f32,
}

/// Shows all moves and how they look to `see`: first all placements; zones only if one may look better.
pub(super) fn look(town: &Town, deal: Deal, plan: &Plan, all: bool, mut see: impl FnMut(Look)) {
    let heuristic = Heuristic::new(town);
    let mut best = f32::NEG_INFINITY;
    for square in members(town.reach(deal.die)) {
        let cost = heuristic.cost(square);
        for tile in Tile::of(deal.shape).map(Tile::index) {
            let value = heuristic.gain(square, tile) - cost + plan.better[square][tile];
            best = best.max(value);
            see(Look { what: Move { square: square as u8, tile: tile as u8 }, value });
        }
    }
    if all || best < 0.0 {
        for square in members(town.free) {
            let value = plan.better[square][usize::from(Move::ZONE)] - heuristic.cost(square);
            see(Look { what: Move { square: square as u8, tile: Move::ZONE }, value });
        }
    }
}

/// The move that looks best; there must be an empty square.
pub(super) fn best(town: &Town, deal: Deal, plan: &Plan) -> Move {
    let mut best = Look { what: Move { square: 0, tile: Move::ZONE }, value: f32::NEG_INFINITY };
    look(town, deal, plan, false, |it| {
        if it.value > best.value {
            best = it;
        }
    });
    best.what
}

/// Plays a town to its end with the moves that look best; says the score.
pub(super) fn play_on(town: &mut Town, mut unseen: Unseen, luck: &mut Rng, plan: &Plan) -> i32 {
    while town.free != 0 {
        let deal = Deal::next(&mut unseen, luck);
        let what = best(town, deal, plan);
        town.make(what);
    }
    town.score()
}

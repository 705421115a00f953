//! The move that proves best in games that are played to their end.

use fastrand::Rng;
use thirty::Override;

use super::{
    board::{Board, Move},
    habits::Habits,
    plan::Plan,
    policy::{Dice, Scope, look, playout},
};

/// How much is looked at.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Budget {
    /// How many of the placements with an override are tried, those that look best.
    pub(crate) overrides: usize,
    /// How many moves are tried at all.
    pub(crate) moves: usize,
    /// How many turns are played for one decision, about.
    pub(crate) turns: usize,
}

/// One in so many games is played before the moves are compared, besides the others.
const LEARNING: usize = 5;

/// The last so many turns are played with care.
const CAREFUL: u8 = 15;
/// What is below so many points counts for more then: who would lose everything in a few games does not risk it for a
/// few points in the others.
const ENOUGH: i32 = 60;
/// How many points more a point counts that is missing.
const CARE: i32 = 3;

/// What a score is worth with so many turns left.
fn worth(score: i32, left: u8) -> i32 {
    if left <= CAREFUL { score - CARE * (ENOUGH - score).max(0) } else { score }
}

/// A move and what is known of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) what: Move,
    value: f32,
    sum: f64,
    /// What these scores are worth together.
    worth: f64,
    n: u32,
}

impl Candidate {
    /// The mean score of its games, or what it looked like where none was played.
    pub(crate) fn mean(&self) -> f64 {
        if self.n == 0 { f64::from(self.value) } else { self.sum / f64::from(self.n) }
    }
}

/// The moves that are worth a try, the best at first sight first.
pub(crate) fn candidates(board: &Board, dice: Dice, plan: &Plan<'_>, n_overrides: usize) -> Vec<Candidate> {
    let mut res = Vec::new();
    look(board, dice, plan, Scope::Wide, |it| {
        res.push(Candidate { what: it.what, value: it.value, sum: 0.0, worth: 0.0, n: 0 });
    });
    res.sort_by(|a, b| b.value.total_cmp(&a.value));
    // Every move without an override is tried, and of the many others those that look best.
    let mut n_with = 0;
    res.retain(|it| match it.what {
        Move::Place { with, .. } if with != Override::Neither => {
            n_with += 1;
            n_with <= n_overrides
        }
        Move::Place { .. } | Move::Buy { .. } => true,
    });
    res
}

/// The moves that were tried in games, the best first. The first of the rolls is to be placed now.
///
/// All moves are tried in the same games, and after each round the worse half is dismissed. What the games teach
/// about squares and pieces is used by those that follow.
pub(crate) fn search(board: &Board, rolls: &[Dice], budget: Budget, luck: &mut Rng) -> Vec<Candidate> {
    let mut plan = Plan::new(Habits::ours());
    let n_all = budget.turns / usize::from(board.left.max(1));
    // A part of the games is for learning only.
    for _ in 0..n_all / LEARNING {
        let mut next = *board;
        let score = playout(&mut next, rolls, luck, &plan);
        plan.learn(board.free, &next, score);
        plan.conclude();
    }
    let mut all = candidates(board, rolls[0], &plan, budget.overrides);
    all.truncate(budget.moves);
    let mut n_left = all.len();
    let n_rounds = n_left.next_power_of_two().trailing_zeros().max(1) as usize;
    let n_games = n_all / n_rounds;
    while n_left > 1 {
        for _ in 0..(n_games / n_left).max(1) {
            // The same dice for all, so that luck cancels out.
            let seed = luck.u64(..);
            for it in &mut all[..n_left] {
                let mut next = *board;
                next.make(it.what);
                let began = next.free;
                let score = playout(&mut next, &rolls[1..], &mut Rng::with_seed(seed), &plan);
                it.sum += f64::from(score);
                it.worth += f64::from(worth(score, board.left));
                it.n += 1;
                plan.learn(began, &next, score);
            }
            plan.conclude();
        }
        // All of them were in as many games.
        all[..n_left].sort_by(|a, b| b.worth.total_cmp(&a.worth));
        n_left /= 2;
    }
    all
}

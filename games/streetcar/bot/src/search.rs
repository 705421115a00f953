//! The move that proves best in games that are played to their end.

use fastrand::Rng;
use streetcar::Unseen;

use super::{
    plan::Plan,
    policy::{Deal, Look, best, look, play_on},
    town::{Move, Town},
};
use mind::{contest, luck_of};

/// One in so many games is for learning only.
const LEARNING: usize = 5;

/// How much is looked at.
#[derive(Copy, Clone, Debug)]
pub(super) struct Budget {
    /// How many moves are tried, those that look best.
    pub(super) n_moves: usize,
    /// How many turns are played for one decision, about.
    pub(super) n_turns: usize,
}

/// The moves by their look, the best first.
pub(super) fn at_once(town: &Town, deal: Deal, plan: &Plan) -> Vec<Look> {
    let mut res = Vec::new();
    look(town, deal, plan, true, |it| res.push(it));
    res.sort_by(|a, b| b.value.total_cmp(&a.value));
    res
}

/// The moves that were tried in games and their mean scores, the best first.
///
/// All moves meet the same draws. What the games teach about squares and tiles is used by those that follow.
pub(super) fn search(town: &Town, unseen: Unseen, deal: Deal, budget: Budget, luck: &mut Rng) -> Vec<(Move, f64)> {
    let mut plan = Plan::NONE;
    let seed = luck.u64(..);
    let n_games = budget.n_turns / town.free.count_ones().max(1) as usize;
    let n_lessons = n_games / LEARNING;
    for _ in 0..n_lessons {
        let mut next = *town;
        next.make(best(town, deal, &plan));
        let began = next.free;
        let score = play_on(&mut next, unseen, luck, &plan);
        plan.learn(began, &next, score);
    }
    let mut looks = at_once(town, deal, &plan);
    looks.truncate(budget.n_moves);
    let standings = contest(looks.len(), n_games - n_lessons, |candidate, number| {
        let mut next = *town;
        next.make(looks[candidate].what);
        let began = next.free;
        let score = play_on(&mut next, unseen, &mut luck_of(seed, number), &plan);
        plan.learn(began, &next, score);
        score.into()
    });
    standings.iter().map(|it| (looks[it.candidate].what, it.mean)).collect()
}

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

/// The last so many turns nothing is staked: before, too few games are played to tell a small risk from none.
const CAUTIOUS: u8 = 12;
/// A game with fewer points is lost.
const SAVED: i32 = 33;
/// What a lost game costs, shared by the turns that are left: the fewer, the surer is what was found.
const LOST: i32 = 4000;

/// What an override is worth that is kept while many turns are left, in points.
///
/// Games at first sight use it worse than whoever thinks about every turn, so they do not tell.
const OVERRIDE: f64 = 20.0;

/// What a score is worth with so many turns left.
fn worth(score: i32, left: u8) -> i32 {
    let mut res = score;
    if left <= CAREFUL {
        res -= CARE * (ENOUGH - score).max(0);
    }
    if left <= CAUTIOUS && score < SAVED {
        res -= LOST / i32::from(left);
    }
    res
}

/// What the overrides are worth that a move spends with so many turns left.
fn price(what: Move, left: u8) -> f64 {
    match what {
        Move::Place { with, .. } => {
            let n_spent = u8::from(with.white()) + u8::from(with.colour());
            OVERRIDE * f64::from(n_spent) * f64::from(left.saturating_sub(1).min(10)) / 10.0
        }
        Move::Buy { .. } => 0.0,
    }
}

/// A move and what is known of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) what: Move,
    value: f32,
    sum: f64,
    /// What these scores are worth together, less what the move costs.
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
                it.worth += f64::from(worth(score, board.left)) - price(it.what, board.left);
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

#[cfg(test)]
mod tests {
    use thirty::Override;
    use track::Kind;

    use super::*;

    #[test]
    fn a_lost_game_weighs_more_the_nearer_the_end() {
        assert_eq!(worth(20, 30), 20);
        assert_eq!(worth(20, 15), 20 - 3 * 40);
        let lost = |left| worth(60, left) - worth(20, left);
        assert!(lost(16) < lost(15) && lost(13) < lost(12) && lost(12) < lost(2));
        // A little for sure is better than much with a small risk of nothing.
        assert!(10 * worth(35, 3) > 9 * worth(80, 3) + worth(0, 3));
        for left in 1..=30 {
            assert_eq!(worth(75, left), 75, "{left} turns left");
            assert!((0..120).all(|it| worth(it, left) < worth(it + 1, left)), "{left} turns left");
        }
    }

    #[test]
    fn an_override_is_paid_for_unless_it_is_the_last_turn() {
        let place = |with| Move::Place { square: 0, piece: Kind::Curve.piece(0), with };
        let [none, white, both] = [Override::Neither, Override::White, Override::Both].map(place);
        for left in 1..=30 {
            assert!(price(none, left).abs() < 1e-9);
            assert!((price(both, left) - 2.0 * price(white, left)).abs() < 1e-9);
            assert!(price(white, left) <= price(white, left + 1));
        }
        assert!(price(both, 1).abs() < 1e-9 && price(white, 30) > price(white, 5));
    }
}

//! What a game owes to a review.

use fastrand::Rng;
use kernel::Seat;

use super::{Effort, Outlook, cases::Case};
use crate::{Level, Mind, Thought, contest::luck_of};

/// What was found out about a decision.
#[derive(Clone, Debug)]
pub(crate) struct Tried<A> {
    /// The value of the best move for every outcome of chance.
    pub(crate) cases: Vec<f64>,
    /// The best moves for the outcome that came up, the best first.
    pub(crate) best: Vec<Thought<A>>,
    /// The value of the move that was made.
    pub(crate) played: f64,
}

impl<A: Copy + PartialEq> Tried<A> {
    /// Compares the best moves and the one that was made once more, each by games that know of it.
    ///
    /// Games that have learnt from all moves do badly after one that nobody expected, and would make it dearer than it
    /// is. The value of the best move stays, because it is that of the roll and all rolls are judged alike; the others
    /// are so much below it as they are below the best now.
    pub(crate) fn compared(mut self, actual: usize, played: A, mut value: impl FnMut(A) -> f64) -> Self {
        for it in &mut self.best {
            it.expected = value(it.action);
        }
        self.best.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        if let Some(shift) = self.best.first().map(|it| self.cases[actual] - it.expected) {
            self.best.iter_mut().for_each(|it| it.expected += shift);
        }
        if let Some(it) = self.best.iter().find(|it| it.action == played) {
            self.played = it.expected;
        }
        self
    }
}

/// A game whose decisions can be judged.
pub(crate) trait Judge: Mind {
    /// The values of the best moves in all cases, in the case that came up also of the move that was made.
    ///
    /// Every case is treated alike, whichever came up and whatever was done then.
    fn judge(
        cases: &[Case<Self>],
        seat: Seat,
        played: Self::Action,
        actual: usize,
        effort: Effort,
        seed: u64,
    ) -> Tried<Self::Action>;

    /// How much more a strong player makes of a decision with this view than the games by which it is judged.
    fn outlook(view: &Self::View, seat: Seat) -> Outlook;
}

/// How many of the moves that a bot likes are compared again.
const FINALISTS: usize = 2;

/// Judges all cases with what a bot of this level likes, and games that are played on after that.
///
/// `trial` makes what plays a case on, which tells the points of a game that begins with a move.
pub(crate) fn try_out<G: Mind, T>(
    cases: &[Case<G>],
    seat: Seat,
    (played, actual): (G::Action, usize),
    (level, n_games): (Level, u32),
    seed: u64,
    mut trial: impl FnMut(&G::View, &mut Rng) -> T,
    mut play: impl FnMut(&mut T, G::Action, &mut Rng) -> i32,
) -> Tried<G::Action> {
    let mut res = Tried { cases: Vec::with_capacity(cases.len()), best: Vec::new(), played: 0.0 };
    for (n, case) in cases.iter().enumerate() {
        let mut luck = luck_of(seed, 1);
        let mut trial = trial(&case.view, &mut luck);
        let mut value = |action: G::Action| {
            let sum: i32 = (0..n_games).map(|it| play(&mut trial, action, &mut luck_of(!seed, it.into()))).sum();
            f64::from(sum) / f64::from(n_games)
        };
        let liked = G::think(&case.view, seat, &case.actions, level, &mut luck);
        let mut tried: Vec<_> = liked.iter().take(FINALISTS).map(|it| it.action).collect();
        let finals: Vec<Thought<G::Action>> =
            tried.iter().map(|&action| Thought { action, expected: value(action) }).collect();
        res.cases.push(finals.iter().map(|it| it.expected).fold(f64::NEG_INFINITY, f64::max));
        if n == actual {
            res.best = finals;
            if let Some(third) = liked.get(FINALISTS) {
                tried.push(third.action);
                res.best.push(Thought { action: third.action, expected: value(third.action) });
            }
            let known = res.best.iter().find(|it| it.action == played).map(|it| it.expected);
            res.played = known.unwrap_or_else(|| value(played));
            if !tried.contains(&played) {
                res.best.push(Thought { action: played, expected: res.played });
            }
            res.best.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        }
    }
    res
}

//! Luck and skill: what every turn of a finished game brought its seat, and what every move cost it.

mod account;
mod decisions;
mod effort;
mod evaluation;
mod judge;
mod outlook;

use std::{ops::Range, sync::OnceLock};

use decisions::{Decision, decisions, is_quiet};
use evaluation::tenth;
use kernel::{Game, Seat, Table, Viewer};
use library::Host;

pub use account::Account;
pub use effort::{Effort, ParseEffortError};
pub use evaluation::{evaluate, evaluate_at};
pub(crate) use judge::{Judge, Judgement, SEED, points};
pub(crate) use outlook::{Knot, Outlook};

use crate::{Opinion, Unfinished, finished};

/// One decision of a seat, and what it might have come to; all points are in whole tenths.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The number of the decision among those of its seat, from one.
    pub number: usize,
    /// The number of the turn as those at the table count, from one; none in the setup.
    pub turn: Option<u32>,
    /// The number of its event in the log, from zero.
    pub event: usize,
    /// What chance decided right before it, as far as the seat could see it, in the notation of the game.
    pub rolled: Vec<String>,
    /// The move, in the notation of the game.
    pub action: String,
    /// The points to be expected if the best move is made.
    pub after_roll: f64,
    /// The same after the move that was made.
    pub after_move: f64,
    /// The best moves that were found, at most three, the best first.
    pub best: Vec<Opinion>,
    /// How much more all this is than a hint for the position tells: what goes on from the decision before, or ends in
    /// the score, without luck.
    pub carried: f64,
    /// What the forecast was made of.
    pub basis: Basis,
}

/// What the forecast of a decision was made of.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Basis {
    /// How far the game was, as the table of the forecast counts; none where it corrects nothing.
    pub place: Option<usize>,
    /// The mean of the games after the best move.
    pub best: f64,
    /// The mean of the games after the move that was made.
    pub made: f64,
    /// Whether nothing was rolled, drawn or done by others that matter since the decision before.
    pub goes_on: bool,
}

impl Judged {
    /// What the move cost, compared with the best one.
    pub fn cost(&self) -> f64 {
        self.after_roll - self.after_move
    }
}

/// The review of a finished game from one seat.
///
/// It is an iterator over the decisions, which judges each when it is asked for, so that whoever shows it can show how
/// far it is. Each decision is judged once and always alike, so several can be judged at the same time, too.
///
/// # What the numbers mean
///
/// All values are points that the seat may expect in the end, as seen from its own seat at that moment, and are the
/// same that [`evaluate`] tells of the position:
///
/// - *after the roll*: the value of the best move for what was rolled;
/// - *after the move*: the value of the move that was made.
///
/// The *cost* of a move is after the roll less after the move, and never below zero. An [`Account`] adds up luck: all
/// that changed between a move of the seat and its next decision.
///
/// The value of a move is the mean of games that are played on from it with moves that look good, from which a forecast
/// is made that is right on average: what a move is said to come to is what the next decision is said to come to, over
/// all that may happen in between, so luck is nothing on average, as far as the forecast is right (`outlook.rs` says where it is not).
///
/// Where nothing happens between two decisions, as in a setup, there is no luck either: the second goes on from what the
/// move before it was said to come to, and all its values are moved by the same ([`Judged::carried`]), which leaves
/// what its moves cost as it is. The decisions after which nothing happens any more end in the score in the same way.
#[derive(Debug)]
pub struct Review {
    game: Box<dyn Reviewed>,
    next: usize,
}

/// What may be asked of a game that is reviewed, whichever it is.
trait Reviewed: std::fmt::Debug + Send + Sync {
    fn n_turns(&self) -> usize;
    fn score(&self) -> i32;
    fn judge(&self, n: usize) -> Option<Judged>;
}

impl Review {
    /// The review of a finished game, from this seat.
    pub fn of(host: &dyn Host, seat: Seat, effort: Effort) -> Result<Self, Unfinished> {
        Self::told(host, seat, effort, usize::MAX)
    }

    /// The same in half the time, without all moves that were neither the best nor made.
    pub fn in_brief(host: &dyn Host, seat: Seat, effort: Effort) -> Result<Self, Unfinished> {
        Self::told(host, seat, effort, 1)
    }

    fn told(host: &dyn Host, seat: Seat, effort: Effort, n_most: usize) -> Result<Self, Unfinished> {
        finished::check(host, seat)?;
        let review = library::first_of!(G => Self::read::<G>(host, seat, effort, n_most));
        Ok(review.expect("a game of the list"))
    }

    fn read<G: Judge + 'static>(host: &dyn Host, seat: Seat, effort: Effort, n_most: usize) -> Option<Self>
    where
        Finished<G>: Reviewed + 'static,
    {
        let table = host.table().downcast_ref::<Table<G>>()?.clone();
        let decisions = decisions(&table, seat);
        let known = decisions.iter().map(|_| OnceLock::new()).collect();
        let game = Finished { table, seat, effort, n_most, decisions, known };
        Some(Self { game: Box::new(game), next: 0 })
    }

    /// How many decisions the seat has made.
    pub fn n_turns(&self) -> usize {
        self.game.n_turns()
    }

    /// What the seat has scored.
    pub fn score(&self) -> i32 {
        self.game.score()
    }

    /// Judges decision number `n`, counted from zero; `None` past the last.
    pub fn judge(&self, n: usize) -> Option<Judged> {
        self.game.judge(n)
    }
}

impl Iterator for Review {
    type Item = Judged;

    fn next(&mut self) -> Option<Judged> {
        let res = self.judge(self.next)?;
        self.next += 1;
        Some(res)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.n_turns() - self.next;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Review {}

/// A finished game.
#[derive(Debug)]
struct Finished<G: Game> {
    table: Table<G>,
    seat: Seat,
    effort: Effort,
    /// How many moves of a decision are told, besides the one that was made.
    n_most: usize,
    decisions: Vec<Decision<G::Action>>,
    /// What was judged already, each decision by itself.
    known: Vec<OnceLock<Option<Judged>>>,
}

impl<G: Judge> Finished<G> {
    /// Judges a decision by itself, once.
    fn alone(&self, n: usize) -> Option<&Judged> {
        self.known.get(n)?.get_or_init(|| self.judge_alone(n)).as_ref()
    }

    fn judge_alone(&self, n: usize) -> Option<Judged> {
        let decision = self.decisions.get(n)?;
        let before = self.table.at(decision.event)?;
        let (state, seat, action) = (before.state(), self.seat, decision.action);
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let view = state.view(Viewer::Seat(seat));
        let moves = evaluation::judged::<G>(&view, seat, &actions, Some(action), self.effort, self.n_most);
        let (best, made) = (moves.first()?, moves.iter().find(|it| it.action == action)?);
        let place = G::outlook(&view, seat).place;
        Some(Judged {
            number: n + 1,
            turn: G::turn_number(&view, seat),
            event: decision.event,
            rolled: decision.rolled.clone(),
            action: action.to_string(),
            after_roll: best.expected,
            after_move: made.expected,
            best: moves.iter().take(3).map(evaluation::opinion).collect(),
            carried: 0.0,
            basis: Basis { place, best: best.mean, made: made.mean, goes_on: decision.goes_on },
        })
    }

    /// The decisions around this one between which nothing happens.
    fn run(&self, n: usize) -> Range<usize> {
        let first = (0..=n).rev().find(|&it| !self.decisions[it].goes_on).unwrap_or(0);
        let end = (n + 1..self.decisions.len()).find(|&it| !self.decisions[it].goes_on);
        first..end.unwrap_or(self.decisions.len())
    }

    /// What the moves of some decisions cost.
    fn cost(&self, mut decisions: Range<usize>) -> Option<f64> {
        decisions.try_fold(0.0, |sum, it| Some(sum + self.alone(it)?.cost()))
    }

    /// How much more a decision is worth than by itself, so that there is no luck where nothing happens.
    fn carried(&self, n: usize) -> Option<f64> {
        let run = self.run(n);
        let last = self.decisions.last()?.event;
        let is_end =
            run.end == self.decisions.len() && is_quiet(&self.table, self.seat, last + 1..self.table.log().len());
        let value = if is_end {
            f64::from(self.table.state().score(self.seat)) + self.cost(n..run.end)?
        } else {
            self.alone(run.start)?.after_roll - self.cost(run.start..n)?
        };
        Some(tenth(value - self.alone(n)?.after_roll))
    }
}

impl<G> Reviewed for Finished<G>
where
    G: Judge + Send + Sync,
    G::Setup: Send + Sync,
    G::Action: Send + Sync,
    G::Chance: Send + Sync,
    G::Ruling: Send + Sync,
{
    fn n_turns(&self) -> usize {
        self.decisions.len()
    }

    fn score(&self) -> i32 {
        self.table.state().score(self.seat)
    }

    fn judge(&self, n: usize) -> Option<Judged> {
        let mut res = self.alone(n)?.clone();
        res.carried = self.carried(n)?;
        let values = res.best.iter_mut().map(|it| &mut it.expected);
        for value in values.chain([&mut res.after_roll, &mut res.after_move]) {
            *value = tenth(*value + res.carried);
        }
        Some(res)
    }
}

//! Luck and skill: what every turn of a finished game brought its seat, and what every move cost it.

mod account;
mod decisions;
mod effort;
mod evaluation;
mod judge;
mod outlook;

use decisions::{Decision, decisions};
use kernel::{Game, Seat, Table, Viewer};
use library::Host;

pub use account::Account;
pub use effort::{Effort, ParseEffortError};
pub use evaluation::{evaluate, evaluate_at};
pub(crate) use judge::{Judge, Judgement, SEED, mean};
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
/// far it is. Each decision is judged by itself and always alike, so several can be judged at the same time, too.
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
/// The value of a move is the mean of games that are played on from it with moves that look good. A strong player does
/// better than that, the more so the more turns are left, so a correction is added that depends on nothing but how far
/// the game is: by it, games of the strong bot begin on average with the points with which they end.
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
        finished::check(host, seat)?;
        let review = Self::read::<thirty::Thirty>(host, seat, effort)
            .or_else(|| Self::read::<streetcar::Streetcar>(host, seat, effort))
            .or_else(|| Self::read::<railage::Railage>(host, seat, effort))
            .or_else(|| Self::read::<village::Village>(host, seat, effort));
        Ok(review.expect("a game of the list"))
    }

    fn read<G: Judge + 'static>(host: &dyn Host, seat: Seat, effort: Effort) -> Option<Self>
    where
        Finished<G>: Reviewed + 'static,
    {
        let table = host.table().downcast_ref::<Table<G>>()?.clone();
        let decisions = decisions(&table, seat);
        let game = Finished { table, seat, effort, decisions };
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
    decisions: Vec<Decision<G::Action>>,
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
        let decision = self.decisions.get(n)?;
        let before = self.table.at(decision.event)?;
        let (state, seat, action) = (before.state(), self.seat, decision.action);
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let view = state.view(Viewer::Seat(seat));
        let moves = evaluation::judged::<G>(&view, seat, &actions, Some(action), self.effort);
        let made = moves.iter().find(|it| it.action == action)?;
        Some(Judged {
            number: n + 1,
            turn: G::turn_number(&view, seat),
            event: decision.event,
            rolled: decision.rolled.clone(),
            action: action.to_string(),
            after_roll: moves.first()?.expected,
            after_move: made.expected,
            best: moves.iter().take(3).map(evaluation::opinion).collect(),
        })
    }
}

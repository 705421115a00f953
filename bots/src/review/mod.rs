//! Luck and skill: what every turn of a finished game brought its seat, and what every move cost it.

mod account;
mod decisions;
mod evaluation;

use std::{fmt, ops::Range, sync::OnceLock};

use decisions::{Decision, decisions, is_quiet};
use evaluation::tenth;
use kernel::{Event, Game, Seat, Table, Viewer};
use library::Host;
use mind::{ActionOf, Between, Effort, Judge, Mind, ViewOf};

pub use account::Account;
pub use evaluation::{evaluate, evaluate_at};

use crate::{Opinion, Unfinished, dispatch::first_bot, finished};

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
    /// What came since the decision before; `None` where it is all that changed.
    pub luck: Option<f64>,
    /// What came after the last decision, in the same way; `None` at all others.
    pub rest: Option<f64>,
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
    /// By how many points games came to more after what happened since the decision before than after all that might
    /// have happened, if that is known.
    pub luck: Option<f64>,
}

impl Judged {
    /// What the move cost, compared with the best one.
    pub fn cost(&self) -> f64 {
        tenth(self.after_roll - self.after_move)
    }

    /// What came since the decision before, which was judged so.
    pub fn luck_since(&self, last: Option<&Self>) -> f64 {
        tenth(self.luck.unwrap_or_else(|| self.after_roll - last.map_or(self.after_roll, |it| it.after_move)))
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
/// The *cost* of a move is after the roll less after the move, and never below zero. The value of a move is the mean of
/// games that are played on from it with moves that look good, from which a forecast is made (`outlook.rs`).
///
/// *Luck* is how much better games go on after what was rolled or drawn than after all that might have been, where one
/// and the same player plays them all; so it is nothing on average, for good players and for bad ones. What else changes
/// between two decisions is what the games did not see of the move, as the replies of rivals in a game of cards, who play
/// against the seat; an [`Account`] adds it to what moves cost. Where luck is not known apart, it is all that changes.
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
trait Reviewed: fmt::Debug + Send + Sync {
    fn n_turns(&self) -> usize;
    fn score(&self) -> i32;
    fn judge(&self, n: usize) -> Option<Judged>;
    fn luck(&self, n: usize) -> Option<f64>;
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
        let review = first_bot!(M => Self::read::<M>(host, seat, effort, n_most));
        Ok(review.expect("a game of the list"))
    }

    fn read<M: Judge>(host: &dyn Host, seat: Seat, effort: Effort, n_most: usize) -> Option<Self>
    where
        Finished<M>: Reviewed,
    {
        let table = host.table().downcast_ref::<Table<M::Game>>()?.clone();
        let decisions = decisions::<M>(&table, seat);
        let known = decisions.iter().map(|_| OnceLock::new()).collect();
        let game = Finished::<M> { table, seat, effort, n_most, decisions, known };
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

    /// What came before decision number `n`, which takes a fifth of the time of judging it; `None` past the last, and
    /// where it is all that changed.
    pub fn luck(&self, n: usize) -> Option<f64> {
        self.game.luck(n)
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
struct Finished<M: Mind> {
    table: Table<M::Game>,
    seat: Seat,
    effort: Effort,
    /// How many moves of a decision are told, besides the one that was made.
    n_most: usize,
    decisions: Vec<Decision<ActionOf<M>>>,
    /// What was judged already, each decision by itself.
    known: Vec<OnceLock<Option<Judged>>>,
}

impl<M: Judge> fmt::Debug for Finished<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Finished").field("table", &self.table).field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<M: Judge> Finished<M> {
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
        let moves = evaluation::judged::<M>(&view, seat, &actions, Some(action), self.effort, self.n_most);
        let (best, made) = (moves.first()?, moves.iter().find(|it| it.action == action)?);
        let place = M::outlook(&view, seat).place;
        let luck = self.came(n, &view);
        let is_last = n + 1 == self.decisions.len() && !self.is_quiet_after(decision.event);
        let rest = is_last.then(|| tenth(f64::from(self.table.state().score(seat)) - made.games));
        Some(Judged {
            number: n + 1,
            turn: M::turn_number(&view, seat),
            event: decision.event,
            rolled: decision.rolled.clone(),
            action: action.to_string(),
            after_roll: best.expected,
            after_move: made.expected,
            luck: luck.map(|it| tenth(it.0 * it.1)),
            rest: rest.filter(|_| M::OTHERS_MATTER),
            best: moves.iter().take(3).map(evaluation::opinion).collect(),
            carried: 0.0,
            basis: Basis {
                place,
                best: best.mean,
                made: made.mean,
                goes_on: decision.goes_on,
                luck: luck.map(|it| it.0),
            },
        })
    }

    /// What came between a decision, at which the seat sees this, and the one before, if that is known apart: in points
    /// of games, and how much such a point is worth.
    fn came(&self, n: usize, after: &ViewOf<M>) -> Option<(f64, f64)> {
        if n == 0 || self.decisions[n].goes_on {
            return Some((0.0, 1.0));
        }
        let (first, end) = (self.decisions[n - 1].event, self.decisions[n].event);
        let view = |event: usize| Some(self.table.at(event)?.state().view(Viewer::Seat(self.seat)));
        let times = M::outlook(&view(first)?, self.seat).times();
        let is_act = |&it: &usize| M::IN_TURN && matches!(self.table.event(it), Some(Event::Act { .. }));
        let mut acts: Vec<usize> = (first + 1..end).filter(is_act).collect();
        acts.insert(0, first);
        acts.push(end);
        let mut sum = 0.0;
        // What follows at once was not drawn.
        for it in acts.windows(2).filter(|it| it[0] + 1 < it[1]) {
            let Some(Event::Act { action, .. }) = self.table.event(it[0]) else { return None };
            let (before, other) = (view(it[0])?, if it[1] == end { None } else { view(it[1]) });
            let after = other.as_ref().unwrap_or(after);
            sum += M::luck(&Between { seat: self.seat, before: &before, action, after }, self.effort)?;
        }
        Some((sum, times))
    }

    /// Whether nothing that matters to the seat happens after an event.
    fn is_quiet_after(&self, event: usize) -> bool {
        is_quiet::<M>(&self.table, self.seat, event + 1..self.table.log().len())
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
        let is_end = run.end == self.decisions.len() && self.is_quiet_after(last);
        let value = if is_end {
            f64::from(self.table.state().score(self.seat)) + self.cost(n..run.end)?
        } else {
            self.alone(run.start)?.after_roll - self.cost(run.start..n)?
        };
        Some(tenth(value - self.alone(n)?.after_roll))
    }
}

impl<M> Reviewed for Finished<M>
where
    M: Judge<Game: Send + Sync>,
    <M::Game as Game>::Setup: Send + Sync,
    <M::Game as Game>::Action: Send + Sync,
    <M::Game as Game>::Chance: Send + Sync,
    <M::Game as Game>::Ruling: Send + Sync,
{
    fn n_turns(&self) -> usize {
        self.decisions.len()
    }

    fn score(&self) -> i32 {
        self.table.state().score(self.seat)
    }

    fn luck(&self, n: usize) -> Option<f64> {
        let now = self.table.at(self.decisions.get(n)?.event)?;
        self.came(n, &now.state().view(Viewer::Seat(self.seat))).map(|it| tenth(it.0 * it.1))
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

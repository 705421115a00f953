//! Luck and skill: what every turn of a finished game brought its seat, and what every move cost it.

mod cases;
mod effort;
mod heats;
mod judge;
mod outlook;

pub(crate) use cases::Case;
use cases::{Decision, decisions};
use kernel::{Game, Seat, Table};
use library::Host;

pub use effort::{Effort, ParseEffortError};
pub(crate) use heats::Heats;
pub(crate) use judge::{Judge, Tried, try_out};
pub(crate) use outlook::{Knot, Outlook};

use crate::{Opinion, Thought, Unfinished, finished};

/// One decision of a seat, and what chance and the seat made of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The number of the decision among those of its seat, from one.
    pub number: usize,
    /// The number of its event in the log, from zero.
    pub event: usize,
    /// What chance decided right before it, as far as the seat could see it, in the notation of the game.
    pub rolled: Vec<String>,
    /// The move, in the notation of the game.
    pub action: String,
    /// The points to be expected before the roll.
    pub before: f64,
    /// The same after the roll, if the best move is made.
    pub after_roll: f64,
    /// The same after the move that was made.
    pub after_move: f64,
    /// The best moves that were found, at most three, the best first.
    pub best: Vec<Opinion>,
}

impl Judged {
    /// What the roll brought.
    pub fn luck(&self) -> f64 {
        self.after_roll - self.before
    }

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
/// All values are points that the seat may expect in the end, as seen from its own seat at that moment:
///
/// - *before* the roll: the mean over everything that could be rolled, by weight, of the best move's value;
/// - *after the roll*: the value of the best move for what was rolled;
/// - *after the move*: the value of the move that was made.
///
/// *Luck* is after the roll less before it. All rolls are judged by the same estimate with the same luck, so over all
/// that could be rolled luck is zero. The *cost* of a move is after the roll less after the move, and never below zero.
/// Where nothing is rolled before a decision, there is no luck in it.
/// The very many outcomes of several dice in a row, or of a deck, are not all judged, but a sample that does not depend
/// on what came up, so there luck is zero only on average.
///
/// The value of a move is the mean of games that are played on from it with moves that look good. A strong player does
/// better than that, the more so the more turns are left, so a correction is added that depends on nothing but how far
/// the game is: by it, games of the strong bot begin on average with the points with which they end.
///
/// # What lies between two turns
///
/// Between *after the move* of a turn and *before* the next roll nothing happened to the seat, and yet the two differ:
/// by what others did since, by what the next, closer look sees that the one before did not, and by the chance in the
/// games that were played. Over many games of a strong player it is about zero. So the curve is
/// the first value, and then luck, less cost, and that difference, turn by turn; the last turn of a lonely game ends in
/// its score.
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
        // The same for all decisions, and nothing that is not known to the seat when it decides.
        let seed = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(n as u64 + 1);
        let (cases, actual) = decision.cases(&self.table, self.seat, self.effort, seed)?;
        let judged = G::judge(&cases, self.seat, decision.action, actual, self.effort, seed);
        let outlook = G::outlook(&cases[actual].view, self.seat);
        let best = |n: usize| judged.cases.get(n).map_or(0.0, |it| outlook.of(*it));
        let after_roll = best(actual);
        let (sum, weight) = cases.iter().enumerate().fold((0.0, 0.0), |(sum, weight), (n, it)| {
            (sum + f64::from(it.weight) * best(n), weight + f64::from(it.weight))
        });
        // A sample of many outcomes need not have the one that came up.
        let before = if decision.has_dice() && weight > 0.0 { sum / weight } else { after_roll };
        // What was found best was found by the same search for all outcomes, so nothing may be better.
        let opinion = |it: &Thought<G::Action>| Opinion {
            action: it.action.to_string(),
            expected: outlook.of(it.expected).min(after_roll),
        };
        Some(Judged {
            number: n + 1,
            event: decision.event,
            rolled: decision.rolled.clone(),
            action: decision.action.to_string(),
            before,
            after_roll,
            after_move: outlook.of(judged.played).min(after_roll),
            best: judged.best.iter().take(3).map(opinion).collect(),
        })
    }
}

/// A case of one outcome that counts for nothing is the one that came up beside a sample.
impl<G: Game> Case<G> {
    /// A case that came up and is not one of the sample.
    pub(crate) fn aside(mut self) -> Self {
        self.weight = 0;
        self
    }
}

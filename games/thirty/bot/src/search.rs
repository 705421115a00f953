//! The move that proves best when the game is played on for some turns, and what is reached is valued.

use fastrand::Rng;
use thirty::{Override, RuleSet};

use super::{
    board::{Board, Move},
    ending::{exactly, last, n_turns},
    plan::Plan,
    policy::{Dice, Scope, look},
    priors::Priors,
    value::{Valuer, Worth, first},
};

/// How much is looked at.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Budget {
    /// How many moves are valued, those that look best; placements without an override are all.
    pub(crate) overrides: usize,
    /// How many moves are tried in games, those with the highest value.
    pub(crate) moves: usize,
    /// How many turns are played for one decision, about.
    pub(crate) turns: usize,
    /// With so many turns after a move it is not tried, but known.
    pub(crate) exact: usize,
}

/// So many times the turns are played for each of the last decisions, where single games decide.
const LAST: usize = 3;
/// The value of a move counts like so many games.
const TRUST: f64 = 4.0;
/// One in so many games is played before the moves are compared, besides the others.
const LEARNING: usize = 5;
/// A game is played on for so many turns before it is valued.
const DEPTH: usize = 5;
/// How many moves of a game are valued in every turn.
pub(crate) const TRIED: usize = 5;

/// The last so many turns games are played to their ends, so that what may be lost is seen.
const CAUTIOUS: u8 = 12;

/// If the games of the best move lack more than this in the last turns, there is danger.
const DANGER: f64 = 0.3;
/// How many moves are then tried again.
const AGAIN: usize = 4;
/// In so many times the games.
const MORE: usize = 4;

/// What an override is worth that is kept while many turns are left, besides what the network knows, in points.
const OVERRIDE: f64 = 5.0;

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
    value: Worth,
    sum: f64,
    /// What its games are worth together, less what the move costs.
    worth: f64,
    /// What its games lack together.
    lack: f64,
    n: u32,
}

impl Candidate {
    /// Plays a game after the move.
    fn play(&mut self, board: &Board, known: &[Dice], seed: u64, plan: &mut Plan<'_>, valuer: &mut Valuer<'_>) {
        let mut next = *board;
        next.make(self.what);
        let began = next.free;
        let found = play_on(&mut next, known, &mut Rng::with_seed(seed), plan, valuer);
        self.sum += f64::from(found.points);
        self.worth += f64::from(found.safe()) - price(self.what, board.left);
        self.lack += f64::from(found.lack);
        self.n += 1;
        plan.learn(began, &next, found.points);
    }

    /// The mean of its games, or its value where none was played.
    pub(crate) fn mean(&self) -> f64 {
        if self.n == 0 { f64::from(self.value.points) } else { self.sum / f64::from(self.n) }
    }
}

/// Moves by their value, the best first.
pub(crate) fn values(board: &Board, moves: impl IntoIterator<Item = Move>, valuer: &mut Valuer<'_>) -> Vec<Candidate> {
    let value =
        |what: Move| Candidate { what, value: valuer.after(board, what), sum: 0.0, worth: 0.0, lack: 0.0, n: 0 };
    let mut res: Vec<_> = moves.into_iter().map(value).collect();
    sort(&mut res);
    res
}

/// Sorts moves by their value.
fn sort(all: &mut [Candidate]) {
    all.sort_by(|a, b| b.value.safe().total_cmp(&a.value.safe()));
}

/// The moves that are worth a try, the best by their value first.
pub(crate) fn candidates(
    board: &Board,
    dice: Dice,
    plan: &Plan<'_>,
    n_overrides: usize,
    valuer: &mut Valuer<'_>,
) -> Vec<Candidate> {
    let mut res = Vec::new();
    look(board, dice, plan, Scope::Wide, |it| res.push(it));
    res.sort_by(|a, b| b.value.total_cmp(&a.value));
    // Every move without an override is valued, and of the many others those that look best.
    let mut n_with = 0;
    res.retain(|it| match it.what {
        Move::Place { with, .. } if with != Override::Neither => {
            n_with += 1;
            n_with <= n_overrides
        }
        Move::Place { .. } | Move::Buy { .. } => true,
    });
    values(board, res.into_iter().map(|it| it.what), valuer)
}

/// Plays a board on, first with the rolls that are known, and says what it is worth then: in the last turns what it comes
/// to in the end, which is on average over the last roll if that is not known.
pub(crate) fn play_on(
    board: &mut Board,
    known: &[Dice],
    luck: &mut Rng,
    plan: &Plan<'_>,
    valuer: &mut Valuer<'_>,
) -> Worth {
    let mut known = known.iter().copied();
    let depth = if board.left < CAUTIOUS { usize::MAX } else { DEPTH.max(known.len()) };
    for _ in 0..depth.min(n_turns(board)) {
        let dice = known.next();
        // Shares are too many moves to be tried.
        let is_known = known.len() == 0 && board.rules != RuleSet::Advanced;
        if is_known && dice.is_none() && n_turns(board) == 1 {
            return end(board, valuer);
        }
        let dice = dice.unwrap_or_else(|| Dice::roll(luck));
        if is_known && n_turns(board) == 2 {
            return end_in_two(board, dice, plan, valuer);
        }
        let what = valuer.best(board, dice, plan, TRIED);
        board.make(what);
    }
    valuer.worth(board)
}

/// What a board with one turn left comes to, whatever is rolled.
fn end(board: &Board, valuer: &Valuer<'_>) -> Worth {
    Worth::of(last(board, &|score| valuer.end(score).safe().into()))
}

/// Makes the last move but one, of those that look best the one with the best end; says what the end is worth.
fn end_in_two(board: &mut Board, dice: Dice, plan: &Plan<'_>, valuer: &Valuer<'_>) -> Worth {
    let (looks, n) = first(board, dice, plan, TRIED);
    let mut best: Option<(Worth, Board)> = None;
    for it in looks[..n].iter().flatten() {
        let mut next = *board;
        next.make(it.what);
        let found = end(&next, valuer);
        if best.is_none_or(|best| found.safe() > best.0.safe()) {
            best = Some((found, next));
        }
    }
    let (found, next) = best.expect("an empty square");
    *board = next;
    found
}

/// How many turns of a game are played after a move.
fn length(board: &Board) -> usize {
    let turns = n_turns(board);
    if board.left <= CAUTIOUS { turns } else { turns.min(DEPTH + 1) }
}

/// The moves that were tried, the best first. The first of the rolls is to be placed now.
///
/// All moves are tried in the same games, and after each round the worse half is dismissed. What the games teach
/// about squares and pieces is used by those that follow.
pub(crate) fn search(
    board: &Board,
    rolls: &[Dice],
    budget: Budget,
    valuer: &mut Valuer<'_>,
    luck: &mut Rng,
) -> Vec<Candidate> {
    let mut plan = Plan::new(Priors::ours());
    if n_turns(board) <= budget.exact + 1 {
        let mut all = candidates(board, rolls[0], &plan, usize::MAX, valuer);
        // So near the end little is overlooked by the value, and everything else is a matter of time.
        all.truncate(if n_turns(board) > 2 { 2 * budget.moves } else { usize::MAX });
        know(board, rolls, &mut all, valuer);
        return all;
    }
    let turns = if board.left <= CAUTIOUS { LAST * budget.turns } else { budget.turns };
    let n_all = turns / length(board).max(1);
    // A part of the games is for learning only.
    for _ in 0..n_all / LEARNING {
        let mut next = *board;
        let value = play_on(&mut next, rolls, luck, &plan, valuer).points;
        plan.learn(board.free, &next, value);
        plan.conclude();
    }
    let mut all = candidates(board, rolls[0], &plan, budget.overrides, valuer);
    if rolls.len() > 1 {
        // Several rolls are known: a move is worth what the next ones make of it.
        for it in &mut all {
            let mut next = *board;
            next.make(it.what);
            for &dice in &rolls[1..rolls.len().min(n_turns(board))] {
                let what = valuer.best(&next, dice, &plan, TRIED);
                next.make(what);
            }
            it.value = valuer.worth(&next);
        }
        sort(&mut all);
    }
    let mut n_left = all.len().min(budget.moves);
    for it in &mut all[..n_left] {
        it.worth = TRUST * (f64::from(it.value.safe()) - price(it.what, board.left));
    }
    let n_rounds = n_left.next_power_of_two().trailing_zeros().max(1) as usize;
    let n_games = n_all / n_rounds;
    while n_left > 1 {
        for _ in 0..(n_games / n_left).max(1) {
            // The same dice for all, so that luck cancels out.
            let seed = luck.u64(..);
            for it in &mut all[..n_left] {
                it.play(board, &rolls[1..], seed, &mut plan, valuer);
            }
            plan.conclude();
        }
        // All of them were in as many games.
        all[..n_left].sort_by(|a, b| b.worth.total_cmp(&a.worth));
        n_left /= 2;
    }
    if board.left <= CAUTIOUS && all[0].lack > DANGER * f64::from(all[0].n) {
        try_again(board, rolls, MORE * n_all, &mut all, &mut plan, valuer, luck);
    }
    all
}

/// Tries the first few moves in many more games, where much may be lost.
fn try_again(
    board: &Board,
    rolls: &[Dice],
    n_games: usize,
    all: &mut [Candidate],
    plan: &mut Plan<'_>,
    valuer: &mut Valuer<'_>,
    luck: &mut Rng,
) {
    let n = all.len().min(AGAIN);
    for _ in 0..n_games / n {
        let seed = luck.u64(..);
        for it in &mut all[..n] {
            it.play(board, &rolls[1..], seed, plan, valuer);
        }
        plan.conclude();
    }
    let mean = |it: &Candidate| it.worth / (TRUST + f64::from(it.n));
    all[..n].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
}

/// Finds out exactly what moves near the end come to, and sorts them.
pub(crate) fn know(board: &Board, rolls: &[Dice], all: &mut [Candidate], valuer: &Valuer<'_>) {
    for it in &mut *all {
        let mut next = *board;
        next.make(it.what);
        let found = exactly(&next, &rolls[1..], &|score| valuer.end(score).safe().into());
        (it.sum, it.worth, it.n) = (found.mean, found.worth, 1);
    }
    all.sort_by(|a, b| b.worth.total_cmp(&a.worth));
}

#[cfg(test)]
mod tests {
    use track::Kind;

    use super::*;

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

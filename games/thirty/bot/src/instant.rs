//! Moves at once: the best by its value, or the best of what somebody sees who overlooks things.

use fastrand::Rng;

use super::{
    board::{Board, Move},
    ending::n_turns,
    plan::Plan,
    policy::{Dice, Scope, look},
    priors::Priors,
    search::{Candidate, know, values},
    value::{Valuer, first},
};

/// How many moves are valued, those that look best.
const VALUED: usize = 16;
/// How many moves are known exactly in the last turn but one, those with the highest value.
const KNOWN: usize = 6;

/// The moves that look best, by their value.
pub(super) fn at_once(board: &Board, dice: Dice, valuer: &mut Valuer<'_>) -> Vec<Candidate> {
    let plan = Plan::new(Priors::ours());
    let (looks, n) = first(board, dice, &plan, VALUED);
    let mut res = values(board, looks[..n].iter().flatten().map(|it| it.what), valuer);
    if n_turns(board) == 2 {
        res.truncate(KNOWN);
        know(board, &[dice], &mut res, valuer);
    }
    res
}

/// Of four squares one is not thought of in a turn.
const OVERLOOKED: u64 = 4;

/// The moves by their value that somebody sees who does not think of some squares, nor of overrides until the last turns.
///
/// What is overlooked is another square in every turn, so nobody who plays against it can wait for the same mistake.
pub(super) fn overlook(board: &Board, dice: Dice, valuer: &mut Valuer<'_>, luck: &mut Rng) -> Vec<Candidate> {
    let plan = Plan::new(Priors::ours());
    let seen: u64 = (0..36).filter(|_| luck.u64(..OVERLOOKED) > 0).fold(0, |all, it| all | 1 << it);
    let (mut some, mut all) = (Vec::new(), Vec::new());
    look(board, dice, &plan, Scope::Narrow, |it| {
        let is_seen = match it.what {
            Move::Place { square, with, .. } => {
                seen >> square & 1 == 1 && (board.left <= 5 || !with.white() && !with.colour())
            }
            Move::Buy { cross, .. } => seen >> cross & 1 == 1,
        };
        all.push(it.what);
        some.extend(is_seen.then_some(it.what));
    });
    values(board, if some.is_empty() { all } else { some }, valuer)
}

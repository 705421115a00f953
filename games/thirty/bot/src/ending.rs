//! The last turns, exactly: all rolls that may come, and the best move for each.

#[cfg(test)]
use fastrand::Rng;
use thirty::{Override, RuleSet};
use track::Kind;

use super::{
    board::{Board, Move, n_shapes},
    policy::Dice,
};
use track::grid::members;

/// How many turns are still to be played on a board.
pub(crate) fn n_turns(board: &Board) -> usize {
    usize::from(board.left.min(board.free.count_ones() as u8))
}

/// What a position comes to on average.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Outcome {
    /// The score.
    pub(crate) mean: f64,
    /// What scores are worth to whoever chooses.
    pub(crate) worth: f64,
}

impl Outcome {
    const NONE: Self = Self { mean: 0.0, worth: f64::NEG_INFINITY };

    fn or(self, other: Self) -> Self {
        if other.worth > self.worth { other } else { self }
    }
}

/// What the best moves by the worth of their scores come to, first with the rolls that are known.
pub(crate) fn exactly(board: &Board, known: &[Dice], worth: &dyn Fn(i32) -> f64) -> Outcome {
    if n_turns(board) == 0 {
        let score = board.score();
        return Outcome { mean: score.into(), worth: worth(score) };
    }
    let later = known.get(1..).unwrap_or_default();
    let table = Table::of(board, known.first().copied(), later, worth);
    let rolls = || (1..=6).flat_map(|white| Kind::ALL.map(|kind| Dice { white, kind }));
    if let Some(&dice) = known.first() {
        return table.best(board, dice);
    }
    let (mut mean, mut sum) = (0.0, 0.0);
    for dice in rolls() {
        let best = table.best(board, dice);
        mean += best.mean;
        sum += best.worth;
    }
    Outcome { mean: mean / 36.0, worth: sum / 36.0 }
}

/// The same with one turn left and nothing known, only faster: it does not matter what the white die shows.
pub(crate) fn last(board: &Board, worth: &dyn Fn(i32) -> f64) -> Outcome {
    let square = board.free.trailing_zeros() as u8;
    let best = Kind::ALL.map(|kind| {
        let after = |n| {
            let mut next = *board;
            next.make(Move::Place { square, piece: kind.piece(n), with: Override::Neither });
            let score = next.score();
            Outcome { mean: score.into(), worth: worth(score) }
        };
        (0..n_shapes(kind)).map(after).fold(Outcome::NONE, Outcome::or)
    });
    if board.colour {
        return best.into_iter().fold(Outcome::NONE, Outcome::or);
    }
    let sum = |of: fn(&Outcome) -> f64| best.iter().map(of).sum::<f64>() / 6.0;
    Outcome { mean: sum(|it| it.mean), worth: sum(|it| it.worth) }
}

/// What the moves of a position come to, whatever is rolled.
struct Table {
    /// By the overrides that are spent, the square among the empty ones, and the kind of piece.
    laid: [[[Outcome; 6]; MOST]; 4],
    /// By the shares that a roll buys, from one.
    bought: [Outcome; 6],
}

/// How many empty squares are looked at.
pub(crate) const MOST: usize = 4;

const SPENT: [Override; 4] = [Override::Neither, Override::White, Override::Colour, Override::Both];

impl Table {
    fn of(board: &Board, roll: Option<Dice>, later: &[Dice], worth: &dyn Fn(i32) -> f64) -> Self {
        let mut res = Self { laid: [[[Outcome::NONE; 6]; MOST]; 4], bought: [Outcome::NONE; 6] };
        let after = |what| {
            let mut next = *board;
            next.make(what);
            exactly(&next, later, worth)
        };
        for (n, with) in SPENT.into_iter().enumerate() {
            if with.white() && !board.white || with.colour() && !board.colour {
                continue;
            }
            for (place, square) in members(board.free).take(MOST).enumerate() {
                for kind in Kind::ALL {
                    if !board.colour && roll.is_some_and(|it| it.kind != kind) {
                        continue;
                    }
                    if n > 0 && n_turns(board) == 1 {
                        // Nobody cares in the end what is left.
                        res.laid[n][place][kind as usize] = res.laid[0][place][kind as usize];
                        continue;
                    }
                    let best = &mut res.laid[n][place][kind as usize];
                    for shape in 0..n_shapes(kind) {
                        *best = best.or(after(Move::Place { square: square as u8, piece: kind.piece(shape), with }));
                    }
                }
            }
        }
        if board.rules == RuleSet::Advanced {
            for shares in 1..=6 {
                if roll.is_some_and(|it| it.higher() != shares) {
                    continue;
                }
                for cross in members(board.free).take(MOST) {
                    for pair in 0..6 {
                        let best = &mut res.bought[usize::from(shares) - 1];
                        *best = best.or(after(Move::Buy { pair, cross: cross as u8, shares }));
                    }
                }
            }
        }
        res
    }

    /// The best move for a roll.
    fn best(&self, board: &Board, dice: Dice) -> Outcome {
        let near = board.reach(dice.white);
        let mut best = self.bought[usize::from(dice.higher()) - 1];
        if board.rules != RuleSet::Advanced {
            best = Outcome::NONE;
        }
        for (n, with) in SPENT.into_iter().enumerate() {
            for (place, square) in members(board.free).take(MOST).enumerate() {
                if with.white() == (near >> square & 1 == 1) {
                    continue;
                }
                for kind in Kind::ALL {
                    if with.colour() != (kind == dice.kind) {
                        best = best.or(self.laid[n][place][kind as usize]);
                    }
                }
            }
        }
        best
    }
}

/// What the moves of a position come to on average, found by games with all luck; for a test.
#[cfg(test)]
fn by_games(board: &Board, n_games: u32, worth: &dyn Fn(i32) -> f64, luck: &mut Rng) -> f64 {
    use super::{
        plan::Plan,
        policy::{Scope, look},
        priors::Priors,
    };
    let plan = Plan::new(Priors::ours());
    let mut sum = 0.0;
    for _ in 0..n_games {
        let mut now = *board;
        while n_turns(&now) > 0 {
            let mut best = (f64::NEG_INFINITY, now);
            look(&now, Dice::roll(luck), &plan, Scope::Wide, |it| {
                let mut next = now;
                next.make(it.what);
                let found = exactly(&next, &[], worth).worth;
                if found > best.0 {
                    best = (found, next);
                }
            });
            now = best.1;
        }
        sum += f64::from(now.score());
    }
    sum / f64::from(n_games)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{plan::Plan, policy, practice::start, priors::Priors},
        *,
    };

    #[test]
    fn what_is_exact_is_what_many_games_come_to() {
        let plan = Plan::new(Priors::ours());
        let mut luck = Rng::with_seed(3);
        for n_left in [1, 2] {
            for _ in 0..4 {
                let mut board = start(&mut luck);
                while n_turns(&board) > n_left {
                    let what = policy::best(&board, Dice::roll(&mut luck), &plan);
                    board.make(what);
                }
                let found = exactly(&board, &[], &f64::from);
                assert!((found.mean - found.worth).abs() < 1e-9);
                let games = by_games(&board, 400, &f64::from, &mut luck);
                assert!((found.mean - games).abs() < 4.0, "{n_left} turns left: {} and {games}", found.mean);
            }
        }
    }

    #[test]
    fn the_last_turn_alone_is_the_same_as_all_its_rolls() {
        let plan = Plan::new(Priors::ours());
        let mut luck = Rng::with_seed(5);
        let worth = |score: i32| f64::from(score * score);
        let mut n_better = 0;
        for n in 0..60 {
            let mut board = start(&mut luck);
            while n_turns(&board) > 1 {
                let what = policy::best(&board, Dice::roll(&mut luck), &plan);
                board.make(what);
            }
            let found = [false, true].map(|colour| {
                (board.white, board.colour) = (n % 2 == 0, colour);
                let (found, all) = (last(&board, &worth).worth, exactly(&board, &[], &worth).worth);
                assert!((found - all).abs() < 1e-9, "{found} and {all}");
                found
            });
            n_better += i32::from(found[1] > found[0]);
        }
        assert!(n_better > 10, "whoever may choose the piece is better off: {n_better}");
    }

    #[test]
    fn a_known_roll_is_one_of_all() {
        let plan = Plan::new(Priors::ours());
        let mut luck = Rng::with_seed(8);
        let mut board = start(&mut luck);
        while n_turns(&board) > 2 {
            let what = policy::best(&board, Dice::roll(&mut luck), &plan);
            board.make(what);
        }
        let all = (1..=6).flat_map(|white| Kind::ALL.map(|kind| Dice { white, kind }));
        let mean = all.map(|it| exactly(&board, &[it], &f64::from).mean).sum::<f64>() / 36.0;
        assert!((mean - exactly(&board, &[], &f64::from).mean).abs() < 1e-6);
    }
}

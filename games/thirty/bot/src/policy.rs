//! The moves that look best at once, and whole games of such moves.

use fastrand::Rng;
use thirty::{Override, RuleSet};
use track::{Kind, Piece};

use super::{
    board::{Board, MINE, Move, n_shapes, squares},
    heuristic::Heuristic,
    plan::Plan,
    weights::kept,
};
use track::grid::members;

/// A roll as a board sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dice {
    pub(crate) white: u8,
    pub(crate) kind: Kind,
}

impl Dice {
    /// A roll by luck.
    pub(crate) fn roll(luck: &mut Rng) -> Self {
        Self { white: luck.u8(1..=6), kind: Kind::ALL[usize::from(luck.u8(..6))] }
    }

    /// The higher of the two.
    pub(crate) fn higher(self) -> u8 {
        self.white.max(self.kind.die())
    }
}

/// A move and how it looks.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Look {
    pub(crate) what: Move,
    pub(crate) value: f32,
}

/// Which overrides are looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// All.
    Wide,
    /// Those in squares where lines from different sides come together.
    Narrow,
}

/// Shows all moves that differ, and how they look, to `see`.
pub(crate) fn look(board: &Board, dice: Dice, plan: &Plan<'_>, scope: Scope, mut see: impl FnMut(Look)) {
    let heuristic = Heuristic::new(board);
    let near = board.reach(dice.white);
    let is_last = board.is_last();
    let gaps = match scope {
        _ if is_last => board.free,
        Scope::Wide => board.free,
        Scope::Narrow if board.white || board.colour => meetings(board),
        Scope::Narrow => 0,
    };
    for square in members(if board.white { near | gaps } else { near }) {
        let cost = heuristic.cost(square);
        let spot = heuristic.spot(square);
        let is_far = near >> square & 1 == 0;
        let is_gap = board.colour && gaps >> square & 1 == 1;
        for kind in Kind::ALL {
            if kind != dice.kind && !is_gap {
                continue;
            }
            let with = Override::new(is_far, kind != dice.kind);
            let spent = f32::from(u8::from(with.white()) + u8::from(with.colour())) * kept(board.left);
            for n in 0..n_shapes(kind) {
                let piece: Piece = kind.piece(n);
                // What was learnt is about what comes later.
                let better = if is_last {
                    0.0
                } else {
                    plan.better[square][piece.index()] + plan.priors.better(board.left, spot.sides, piece)
                };
                let value = heuristic.gain(&spot, piece.index()) - cost - spent + better;
                see(Look { what: Move::Place { square: square as u8, piece, with }, value });
            }
        }
    }
    if board.rules == RuleSet::Advanced {
        look_at_shares(&heuristic, dice, see);
    }
}

/// The empty squares to which trains from several sides come.
fn meetings(board: &Board) -> u64 {
    let (mut once, mut twice) = (0, 0);
    for ends in board.ends {
        twice |= once & ends;
        once |= ends;
    }
    twice
}

/// Shows the shares that may be bought: of every pair, with the square that is missed least.
fn look_at_shares(heuristic: &Heuristic<'_>, dice: Dice, mut see: impl FnMut(Look)) {
    let board = heuristic.board;
    let mut cheapest = (0, f32::INFINITY);
    for square in members(board.free) {
        let cost = heuristic.cost(square);
        if cost < cheapest.1 {
            cheapest = (square, cost);
        }
    }
    let mut pair = 0;
    for a in 0..MINE {
        for b in a + 1..MINE {
            let line = f32::from(squares(board.lines[a][b]));
            // A line that does not exist yet may come to about a dozen points.
            let (sum, chance) = if line > 0.0 { (line + 3.0, 1.0) } else { (12.0, 0.5 * heuristic.phase.near[2]) };
            let lack = f32::max(sum - f32::from(board.shares[pair]), 0.0);
            let points = f32::min(lack, f32::from(dice.higher())) * chance;
            let what = Move::Buy { pair: pair as u8, cross: cheapest.0 as u8, shares: dice.higher() };
            see(Look { what, value: points * heuristic.phase.shares - cheapest.1 });
            pair += 1;
        }
    }
}

/// The move that looks best; there must be an empty square.
pub(crate) fn best(board: &Board, dice: Dice, plan: &Plan<'_>) -> Move {
    let mut best: Option<Look> = None;
    look(board, dice, plan, Scope::Narrow, |it| {
        if best.is_none_or(|best| it.value > best.value) {
            best = Some(it);
        }
    });
    best.expect("an empty square").what
}

/// Plays a board to its end with the moves that look best, first with the rolls that are known; says the score.
pub(crate) fn playout(board: &mut Board, known: &[Dice], luck: &mut Rng, plan: &Plan<'_>) -> i32 {
    let mut known = known.iter();
    while board.left > 0 && board.free != 0 {
        let dice = known.next().copied().unwrap_or_else(|| Dice::roll(luck));
        let what = best(board, dice, plan);
        board.make(what);
    }
    board.score()
}

#[cfg(test)]
mod tests {
    use super::{
        super::{practice::start, priors::Priors},
        *,
    };

    #[test]
    fn the_last_move_is_the_one_that_scores_most() {
        let mut luck = Rng::with_seed(7);
        let plan = Plan::new(Priors::ours());
        let (mut n_best, mut lost, n_games) = (0, 0, 300);
        for _ in 0..n_games {
            let mut board = start(&mut luck);
            while !board.is_last() {
                let what = best(&board, Dice::roll(&mut luck), &plan);
                board.make(what);
            }
            let after = |what| {
                let mut next = board;
                next.make(what);
                next.score()
            };
            let dice = Dice::roll(&mut luck);
            let mut most = 0;
            look(&board, dice, &plan, Scope::Wide, |it| most = most.max(after(it.what)));
            let score = after(best(&board, dice, &plan));
            n_best += i32::from(score == most);
            lost += most - score;
        }
        // A first look lets trains use track again, which lines may not, so it may be wrong now and then.
        assert!(
            n_best * 100 >= n_games * 95 && lost * 2 <= n_games,
            "best in {n_best} of {n_games}, {lost} points lost"
        );
    }

    #[test]
    fn an_override_is_dear_at_first_and_free_in_the_end() {
        assert!(kept(30) > 30.0 && kept(2) > 0.0 && kept(1) <= 0.0);
        assert!((1..30).all(|left| kept(left) < kept(left + 1)));
    }
}

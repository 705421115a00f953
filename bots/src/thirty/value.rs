//! What a position of 30 Rails is worth, as a network has learnt it, and the moves that are best by that.

use std::sync::LazyLock;

use fastrand::Rng;
use thirty::RuleSet;

use super::{
    board::{Board, Move},
    features::{SHAPE, describe},
    plan::Plan,
    policy::{Dice, Look, Scope, look},
};
use crate::net::{Input, Net};

/// The network of the basic game and of the one by post, which is the same without overrides.
static BASIC: LazyLock<Net> = LazyLock::new(|| read(include_bytes!("basic.net")));
/// The network of the advanced game.
static ADVANCED: LazyLock<Net> = LazyLock::new(|| read(include_bytes!("advanced.net")));

fn read(file: &[u8]) -> Net {
    Net::unpack(SHAPE, file).expect("a network that fits; a test reads both")
}

/// How much the advice of a plan counts beside the value.
const ADVICE: f32 = 0.5;
/// How many moves are compared at most.
const MOST: usize = 32;

/// Somebody who knows what positions are worth.
#[derive(Clone, Debug)]
pub(crate) struct Valuer<'a> {
    net: &'a Net,
    input: Input,
}

impl Valuer<'static> {
    /// Who has learnt the game with these rules.
    pub(crate) fn of(rules: RuleSet) -> Self {
        Valuer::new(if rules == RuleSet::Advanced { &ADVANCED } else { &BASIC })
    }
}

impl<'a> Valuer<'a> {
    pub(crate) fn new(net: &'a Net) -> Self {
        Self { net, input: Input::default() }
    }

    /// The points to be expected in the end; in the end the score.
    pub(crate) fn value(&mut self, board: &Board) -> f32 {
        if board.left == 0 || board.free == 0 {
            return f32::from(board.score() as i16);
        }
        describe(board, &mut self.input);
        self.net.value(&self.input)
    }

    /// The same after a move.
    pub(crate) fn after(&mut self, board: &Board, what: Move) -> f32 {
        let mut next = *board;
        next.make(what);
        self.value(&next)
    }

    /// The best move by its value and the advice of the plan, of so many that look best.
    pub(crate) fn best(&mut self, board: &Board, dice: Dice, plan: &Plan<'_>, n_tried: usize) -> Move {
        self.curious(board, dice, plan, n_tried, 0.0, &mut Rng::with_seed(0))
    }

    /// The same with up to twice so many points of curiosity.
    pub(crate) fn curious(
        &mut self,
        board: &Board,
        dice: Dice,
        plan: &Plan<'_>,
        n_tried: usize,
        curiosity: f32,
        luck: &mut Rng,
    ) -> Move {
        let (looks, n) = first(board, dice, plan, n_tried);
        let mut best: Option<Look> = None;
        for it in looks[..n].iter().flatten() {
            if n == 1 {
                return it.what;
            }
            let mut value = self.after(board, it.what) + ADVICE * advice(plan, it.what);
            if curiosity > 0.0 {
                value += curiosity * (luck.f32() + luck.f32());
            }
            if best.is_none_or(|best| value > best.value) {
                best = Some(Look { what: it.what, value });
            }
        }
        best.expect("an empty square").what
    }
}

/// What games from a position have taught about a move.
fn advice(plan: &Plan<'_>, what: Move) -> f32 {
    match what {
        Move::Place { square, piece, .. } => plan.better[usize::from(square)][piece.index()],
        Move::Buy { .. } => 0.0,
    }
}

/// The moves that look best, and how many they are.
pub(crate) fn first(board: &Board, dice: Dice, plan: &Plan<'_>, n_tried: usize) -> ([Option<Look>; MOST], usize) {
    let (mut res, mut n) = ([None::<Look>; MOST], 0);
    let most = n_tried.clamp(1, MOST);
    look(board, dice, plan, Scope::Narrow, |it| {
        let is_below = |other: &Option<Look>| other.is_some_and(|other| other.value < it.value);
        if n == most && !is_below(&res[n - 1]) {
            return;
        }
        n = (n + 1).min(most);
        let mut place = n - 1;
        while place > 0 && is_below(&res[place - 1]) {
            res[place] = res[place - 1];
            place -= 1;
        }
        res[place] = Some(it);
    });
    (res, n)
}

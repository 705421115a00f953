//! What a position of 30 Rails is worth, as a network has learnt it, and the moves that are best by that.

use std::sync::LazyLock;

use fastrand::Rng;
use thirty::RuleSet;

use super::{
    board::{Board, Move},
    ending::{Outcome, n_turns},
    features::{RISK_SHAPE, SHAPE, describe, describe_risk},
    plan::Plan,
    policy::{Dice, Look, Scope, look},
};
use mind::net::{Input, Net, Shape};

/// The network of the basic game and of the one by post, which is the same without overrides.
static BASIC: LazyLock<Net> = LazyLock::new(|| read(SHAPE, include_bytes!("basic.net")));
/// The network of the advanced game.
static ADVANCED: LazyLock<Net> = LazyLock::new(|| read(SHAPE, include_bytes!("advanced.net")));

/// The network that knows what games of the basic rules will lack; it builds on the first one.
static RISK: LazyLock<Net> = LazyLock::new(|| read(RISK_SHAPE, include_bytes!("risk.net")));

fn read(shape: Shape, file: &[u8]) -> Net {
    Net::unpack(shape, file).expect("a network that fits; a test reads all")
}

/// A game with fewer points lacks something.
const ENOUGH: f32 = 50.0;
/// What a game lacks that ends with nothing.
const MOST_LACK: f32 = 30.0;
/// How many points somebody would give who lacks one less.
const PRICE: f32 = 24.0;

/// What a game lacks that ended so: the lower, the more a point counts.
pub(crate) fn lack(score: f32) -> f32 {
    let missing = (ENOUGH - score).max(0.0) / ENOUGH;
    MOST_LACK * missing * missing
}

/// How much the advice of a plan counts beside the value.
const ADVICE: f32 = 0.5;
/// How many moves are compared at most.
const MOST: usize = 32;

/// What a position is worth.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Worth {
    /// The points to be expected in the end; in the end the score.
    pub(crate) points: f32,
    /// What will be lacking then; nothing where nobody has learnt it.
    pub(crate) lack: f32,
}

impl Worth {
    /// What an end is worth by the points and the worth of its outcome.
    pub(crate) fn of(found: Outcome) -> Self {
        Self { points: found.mean as f32, lack: (found.mean - found.worth) as f32 / PRICE }
    }

    /// The points less what the risk costs that they are few; by this moves are chosen.
    pub(crate) fn safe(self) -> f32 {
        self.points - PRICE * self.lack
    }
}

/// Somebody who knows what positions are worth.
#[derive(Clone, Debug)]
pub(crate) struct Valuer<'a> {
    net: &'a Net,
    risk: Option<&'a Net>,
    input: Input,
    /// What the network of the risk is told.
    above: Input,
}

impl Valuer<'static> {
    /// Who has learnt the game with these rules.
    pub(crate) fn of(rules: RuleSet) -> Self {
        match rules {
            RuleSet::Basic => Valuer::careful(&RISK),
            RuleSet::Advanced => Valuer::new(&ADVANCED),
            RuleSet::Postal => Valuer::basic(),
        }
    }

    /// Who knows the points of the basic game only.
    pub(crate) fn basic() -> Self {
        Self::new(&BASIC)
    }
}

impl<'a> Valuer<'a> {
    /// Who knows points only.
    pub(crate) fn new(net: &'a Net) -> Self {
        Self { net, risk: None, input: Input::default(), above: Input::default() }
    }

    /// Who knows the points of the basic game, and by this network what games will lack.
    pub(crate) fn careful(risk: &'a Net) -> Self {
        Self { risk: Some(risk), ..Valuer::basic() }
    }

    /// Describes a position to the network of the risk.
    pub(crate) fn describe_risk(&mut self, board: &Board, input: &mut Input) {
        describe(board, &mut self.input);
        describe_risk(&self.input, &self.net.hidden(&self.input), input);
    }

    /// The points to be expected in the end; in the end the score.
    pub(crate) fn value(&mut self, board: &Board) -> f32 {
        if n_turns(board) == 0 {
            return self.end(board.score()).points;
        }
        describe(board, &mut self.input);
        self.net.value(&self.input)
    }

    /// What a game is worth that ended so.
    pub(crate) fn end(&self, score: i32) -> Worth {
        let points = f32::from(score as i16);
        Worth { points, lack: if self.risk.is_some() { lack(points) } else { 0.0 } }
    }

    /// What a position is worth.
    pub(crate) fn worth(&mut self, board: &Board) -> Worth {
        if n_turns(board) == 0 {
            return self.end(board.score());
        }
        describe(board, &mut self.input);
        let hidden = self.net.hidden(&self.input);
        let mut res = Worth { points: self.net.exit(&self.input, &hidden), lack: 0.0 };
        if let Some(risk) = self.risk {
            describe_risk(&self.input, &hidden, &mut self.above);
            res.lack = risk.value(&self.above).max(0.0);
        }
        res
    }

    /// The same after a move.
    pub(crate) fn after(&mut self, board: &Board, what: Move) -> Worth {
        let mut next = *board;
        next.make(what);
        self.worth(&next)
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
            let mut value = self.after(board, it.what).safe() + ADVICE * advice(plan, it.what);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_points_weigh_more_than_many() {
        let valuer = Valuer::of(RuleSet::Basic);
        let safe = |score| f64::from(valuer.end(score).safe());
        assert!((safe(50) - 50.0).abs() < 1e-6 && (safe(120) - 120.0).abs() < 1e-6);
        assert!((0..120).all(|it| safe(it) < safe(it + 1)), "more is better");
        // The fewer, the more a point counts.
        assert!((0..48).all(|it| safe(it + 1) - safe(it) > safe(it + 2) - safe(it + 1)));
        // Only the network of the basic game knows what will be lacking, so nothing is lacking elsewhere.
        for rules in [RuleSet::Advanced, RuleSet::Postal] {
            assert!((Valuer::of(rules).end(7).safe() - 7.0).abs() < 1e-6, "{rules}");
        }
        // Less for sure is better than more with a small risk of nothing.
        assert!(10.0 * safe(50) > 9.0 * safe(80) + safe(0));
    }
}

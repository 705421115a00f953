//! A review that adds up: what could be expected at first, luck, what moves cost, and the score.

use super::{Judged, evaluation::tenth};

/// A review that adds up: the start and all luck, less what all moves cost, are the score, to the tenth.
///
/// Luck is what changed between two decisions of the seat by what was rolled, drawn or done by others, as far as a
/// forecast of the score can tell; without any of that it is nothing. The start is what the first decision could come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// The points that could be expected at the first decision.
    pub start: f64,
    /// What came to every decision since the one before; nothing to the first.
    pub lucks: Vec<f64>,
    /// What came after the last decision: what others still did.
    pub rest: f64,
    /// All luck.
    pub luck: f64,
    /// What all moves cost.
    pub cost: f64,
}

impl Account {
    /// The account of a game that ended with this score, of what its decisions could come to: with the best move, and
    /// with the one that was made, both in whole tenths.
    ///
    /// ```
    /// let account = bots::Account::of([(60.0, 58.5), (61.0, 61.0)], 63);
    /// assert_eq!((account.start, account.luck, account.cost), (60.0, 4.5, 1.5));
    /// ```
    pub fn of(decisions: impl IntoIterator<Item = (f64, f64)>, score: i32) -> Self {
        let mut last = None;
        let mut res = Self { start: score.into(), lucks: Vec::new(), rest: 0.0, luck: 0.0, cost: 0.0 };
        for (best, made) in decisions {
            if last.is_none() {
                res.start = best;
            }
            res.lucks.push(tenth(best - last.unwrap_or(best)));
            res.cost = tenth(res.cost + best - made);
            last = Some(made);
        }
        res.rest = tenth(last.map_or(0.0, |last| f64::from(score) - last));
        res.luck = tenth(res.lucks.iter().sum::<f64>() + res.rest);
        res
    }

    /// The account of a review whose decisions are in order.
    pub fn of_review(turns: &[Judged], score: i32) -> Self {
        Self::of(turns.iter().map(|it| (it.after_roll, it.after_move)), score)
    }
}

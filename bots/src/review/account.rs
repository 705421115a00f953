//! A review that adds up: what could be expected at first, luck, what moves cost, and the score.

use super::{Judged, evaluation::tenth};

/// A review that adds up: the start and all luck, less what all moves cost, are the score, to the tenth.
///
/// Luck is what changed between two decisions of the seat by what was rolled or drawn; without that it is nothing. What
/// else changed was in the move, and only showed later. The start is what the first decision could come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// The points that could be expected at the first decision.
    pub start: f64,
    /// What came to every decision since the one before; nothing to the first.
    pub lucks: Vec<f64>,
    /// What every move came to more than was said of it, as showed later; less if it is below zero.
    pub laters: Vec<f64>,
    /// What came after the last decision: what others still did.
    pub rest: f64,
    /// All luck.
    pub luck: f64,
    /// What all moves cost, less what they came to more than was said of them; below zero if that is more.
    pub cost: f64,
}

impl Account {
    /// The account of a game that ended with this score, and whose decisions, in order, were judged so.
    pub fn of(turns: &[Judged], score: i32) -> Self {
        let score = f64::from(score);
        let mut res = Self {
            start: turns.first().map_or(score, |it| it.after_roll),
            lucks: Vec::with_capacity(turns.len()),
            laters: Vec::with_capacity(turns.len()),
            rest: 0.0,
            luck: 0.0,
            cost: 0.0,
        };
        let mut last: Option<&Judged> = None;
        for it in turns {
            let luck = it.luck_since(last);
            res.lucks.push(luck);
            res.laters.extend(last.map(|last| tenth(it.after_roll - luck - last.after_move)));
            last = Some(it);
        }
        if let Some(last) = last {
            res.rest = tenth(last.rest.unwrap_or(score - last.after_move));
            res.laters.push(tenth(score - res.rest - last.after_move));
        }
        res.luck = tenth(res.lucks.iter().sum::<f64>() + res.rest);
        res.cost = tenth(turns.iter().map(Judged::cost).sum::<f64>() - res.laters.iter().sum::<f64>());
        res
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Basis, *};

    fn judged(after_roll: f64, after_move: f64, luck: Option<f64>, rest: Option<f64>) -> Judged {
        let basis = Basis { place: None, best: after_roll, made: after_move, goes_on: false, luck: None };
        Judged {
            number: 1,
            turn: None,
            event: 0,
            rolled: Vec::new(),
            action: String::new(),
            after_roll,
            after_move,
            luck,
            rest,
            best: Vec::new(),
            carried: 0.0,
            basis,
        }
    }

    #[test]
    fn luck_is_all_that_changes_where_it_is_not_known() {
        let account = Account::of(&[judged(60.0, 58.5, None, None), judged(61.0, 61.0, None, None)], 63);
        assert_eq!((account.start, account.luck, account.cost), (60.0, 4.5, 1.5));
        assert_eq!((account.lucks, account.laters, account.rest), (vec![0.0, 2.5], vec![0.0, 0.0], 2.0));
    }

    #[test]
    fn what_luck_did_not_bring_was_in_the_move() {
        let turns = [judged(60.0, 58.5, None, None), judged(61.0, 61.0, Some(-0.7), Some(0.5))];
        let account = Account::of(&turns, 63);
        assert_eq!((account.start, account.luck, account.cost), (60.0, -0.2, -3.2));
        assert_eq!((account.lucks, account.laters, account.rest), (vec![0.0, -0.7], vec![3.2, 1.5], 0.5));
        let none = Account::of(&[], 7);
        assert_eq!((none.start, none.luck, none.cost), (7.0, 0.0, 0.0));
    }
}

//! Finding the best move for each of several rolls, where the same move may be one for many of them.

use super::Tried;
use crate::Thought;

/// How many moves of every case are compared to the end.
const FINALISTS: usize = 2;

/// Moves that are tried, and for which cases.
#[derive(Debug)]
pub(crate) struct Heats {
    /// The numbers of the moves of every case, the best first.
    of_case: Vec<Vec<usize>>,
    /// The points of every move, and in how many games.
    sums: Vec<(f64, f64)>,
}

impl Heats {
    /// Nothing was tried yet; every case has a move.
    pub(crate) fn new(of_case: Vec<Vec<usize>>) -> Self {
        let n = of_case.iter().flatten().max().map_or(0, |it| it + 1);
        Self { of_case, sums: vec![(0.0, 0.0); n] }
    }

    fn mean(&self, candidate: usize) -> f64 {
        let (sum, n) = self.sums[candidate];
        if n > 0.0 { sum / n } else { 0.0 }
    }

    /// Which moves are still in.
    fn are_in(&self) -> Vec<usize> {
        let mut res: Vec<usize> = self.of_case.iter().flatten().copied().collect();
        res.sort_unstable();
        res.dedup();
        res
    }

    /// Tries all moves in a few games, then half of them in twice as many, until few are left.
    ///
    /// `play` tries a move with the luck of a number, the same numbers for all.
    pub(crate) fn thin(&mut self, n_games: usize, mut play: impl FnMut(usize, u64) -> i32) {
        let (mut first, mut n_games) = (0, n_games as u64);
        while self.of_case.iter().any(|it| it.len() > FINALISTS + 1) {
            let are_in = self.are_in();
            for number in first..first + n_games {
                for &it in &are_in {
                    self.sums[it].0 += f64::from(play(it, number));
                    self.sums[it].1 += 1.0;
                }
            }
            let means: Vec<f64> = (0..self.sums.len()).map(|it| self.mean(it)).collect();
            for left in &mut self.of_case {
                left.sort_by(|&a, &b| means[b].total_cmp(&means[a]));
                left.truncate((left.len() / 2).max(FINALISTS + 1));
            }
            first += n_games;
            n_games *= 2;
        }
    }

    /// Compares the best moves of all cases in games of their own, and the move that was made with them.
    ///
    /// Whoever is best by chance looks better than it is, so what was played before does not count here.
    /// `own` is the number of the move that was made, `action` says what the number of a move stands for.
    pub(crate) fn decide<A: Copy>(
        mut self,
        (actual, own, played): (usize, usize, A),
        n_games: usize,
        action: impl Fn(usize) -> A,
        mut play: impl FnMut(usize, u64) -> i32,
    ) -> Tried<A> {
        let third = self.of_case[actual].get(FINALISTS).copied();
        self.of_case.iter_mut().for_each(|it| it.truncate(FINALISTS));
        let mut tried = self.are_in();
        tried.extend([Some(own), third].into_iter().flatten());
        tried.sort_unstable();
        tried.dedup();
        self.sums = vec![(0.0, 0.0); self.sums.len().max(own + 1)];
        for it in tried {
            for number in 0..n_games as u64 {
                self.sums[it].0 += f64::from(play(it, number));
                self.sums[it].1 += 1.0;
            }
        }
        let best = |it: &Vec<usize>| it.iter().map(|&it| self.mean(it)).fold(f64::NEG_INFINITY, f64::max);
        let others = self.of_case[actual].iter().copied().chain(third).filter(|&it| it != own);
        let mut told: Vec<_> = others.map(|it| Thought { action: action(it), expected: self.mean(it) }).collect();
        told.push(Thought { action: played, expected: self.mean(own) });
        told.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        Tried { cases: self.of_case.iter().map(best).collect(), best: told, played: self.mean(own) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_finds_its_best_move_and_what_was_made_changes_nothing() {
        let worth = |it: usize, number: u64| crate::count::count(it * 7 % 10) + (number % 3) as i32;
        let decide = |own: usize| {
            let mut heats = Heats::new(vec![vec![0, 1, 2, 3, 4, 5], vec![4, 5, 6, 7, 8, 9], vec![8]]);
            heats.thin(3, worth);
            heats.decide((0, own, own), 30, |it| it, worth)
        };
        let tried = decide(3);
        // Of 0, 7, 4, 1, 8, 5 the best is 8; of 8, 5, 2, 9, 6, 3 it is 9; the last case has one of 6; luck adds 1.
        assert_eq!(tried.cases, [9.0, 10.0, 7.0]);
        assert_eq!((tried.best[0].action, tried.best[1].action, tried.played), (4, 1, 2.0));
        assert_eq!(tried.best.iter().filter(|it| it.action == 3).count(), 1);
        let other = decide(10);
        assert_eq!((other.cases, other.played), (tried.cases, 1.0));
    }
}

//! Finding the best of several candidates by trying them often: the weaker half leaves, until one is left.

use fastrand::Rng;

/// The luck of a number, another one for every seed.
pub fn luck_of(seed: u64, number: u64) -> Rng {
    Rng::with_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// How a candidate has done.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Standing {
    /// Which one.
    pub candidate: usize,
    /// What it came to on average.
    pub mean: f64,
}

/// Tries `n` candidates about `budget` times in all, and tells how they stand, the best first.
///
/// `play` tries a candidate with the luck of a number, and every candidate that is still in meets the same numbers, so
/// that they differ by what they are and not by what happened to them.
pub fn contest(n: usize, budget: usize, mut play: impl FnMut(usize, u64) -> f64) -> Vec<Standing> {
    let mut left: Vec<(Standing, f64)> = (0..n).map(|candidate| (Standing { candidate, mean: 0.0 }, 0.0)).collect();
    let mut out: Vec<Standing> = Vec::with_capacity(n);
    let n_stages = n.next_power_of_two().trailing_zeros().max(1) as usize;
    let mut n_played: u32 = 0;
    if let [(standing, _)] = &mut left[..] {
        // Nobody to compare it with, but what it comes to is asked all the same.
        let n_tries = budget.max(1) as u32;
        let sum: f64 = (0..n_tries).map(|number| play(0, number.into())).sum();
        standing.mean = sum / f64::from(n_tries);
    }
    while left.len() > 1 {
        let n_more = (budget / n_stages / left.len()).max(1) as u32;
        for number in n_played..n_played + n_more {
            for (standing, sum) in &mut left {
                *sum += play(standing.candidate, number.into());
            }
        }
        n_played += n_more;
        for (standing, sum) in &mut left {
            standing.mean = *sum / f64::from(n_played);
        }
        // Stable, so that equal ones stay in the order in which they came.
        left.sort_by(|one, other| other.0.mean.total_cmp(&one.0.mean));
        let n_stay = left.len() / 2;
        out.extend(left.drain(n_stay.max(1)..).rev().map(|it| it.0));
    }
    out.extend(left.into_iter().map(|it| it.0));
    out.reverse();
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_candidate_is_tried_too() {
        let standings = contest(1, 10, |_, number| f64::from(number as u32));
        assert_eq!(standings, [Standing { candidate: 0, mean: 4.5 }]);
        assert_eq!(contest(0, 10, |_, _| 1.0), []);
    }

    #[test]
    fn the_best_of_many_comes_out_first() {
        let mut rng = fastrand::Rng::with_seed(1);
        for n in 1..40 {
            let best = rng.usize(..n);
            let mut n_tries = 0;
            let standings = contest(n, 2_000, |candidate, number| {
                n_tries += 1;
                let noise = f64::from((number.wrapping_mul(0x9e37_79b9) % 7) as u32);
                noise + if candidate == best { 1.0 } else { 0.0 }
            });
            assert_eq!((standings[0].candidate, standings.len()), (best, n));
            assert!(n_tries <= 2_000, "{n_tries} tries for {n}");
            let mut all: Vec<usize> = standings.iter().map(|it| it.candidate).collect();
            all.sort_unstable();
            assert_eq!(all, (0..n).collect::<Vec<_>>());
        }
    }
}

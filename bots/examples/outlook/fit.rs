//! Finds the table of a forecast from reviewed games.
//!
//! What is left to explain is the difference between a move and the best of the next decision, less luck, so the end of
//! the game is settled first and the beginning last; fitting all places again and again comes to the same. The means are
//! uncertain, and a line through uncertain values is too flat, place after place; so what is left shall not depend on the
//! mean of the decision *before*, whose error is another one.

use std::{
    error::Error,
    io::{Write as _, stdout},
};

use crate::{
    mean,
    row::{Row, Step},
};

/// How much a decision counts before which nothing has happened: it matters where there is no other at its place.
const GOES_ON: f64 = 0.01;
/// Slopes outside are the chance of few games.
const TIMES: (f64, f64) = (0.3, 1.5);

/// What is fitted: a line for every knot, and between knots what lies between their lines.
struct Table {
    knots: Vec<(usize, f64, f64)>,
}

impl Table {
    /// How much every knot counts at a place.
    fn weights(&self, place: usize) -> Vec<(usize, f64)> {
        let number = |it: usize| f64::from(it as u32);
        let after = self.knots.iter().position(|it| it.0 >= place);
        match after {
            Some(0) => vec![(0, 1.0)],
            None => vec![(self.knots.len() - 1, 1.0)],
            Some(n) => {
                let (low, high) = (self.knots[n - 1].0, self.knots[n].0);
                let part = number(place - low) / number(high - low);
                vec![(n - 1, 1.0 - part), (n, part)]
            }
        }
    }

    /// What is expected of a step if its games have this mean.
    fn of(&self, step: Step, mean: f64) -> f64 {
        let Some(place) = step.place else { return mean };
        let line = |(n, part): &(usize, f64)| part * (self.knots[*n].1 * mean + self.knots[*n].2);
        self.weights(place).iter().map(line).sum::<f64>()
    }

    fn cost(&self, step: Step) -> f64 {
        self.of(step, step.best) - self.of(step, step.made)
    }

    /// What the move of every step has come to: the best of the next decision after something has happened, and what
    /// was lost before.
    fn targets(&self, game: &Row) -> Vec<f64> {
        let mut target = game.score - game.rest;
        let mut res = Vec::with_capacity(game.steps.len());
        for &step in game.steps.iter().rev() {
            res.push(target);
            target = if step.goes_on { target + self.cost(step) } else { self.of(step, step.best) };
        }
        res.reverse();
        res
    }
}

/// What luck brings to games between every step and the next.
fn lucks(game: &Row) -> impl Iterator<Item = f64> {
    game.steps.iter().skip(1).map(|it| it.luck.unwrap_or(0.0)).chain([0.0])
}

/// Prints the table of some games at these places, and what moves cost and could be expected by it.
pub(crate) fn fit(games: &[Row], knots: &[usize]) -> Result<(), Box<dyn Error>> {
    let mut table = Table { knots: knots.iter().map(|&it| (it, 1.0, 0.0)).collect() };
    let mut counts = vec![0.0; knots.len()];
    for _ in 0..100 {
        // Sums for every knot: of weights; of x, y and z; of z x and z y.
        let mut sums = vec![[0.0; 6]; knots.len()];
        for game in games {
            let mut last = None;
            for ((step, y), luck) in game.steps.iter().zip(table.targets(game)).zip(lucks(game)) {
                let (x, z) = (step.made + luck, last.replace(step.made).unwrap_or(step.made));
                let weight = if step.goes_on { GOES_ON } else { 1.0 };
                for (n, part) in step.place.map_or(Vec::new(), |it| table.weights(it)) {
                    for (sum, value) in sums[n].iter_mut().zip([1.0, x, y, z, z * x, z * y]) {
                        *sum += weight * part * value;
                    }
                }
            }
        }
        for ((knot, count), [n, x, y, z, zx, zy]) in table.knots.iter_mut().zip(&mut counts).zip(sums) {
            let together = zx - z * x / n;
            let times = if together.abs() > 1e-6 { (zy - z * y / n) / together } else { 1.0 };
            let times = (100.0 * times.clamp(TIMES.0, TIMES.1)).round() / 100.0;
            (*count, *knot) = (n, (knot.0, times, (y - times * x) / n));
        }
    }
    let mut out = stdout().lock();
    for ((place, times, lifts), n) in table.knots.iter().zip(&counts) {
        writeln!(out, "    ({place}, {times:.2}, {lifts:.1}), // {n:.0} decisions")?;
    }
    let of = |value: &dyn Fn(&Row) -> f64| mean(&games.iter().map(value).collect::<Vec<_>>());
    let start = of(&|it| it.steps.first().map_or(it.score, |&step| table.of(step, step.best)));
    let cost = of(&|it| it.steps.iter().map(|&it| table.cost(it)).sum());
    let score = of(&|it| it.score);
    writeln!(
        out,
        "{} games: start {:.1} ± {:.1}, moves cost at once {:.1} ± {:.1}, score {:.1} ± {:.1}",
        games.len(),
        start.0,
        start.1,
        cost.0,
        cost.1,
        score.0,
        score.1
    )?;
    Ok(())
}

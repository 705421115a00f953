//! Finding a good solution by many small changes, of which bad ones are taken less and less often.

use fastrand::Rng;

/// Something to be solved.
pub trait Puzzle {
    /// One solution, which follows the rules.
    type Solution: Copy;

    /// Its points.
    fn score(&self, solution: &Self::Solution) -> i32;

    /// Changes a solution by chance into another one that follows the rules; says whether it could.
    ///
    /// Where it could not, the solution may be spoilt.
    fn change(&self, solution: &mut Self::Solution, luck: &mut Rng) -> bool;
}

/// How many points may be lost by a change: at the beginning and at the end.
const HEAT: (f64, f64) = (1.5, 0.25);

/// A search that goes on step by step.
#[derive(Clone, Debug)]
pub(super) struct Anneal<S> {
    now: S,
    score: i32,
    /// The best solution that was found, and its points.
    pub(super) best: (S, i32),
    luck: Rng,
    step: u64,
    n_steps: u64,
}

impl<S: Copy> Anneal<S> {
    /// A search of so many steps from a solution.
    pub(super) fn new(puzzle: &impl Puzzle<Solution = S>, start: S, n_steps: u64, luck: Rng) -> Self {
        let score = puzzle.score(&start);
        Self { now: start, score, best: (start, score), luck, step: 0, n_steps }
    }

    /// Whether all steps are done.
    pub(super) const fn is_done(&self) -> bool {
        self.step >= self.n_steps
    }

    /// Goes on for some steps; tells for how many, which are fewer at the end.
    pub(super) fn advance(&mut self, puzzle: &impl Puzzle<Solution = S>, n_steps: u64) -> u64 {
        let begin = self.step;
        let end = self.n_steps.min(self.step.saturating_add(n_steps));
        while self.step < end {
            let part = parts(self.step) / parts(self.n_steps);
            self.step += 1;
            let mut next = self.now;
            if !puzzle.change(&mut next, &mut self.luck) {
                continue;
            }
            let score = puzzle.score(&next);
            let loss = f64::from(self.score - score);
            if loss <= 0.0 || is_taken(loss / (HEAT.0 + (HEAT.1 - HEAT.0) * part), &mut self.luck) {
                (self.now, self.score) = (next, score);
                if score > self.best.1 {
                    self.best = (next, score);
                }
            }
        }
        self.step - begin
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody waits for that many steps")]
const fn parts(n: u64) -> f64 {
    n as f64
}

/// Whether a loss is taken: about as often as e to the power of minus `x`, with numbers that are the same everywhere.
fn is_taken(x: f64, luck: &mut Rng) -> bool {
    let often = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0)));
    f64::from(luck.u32(..)) * often < 4_294_967_296.0
}

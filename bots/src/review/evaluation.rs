//! The one answer to what the moves of a position are worth, for hints, heat maps, suggestions and reviews.

use std::str::FromStr;

use kernel::{Seat, Viewer};
use library::{Host, View};

use mind::{ActionOf, Effort, Judge, ViewOf, mean};

use crate::{Opinion, dispatch::by_bot};

/// The points to be expected after the moves of `seat` that look good, the best first; empty if it has none.
///
/// `view` is what `seat` may see. All numbers are in whole tenths, so that what is shown adds up. The same position
/// always gets the same numbers, and a [`Review`](crate::Review) with the same effort tells them, too.
///
/// ```
/// use kernel::{Seat, Viewer};
/// let mut host = library::GAMES[0].open(None, 1).expect("a table");
/// host.settle(&bots::dice(1));
/// let (view, actions) = (host.view(Viewer::Seat(Seat::FIRST)), host.actions(Seat::FIRST));
/// let moves = bots::evaluate(&view, Seat::FIRST, &actions, bots::Effort::Quick);
/// assert!(moves.windows(2).all(|it| it[0].expected >= it[1].expected));
/// ```
pub fn evaluate(view: &View, seat: Seat, actions: &[String], effort: Effort) -> Vec<Opinion> {
    by_bot!(view, M, view => told::<M>(view, seat, &read(actions), effort))
}

/// The same for a seat of a table.
pub fn evaluate_at(host: &dyn Host, seat: Seat, effort: Effort) -> Vec<Opinion> {
    evaluate(&host.view(Viewer::Seat(seat)), seat, &host.actions(seat), effort)
}

fn read<A: FromStr>(actions: &[String]) -> Vec<A> {
    actions.iter().filter_map(|it| it.parse().ok()).collect()
}

fn told<M: Judge>(view: &ViewOf<M>, seat: Seat, actions: &[ActionOf<M>], effort: Effort) -> Vec<Opinion> {
    if actions.is_empty() {
        return Vec::new();
    }
    judged::<M>(view, seat, actions, None, effort, usize::MAX).iter().map(opinion).collect()
}

/// What a move may come to.
#[derive(Copy, Clone, Debug)]
pub(super) struct Forecast<A> {
    pub(super) action: A,
    /// The mean of the games after it.
    pub(super) games: f64,
    /// The same, or that of the best move where the difference may as well be chance.
    pub(super) mean: f64,
    /// The points to be expected, in whole tenths.
    pub(super) expected: f64,
}

/// A move as it is told.
pub(super) fn opinion<A: ToString>(it: &Forecast<A>) -> Opinion {
    Opinion { action: it.action.to_string(), expected: it.expected }
}

/// What the moves of a position may come to, the best first, not more than so many; `made` is among them.
///
/// The best is chosen by some games and told by others: the highest of many uncertain values is too high, and a move
/// would cost more than it does. Nothing is told to be better than it, and what may as well be chance is not told to be
/// worse: of many such differences those above zero would add up. No number depends on what else is told.
pub(super) fn judged<M: Judge>(
    view: &ViewOf<M>,
    seat: Seat,
    actions: &[ActionOf<M>],
    made: Option<ActionOf<M>>,
    effort: Effort,
    n_most: usize,
) -> Vec<Forecast<ActionOf<M>>> {
    let outlook = M::outlook(view, seat);
    let mut judgement = M::judge(view, seat, actions, effort);
    judgement.liked.truncate(n_most);
    let made = made.filter(|it| !judgement.liked.contains(it));
    let mut best: Vec<f64> = Vec::new();
    let mut res: Vec<Forecast<ActionOf<M>>> = Vec::with_capacity(judgement.liked.len() + 1);
    for &action in judgement.liked.iter().chain(&made) {
        let points = (judgement.value)(action);
        let games = mean(&points);
        let mean = if is_as_good(&best, &points) { res[0].mean } else { games };
        res.push(Forecast { action, games, mean, expected: tenth(outlook.of(mean)) });
        if best.is_empty() {
            best = points;
        }
    }
    // Stable, so that of equal ones those that look better stay first.
    res.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    res
}

/// Whether games after a move came to no less than those after the best, the same luck in both, by more than the
/// standard error.
fn is_as_good(best: &[f64], points: &[f64]) -> bool {
    let less: Vec<f64> = best.iter().zip(points).map(|it| it.0 - it.1).collect();
    if less.is_empty() {
        return false;
    }
    let (n, by) = (f64::from(less.len() as u32), mean(&less));
    let squares: f64 = less.iter().map(|it| (it - by) * (it - by)).sum();
    by <= 0.0 || by * by * n * (n - 1.0) < squares
}

/// The number in whole tenths that is nearest; never minus nothing.
pub(super) fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_chance_is_as_good() {
        let check = |best: &[f64], points: &[f64], expected| assert_eq!(is_as_good(best, points), expected);
        check(&[], &[], false);
        check(&[5.0], &[5.0], true);
        check(&[5.0], &[4.9], false);
        check(&[5.0, 5.0, 5.0, 5.0], &[4.0, 4.0, 4.0, 4.0], false);
        // One point less on average, with a standard error of 1.2, and of 0.4.
        check(&[5.0, 5.0, 5.0, 5.0], &[2.0, 6.0, 2.0, 6.0], true);
        check(&[5.0, 5.0, 5.0, 5.0], &[3.0, 4.0, 4.0, 5.0], false);
    }
}

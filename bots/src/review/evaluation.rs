//! The one answer to what the moves of a position are worth, for hints, heat maps, suggestions and reviews.

use std::str::FromStr;

use kernel::{Seat, Viewer};
use library::{Host, View};
use railage::Railage;
use streetcar::Streetcar;
use thirty::Thirty;
use village::Village;

use super::{Effort, Judge};
use crate::{Opinion, Thought};

/// The points to be expected after the moves of `seat` that look good, the best first; empty if it has none.
///
/// `view` is what `seat` may see. All numbers are in whole tenths, so that what is shown adds up. The same position
/// always gets the same numbers, and a [`Review`](crate::Review) with the same effort tells them, too.
///
/// ```
/// use kernel::{Seat, Viewer};
/// let mut host = library::find("rail-age").expect("the game").open(None, 1).expect("a table");
/// host.settle(&bots::dice(1));
/// let (view, actions) = (host.view(Viewer::Seat(Seat::FIRST)), host.actions(Seat::FIRST));
/// let moves = bots::evaluate(&view, Seat::FIRST, &actions, bots::Effort::Quick);
/// assert!(moves.windows(2).all(|it| it[0].expected >= it[1].expected));
/// ```
pub fn evaluate(view: &View, seat: Seat, actions: &[String], effort: Effort) -> Vec<Opinion> {
    match view {
        View::Thirty(view) => told::<Thirty>(view, seat, &read(actions), effort),
        View::Streetcar(view) => told::<Streetcar>(view, seat, &read(actions), effort),
        View::Railage(view) => told::<Railage>(view, seat, &read(actions), effort),
        View::Village(view) => told::<Village>(view, seat, &read(actions), effort),
    }
}

/// The same for a seat of a table.
pub fn evaluate_at(host: &dyn Host, seat: Seat, effort: Effort) -> Vec<Opinion> {
    evaluate(&host.view(Viewer::Seat(seat)), seat, &host.actions(seat), effort)
}

fn read<A: FromStr>(actions: &[String]) -> Vec<A> {
    actions.iter().filter_map(|it| it.parse().ok()).collect()
}

fn told<G: Judge>(view: &G::View, seat: Seat, actions: &[G::Action], effort: Effort) -> Vec<Opinion> {
    if actions.is_empty() {
        return Vec::new();
    }
    judged::<G>(view, seat, actions, None, effort).iter().map(opinion).collect()
}

/// A move as it is told.
pub(super) fn opinion<A: ToString>(it: &Thought<A>) -> Opinion {
    Opinion { action: it.action.to_string(), expected: it.expected }
}

/// What the moves of a position may come to, in whole tenths, the best first; `made` is among them.
///
/// The numbers of the others do not depend on `made`, and a move that does not look good is not told to be the best.
pub(super) fn judged<G: Judge>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    made: Option<G::Action>,
    effort: Effort,
) -> Vec<Thought<G::Action>> {
    let outlook = G::outlook(view, seat);
    let mut judgement = G::judge(view, seat, actions, effort);
    let mut value = |action: G::Action| Thought { action, expected: tenth(outlook.of((judgement.value)(action))) };
    let mut res: Vec<_> = judgement.liked.iter().map(|&it| value(it)).collect();
    let best = res.iter().map(|it| it.expected).fold(f64::NEG_INFINITY, f64::max);
    if let Some(made) = made.filter(|made| res.iter().all(|it| it.action != *made)) {
        let Thought { action, expected } = value(made);
        res.push(Thought { action, expected: expected.min(best) });
    }
    // Stable, so that of equal ones those that look better stay first.
    res.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    res
}

/// The number in whole tenths that is nearest.
fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

//! A recorded game with other decisions of one seat.

use kernel::{Seat, Turn};
use library::Host;

/// The game with these actions of a seat in the place of its own, and all else as it was; `None` where the rules refuse.
pub(super) fn retold(host: &dyn Host, seat: Seat, actions: &[String]) -> Option<Box<dyn Host>> {
    let mut res = host.at(0)?;
    let mut actions = actions.iter();
    let own = format!("{seat} ");
    for line in (0..host.n_events()).filter_map(|it| host.event(it)) {
        if line.starts_with(&own) {
            continue;
        }
        // Before the dice fall all have decided, whatever the order was.
        if line.starts_with('.') {
            decide(res.as_mut(), seat, &mut actions)?;
        }
        res.push(&line).ok()?;
    }
    decide(res.as_mut(), seat, &mut actions)?;
    (actions.next().is_none() && res.turn() == Turn::Over).then_some(res)
}

/// Lets the seat decide while it is waited for.
fn decide<'a>(host: &mut dyn Host, seat: Seat, actions: &mut impl Iterator<Item = &'a String>) -> Option<()> {
    while matches!(host.turn(), Turn::Seats(waiting) if waiting.contains(seat)) {
        host.act(seat, actions.next()?).ok()?;
    }
    Some(())
}

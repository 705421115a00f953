//! Company for somebody alone: bots, which see what their seat may see.

use bots::Level;
use fastrand::Rng;
use kernel::Seat;
use library::{Host, HostError};

/// How well they play: they think on the page itself, so they must not think long.
const LEVEL: Level = Level::Easy;

/// Lets `seat` make one move.
pub(crate) fn play(host: &mut dyn Host, seat: Seat, luck: u64) -> Result<(), HostError> {
    let thoughts = bots::think_at(host, seat, LEVEL, &mut Rng::with_seed(luck));
    match thoughts.first() {
        Some(best) => host.act(seat, &best.action),
        None => host.decide_absent(seat),
    }
}

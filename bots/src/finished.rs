//! Games that are looked back on: finished ones, from a seat that they have.

use kernel::{Seat, Turn};
use library::Host;

/// Why nobody looks back on a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfinished {
    /// It is still being played, and whoever asks must not be helped.
    #[error("the game is not over")]
    NotOver,
    /// It has no such seat.
    #[error("there is no seat {seat}: seats are 0 to {last}")]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: usize,
        /// The last one.
        last: usize,
    },
    /// It was restored from a snapshot.
    #[error("the beginning of the game is not kept")]
    NotKept,
    /// It is a game in which seats meddle with each other, or with chance.
    #[error("there is no hindsight for {game}: what chance decides there follows from what players do")]
    OtherGame {
        /// The game.
        game: &'static str,
    },
    /// Its seat did not decide everything.
    #[error("seat {seat} left or was ruled for, so it did not play to the end")]
    NotPlayed {
        /// The seat.
        seat: Seat,
    },
}

/// Whether a game is over, known from its beginning, and has this seat.
pub(crate) fn check(host: &dyn Host, seat: Seat) -> Result<(), Unfinished> {
    let n_seats = host.n_seats();
    if seat.index() >= n_seats {
        return Err(Unfinished::NoSuchSeat { seat: seat.index(), last: n_seats - 1 });
    }
    if host.turn() != Turn::Over {
        return Err(Unfinished::NotOver);
    }
    if host.first_event() > 0 {
        return Err(Unfinished::NotKept);
    }
    Ok(())
}

//! Every reason of a table, and how it is cited; those who translate use it too.

use kernel::{Refused, Seat, Unfair};

pub(crate) fn refusals<R>() -> Vec<(Refused<R>, &'static str)> {
    let seat = Seat::new(5).expect("a seat");
    vec![
        (Refused::GameOver, "table-game-over"),
        (Refused::NotYourTurn { seat }, "table-not-your-turn"),
        (Refused::NoSuchSeat { seat, n_seats: 3 }, "table-no-such-seat seat=5 last=2"),
        (Refused::NoChanceDue, "table-no-chance-due"),
        (Refused::Impossible("roll 1 1".to_owned()), "table-impossible chance=roll 1 1"),
    ]
}

pub(crate) fn unfair() -> Vec<(Unfair, &'static str)> {
    vec![
        (Unfair::Nothing, "unfair-nothing"),
        (Unfair::Over, "unfair-over"),
        (Unfair::Rolled, "unfair-rolled"),
        (Unfair::Ruled, "unfair-ruled"),
        (Unfair::Moved { seat: Seat::FIRST }, "unfair-moved"),
        (Unfair::Revealed, "unfair-revealed"),
        (Unfair::LongAgo, "unfair-long-ago"),
    ]
}

//! Every objection of a host, and how it is cited; those who translate use it too.

use kernel::{NoRuling, Seat};
use library::Objection;

pub(crate) fn objections() -> Vec<(Objection, &'static str)> {
    let no_ruling = "leave".parse::<NoRuling>().expect_err("there are none");
    vec![
        (Objection::unreadable("x9/y9", "expected a square"), "unreadable found=x9/y9"),
        (Objection::unreadable(" ", "expected a square"), "unfinished"),
        (Objection::from(no_ruling), "no-rulings"),
        (Objection::NobodyWaits { seat: Seat::FIRST }, "nobody-waits seat=0"),
    ]
}

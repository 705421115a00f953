//! Every refusal, with each word that it may choose, and how it is cited; those who translate use it too.

use sidings::{Refusal, Siding};

pub(crate) fn refusals() -> Vec<(Refusal, &'static str)> {
    vec![(Refusal::Full { siding: Siding::B, example: Siding::A }, "sidings-full siding=B example=A")]
}

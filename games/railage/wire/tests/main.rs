//! The tests of Rail Age on the wire, in one program.

mod by_hand;
mod games;

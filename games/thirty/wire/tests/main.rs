//! The tests of 30 Rails on the wire, in one program.

mod by_hand;
mod games;

//! The tests of Village Rails on the wire, in one program.

mod by_hand;
mod games;

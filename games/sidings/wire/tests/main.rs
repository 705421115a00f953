//! The tests of Sidings on the wire, in one program.

mod by_hand;
mod games;

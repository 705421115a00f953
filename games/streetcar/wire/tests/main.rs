//! The tests of 30 Streetcar Rails on the wire, in one program.

mod by_hand;
mod games;

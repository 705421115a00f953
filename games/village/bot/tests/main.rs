//! The tests of the bots of Village Rails, in one program; what counts allocations is one of its own.

mod village;

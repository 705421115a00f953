//! The tests of the bots of 30 Rails, in one program; what counts allocations is one of its own.

mod thirty;

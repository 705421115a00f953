//! The tests of the bots of 30 Streetcar Rails, in one program; what counts allocations is one of its own.

mod streetcar;

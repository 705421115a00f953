//! The tests of the bots of Rail Age, in one program; what counts allocations is one of its own.

mod balance;
mod railage;

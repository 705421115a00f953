//! The tests of the bots, in one program; those that count allocations are programs of their own.

mod asked;
mod cards;
mod hindsight;
mod luck;
mod review;
mod streetcar;
mod thirty;

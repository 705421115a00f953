//! The tests of the bots, in one program; those that count allocations are programs of their own.

mod asked;
mod cards;
mod hindsight;
mod luck;
mod machines;
mod review;
mod story;
mod streetcar;
mod thirty;

//! The tests of the bots of all games, in one program; those of one game are in its folder.

mod asked;
mod hindsight;
mod luck;
mod machines;
mod review;
mod story;

//! The tests of pictures and screens of 30 Streetcar Rails, in one program.

mod common;
mod pictures;
mod screens;

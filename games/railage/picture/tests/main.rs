//! The tests of pictures and screens of Rail Age, in one program.

mod common;
mod looks;

//! The tests of pictures and tables of 30 Rails, in one program.

mod boards;
mod pictures;
#[path = "../../tests/sheets/mod.rs"]
mod sheets;
mod tables;

//! The tests of pictures and text maps, in one program.

mod boards;
mod common;
mod covers;
mod maps;
mod pictures;
mod railage;
mod streetcar;
mod streetcar_screens;
mod village;

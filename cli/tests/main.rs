//! The tests of the program `platelayer`, in one program.

mod bot;
mod clock;
mod common;
mod deploy;
mod dice;
mod files;
mod house;
mod memory;
mod operation;
mod play;
mod postal;
mod print;
mod railage;
mod release;
mod serve;
mod streetcar;
mod village;

//! The tests of the program `platelayer`, in one program.

mod bot;
mod common;
mod deploy;
mod dice;
mod files;
mod house;
mod operation;
mod play;
mod postal;
mod print;
mod railage;
mod release;
mod serve;
mod streetcar;
mod village;

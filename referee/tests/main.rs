//! The tests of the referee by post, in one program.

mod letters;
mod mail;
mod noise;
mod phrases;
mod reading;
mod reports;
mod rounds;

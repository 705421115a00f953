//! The tests of the referee by post, in one program.

mod difficult;
mod letters;
mod mail;
mod metamorphic;
mod noise;
mod phrases;
mod reading;
mod reports;
mod rounds;

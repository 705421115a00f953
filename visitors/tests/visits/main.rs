//! Visits: what people with a browser meet, on a phone and on a desk, with the server and without.

mod company;
mod first;
mod friends;
mod front;
mod games;
mod pages;
mod paper;
mod referee;
mod served;
mod sheets;
mod worker;

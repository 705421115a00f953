//! How fast bots play games on in a search. Prints one JSON object per line.

mod cards;
mod streetcar;
mod thirty;

fn main() {
    thirty::figures();
    streetcar::figures();
    cards::figures();
}

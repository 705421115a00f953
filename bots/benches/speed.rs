//! How fast bots play games on in a search. Prints one JSON object per line.

mod cards;
mod thirty;

fn main() {
    thirty::figures();
    cards::figures();
}

//! How fast bots play games on in a search. Prints one JSON object per line.

mod cards;
mod streetcar;

fn main() {
    cards::figures();
    streetcar::figures();
}

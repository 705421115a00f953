//! How fast bots play games on in a search. Prints one JSON object per line.

mod cards;

fn main() {
    cards::figures();
}

//! The program `proving`: hurts a server, or loads it, and says whether it kept its promises.

fn main() {}

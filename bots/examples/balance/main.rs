//! Measures whether maps and cards are balanced, with games of bots and fixed seeds: `balance [GAME] [--seed N]`.
//!
//! Prints one JSON object per line and figure, with the least and the most that is aimed at, and where it is a mean with
//! its standard error and the number of games; `cargo xtask balance` shows them as a table. With another seed the games
//! are others.

mod figure;
mod lines;
mod railage;
mod village;

use std::{env::args, error::Error};

/// A game and what measures it.
type Part = (&'static str, fn());

/// What is measured.
const PARTS: &[Part] = &[("rail-age", railage::figures), ("village-rails", village::figures)];

fn main() -> Result<(), Box<dyn Error>> {
    let mut only: Vec<String> = args().skip(1).collect();
    if let Some(at) = only.iter().position(|it| it == "--seed") {
        let seed = only.get(at + 1).and_then(|it| it.parse().ok()).ok_or("expected a number after --seed")?;
        figure::begin_with(seed);
        only.drain(at..at + 2);
    }
    let is_asked = |part: &&Part| only.is_empty() || only.iter().any(|it| it == part.0);
    if let Some(other) = only.iter().find(|it| PARTS.iter().all(|part| part.0 != it.as_str())) {
        let known: Vec<_> = PARTS.iter().map(|it| it.0).collect();
        return Err(format!("expected {}, found `{other}`", known.join(" or ")).into());
    }
    PARTS.iter().filter(is_asked).for_each(|it| it.1());
    Ok(())
}

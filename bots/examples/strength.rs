//! Prints how well the bot for 30 Rails plays: `strength LEVEL GAMES [RULES] [SEED]`.

use std::{env::args, time::Instant};

use bots::{Level, play};
use thirty::{RuleSet, Setup, Thirty};

fn main() {
    let mut args = args().skip(1);
    let level: Level = args.next().and_then(|it| it.parse().ok()).unwrap_or(Level::Normal);
    let n_games: u32 = args.next().and_then(|it| it.parse().ok()).unwrap_or(20);
    let rules: RuleSet = args.next().and_then(|it| it.parse().ok()).unwrap_or(RuleSet::Basic);
    let first: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(0);
    let setup = Setup::new(rules, 1).expect("one seat");
    let start = Instant::now();
    let scores: Vec<i32> = (first..first + u64::from(n_games))
        .map(|seed| play::<Thirty>(&setup, &[level], seed).scores().as_slice()[0])
        .inspect(|score| eprintln!("{score}"))
        .collect();
    let n = f64::from(n_games);
    let seconds = start.elapsed().as_secs_f64() / n;
    let mean = f64::from(scores.iter().sum::<i32>()) / n;
    let spread = (scores.iter().map(|&it| (f64::from(it) - mean) * (f64::from(it) - mean)).sum::<f64>() / n).sqrt();
    println!("{rules} {level}: mean {mean:.1} ± {:.1}, spread {spread:.1}, {seconds:.3} s per game", spread / n.sqrt());
    println!("{scores:?}");
}

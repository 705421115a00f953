//! Plays games of 30 Rails by the same seeds as `bot arena`, and prints each score and what they come to: `strength RULES LEVEL FIRST NUMBER [THREADS]`.

use std::{env::args, error::Error, time::Instant};

use bots::{Level, play};
use thirty::{RuleSet, Setup, Thirty};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let [rules, level, first, n] = &args[..] else { return Err("expected rules, a level, a seed and a number".into()) };
    let rules = RuleSet::ALL.into_iter().find(|it| it.name() == rules).ok_or("there are no such rules")?;
    let (level, first, n): (Level, u64, u64) = (level.parse()?, first.parse()?, n.parse()?);
    let mut scores = Vec::new();
    let start = Instant::now();
    for seed in first..first + n {
        let setup = Setup::new(rules, 1).ok_or("one seat")?;
        scores.push(f64::from(play::<Thirty>(&setup, &[level], seed).scores().as_slice()[0]));
        let (k, low) = (scores.len() as f64, scores.iter().copied().fold(f64::INFINITY, f64::min));
        let mean = scores.iter().sum::<f64>() / k;
        let spread = scores.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / (k - 1.0).max(1.0);
        if seed + 1 == first + n || scores.len() % 20 == 0 {
            println!(
                "{rules} {level} {} games: {mean:.2} ± {:.2}, worst {low:.0}, {:.4} s",
                scores.len(),
                (spread / k).sqrt(),
                start.elapsed().as_secs_f64() / k
            );
        }
    }
    Ok(())
}

//! Derives the tables of the forecast (`bots/src/*/outlook.rs`) from games of bots, and measures luck.
//!
//! `outlook games GAME RULES SEATS LEVEL FIRST NUMBER` plays games and reviews their first seat; each is a line
//! (`row.rs`).
//!
//! `outlook luck FIRST NUMBER [GAME]` plays so many games of greedy and of normal players by every rule set, and prints
//! the mean luck of the first seat with its standard error: it should be nothing. `outlook sums` reads lines and prints the
//! same, and what else their reviews tell on average.
//!
//! `outlook fit KNOT…` reads lines of one rule set and prints the correction at these places (`fit.rs`).

mod fit;
mod row;

use std::{
    collections::BTreeMap,
    env::args,
    error::Error,
    io::{Write as _, stdin, stdout},
    ops::Range,
};

use bots::Level;
use row::Row;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match &words[..] {
        ["games", game, rules, n_seats, level, first, number] => {
            let (first, number): (u64, u64) = (first.parse()?, number.parse()?);
            for seed in first..first + number {
                writeln!(stdout(), "{}", Row::play(game, rules, n_seats.parse()?, level.parse()?, seed)?)?;
            }
            Ok(())
        }
        ["luck", first, number, game @ ..] if game.len() < 2 => {
            let (first, number): (u64, u64) = (first.parse()?, number.parse()?);
            luck(first..first + number, game.first().copied())
        }
        ["sums"] => sums(&read()?),
        ["fit", knots @ ..] if !knots.is_empty() => {
            fit::fit(&read()?, &knots.iter().map(|it| it.parse()).collect::<Result<Vec<usize>, _>>()?)
        }
        _ => Err(
            "expected `games GAME RULES SEATS LEVEL FIRST NUMBER`, `luck FIRST NUMBER [GAME]`, `sums` or `fit KNOT…`"
                .into(),
        ),
    }
}

fn read() -> Result<Vec<Row>, Box<dyn Error>> {
    let mut res = Vec::new();
    for line in stdin().lines() {
        let line = line?;
        res.push(Row::read(&line).ok_or_else(|| format!("`{line}` is no game"))?);
    }
    Ok(res)
}

/// Plays games of all rule sets, with fewest seats and with two, and prints their luck.
fn luck(seeds: Range<u64>, game: Option<&str>) -> Result<(), Box<dyn Error>> {
    for entry in library::GAMES.iter().filter(|it| game.is_none_or(|game| game == it.name)) {
        // At a table for many, others do not matter.
        let mut seats = if entry.seats.1 > 4 { vec![entry.seats.0] } else { vec![entry.seats.0, 2] };
        seats.dedup();
        for (rules, n_seats) in entry.rule_sets.iter().flat_map(|it| seats.iter().map(move |&n| (it.name, n))) {
            for level in [Level::Greedy, Level::Normal] {
                let lucks = seeds.clone().map(|seed| row::luck(entry.name, rules, n_seats, level, seed));
                let (mean, error) = mean(&lucks.collect::<Result<Vec<_>, _>>()?);
                let n = seeds.end - seeds.start;
                writeln!(
                    stdout(),
                    "{} {rules}, {n_seats} seats, {level}: luck {mean:+.1} ± {error:.1} in {n} games",
                    entry.name
                )?;
            }
        }
    }
    Ok(())
}

/// Prints what the reviews of some games tell, for every kind of game by itself.
fn sums(rows: &[Row]) -> Result<(), Box<dyn Error>> {
    let mut kinds: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        kinds.entry(&row.kind).or_default().push(row);
    }
    for (kind, rows) in kinds {
        let of = |value: fn(&Row) -> f64| mean(&rows.iter().map(|it| value(it)).collect::<Vec<_>>());
        let (mid, error) = of(|it| it.luck);
        let errors = if error > 0.0 { mid / error } else { 0.0 };
        writeln!(
            stdout(),
            "{kind}: {} games, luck {mid:+.1} ± {error:.1} ({errors:+.1} standard errors), start {:.1}, cost {:.1}, score {:.1}",
            rows.len(),
            of(|it| it.start).0,
            of(|it| it.cost).0,
            of(|it| it.score).0,
        )?;
    }
    Ok(())
}

/// The mean of some numbers, and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = f64::from(values.len() as u32);
    let mean = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (spread / n).sqrt())
}

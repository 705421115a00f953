//! Derives the tables of the forecast (`bots/src/*/outlook.rs`) from games of bots.
//!
//! `outlook games GAME RULES SEATS LEVEL FIRST NUMBER` plays games and reviews their first seat. Each is a line: these
//! words with the number of the game; then what the review tells (score, start, luck, cost, and what could be expected
//! in the middle of the game); then, behind a bar, its decisions: the place, and the means of the games after the best
//! move and after the move that was made, with a `+` where nothing has happened since the decision before.
//!
//! `outlook fit KNOT…` reads such lines of one rule set and prints the correction at these places. What is left to
//! explain is the difference between a move and the best of the next decision, so the end of the game is settled first
//! and the beginning last; fitting all places again and again comes to the same. The means are uncertain, and a line
//! through uncertain values is too flat, place after place; so luck shall not depend on the mean of the decision
//! *before*, whose error is another one. Then it prints the mean luck of every level, with its standard error: as the
//! reviews have told it, and by the new table.

use std::{
    collections::BTreeMap,
    env::args,
    error::Error,
    io::{Write as _, stdin, stdout},
};

use bots::{Account, Effort, Level, Review, dice, finish};
use kernel::Seat;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match &words[..] {
        ["games", game, rules, n_seats, level, first, number] => {
            let first: u64 = first.parse()?;
            games(game, rules, n_seats.parse()?, level.parse()?, first..first + number.parse::<u64>()?)
        }
        ["fit", knots @ ..] if !knots.is_empty() => {
            fit(&knots.iter().map(|it| it.parse()).collect::<Result<Vec<usize>, _>>()?)
        }
        _ => Err("expected `games GAME RULES SEATS LEVEL FIRST NUMBER` or `fit KNOT…`".into()),
    }
}

fn games(
    game: &str,
    rules: &str,
    n_seats: usize,
    level: Level,
    numbers: std::ops::Range<u64>,
) -> Result<(), Box<dyn Error>> {
    let entry = library::find(game).ok_or("there is no such game")?;
    for number in numbers {
        let mut host = entry.open(Some(rules), n_seats)?;
        finish(host.as_mut(), &dice(number), &[level], number);
        let review = Review::in_brief(host.as_ref(), Seat::FIRST, Effort::Quick)?;
        let score = review.score();
        let turns: Vec<_> = review.collect();
        let Account { start, luck, cost, .. } = Account::of_review(&turns, score);
        let middle = turns[turns.len() / 2].after_roll;
        let steps = turns.iter().map(|it| it.basis).map(|it| {
            let place = it.place.map_or_else(|| "-".to_owned(), |it| it.to_string());
            format!("{}{place}/{:.3}/{:.3}", if it.goes_on { "+" } else { "" }, it.best, it.made)
        });
        let steps = steps.collect::<Vec<_>>().join(" ");
        let told = format!("{score} {start:.1} {luck:.1} {cost:.1} {middle:.1}");
        writeln!(stdout(), "{game} {rules} {n_seats} {level} {number} {told} | {steps}")?;
    }
    Ok(())
}

/// A decision: its place, the means after the best move and after the one that was made, and whether nothing has
/// happened since the decision before.
#[derive(Copy, Clone)]
struct Step {
    place: Option<usize>,
    best: f64,
    made: f64,
    goes_on: bool,
}

struct Game {
    level: String,
    score: f64,
    told: f64,
    steps: Vec<Step>,
}

fn read(line: &str) -> Option<Game> {
    let (told, steps) = line.split_once(" | ")?;
    let [_, _, _, level, _, score, _, told, _, _] = told.split(' ').collect::<Vec<_>>()[..] else { return None };
    let (level, score, told) = (level.to_owned(), score.parse().ok()?, told.parse().ok()?);
    let step = |word: &str| {
        let rest = word.trim_start_matches('+');
        let [place, best, made] = rest.split('/').collect::<Vec<_>>()[..] else { return None };
        let (best, made) = (best.parse().ok()?, made.parse().ok()?);
        Some(Step { place: place.parse().ok(), best, made, goes_on: rest.len() < word.len() })
    };
    let steps = steps.split(' ').map(step).collect::<Option<Vec<_>>>()?;
    Some(Game { level, score, told, steps })
}

/// How much a decision counts before which nothing has happened: it matters where there is no other at its place.
const GOES_ON: f64 = 0.01;
/// Slopes outside are the chance of few games.
const TIMES: (f64, f64) = (0.3, 1.5);

/// What is fitted: a line for every knot, and between knots what lies between their lines.
struct Table {
    knots: Vec<(usize, f64, f64)>,
}

impl Table {
    /// How much every knot counts at a place.
    fn weights(&self, place: usize) -> Vec<(usize, f64)> {
        let number = |it: usize| f64::from(it as u32);
        let after = self.knots.iter().position(|it| it.0 >= place);
        match after {
            Some(0) => vec![(0, 1.0)],
            None => vec![(self.knots.len() - 1, 1.0)],
            Some(n) => {
                let (low, high) = (self.knots[n - 1].0, self.knots[n].0);
                let part = number(place - low) / number(high - low);
                vec![(n - 1, 1.0 - part), (n, part)]
            }
        }
    }

    /// What is expected of a step if its games have this mean.
    fn of(&self, step: Step, mean: f64) -> f64 {
        let Some(place) = step.place else { return mean };
        let line = |(n, part): &(usize, f64)| part * (self.knots[*n].1 * mean + self.knots[*n].2);
        self.weights(place).iter().map(line).sum::<f64>()
    }

    fn cost(&self, step: Step) -> f64 {
        self.of(step, step.best) - self.of(step, step.made)
    }

    /// What the move of every step has come to: the best of the next decision after something has happened, and what
    /// was lost before.
    fn targets(&self, game: &Game) -> Vec<f64> {
        let mut target = game.score;
        let mut res = Vec::with_capacity(game.steps.len());
        for &step in game.steps.iter().rev() {
            res.push(target);
            target = if step.goes_on { target + self.cost(step) } else { self.of(step, step.best) };
        }
        res.reverse();
        res
    }

    /// All luck of a game.
    fn luck(&self, game: &Game) -> f64 {
        let cost: f64 = game.steps.iter().map(|&it| self.cost(it)).sum();
        game.score + cost - game.steps.first().map_or(0.0, |&it| self.of(it, it.best))
    }
}

fn fit(knots: &[usize]) -> Result<(), Box<dyn Error>> {
    let games: Vec<Game> = stdin().lines().map_while(Result::ok).filter_map(|it| read(&it)).collect();
    let mut table = Table { knots: knots.iter().map(|&it| (it, 1.0, 0.0)).collect() };
    let mut counts = vec![0.0; knots.len()];
    for _ in 0..100 {
        // Sums for every knot: of weights; of x, y and z; of z x and z y.
        let mut sums = vec![[0.0; 6]; knots.len()];
        for game in &games {
            let mut z = None;
            for (step, y) in game.steps.iter().zip(table.targets(game)) {
                let x = step.made;
                let (before, weight) = (z.replace(x).unwrap_or(x), if step.goes_on { GOES_ON } else { 1.0 });
                for (n, part) in step.place.map_or(Vec::new(), |it| table.weights(it)) {
                    for (sum, value) in sums[n].iter_mut().zip([1.0, x, y, before, before * x, before * y]) {
                        *sum += weight * part * value;
                    }
                }
            }
        }
        for ((knot, count), [n, x, y, z, zx, zy]) in table.knots.iter_mut().zip(&mut counts).zip(sums) {
            let together = zx - z * x / n;
            let times = if together.abs() > 1e-6 { (zy - z * y / n) / together } else { 1.0 };
            let times = (100.0 * times.clamp(TIMES.0, TIMES.1)).round() / 100.0;
            (*count, *knot) = (n, (knot.0, times, (y - times * x) / n));
        }
    }
    let mut out = stdout().lock();
    for ((place, times, lifts), n) in table.knots.iter().zip(&counts) {
        writeln!(out, "    ({place}, {times:.2}, {lifts:.1}), // {n:.0} decisions")?;
    }
    let rounded = table.knots.iter().map(|it| (it.0, it.1, (it.2 * 10.0).round() / 10.0));
    let table = Table { knots: rounded.collect() };
    let mut levels: BTreeMap<&str, Vec<&Game>> = BTreeMap::new();
    for game in &games {
        levels.entry(&game.level).or_default().push(game);
    }
    for (level, games) in levels {
        let mean = |luck: &dyn Fn(&Game) -> f64| {
            let n = f64::from(games.len() as u32);
            let mean = games.iter().map(|it| luck(it)).sum::<f64>() / n;
            let spread = games.iter().map(|it| (luck(it) - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
            format!("{mean:+.1} ± {:.1}", (spread / n).sqrt())
        };
        let (told, new, score) = (mean(&|it| it.told), mean(&|it| table.luck(it)), mean(&|it| it.score));
        writeln!(out, "{level}: {} games, score {score}, luck as told {told}, by this table {new}", games.len())?;
    }
    Ok(())
}

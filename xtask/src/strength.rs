//! `cargo xtask strength`: how well the bots play, with fixed seeds and the aims beside the figures.

use std::{
    env::consts::EXE_SUFFIX,
    path::Path,
    process::{Command, ExitCode, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{metadata::Metadata, misuse::Misuse, workspace::Workspace};

/// The seed of all tournaments.
const SEED: &str = "20000";

/// What is aimed at.
#[derive(Debug, Clone, Copy)]
enum Aim {
    /// At least this mean of the first bot, in at most so many seconds of one core per game.
    Mean(f64, f64),
    /// The same, and no game of it ends with fewer points than the last number.
    Steady(f64, f64, f64),
    /// At least so many times the mean of the same tournament of another bot.
    Times(f64, &'static str),
    /// At least this share of wins of the first bot.
    Wins(f64),
}

/// What hindsight is called on the command line.
const HINDSIGHT: &str = "hindsight";
/// The most seconds that hindsight of one game may take on two cores.
const SECONDS: f64 = 60.0;
/// What hindsight is measured with: the game, its rules, how many games, and by how many points it is better at least.
const HINDSIGHTS: [(&str, &str, u64, f64); 2] =
    [("30-rails", "basic", 100, 20.0), ("30-streetcar-rails", "tiles-35", 20, 20.0)];

/// The fewest points that a bot above easy may have in a game of 30 Rails.
const WORST: f64 = 30.0;

/// A tournament with its aim: the game, its rules, the bots, how many games.
///
/// The strong bot of version 0.1 had 49.6 points in the same 24 advanced games and 85.3 in those by post; the aims are 15
/// and 10 in a hundred more.
const TOURNAMENTS: [(&str, &str, &str, usize, Aim); 11] = [
    ("30-rails", "basic", "greedy", 200, Aim::Mean(82.0, 0.005)),
    ("30-rails", "basic", "normal", 500, Aim::Steady(96.0, 0.3, WORST)),
    ("30-rails", "basic", "strong", 500, Aim::Steady(108.0, 8.0, WORST)),
    ("30-rails", "advanced", "strong", 24, Aim::Mean(57.1, 8.0)),
    ("30-rails", "postal", "strong", 24, Aim::Mean(93.8, 8.0)),
    ("30-streetcar-rails", "tiles-35", "strong", 50, Aim::Times(1.5, "greedy")),
    ("rail-age", "river", "strong", 50, Aim::Times(1.5, "greedy")),
    ("rail-age", "lake", "strong", 50, Aim::Times(1.5, "greedy")),
    ("village-rails", "cards", "strong,greedy", 100, Aim::Wins(0.80)),
    ("village-rails", "cards", "strong,greedy,greedy,greedy", 100, Aim::Wins(0.50)),
    ("village-rails", "cards", "normal,greedy", 100, Aim::Wins(0.60)),
];

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let only = match arguments {
        [] => None,
        [only] if !only.starts_with('-') => Some(only.as_str()),
        [other, ..] => return Err(Misuse(format!("unexpected argument `{other}`")).into()),
    };
    let known = |it: &str| it == HINDSIGHT || TOURNAMENTS.iter().any(|(game, ..)| *game == it);
    if let Some(game) = only.filter(|it| !known(it)) {
        return Err(Misuse(format!("there are no tournaments of `{game}`")).into());
    }
    let built = workspace.release_cargo(["build", "--release", "--locked", "-p", "platelayer"]).status();
    ensure!(built.context("cannot run cargo")?.success(), "the bots do not build");
    let target = Metadata::read(workspace)?.target_directory;
    let program = target.join("release").join(format!("platelayer{EXE_SUFFIX}"));
    let arena = |game: &str, rules: &str, bots: &str, n_games: usize| -> Result<Value> {
        let mut command = Command::new(&program);
        command.args(["bot", "arena", game, "--rules", rules, "--bots", bots, "--seed", SEED, "--json"]);
        command.args(["--games", &n_games.to_string()]).stderr(Stdio::inherit());
        let done = command.output().context("cannot run the bots")?;
        if !done.status.success() {
            bail!("the tournament of {game} broke off");
        }
        serde_json::from_slice(&done.stdout).context("a tournament tells its figures as JSON")
    };
    let mut is_good = true;
    for (game, rules, bots, n_games, aim) in TOURNAMENTS.into_iter().filter(|it| only.is_none_or(|only| only == it.0)) {
        let first = bots.split(',').next().unwrap_or_default();
        let figures = arena(game, rules, bots, n_games)?;
        let (value, seconds) = (figure(&figures, first, "mean")?, seconds(&figures)?);
        let (is_reached, told) = match aim {
            Aim::Mean(least, most) => (
                value >= least && seconds <= most,
                format!("mean {value:.1}, at least {least:.1}; {seconds:.3} s, at most {most:.3} s"),
            ),
            Aim::Steady(least, most, fewest) => {
                let worst = figure(&figures, first, "worst")?;
                let told = format!("mean {value:.1}, at least {least:.1}; worst {worst:.0}, at least {fewest:.0}");
                let is_reached = value >= least && seconds <= most && worst >= fewest;
                (is_reached, format!("{told}; {seconds:.3} s, at most {most:.3} s"))
            }
            Aim::Times(least, other) => {
                let lower = figure(&arena(game, rules, other, n_games)?, other, "mean")?;
                let times = value / lower;
                let told = format!("mean {value:.1}, {times:.2} times the {lower:.1} of {other}, at least {least:.2}");
                (times >= least, format!("{told}; {seconds:.3} s"))
            }
            Aim::Wins(least) => {
                let share = figure(&figures, first, "wins")?;
                let told = format!("{:.1} % wins, at least {:.1} %", 100.0 * share, 100.0 * least);
                (share >= least, format!("{told}; {seconds:.3} s"))
            }
        };
        is_good &= is_reached;
        let verdict = if is_reached { "" } else { "  MISSED" };
        println!("{game} {rules}, {bots}, {n_games} games: {told}{verdict}");
    }
    if only.is_none_or(|it| it == HINDSIGHT) {
        for (game, rules, n_games, least) in HINDSIGHTS {
            is_good &= hindsight(&program, &target.join("strength"), game, rules, n_games, least)?;
        }
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Compares games of the strong bot with the best that was possible with their dice; says whether the aims are reached.
///
/// The records stay in the folder, to be looked at.
fn hindsight(program: &Path, folder: &Path, game: &str, rules: &str, n_games: u64, least: f64) -> Result<bool> {
    let mut arena = Command::new(program);
    arena.args(["bot", "arena", game, "--rules", rules, "--bots", "strong", "--seed", SEED, "--records"]);
    arena.arg(folder).args(["--games", &n_games.to_string()]).stdout(Stdio::null());
    ensure!(arena.status().context("cannot run the bots")?.success(), "the games of {game} broke off");
    let (mut n_worse, mut sum, mut slowest) = (0, 0.0, f64::NEG_INFINITY);
    let first: u64 = SEED.parse().context("the seed is a number")?;
    for seed in first..first + n_games {
        let record = folder.join(format!("{game}-{seed}.rec"));
        let mut command = Command::new(program);
        command.args(["bot", "hindsight", "--json"]).arg(record).stderr(Stdio::inherit());
        let done = command.output().context("cannot run hindsight")?;
        ensure!(done.status.success(), "the hindsight of {game} {seed} broke off");
        let found: Value = serde_json::from_slice(&done.stdout).context("hindsight tells its figures as JSON")?;
        let figure = |name: &str| found[name].as_f64().with_context(|| format!("hindsight tells no {name}"));
        let better = figure("best")? - figure("played")?;
        n_worse += u64::from(better < 0.0);
        sum += better;
        slowest = f64::max(slowest, figure("seconds")?);
    }
    let mean = sum / f64::from(u32::try_from(n_games)?);
    let is_reached = n_worse == 0 && mean >= least && slowest <= SECONDS;
    let verdict = if is_reached { "" } else { "  MISSED" };
    println!(
        "{game} {rules}, hindsight of the strong bot, {n_games} games: {mean:.1} points better on average, at least \
         {least:.1}; worse in {n_worse}; the slowest took {slowest:.1} s, at most {SECONDS:.1} s{verdict}"
    );
    Ok(is_reached)
}

/// A figure of a bot.
fn figure(figures: &Value, bot: &str, name: &str) -> Result<f64> {
    let bots = figures["bots"].as_array().context("a tournament has bots")?;
    let found = bots.iter().find(|it| it["bot"] == bot).and_then(|it| it[name].as_f64());
    found.with_context(|| format!("the tournament tells no {name} of {bot}"))
}

fn seconds(figures: &Value) -> Result<f64> {
    figures["seconds_per_game"].as_f64().context("the tournament tells no seconds")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{figure, seconds};

    #[test]
    fn figures_are_found_by_the_name_of_the_bot() {
        let figures = json!({ "seconds_per_game": 0.5, "bots": [{ "bot": "greedy", "mean": 3.0 }, { "bot": "strong", "mean": 7.5 }] });
        assert!((figure(&figures, "strong", "mean").expect("a figure") - 7.5).abs() < 1e-9);
        assert!((seconds(&figures).expect("a figure") - 0.5).abs() < 1e-9);
        assert_eq!(
            figure(&figures, "easy", "mean").expect_err("no such bot").to_string(),
            "the tournament tells no mean of easy"
        );
    }
}

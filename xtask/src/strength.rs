//! `cargo xtask strength`: how well the bots play, with fixed seeds and the aims beside the figures.

use std::{
    env::consts::EXE_SUFFIX,
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
    /// At least so many times the mean of the same tournament of another bot.
    Times(f64, &'static str),
    /// At least this share of wins of the first bot.
    Wins(f64),
}

/// A tournament with its aim: the game, its rules, the bots, how many games.
const TOURNAMENTS: [(&str, &str, &str, usize, Aim); 9] = [
    ("30-rails", "basic", "greedy", 200, Aim::Mean(45.0, 0.010)),
    ("30-rails", "basic", "normal", 200, Aim::Mean(65.0, 3.0)),
    ("30-rails", "basic", "strong", 200, Aim::Mean(85.0, 60.0)),
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
    let known = |it: &str| TOURNAMENTS.iter().any(|(game, ..)| *game == it);
    if let Some(game) = only.filter(|it| !known(it)) {
        return Err(Misuse(format!("there are no tournaments of `{game}`")).into());
    }
    let built = workspace.cargo(["build", "--release", "--locked", "-p", "platelayer"]).status();
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
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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

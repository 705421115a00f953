//! `cargo xtask strength`: how well the bots play, with fixed seeds and the aims beside the figures.

use std::{
    env::consts::EXE_SUFFIX,
    path::Path,
    process::{Command, ExitCode, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{
    aims::{self, Aim, Aims, HINDSIGHT, Hindsight, Tournament},
    metadata::Metadata,
    misuse::Misuse,
    workspace::Workspace,
};

/// The seed of all tournaments.
const SEED: &str = "20000";

/// The most seconds that hindsight of one game may take on two cores.
const SECONDS: f64 = 60.0;
pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let only = match arguments {
        [] => None,
        [only] if !only.starts_with('-') => Some(only.as_str()),
        [other, ..] => return Err(Misuse(format!("unexpected argument `{other}`")).into()),
    };
    let Aims { tournaments, hindsights } = aims::all(workspace)?;
    let known = |it: &str| it == HINDSIGHT || tournaments.iter().any(|tournament| tournament.game == it);
    if let Some(game) = only.filter(|it| !known(it)) {
        return Err(Misuse(format!("there are no tournaments of `{game}`")).into());
    }
    let built = workspace.release_cargo(["build", "--release", "--locked", "-p", "platelayer"]).status();
    ensure!(built.context("cannot run cargo")?.success(), "the bots do not build");
    let target = Metadata::read(workspace)?.target_directory;
    let program = target.join("release").join(format!("platelayer{EXE_SUFFIX}"));
    let arena = |game: &str, rules: &str, bots: &str, n_games: u32| -> Result<Value> {
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
    for Tournament { game, rules, bots, n_games, aim } in tournaments {
        if only.is_some_and(|only| only != game) {
            continue;
        }
        let first = bots.split(',').next().unwrap_or_default();
        let figures = arena(&game, &rules, &bots, n_games)?;
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
                let lower = figure(&arena(&game, &rules, &other, n_games)?, &other, "mean")?;
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
        for aim in &hindsights {
            is_good &= hindsight(&program, &target.join("strength"), aim)?;
        }
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Compares games of the strong bot with the best that was possible with their dice; says whether the aims are reached.
///
/// The records stay in the folder, to be looked at.
fn hindsight(program: &Path, folder: &Path, aim: &Hindsight) -> Result<bool> {
    let &Hindsight { ref game, ref rules, n_games, points: least } = aim;
    let mut arena = Command::new(program);
    arena.args(["bot", "arena", game, "--rules", rules, "--bots", "strong", "--seed", SEED, "--records"]);
    arena.arg(folder).args(["--games", &n_games.to_string()]).stdout(Stdio::null());
    ensure!(arena.status().context("cannot run the bots")?.success(), "the games of {game} broke off");
    let (mut n_worse, mut sum, mut slowest) = (0, 0.0, f64::NEG_INFINITY);
    let first: u64 = SEED.parse().context("the seed is a number")?;
    for seed in first..first + u64::from(n_games) {
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
    let mean = sum / f64::from(n_games);
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

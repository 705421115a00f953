//! `cargo xtask balance`: whether maps and cards are balanced, in games of bots with fixed seeds, with the aims beside the
//! figures.

use std::{
    io::{BufRead, BufReader},
    process::{ExitCode, Stdio},
};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{
    columns,
    games::{self, Game},
    misuse::Misuse,
    workspace::Workspace,
};

/// A line of the program that measures.
#[derive(Debug, Clone, PartialEq)]
struct Figure {
    game: String,
    name: String,
    value: f64,
    /// The standard error, if the value is a mean.
    error: Option<f64>,
    /// Of how many games.
    games: Option<u64>,
    least: Option<f64>,
    most: Option<f64>,
}

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let wrong = |found: &str| Misuse(format!("expected a game and `--seed N`, found `{found}`"));
    let (rest, seed) = match arguments {
        [rest @ .., option, seed] if option == "--seed" => (rest, Some(seed.as_str())),
        rest => (rest, None),
    };
    let only = match rest {
        [] => None,
        [game] if !game.starts_with('-') => Some(game.as_str()),
        [other, ..] => return Err(wrong(other).into()),
    };
    if let Some(other) = seed.filter(|it| it.parse::<u64>().is_err()) {
        return Err(wrong(other).into());
    }
    let mut figures: Vec<Figure> = Vec::new();
    for game in measured(&games::all(workspace)?, only)? {
        let package = format!("{}-bot", game.word);
        let mut cargo = workspace.release_cargo(["run", "--release", "--locked", "--quiet", "-p", &package]);
        cargo.args(["--example", "balance", "--"]);
        cargo.args(seed.iter().flat_map(|it| ["--seed", *it])).stdout(Stdio::piped());
        let mut child = cargo.spawn().context("cannot run cargo")?;
        let n_before = figures.len();
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).lines() {
                let figure = Figure::parse(&line.context("cannot read the figures")?)?;
                // Some take minutes, so each is told as soon as it is known.
                eprintln!("{} {}: {}", figure.game, figure.name, readable(figure.value));
                figures.push(figure);
            }
        }
        ensure!(child.wait()?.success() && figures.len() > n_before, "the games of the bots of {package} broke off");
    }
    print!("{}", table(&figures));
    Ok(if figures.iter().all(Figure::is_reached) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The games whose bots have an example `balance`, or the one of this name.
fn measured<'a>(games: &'a [Game], only: Option<&str>) -> Result<Vec<&'a Game>> {
    let is_measured = |it: &&Game| {
        let examples = it.folder.join("bot/examples");
        examples.join("balance.rs").is_file() || examples.join("balance/main.rs").is_file()
    };
    let mut measured: Vec<&Game> = games.iter().filter(is_measured).collect();
    let names = measured.iter().map(|it| it.name()).collect::<Result<Vec<_>>>()?;
    if let Some(only) = only {
        let place = names.iter().position(|it| *it == only);
        let place = place.ok_or_else(|| Misuse(format!("expected {}, found `{only}`", names.join(" or "))))?;
        measured = vec![measured[place]];
    }
    Ok(measured)
}

impl Figure {
    fn parse(line: &str) -> Result<Self> {
        let told: Value = serde_json::from_str(line).with_context(|| format!("`{line}` is no figure"))?;
        let text = |name: &str| told[name].as_str().with_context(|| format!("`{line}` has no {name}"));
        Ok(Self {
            game: text("game")?.to_owned(),
            name: text("name")?.to_owned(),
            value: told["value"].as_f64().with_context(|| format!("`{line}` has no value"))?,
            error: told["error"].as_f64(),
            games: told["games"].as_u64(),
            least: told["least"].as_f64(),
            most: told["most"].as_f64(),
        })
    }

    fn is_reached(&self) -> bool {
        self.least.is_none_or(|it| it <= self.value) && self.most.is_none_or(|it| self.value <= it)
    }

    /// Whether other games might well be on the other side of what is aimed at.
    fn by_chance(&self) -> bool {
        let is_near = |bound: f64| self.error.is_some_and(|it| (self.value - bound).abs() < 2.0 * it);
        self.least.is_some_and(is_near) || self.most.is_some_and(is_near)
    }

    fn row(&self) -> Vec<String> {
        let aim = match (self.least, self.most) {
            (None, None) => String::new(),
            (Some(least), None) => format!("at least {}", readable(least)),
            (None, Some(most)) => format!("at most {}", readable(most)),
            (Some(least), Some(most)) => format!("{} to {}", readable(least), readable(most)),
        };
        let verdict = match (self.is_reached(), self.by_chance()) {
            (true, _) => "ok",
            (false, true) => "MISSED, by less than twice the error",
            (false, false) => "MISSED",
        };
        let error = self.error.map_or(String::new(), |it| format!("±{}", readable(it)));
        let games = self.games.map_or(String::new(), |it| it.to_string());
        vec![self.game.clone(), self.name.clone(), readable(self.value), error, games, aim, verdict.to_owned()]
    }
}

fn table(figures: &[Figure]) -> String {
    let mut rows = vec![["game", "figure", "value", "error", "games", "aim", ""].map(str::to_owned).to_vec()];
    rows.extend(figures.iter().map(Figure::row));
    columns::align(&rows, &[2, 3, 4])
}

/// A number with up to two decimals.
fn readable(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Figure, measured, readable, table};
    use crate::{games, workspace::Workspace};

    fn figure(line: &str) -> Figure {
        Figure::parse(line).expect("a figure")
    }

    #[test]
    fn a_game_that_is_measured_is_called_by_its_name() {
        let games = games::all(&Workspace::here()).expect("the list");
        let all = measured(&games, None).expect("games");
        assert!(!all.is_empty() && all.len() < games.len());
        let one = all[0].name().expect("a name");
        assert_eq!(measured(&games, Some(one)).expect("a game").len(), 1);
        let error = measured(&games, Some("chess")).expect_err("no such game").to_string();
        assert!(error.contains(one) && error.ends_with("found `chess`"), "{error}");
    }

    #[test]
    fn a_line_without_a_name_or_a_value_is_no_figure() {
        for line in ["running", r#"{"game":"a","name":"b"}"#, r#"{"game":"a","value":1}"#] {
            assert!(Figure::parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_value_is_reached_between_its_bounds() {
        for (value, is_reached) in [("84.9", false), ("85", true), ("95", true), ("95.1", false)] {
            let line = format!(r#"{{"game":"a","name":"b","value":{value},"least":85,"most":95}}"#);
            assert_eq!(figure(&line).is_reached(), is_reached, "{value}");
        }
        assert!(figure(r#"{"game":"a","name":"b","value":7,"least":null,"most":7}"#).is_reached());
        assert!(!figure(r#"{"game":"a","name":"b","value":7,"least":8,"most":null}"#).is_reached());
    }

    #[test]
    fn the_table_shows_the_aims() {
        let lines = [
            r#"{"game":"some-toy","name":"score","value":91.234,"error":1.04,"games":200,"least":85,"most":95}"#,
            r#"{"game":"some-toy","name":"kings","value":0.5,"least":null,"most":0.25}"#,
            r#"{"game":"some-toy","name":"lords","value":0.5,"error":0.13,"games":9,"least":null,"most":0.25}"#,
            r#"{"game":"some-toy","name":"pages","value":0.5,"error":0.12,"games":9,"least":0.75,"most":null}"#,
        ];
        let expected = "\
game      figure  value  error  games  aim
some-toy  score   91.23  ±1.04    200  85 to 95       ok
some-toy  kings     0.5                at most 0.25   MISSED
some-toy  lords     0.5  ±0.13      9  at most 0.25   MISSED, by less than twice the error
some-toy  pages     0.5  ±0.12      9  at least 0.75  MISSED
";
        assert_eq!(table(&lines.map(figure)), expected);
    }

    #[test]
    fn numbers_are_short() {
        for (value, text) in [(0.0, "0"), (10.0, "10"), (-9.5, "-9.5"), (0.333_3, "0.33")] {
            assert_eq!(readable(value), text);
        }
    }
}

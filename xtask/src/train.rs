//! `cargo xtask train`: lets the network of a game learn anew.

use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::{metadata::Metadata, misuse::Misuse, workspace::Workspace};

/// A network: the game, the part of it, and where its weights are.
type Net = (&'static str, &'static str, &'static str);

const NETS: [Net; 2] =
    [("30-rails", "basic", "bots/src/thirty/basic.net"), ("30-rails", "advanced", "bots/src/thirty/advanced.net")];

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let (chosen, options) = chosen(arguments)?;
    let target = Metadata::read(workspace)?.target_directory;
    for (game, part, file) in chosen {
        // The state is kept there, and the curve is drawn there.
        let folder = target.join("train").join(format!("{game}-{part}"));
        println!("{game} {part}: the curve is drawn in {}", folder.join("curve.svg").display());
        let mut cargo = workspace.release_cargo(["run", "--release", "--locked", "--quiet", "-p", "bots"]);
        cargo
            .args(["--example", "train", "--", game, part])
            .arg(workspace.root().join(file))
            .arg(&folder)
            .args(options);
        ensure!(cargo.status().context("cannot run cargo")?.success(), "the training of {game} {part} broke off");
    }
    Ok(ExitCode::SUCCESS)
}

/// The networks that are meant, and what is left of the arguments.
fn chosen(arguments: &[String]) -> Result<(Vec<Net>, &[String])> {
    let n_words = arguments.iter().position(|it| it.starts_with('-')).unwrap_or(arguments.len());
    let (words, options) = arguments.split_at(n_words);
    let is_meant = |net: &&Net| match words {
        [game] => net.0 == game,
        [game, part] => net.0 == game && net.1 == part,
        _ => false,
    };
    let chosen: Vec<_> = NETS.iter().filter(is_meant).copied().collect();
    if chosen.is_empty() {
        let all = NETS.map(|it| format!("{} {}", it.0, it.1)).join(", ");
        return Err(Misuse(format!("expected a game with a network, or a part of one: {all}")).into());
    }
    Ok((chosen, options))
}

#[cfg(test)]
mod tests {
    use super::chosen;

    #[track_caller]
    fn check(line: &str, expected: Option<(usize, usize)>) {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let found = chosen(&words).ok().map(|it| (it.0.len(), it.1.len()));
        assert_eq!(found, expected, "{line}");
    }

    #[test]
    fn a_game_or_a_part_of_it_is_meant() {
        check("30-rails", Some((2, 0)));
        check("30-rails advanced", Some((1, 0)));
        check("30-rails basic --seed 7", Some((1, 2)));
        check("", None);
        check("--seed 7", None);
        check("chess", None);
        check("30-rails postal", None);
    }
}

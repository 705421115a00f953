//! `cargo xtask train`: lets the network of a game learn anew.

use std::{fs, path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, ensure};

use crate::{
    games::{self, Game},
    metadata::Metadata,
    misuse::Misuse,
    workspace::Workspace,
};

/// A network: the game, the part of it, and where its weights are.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Net {
    game: String,
    part: String,
    file: PathBuf,
}

/// The networks of all games: the files `bot/src/*.net` of their folders.
fn nets(games: &[Game]) -> Result<Vec<Net>> {
    let mut nets = Vec::new();
    for game in games {
        let folder = game.folder.join("bot/src");
        let entries = fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let file = entry?.path();
            let part = file.file_stem().and_then(|it| it.to_str()).map(str::to_owned);
            if let Some(part) = part.filter(|_| file.extension().is_some_and(|it| it == "net")) {
                nets.push(Net { game: game.name()?.to_owned(), part, file });
            }
        }
    }
    nets.sort_by(|a, b| (&a.game, &a.part).cmp(&(&b.game, &b.part)));
    Ok(nets)
}

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let nets = nets(&games::all(workspace)?)?;
    let (chosen, options) = chosen(&nets, arguments)?;
    let target = Metadata::read(workspace)?.target_directory;
    for Net { game, part, file } in chosen {
        // The state is kept there, and the curve is drawn there.
        let folder = target.join("train").join(format!("{game}-{part}"));
        println!("{game} {part}: the curve is drawn in {}", folder.join("curve.svg").display());
        let mut cargo = workspace.release_cargo(["run", "--release", "--locked", "--quiet", "-p", "bots"]);
        cargo.args(["--example", "train", "--", game, part]).arg(file).arg(&folder).args(options);
        ensure!(cargo.status().context("cannot run cargo")?.success(), "the training of {game} {part} broke off");
    }
    Ok(ExitCode::SUCCESS)
}

/// The networks that are meant, and what is left of the arguments.
fn chosen<'a, 'b>(nets: &'a [Net], arguments: &'b [String]) -> Result<(Vec<&'a Net>, &'b [String])> {
    let n_words = arguments.iter().position(|it| it.starts_with('-')).unwrap_or(arguments.len());
    let (words, options) = arguments.split_at(n_words);
    let is_meant = |net: &&Net| match words {
        [game] => net.game == *game,
        [game, part] => net.game == *game && net.part == *part,
        _ => false,
    };
    let chosen: Vec<_> = nets.iter().filter(is_meant).collect();
    if chosen.is_empty() {
        let all: Vec<_> = nets.iter().map(|it| format!("{} {}", it.game, it.part)).collect();
        return Err(Misuse(format!("expected a game with a network, or a part of one: {}", all.join(", "))).into());
    }
    Ok((chosen, options))
}

#[cfg(test)]
mod tests {
    use super::{Net, chosen, nets};
    use crate::{games, workspace::Workspace};

    fn toys() -> Vec<Net> {
        let net = |game: &str, part: &str| Net { game: game.to_owned(), part: part.to_owned(), file: part.into() };
        vec![net("a-toy", "old"), net("a-toy", "new"), net("a-train", "old")]
    }

    #[track_caller]
    fn check(line: &str, expected: Option<(usize, usize)>) {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let nets = toys();
        let found = chosen(&nets, &words).ok().map(|it| (it.0.len(), it.1.len()));
        assert_eq!(found, expected, "{line}");
    }

    #[test]
    fn a_game_or_a_part_of_it_is_meant() {
        check("a-toy", Some((2, 0)));
        check("a-toy new", Some((1, 0)));
        check("a-train old --seed 7", Some((1, 2)));
        check("", None);
        check("--seed 7", None);
        check("chess", None);
        check("a-train new", None);
    }

    #[test]
    fn networks_are_found_in_the_folders_of_the_games() {
        let found = nets(&games::all(&Workspace::here()).expect("the list")).expect("folders");
        assert!(found.len() >= 2 && found.iter().all(|it| it.file.is_file()), "{found:?}");
    }
}

//! `cargo xtask play`: builds everything and serves on this machine, or plays a named game in the terminal.

use std::{
    env::consts::EXE_SUFFIX,
    process::{Command, ExitCode, ExitStatus},
};

use anyhow::{Context, Result, bail};

use crate::{
    metadata::Metadata,
    web::{self, Built, Quality},
    workspace::Workspace,
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    // A game in the terminal needs no client, but what is there stays in the binary.
    let is_served = command(arguments).first() == Some(&"serve");
    if is_served && web::build(workspace, Quality::Best)? == Built::NoTarget {
        println!("Until then the server answers without pages for a browser.\n");
    }
    let mut cargo = workspace.cargo(["build", "--release", "--locked", "-p", "platelayer"]);
    if !cargo.status().context("cannot run cargo")?.success() {
        bail!("platelayer does not build");
    }
    let folder = Metadata::read(workspace)?.target_directory.join("release");
    let binary = folder.join(format!("platelayer{EXE_SUFFIX}"));
    // In the folder of the caller, where the names of files that they give mean something.
    let status = Command::new(&binary).args(command(arguments)).status();
    let status = status.with_context(|| format!("cannot run {}", binary.display()))?;
    Ok(code(status))
}

/// What the program is asked for: a game in the terminal if one is named, else tables for everybody.
fn command(arguments: &[String]) -> Vec<&str> {
    let is_named = arguments.first().is_some_and(|first| !first.starts_with('-'));
    let command = if is_named { "play" } else { "serve" };
    std::iter::once(command).chain(arguments.iter().map(String::as_str)).collect()
}

/// Ends as another program did.
pub(crate) fn code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(test)]
mod tests {
    use super::command;

    #[track_caller]
    fn check(arguments: &[&str], expected: &[&str]) {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        assert_eq!(command(&arguments), expected);
    }

    #[test]
    fn a_named_game_is_played_here_and_otherwise_tables_are_served() {
        check(&[], &["serve"]);
        check(&["--listen", "127.0.0.1:80"], &["serve", "--listen", "127.0.0.1:80"]);
        check(&["village-rails", "--seats", "2"], &["play", "village-rails", "--seats", "2"]);
    }
}

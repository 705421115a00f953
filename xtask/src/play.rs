//! `cargo xtask play`: builds the release binary and starts a game in the terminal.

use std::{
    env::consts::EXE_SUFFIX,
    process::{Command, ExitCode, ExitStatus},
};

use anyhow::{Context, Result, bail};

use crate::{metadata::Metadata, workspace::Workspace};

const USUAL_GAME: &str = "30-rails";

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let mut cargo = workspace.cargo(["build", "--release", "--locked", "-p", "platelayer"]);
    if !cargo.status().context("cannot run cargo")?.success() {
        bail!("platelayer does not build");
    }
    let folder = Metadata::read(workspace)?.target_directory.join("release");
    let binary = folder.join(format!("platelayer{EXE_SUFFIX}"));
    // In the folder of the caller, where the names of files that they give mean something.
    let status = Command::new(&binary).arg("play").args(game_and_options(arguments)).status();
    let status = status.with_context(|| format!("cannot run {}", binary.display()))?;
    Ok(code(status))
}

/// The arguments, with the usual game in front if they do not start with a name.
fn game_and_options(arguments: &[String]) -> Vec<&str> {
    let is_named = arguments.first().is_some_and(|first| !first.starts_with('-'));
    let usual = (!is_named).then_some(USUAL_GAME);
    usual.into_iter().chain(arguments.iter().map(String::as_str)).collect()
}

/// Ends as another program did.
pub(crate) fn code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(test)]
mod tests {
    use super::game_and_options;

    #[track_caller]
    fn check(arguments: &[&str], expected: &[&str]) {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        assert_eq!(game_and_options(&arguments), expected);
    }

    #[test]
    fn the_usual_game_is_played_unless_one_is_named() {
        check(&[], &["30-rails"]);
        check(&["--seats", "2"], &["30-rails", "--seats", "2"]);
        check(&["village", "--seats", "2"], &["village", "--seats", "2"]);
    }
}

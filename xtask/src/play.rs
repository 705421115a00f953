//! `cargo xtask play`: builds everything and serves on this machine, or plays a named game in the terminal.

use std::process::{Command, ExitCode, ExitStatus};

use anyhow::{Context, Result, bail};

use crate::{
    times::Times,
    web::{self, Built, Purpose},
    workspace::Workspace,
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let times = Times::read(workspace)?;
    let begin = |number: u8, of: u8, part: &str| println!("[{number}/{of}] building {}", times.announce(part));
    // A game in the terminal needs no client.
    let is_served = command(arguments).first() == Some(&"serve");
    let (names, n_parts) = if is_served { (&["platelayer", "bundler"][..], 2) } else { (&["platelayer"][..], 1) };
    begin(1, n_parts, PROGRAM);
    let Some(programs) = times.measure(PROGRAM, || workspace.build(names))? else {
        bail!("platelayer does not build");
    };
    if is_served {
        begin(2, n_parts, CLIENT);
        match times.measure(CLIENT, || web::build(workspace, Purpose::Local))? {
            Built::There => {}
            Built::Failed => bail!("the client does not build"),
            Built::NoTarget => println!("Until then the server answers without pages for a browser.\n"),
        }
    }
    times.write()?;
    let binary = programs.path("platelayer");
    // In the folder of the caller, where the names of files that they give mean something.
    let status = Command::new(&binary).args(command(arguments)).status();
    let status = status.with_context(|| format!("cannot run {}", binary.display()))?;
    Ok(code(status))
}

/// What is built, as headings tell it.
const PROGRAM: &str = "the program";
const CLIENT: &str = "the browser client";

/// What the program is asked for: a game in the terminal if one is named, else tables for everybody, in a browser.
fn command(arguments: &[String]) -> Vec<&str> {
    let is_named = arguments.first().is_some_and(|first| !first.starts_with('-'));
    let command = if is_named { &["play"][..] } else { &["serve", "--open"][..] };
    command.iter().copied().chain(arguments.iter().map(String::as_str)).collect()
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
        check(&[], &["serve", "--open"]);
        check(&["--listen", "127.0.0.1:80"], &["serve", "--open", "--listen", "127.0.0.1:80"]);
        check(&["a-game", "--seats", "2"], &["play", "a-game", "--seats", "2"]);
    }
}

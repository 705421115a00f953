//! `cargo xtask play`: builds everything and serves on this machine, or plays a named game in the terminal.

use std::process::{Command, ExitCode, ExitStatus};

use anyhow::{Context, Result, bail};

use crate::{
    misuse::Misuse,
    times::Times,
    web::{self, Built, Purpose},
    workspace::Workspace,
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    check(&command(arguments))?;
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

/// The options of both commands; a test of the program compares them with its help.
const OPTIONS: &str = include_str!("play-options.txt");

/// Refuses options that the program does not know before minutes of building; all else is said by the program.
fn check(command: &[&str]) -> Result<(), Misuse> {
    let name = command.first().copied().unwrap_or_default();
    let known: Vec<&str> = OPTIONS.lines().filter_map(|it| it.strip_prefix(name)?.strip_prefix(' ')).collect();
    let is_unknown = |it: &&str| {
        let option = it.split('=').next().unwrap_or(it);
        it.starts_with('-') && it.len() > 1 && !known.contains(&option) && !["--help", "-h", "--"].contains(&option)
    };
    match command.iter().find(|it| is_unknown(it)) {
        Some(option) => Err(Misuse(format!("`{name}` has no option `{option}`; it has {}", known.join(", ")))),
        None => Ok(()),
    }
}

/// Ends as another program did.
pub(crate) fn code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(test)]
mod tests {
    use super::{check, command};

    #[track_caller]
    fn check_command(arguments: &[&str], expected: &[&str]) {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        assert_eq!(command(&arguments), expected);
    }

    #[test]
    fn a_named_game_is_played_here_and_otherwise_tables_are_served() {
        check_command(&[], &["serve", "--open"]);
        check_command(&["--listen", "127.0.0.1:80"], &["serve", "--open", "--listen", "127.0.0.1:80"]);
        check_command(&["a-game", "--seats", "2"], &["play", "a-game", "--seats", "2"]);
    }

    #[test]
    fn an_option_that_the_program_does_not_know_is_refused_before_anything_is_built() {
        let refused = |words: &[&str]| check(words).err().map(|it| it.0);
        for fine in [
            &["serve", "--open", "--listen", "127.0.0.1:80"][..],
            &["serve", "--open", "--listen=127.0.0.1:80", "--log-level", "debug"],
            &["play", "a-game", "--seats", "2", "--help"],
            &["serve", "--open", "-h"],
        ] {
            assert_eq!(refused(fine), None);
        }
        let told = refused(&["serve", "--open", "--bogus"]).expect("a refusal");
        assert!(told.starts_with("`serve` has no option `--bogus`; it has --behind-proxy, "), "{told}");
        // What belongs to the other command, is cut short or has one stroke too few is none either.
        for wrong in
            [&["play", "a-game", "--listen", "x"][..], &["serve", "--seats"], &["serve", "--log-leve"], &["play", "-n"]]
        {
            assert!(refused(wrong).is_some(), "{wrong:?}");
        }
    }
}

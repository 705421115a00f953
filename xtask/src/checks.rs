//! The list of checks, cheapest first.

use std::{ffi::OsStr, process::Command};

use anyhow::{Context, Result};

use crate::{equipment, fuzz, layers, outcome::Outcome, protocol, rules, test::Order, tidy, web, workspace::Workspace};

/// Something that must hold before a change is good.
pub(crate) struct Check {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    /// Left out by `--quick`.
    pub(crate) slow: bool,
    pub(crate) run: fn(&Workspace, &Order) -> Result<Outcome>,
}

pub(crate) const CHECKS: &[Check] = &[
    Check { name: "format", what: "the code is laid out by rustfmt", slow: false, run: format },
    Check {
        name: "tidy",
        what: "files are small, start with a sentence and hold no leftovers",
        slow: false,
        run: tidy::check,
    },
    Check { name: "layers", what: "dependencies point down, and rules are pure", slow: false, run: layers::check },
    Check {
        name: "rules",
        what: "every sentence of a RULES.md has a test and translations",
        slow: false,
        run: rules::check,
    },
    Check { name: "clippy", what: "no warnings", slow: false, run: clippy },
    Check {
        name: "equipment",
        what: "the programs that some tests need are installed",
        slow: false,
        run: equipment::check,
    },
    Check { name: "web", what: "the browser client builds, and is small", slow: false, run: web::check },
    Check { name: "tests", what: "unit, integration and documentation tests", slow: false, run: tests },
    Check {
        name: "protocol",
        what: "generated requests are answered as the description says",
        slow: true,
        run: protocol::check,
    },
    Check { name: "docs", what: "the documentation builds without warnings", slow: true, run: docs },
    Check { name: "fuzz", what: "the fuzz targets compile", slow: true, run: fuzz::check },
];

fn format(workspace: &Workspace, _: &Order) -> Result<Outcome> {
    run(&mut workspace.cargo(["fmt", "--all", "--check"]))
}

fn clippy(workspace: &Workspace, _: &Order) -> Result<Outcome> {
    run(&mut workspace.cargo(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
}

fn tests(workspace: &Workspace, order: &Order) -> Result<Outcome> {
    // One failing test binary must not hide the others.
    let mut cargo = workspace.cargo(["test", "--workspace", "--locked", "--no-fail-fast"]);
    if !order.filters.is_empty() {
        cargo.arg("--").args(&order.filters);
    }
    run(&mut cargo)
}

fn docs(workspace: &Workspace, _: &Order) -> Result<Outcome> {
    run(workspace.cargo(["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Shows a command, runs it, and passes if it does.
pub(crate) fn run(command: &mut Command) -> Result<Outcome> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot run {}", command.get_program().display()))?;
    Ok(Outcome::of_status(status))
}

/// A command as a person would type it.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let words: Vec<_> = std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::{CHECKS, run, shown};
    use crate::{outcome::Outcome, workspace::Workspace};

    #[test]
    fn slow_checks_come_last() {
        assert!(CHECKS.is_sorted_by_key(|check| check.slow));
    }

    #[test]
    fn a_command_is_shown_without_its_folder() {
        let mut command = Command::new("toolchain/bin/cargo");
        assert_eq!(shown(command.args(["fmt", "--all"])), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = run(&mut Command::new("no-such-program")).expect_err("it does not exist");
        assert_eq!(error.to_string(), "cannot run no-such-program");
    }

    #[test]
    fn a_program_that_fails_fails() {
        let workspace = Workspace::here();
        let cargo = |argument| run(workspace.cargo([argument]).stdout(Stdio::null()).stderr(Stdio::null()));
        assert_eq!(cargo("--version").expect("cargo runs"), Outcome::Passed);
        assert!(matches!(cargo("--no-such-option").expect("cargo runs"), Outcome::Failed(_)));
    }
}

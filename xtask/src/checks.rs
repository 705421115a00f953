//! The list of checks, in the order in which their ends are told.

use std::{ffi::OsStr, path::Path, process::Command};

use anyhow::{Context, Result};

use crate::{
    cache::Cache,
    equipment, fuzz, layers, list, naming,
    outcome::Outcome,
    rules,
    suites::{self, Runner},
    test::Run,
    tidy, web, workspace,
};

/// Something that must hold before a change is good.
pub(crate) struct Check {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    pub(crate) stage: Stage,
    /// Whether `--quick` runs it, too.
    pub(crate) is_quick: bool,
    pub(crate) run: fn(&Run) -> Result<Outcome>,
}

/// When a check runs: the stages come one after the other, except where said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    /// Reads files and compiles nothing.
    Text,
    /// Builds what the tests need, one after the other.
    Build,
    /// Installs what the tests need, beside the stage that builds.
    Install,
    /// Compiles once more, one after the other.
    Compile,
    /// Runs what was built, beside the stage that compiles once more where that does not disturb it.
    Tests,
}

pub(crate) const CHECKS: &[Check] = &[
    Check {
        name: "format",
        what: "the code is laid out by rustfmt",
        stage: Stage::Text,
        is_quick: true,
        run: |run| command(&mut run.workspace.cargo(["fmt", "--all", "--check"])),
    },
    Check {
        name: "tidy",
        what: "files are small, start with a sentence and hold no leftovers",
        stage: Stage::Text,
        is_quick: true,
        run: |run| tidy::check(run.workspace),
    },
    Check {
        name: "layers",
        what: "dependencies point down, and rules are pure",
        stage: Stage::Text,
        is_quick: true,
        run: |run| layers::check(run.workspace),
    },
    Check {
        name: "list",
        what: "what names every game is as games/list.txt gives it",
        stage: Stage::Text,
        is_quick: true,
        run: |run| list::check(run.workspace),
    },
    Check {
        name: "naming",
        what: "no more files than before name a game",
        stage: Stage::Text,
        is_quick: true,
        run: |run| naming::check(run.workspace),
    },
    Check {
        name: "rules",
        what: "every sentence of a RULES.md has a test and translations",
        stage: Stage::Text,
        is_quick: true,
        run: |run| rules::check(run.workspace),
    },
    Check {
        name: "build",
        what: "the programs and their tests compile",
        stage: Stage::Build,
        is_quick: true,
        run: build,
    },
    Check {
        name: "client",
        what: "the browser client builds, and its first load is small",
        stage: Stage::Build,
        is_quick: false,
        run: |run| web::check(run.workspace),
    },
    Check {
        name: "equipment",
        what: "the programs that some tests need are installed",
        stage: Stage::Install,
        is_quick: false,
        run: |run| equipment::check(run.workspace),
    },
    Check { name: "clippy", what: "no warnings", stage: Stage::Compile, is_quick: false, run: clippy },
    Check {
        name: "docs",
        what: "the documentation builds without warnings",
        stage: Stage::Compile,
        is_quick: false,
        run: docs,
    },
    Check {
        name: "examples",
        what: "the examples in the documentation run",
        stage: Stage::Compile,
        is_quick: false,
        run: examples,
    },
    Check {
        name: "fuzz",
        what: "the fuzz targets compile",
        stage: Stage::Compile,
        is_quick: false,
        run: |run| fuzz::check(run.workspace),
    },
    Check {
        name: "tests",
        what: "unit and integration tests, with databases, browsers and generated requests",
        stage: Stage::Tests,
        is_quick: true,
        run: tests,
    },
];

/// The packages that need a database, a server or a browser, or what builds for one: `--quick` leaves them out.
const SLOW: &[&str] = &[
    "bundler",
    "paper",
    "platelayer",
    "platelayer-fuzz",
    "proving",
    "referee",
    "server",
    "store",
    "visitors",
    "web",
    "xtask",
];

fn build(run: &Run) -> Result<Outcome> {
    let mut arguments = vec!["--tests"];
    if run.order.quick {
        arguments.push("--workspace");
        arguments.extend(SLOW.iter().flat_map(|it| ["--exclude", it]));
    } else {
        // Not all programs: nobody runs the client but a browser.
        arguments.extend(["--bin", "platelayer", "--bin", "bundler"]);
    }
    Ok(match suites::build(run.workspace, &arguments)? {
        Some(suites) => {
            let _ = run.suites.set(suites);
            Outcome::Passed
        }
        None => Outcome::Failed("it does not compile".to_owned()),
    })
}

fn tests(run: &Run) -> Result<Outcome> {
    let Some(suites) = run.suites.get() else {
        return Ok(Outcome::Failed("the tests were not built".to_owned()));
    };
    let schemathesis = equipment::schemathesis(run.workspace)?.map(|(name, program)| (name, program.into()));
    // A quick run has built nothing for the browser; then the test that needs it does.
    let story = if run.order.quick { None } else { Some(web::story(run.workspace)?) };
    let variables = schemathesis.into_iter().chain(story).collect();
    // A build server runs everything; and where some tests are chosen by name, no program runs whole.
    let runs_all = run.order.no_cache || std::env::var_os("CI").is_some();
    let cache = run.order.filters.is_empty().then(|| Cache::read(run.workspace, runs_all)).transpose()?;
    let runner = Runner { workspace: run.workspace, times: &run.times, filters: &run.order.filters, variables, cache };
    runner.run(suites.clone())
}

fn clippy(run: &Run) -> Result<Outcome> {
    command(&mut run.workspace.patient_cargo(["clippy", "--all-targets", "--locked", "--", "-D", "warnings"]))
}

fn docs(run: &Run) -> Result<Outcome> {
    command(run.workspace.patient_cargo(["doc", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn examples(run: &Run) -> Result<Outcome> {
    let mut cargo = run.workspace.patient_cargo(["test", "--locked", "--no-fail-fast", "--doc", "--quiet"]);
    if !run.order.filters.is_empty() {
        cargo.arg("--").args(&run.order.filters);
    }
    command(&mut cargo)
}

/// Shows a command, runs it, and passes if it does.
pub(crate) fn command(command: &mut Command) -> Result<Outcome> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot run {}", command.get_program().display()))?;
    Ok(Outcome::of_status(status))
}

/// A command as a person would type it: programs without their folders, and without what lowers its priority.
pub(crate) fn shown(command: &Command) -> String {
    let words: Vec<_> = std::iter::once(command.get_program()).chain(command.get_args()).collect();
    let words = words.strip_prefix(&workspace::IDLE.map(OsStr::new)).unwrap_or(&words);
    let name = words.first().and_then(|it| Path::new(it).file_stem());
    let words: Vec<_> = name.into_iter().chain(words.iter().copied().skip(1)).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::{CHECKS, SLOW, command, shown};
    use crate::{
        metadata::Metadata,
        outcome::Outcome,
        workspace::{IDLE, Workspace},
    };

    #[test]
    fn checks_are_told_in_the_order_of_their_stages() {
        assert!(CHECKS.is_sorted_by_key(|check| check.stage));
    }

    #[test]
    fn what_a_quick_run_leaves_out_exists() {
        let packages = Metadata::read(&Workspace::here()).expect("cargo is there").packages;
        for name in SLOW {
            assert!(packages.iter().any(|it| it.name == *name), "{name}");
        }
    }

    #[test]
    fn a_command_is_shown_without_its_folder() {
        let mut cargo = Command::new("toolchain/bin/cargo");
        assert_eq!(shown(cargo.args(["fmt", "--all"])), "cargo fmt --all");
        let [idle, arguments @ ..] = IDLE;
        let mut patient = Command::new(idle);
        patient.args(arguments).args(["/toolchain/bin/cargo", "doc"]);
        assert_eq!(shown(&patient), "cargo doc");
        assert_eq!(shown(&Workspace::here().patient_cargo(["doc", "--no-deps"])), "cargo doc --no-deps");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = command(&mut Command::new("no-such-program")).expect_err("it does not exist");
        assert_eq!(error.to_string(), "cannot run no-such-program");
    }

    #[test]
    fn a_program_that_fails_fails() {
        let workspace = Workspace::here();
        let cargo = |argument| command(workspace.cargo([argument]).stdout(Stdio::null()).stderr(Stdio::null()));
        assert_eq!(cargo("--version").expect("cargo runs"), Outcome::Passed);
        assert!(matches!(cargo("--no-such-option").expect("cargo runs"), Outcome::Failed(_)));
    }
}

//! The check `protocol`: generated requests are answered as the description of the protocol says.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::Result;

use crate::{checks, metadata::Metadata, outcome::Outcome, test::Order, workspace::Workspace};

/// What generates the requests, from the package index of Python.
const PACKAGE: &str = "schemathesis>=4,<5";

/// Tells the test where the program is.
const VARIABLE: &str = "PLATELAYER_SCHEMATHESIS";

/// The test that sends them.
const TEST: &str = "api::generated_requests_are_answered_as_described";

pub(crate) fn check(workspace: &Workspace, _: &Order) -> Result<Outcome> {
    let folder = Metadata::read(workspace)?.target_directory.join("schemathesis");
    let Some(program) = program(workspace, &folder) else {
        println!("Python 3 or its package {PACKAGE} is not to be had here, so no generated requests were sent.");
        println!("Set {VARIABLE} to the program `schemathesis` if you have it elsewhere.");
        return Ok(Outcome::Skipped("schemathesis is not to be had".to_owned()));
    };
    // For the whole workspace, as the other tests are built: for one crate alone everything would be built once more.
    let mut cargo = workspace.cargo(["test", "--locked", "--workspace", "--test", "http", "--", "--exact", TEST]);
    checks::run(cargo.env(VARIABLE, program))
}

/// The program that somebody has, or one that is installed into a folder of our own.
fn program(workspace: &Workspace, folder: &Path) -> Option<PathBuf> {
    if let Some(given) = env::var_os(VARIABLE) {
        return Some(given.into());
    }
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = programs.join("schemathesis");
    if program.is_file() {
        return Some(program);
    }
    let is_done = |program: &Path, arguments: &[&str]| {
        // A program that is not there is as good as one that fails.
        checks::run(workspace.program(program).args(arguments)).is_ok_and(|it| it == Outcome::Passed)
    };
    let place = folder.to_str()?;
    let is_there = is_done(Path::new("python3"), &["-m", "venv", place])
        && is_done(&programs.join("pip"), &["install", "--quiet", "--disable-pip-version-check", PACKAGE]);
    is_there.then_some(program)
}

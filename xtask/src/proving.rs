//! `cargo xtask faults` and `cargo xtask load`: build the server and the proving ground, and let one loose on the other.

use std::{
    env::consts::EXE_SUFFIX,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail};

use crate::{metadata::Metadata, play::code, workspace::Workspace};

pub(crate) fn faults(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    run(workspace, "faults", arguments)
}

pub(crate) fn load(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    run(workspace, "load", arguments)
}

fn run(workspace: &Workspace, what: &str, arguments: &[String]) -> Result<ExitCode> {
    let mut cargo = workspace.release_cargo(["build", "--release", "--locked", "-p", "platelayer", "-p", "proving"]);
    if !cargo.status().context("cannot run cargo")?.success() {
        bail!("platelayer and proving do not build");
    }
    let folder = Metadata::read(workspace)?.target_directory.join("release");
    let program = |name: &str| folder.join(format!("{name}{EXE_SUFFIX}"));
    let mut proving = Command::new(program("proving"));
    proving.env("PLATELAYER_BIN", program("platelayer")).arg(what).args(arguments);
    Ok(code(proving.status().context("cannot run proving")?))
}

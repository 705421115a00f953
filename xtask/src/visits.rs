//! `cargo xtask visits`: builds client, server and visitors, and measures how soon pages are there.

use std::{
    env::consts::EXE_SUFFIX,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail};

use crate::{
    metadata::Metadata,
    play::code,
    web::{self, Built, Purpose},
    workspace::{WITHOUT_CLIENT, Workspace},
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    if web::build(workspace, Purpose::Release)? != Built::There {
        return Ok(ExitCode::FAILURE);
    }
    // What is measured is built as it is used; those who measure only wait.
    let mut server = workspace.release_cargo(["build", "--release", "--locked", "-p", "platelayer"]);
    server.env_remove(WITHOUT_CLIENT);
    let visitors = workspace.cargo(["build", "--locked", "-p", "visitors"]);
    for mut cargo in [server, visitors] {
        if !cargo.status().context("cannot run cargo")?.success() {
            bail!("the server and its visitors do not build");
        }
    }
    let target = Metadata::read(workspace)?.target_directory;
    let program = |folder: &str, name: &str| target.join(folder).join(format!("{name}{EXE_SUFFIX}"));
    let mut visitors = Command::new(program("debug", "visitors"));
    visitors.env("PLATELAYER_BIN", program("release", "platelayer")).args(arguments);
    Ok(code(visitors.status().context("cannot run visitors")?))
}

//! `cargo xtask web`: builds the browser client into `web-dist`, where the server takes it from.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use anyhow::{Context, Result};

use crate::{checks, metadata::Metadata, misuse::Misuse, outcome::Outcome, pages, target, workspace::Workspace};

/// An example of `bots` that tells how they play; a test compares what it tells in WebAssembly and elsewhere.
const STORY: &str = "story";

/// What the client is built for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To travel: small.
    Release,
    /// To be used on this machine, by people and by tests: soon there.
    Local,
    /// To be looked at after every change.
    Trial,
}

impl Purpose {
    /// What the bundler calls it.
    const fn word(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Local => "local",
            Self::Trial => "trial",
        }
    }

    /// The packages of the client, the one of the page first, with their profiles.
    ///
    /// What thinks beside the page is built to be fast where the page is built to be small.
    const fn packages(self) -> [(&'static str, &'static str); 2] {
        match self {
            Self::Release => [("web", "web"), ("kibitzer", "kibitzer")],
            Self::Local | Self::Trial => [("web", "dev"), ("kibitzer", "dev")],
        }
    }
}

/// How a build ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Built {
    /// The client is in `web-dist`.
    There,
    /// It does not compile, or is too big; why was told.
    Failed,
    /// This Rust cannot build for the browser; how to change that was told.
    NoTarget,
}

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let purpose = match arguments {
        [] => Purpose::Release,
        [option] if option == "--quick" => Purpose::Trial,
        [other, ..] => return Err(Misuse(format!("unexpected argument `{other}`")).into()),
    };
    let is_there = build(workspace, purpose)? == Built::There;
    Ok(if is_there { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The check `client`: it builds, and a browser has it soon.
pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    Ok(match build(workspace, Purpose::Local)? {
        // With the client in one command, so that it asks for the same features and compiles nothing once more.
        Built::There => {
            checks::command(cargo(workspace, Purpose::Local, "dev").args(["-p", "bots", "--example", STORY]))?
        }
        Built::Failed => Outcome::Failed("the client does not build".to_owned()),
        Built::NoTarget => Outcome::missing(&format!("the target {}", target::TARGET)),
    })
}

/// Builds the client; what has not changed is not built again.
pub(crate) fn build(workspace: &Workspace, purpose: Purpose) -> Result<Built> {
    if !target::is_there(workspace)? {
        println!("{}", target::ADVICE);
        return Ok(Built::NoTarget);
    }
    let Some(programs) = workspace.build(&["bundler"])? else { return Ok(Built::Failed) };
    let target = Metadata::read(workspace)?.target_directory;
    let Some([page, kibitzer]) = compile(workspace, &target, purpose)? else { return Ok(Built::Failed) };
    let pages = target.join("rule-pages");
    pages::write(workspace, &pages)?;
    let mut bundler = workspace.program(programs.path("bundler"));
    bundler.arg(purpose.word()).args([page, kibitzer, workspace.root().join("web"), pages]);
    bundler.args([workspace.root().join("web-dist"), target.join("web-dist.json")]);
    let is_bundled = bundler.status().context("cannot run the bundler")?.success();
    Ok(if is_bundled { Built::There } else { Built::Failed })
}

/// Compiles the packages of the client; their modules.
fn compile(workspace: &Workspace, target: &Path, purpose: Purpose) -> Result<Option<[PathBuf; 2]>> {
    let packages = purpose.packages();
    let mut profiles = packages.map(|it| it.1).to_vec();
    profiles.dedup();
    for profile in profiles {
        if checks::command(&mut cargo(workspace, purpose, profile))? != Outcome::Passed {
            return Ok(None);
        }
    }
    let folder = |profile| if profile == "dev" { "debug" } else { profile };
    let module = |(package, profile)| target.join(target::TARGET).join(folder(profile)).join(format!("{package}.wasm"));
    Ok(Some(packages.map(module)))
}

/// What compiles the packages of the client that have this profile.
fn cargo(workspace: &Workspace, purpose: Purpose, profile: &str) -> Command {
    let mut cargo = workspace.cargo(["build", "--locked", "--bins", "--target", target::TARGET, "--profile", profile]);
    for (package, _) in purpose.packages().iter().filter(|it| it.1 == profile) {
        cargo.args(["-p", package]);
    }
    cargo.args(["--config", &format!("target.{}.rustflags = {}", target::TARGET, flags(workspace, purpose))]);
    cargo
}

/// What makes of the profile for development one that is fast to build and small enough.
///
/// A profile of its own would have cargo compile all macros once more.
/// Without the types of their children, components of Leptos compile in a fifth of the time.
const QUICK: &[&str] = &["--cfg=erase_components", "-Copt-level=1", "-Cdebuginfo=0"];

/// What the compiler is told beside the profile: to write no path of this machine, and to compile the page quickly.
fn flags(workspace: &Workspace, purpose: Purpose) -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|it| it.join(".cargo")));
    let root = Some(workspace.root().to_owned());
    let places = [(home, "cargo"), (root, "platelayer")];
    let maps =
        places.iter().filter_map(|(from, to)| Some(format!("--remap-path-prefix={}={to}", from.as_ref()?.display())));
    let quick: &[&str] = if purpose == Purpose::Release { &[] } else { QUICK };
    // A list of strings is written alike in JSON and TOML.
    serde_json::json!(maps.chain(quick.iter().map(|&it| it.to_owned())).collect::<Vec<_>>()).to_string()
}

/// Where the tests find the program that tells in WebAssembly how bots play, once the check `client` has built it.
pub(crate) fn story(workspace: &Workspace) -> Result<(&'static str, OsString)> {
    let target = Metadata::read(workspace)?.target_directory;
    let module = target.join(target::TARGET).join("debug/examples").join(format!("{STORY}.wasm"));
    Ok(("PLATELAYER_STORY", module.into()))
}

#[cfg(test)]
mod tests {
    use super::Purpose;

    #[test]
    fn a_release_has_profiles_of_its_own() {
        assert_eq!(Purpose::Release.packages(), [("web", "web"), ("kibitzer", "kibitzer")]);
        for purpose in [Purpose::Local, Purpose::Trial] {
            assert!(purpose.packages().iter().all(|it| it.1 == "dev"));
        }
    }
}

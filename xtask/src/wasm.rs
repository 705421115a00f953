//! The check `wasm`: everything that runs in the browser builds for it.

use std::{env, path::Path};

use anyhow::{Context, Result};

use crate::{
    checks,
    metadata::{Metadata, Package},
    outcome::Outcome,
    workspace::Workspace,
};

const TARGET: &str = "wasm32-unknown-unknown";

const ADVICE: &str = "\
The rules were not built for the browser, because this Rust has no standard library for wasm32-unknown-unknown.
With rustup, add it by `rustup target add wasm32-unknown-unknown`.
With the Rust of a Linux distribution, install its package for that target; Debian calls it libstd-rust-dev-wasm32.
Then run the command again.";

pub(crate) fn check(workspace: &Workspace, _: &[String]) -> Result<Outcome> {
    if !has_target(workspace)? {
        add_target(workspace);
    }
    if !has_target(workspace)? {
        println!("{ADVICE}");
        let reason = format!("the target {TARGET} is not installed");
        let is_build_server = env::var("CI").is_ok_and(|value| value == "true");
        return Ok(if is_build_server { Outcome::Failed(reason) } else { Outcome::Skipped(reason) });
    }
    let metadata = Metadata::read(workspace)?;
    let mut cargo = workspace.cargo(["build", "--locked", "--target", TARGET]);
    for name in browser_packages(&metadata.packages, workspace.root()) {
        cargo.args(["-p", name]);
    }
    checks::run(&mut cargo)
}

/// The packages that the browser runs: ground, games, and what shows them.
fn browser_packages<'a>(packages: &'a [Package], root: &Path) -> Vec<&'a str> {
    let games = root.join("games");
    let is_game = |package: &Package| package.folder().parent() == Some(&games);
    let games = packages.iter().filter(|package| is_game(package)).map(|package| package.name.as_str());
    ["kernel", "track"].into_iter().chain(games).chain(["library", "draw", "wire"]).collect()
}

fn has_target(workspace: &Workspace) -> Result<bool> {
    let mut rustc = workspace.program("rustc");
    let output = rustc.args(["--print", "target-libdir", "--target", TARGET]).output().context("cannot run rustc")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// Asks rustup for the target; where that fails or rustup is missing, the target stays missing.
fn add_target(workspace: &Workspace) {
    if let Err(error) = checks::run(workspace.program("rustup").args(["target", "add", TARGET])) {
        println!("{error:#}");
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::json;

    use super::browser_packages;
    use crate::metadata::Package;

    #[test]
    fn every_game_is_built_for_the_browser() {
        let package = |name: &str, folder: &str| -> Package {
            let manifest = format!("rails/{folder}/Cargo.toml");
            serde_json::from_value(json!({ "name": name, "manifest_path": manifest, "dependencies": [] }))
                .expect("a package")
        };
        let packages = [package("kernel", "kernel"), package("thirty", "games/thirty"), package("platelayer", "cli")];
        assert_eq!(
            browser_packages(&packages, Path::new("rails")),
            ["kernel", "track", "thirty", "library", "draw", "wire"]
        );
    }
}

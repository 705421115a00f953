//! The target of the browser: whether this Rust can build for it, and how it learns to.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{checks, workspace::Workspace};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

pub(crate) const ADVICE: &str = "\
The browser client was not built, because this Rust has no standard library for wasm32-unknown-unknown.
With rustup, add it by `rustup target add wasm32-unknown-unknown`.
With the Rust of a Linux distribution, install its package for that target; Debian calls it libstd-rust-dev-wasm32.
Then run the command again.";

/// Whether we can build for the browser, after asking rustup if not.
pub(crate) fn is_there(workspace: &Workspace) -> Result<bool> {
    if has(workspace)? {
        return Ok(true);
    }
    add(workspace);
    has(workspace)
}

fn has(workspace: &Workspace) -> Result<bool> {
    let mut rustc = workspace.program("rustc");
    let output = rustc.args(["--print", "target-libdir", "--target", TARGET]).output().context("cannot run rustc")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// Asks rustup for the target; where that fails or rustup is missing, the target stays missing.
fn add(workspace: &Workspace) {
    if let Err(error) = checks::command(workspace.program("rustup").args(["target", "add", TARGET])) {
        println!("{error:#}");
    }
}

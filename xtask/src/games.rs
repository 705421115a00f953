//! The folders of the games.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// The folders in `games` that hold a crate, sorted.
pub(crate) fn folders(workspace: &Workspace) -> Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(workspace.root().join("games")).context("cannot list games")? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

//! The folders of the games, and their names.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{files, workspace::Workspace};

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

/// The name by which players call for the game in a folder, as its code says it.
pub(crate) fn name(workspace: &Workspace, folder: &Path) -> Result<String> {
    let path = folder.join("src/game.rs");
    let code = files::read(workspace, &path)?;
    let name = name_in(&code).with_context(|| format!("{}: has no `{CONSTANT}…`", workspace.short(&path)))?;
    Ok(name.to_owned())
}

const CONSTANT: &str = "const NAME: &'static str = \"";

fn name_in(code: &str) -> Option<&str> {
    let (_, rest) = code.split_once(CONSTANT)?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::{folders, name, name_in};
    use crate::workspace::Workspace;

    #[test]
    fn every_game_has_a_name() {
        let workspace = Workspace::here();
        let folders = folders(&workspace).expect("a list");
        let names: Vec<String> = folders.iter().map(|folder| name(&workspace, folder).expect("a name")).collect();
        assert_eq!(names, ["rail-age", "30-streetcar-rails", "30-rails", "village-rails"]);
    }

    #[test]
    fn code_without_a_name_is_seen() {
        assert_eq!(name_in("const NAME: &'static str = \"toy\";"), Some("toy"));
        assert_eq!(name_in("const RULES: u32 = 1;"), None);
    }
}

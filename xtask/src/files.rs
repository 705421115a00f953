//! The files of the project, as git knows them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// Folders that are never part of the project.
const OUTSIDE: &[&str] = &[".git", "target", "web-dist", "corpus", "artifacts", "node_modules"];

/// The files that are tracked, or would be by the next commit; sorted, as paths from the root.
pub(crate) fn all(workspace: &Workspace) -> Result<Vec<PathBuf>> {
    let root = workspace.root();
    let mut paths = match of_git(workspace) {
        Some(paths) => paths,
        None => below(root, &|_| true)?,
    };
    // Git lists a file that was just deleted, and names a file in conflict twice.
    paths.retain(|path| root.join(path).is_file());
    paths.sort();
    paths.dedup();
    Ok(paths)
}

/// The Rust files below a folder of the workspace, as paths from that folder; none if there is no such folder.
pub(crate) fn rust_below(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = below(folder, &is_rust)?;
    paths.sort();
    Ok(paths)
}

pub(crate) fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

/// The text of a file; the error names it.
pub(crate) fn read(workspace: &Workspace, path: &Path) -> Result<String> {
    fs::read_to_string(workspace.root().join(path)).with_context(|| format!("cannot read {}", workspace.short(path)))
}

/// Nothing where git is missing, or the folder is not a repository.
fn of_git(workspace: &Workspace) -> Option<Vec<PathBuf>> {
    let output = workspace.program("git").args(["ls-files", "-co", "--exclude-standard", "-z"]).output().ok()?;
    let list = output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())?;
    Some(list.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).collect())
}

fn below(folder: &Path, wanted: &dyn Fn(&Path) -> bool) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder_now) = open.pop() {
        let entries = fs::read_dir(&folder_now).with_context(|| format!("cannot list {}", folder_now.display()))?;
        for entry in entries {
            let entry = entry?;
            let path = entry.path();
            // In a second working tree of a repository `.git` is a file.
            if OUTSIDE.iter().any(|name| entry.file_name() == *name) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else if wanted(&path) {
                found.push(path.strip_prefix(folder).unwrap_or(&path).to_owned());
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{all, below, rust_below};
    use crate::workspace::Workspace;

    #[test]
    fn this_file_is_found_by_every_way() {
        let workspace = Workspace::here();
        let here = Path::new("xtask/src/files.rs");
        assert!(all(&workspace).expect("a list").iter().any(|path| path == here));
        assert!(below(workspace.root(), &|_| true).expect("a list").iter().any(|path| path == here));
        let sources = rust_below(&workspace.root().join("xtask")).expect("a list");
        assert!(sources.iter().any(|path| path == Path::new("src/files.rs")));
        assert!(!sources.iter().any(|path| path == Path::new("Cargo.toml")));
    }

    #[test]
    fn build_results_are_not_part_of_the_project() {
        let paths = below(Workspace::here().root(), &|_| true).expect("a list");
        assert!(!paths.iter().any(|path| path.starts_with("target") || path.starts_with(".git")));
    }

    #[test]
    fn a_folder_that_is_not_there_is_empty() {
        assert!(rust_below(Path::new("no-such-folder")).expect("a list").is_empty());
    }
}

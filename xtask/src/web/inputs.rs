//! What the client is made of, as one hash: whoever has built it does not build it again.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use sha2::{Digest as _, Sha256};

use super::{Quality, hex, module::PACKAGE};
use crate::{
    files,
    metadata::{Metadata, Package},
    workspace::Workspace,
};

/// What matters of the folder of the workspace itself.
const ROOT: &[&str] = &["Cargo.toml", "Cargo.lock", ".cargo/config.toml"];

/// Folders of a crate that are no part of what it builds.
const ASIDE: &[&str] = &["tests", "benches", "examples"];

/// A hash of everything that the client is made of; `more` are files that the compiler read elsewhere.
pub(crate) fn hash(
    workspace: &Workspace,
    metadata: &Metadata,
    quality: Quality,
    more: &BTreeSet<PathBuf>,
) -> Result<String> {
    let compiler = workspace.program("rustc").arg("-vV").output().context("cannot run rustc")?;
    let mut hash = Sha256::new();
    hash.update(&compiler.stdout);
    hash.update(quality.profile());
    let folders = folders(&metadata.packages, workspace.root());
    let known: BTreeSet<PathBuf> = files::all(workspace)?.into_iter().filter(|it| matters(it, &folders)).collect();
    for path in known.union(more) {
        // A file that is gone is a change like any other.
        let bytes = fs::read(workspace.root().join(path)).unwrap_or_default();
        hash.update(format!("{}\n{}\n", path.display(), bytes.len()));
        hash.update(&bytes);
    }
    Ok(hex(&hash.finalize()))
}

/// The files in the workspace that the compiler read although they lie beside all crates of the client.
pub(crate) fn elsewhere(sources: &str, workspace: &Workspace, metadata: &Metadata) -> BTreeSet<PathBuf> {
    let folders = folders(&metadata.packages, workspace.root());
    let read = sources.lines().filter_map(|line| line.split_once(": ")).flat_map(|(_, files)| split(files));
    let ours = read.filter_map(|it| it.strip_prefix(workspace.root()).ok().map(Path::to_owned));
    ours.filter(|it| !matters(it, &folders) && !it.starts_with("target")).collect()
}

/// The names in a rule of `make`, where a space within a name has a backslash before it.
fn split(files: &str) -> impl Iterator<Item = PathBuf> {
    let hidden = files.replace("\\ ", "\0");
    let names: Vec<PathBuf> = hidden.split(' ').map(|it| it.replace('\0', " ").into()).collect();
    names.into_iter()
}

fn matters(path: &Path, folders: &[PathBuf]) -> bool {
    let within = |folder: &PathBuf| {
        let rest = path.strip_prefix(folder).ok()?;
        Some(!ASIDE.iter().any(|aside| rest.starts_with(aside)))
    };
    ROOT.iter().any(|root| path == Path::new(root)) || folders.iter().filter_map(within).any(|it| it)
}

/// The folders of the client, of the crates of ours that it uses, and of this program, from the root.
fn folders(packages: &[Package], root: &Path) -> Vec<PathBuf> {
    let mut names = vec![PACKAGE, env!("CARGO_PKG_NAME")];
    let mut folders = Vec::new();
    let mut next = 0;
    while let Some(name) = names.get(next).copied() {
        next += 1;
        let Some(package) = packages.iter().find(|it| it.name == name) else {
            continue;
        };
        folders.push(package.folder().strip_prefix(root).unwrap_or(package.folder()).to_owned());
        let used = package.dependencies.iter().filter(|it| it.is_local() && !it.is_only_for_tests());
        for dependency in used {
            if !names.contains(&dependency.name.as_str()) {
                names.push(&dependency.name);
            }
        }
    }
    folders
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use serde_json::{Value, json};

    use super::{folders, matters, split};
    use crate::metadata::Package;

    fn package(name: &str, dependencies: &[(&str, Value)]) -> Package {
        let dependencies: Vec<_> =
            dependencies.iter().map(|(name, kind)| json!({ "name": name, "source": null, "kind": kind })).collect();
        let manifest = format!("rails/{name}/Cargo.toml");
        serde_json::from_value(json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies }))
            .expect("a package")
    }

    #[test]
    fn what_the_client_uses_matters_at_any_distance() {
        let packages = [
            package("web", &[("draw", Value::Null), ("proving", "dev".into())]),
            package("draw", &[("kernel", Value::Null)]),
            package("kernel", &[]),
            package("server", &[("kernel", Value::Null)]),
            package("proving", &[]),
            package("xtask", &[]),
        ];
        let folders = folders(&packages, Path::new("rails"));
        let names: Vec<_> = folders.iter().map(|it| it.display().to_string()).collect();
        assert_eq!(names, ["web", "xtask", "draw", "kernel"]);
        for path in ["web/static/index.html", "kernel/src/lib.rs", "draw/Cargo.toml", "Cargo.lock"] {
            assert!(matters(Path::new(path), &folders), "{path}");
        }
        for path in ["server/src/lib.rs", "kernel/tests/laws.rs", "README.md", "website/a.css"] {
            assert!(!matters(Path::new(path), &folders), "{path}");
        }
    }

    #[test]
    fn names_with_spaces_stay_whole() {
        let names: Vec<PathBuf> = split("a/b.rs my\\ rails/c.rs").collect();
        assert_eq!(names, [PathBuf::from("a/b.rs"), PathBuf::from("my rails/c.rs")]);
    }
}

//! What cargo knows of the workspace: its packages and their direct dependencies.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::workspace::Workspace;

/// The part of `cargo metadata` that we use.
#[derive(Debug)]
pub(crate) struct Metadata {
    /// The members of the workspace.
    pub(crate) packages: Vec<Package>,
    pub(crate) target_directory: PathBuf,
}

/// A member of the workspace.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A package that another one uses.
#[derive(Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Nothing for a folder on this machine.
    source: Option<String>,
    /// Nothing for a normal dependency; otherwise `build` or `dev`.
    kind: Option<String>,
}

impl Metadata {
    pub(crate) fn read(workspace: &Workspace) -> Result<Self> {
        let arguments = ["metadata", "--format-version", "1", "--no-deps"];
        let offline = workspace.cargo(arguments).arg("--offline").output().context("cannot run cargo metadata")?;
        let output = if offline.status.success() {
            offline
        } else {
            workspace.cargo(arguments).output().context("cannot run cargo metadata")?
        };
        let complaint = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo metadata failed: {}", complaint.trim());
        let told = serde_json::from_slice(&output.stdout).ok();
        told.as_ref().and_then(Self::of).context("cannot read what cargo metadata says")
    }

    fn of(told: &Value) -> Option<Self> {
        let packages = told["packages"].as_array()?.iter().map(Package::of).collect::<Option<_>>()?;
        Some(Self { packages, target_directory: told["target_directory"].as_str()?.into() })
    }
}

impl Package {
    /// A package as cargo tells of it.
    pub(crate) fn of(told: &Value) -> Option<Self> {
        let dependencies = told["dependencies"].as_array()?.iter().map(Dependency::of).collect::<Option<_>>()?;
        let name = told["name"].as_str()?.to_owned();
        Some(Self { name, manifest_path: told["manifest_path"].as_str()?.into(), dependencies })
    }

    /// The folder of its `Cargo.toml`.
    pub(crate) fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(Path::new(""))
    }
}

impl Dependency {
    fn of(told: &Value) -> Option<Self> {
        let text = |name: &str| told[name].as_str().map(str::to_owned);
        Some(Self { name: text("name")?, source: text("source"), kind: text("kind") })
    }

    pub(crate) fn is_only_for_tests(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }

    /// Whether it is a folder on this machine, so a member of the workspace if its name is one's.
    pub(crate) fn is_local(&self) -> bool {
        self.source.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::Metadata;
    use crate::workspace::Workspace;

    #[test]
    fn this_package_is_a_member() {
        let metadata = Metadata::read(&Workspace::here()).expect("cargo is there");
        let xtask = metadata.packages.iter().find(|package| package.name == "xtask").expect("a member");
        assert!(xtask.folder().ends_with("xtask"));
        let anyhow = xtask.dependencies.iter().find(|it| it.name == "anyhow").expect("a dependency");
        assert!(!anyhow.is_local());
        assert!(!anyhow.is_only_for_tests());
    }
}

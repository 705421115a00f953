//! The folder of the workspace, and the programs that are run in it.

use std::{
    env,
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;

use crate::{checks, metadata::Metadata, outcome::Outcome};

/// What has a program use the time that no other wants, on Linux.
pub(crate) const IDLE: [&str; 3] = ["/usr/bin/chrt", "--idle", "0"];

/// The flags of releases.
const RELEASE: &str = ".cargo/release.toml";

/// Has a server built without the browser client, which a release is otherwise refused without.
pub(crate) const WITHOUT_CLIENT: &str = "PLATELAYER_WITHOUT_CLIENT";

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) struct Workspace {
    root: PathBuf,
}

/// The folder of programs that were built.
pub(crate) struct Programs(PathBuf);

impl Programs {
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }
}

impl Workspace {
    /// The workspace that this program was built in.
    pub(crate) fn here() -> Self {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        Self { root: package.parent().unwrap_or(package).to_owned() }
    }

    /// Its folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A path inside the workspace as messages show it, with forward slashes.
    pub(crate) fn short(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    }

    /// Cargo, in the root folder.
    pub(crate) fn cargo<A: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = A>) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = self.program(cargo);
        command.args(arguments);
        command
    }

    /// Cargo with the flags of releases, for what is measured; a server then needs no browser client.
    pub(crate) fn release_cargo<A: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = A>) -> Command {
        let mut command = self.cargo(["--config", RELEASE]);
        command.args(arguments).env(WITHOUT_CLIENT, "1");
        command
    }

    /// Cargo, which leaves the cores to whoever needs them: tests that run beside it watch the clock.
    pub(crate) fn patient_cargo<A: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = A>) -> Command {
        let cargo = self.cargo(arguments);
        if !is_patience_known() {
            return cargo;
        }
        let [idle, arguments @ ..] = IDLE;
        let mut command = self.program(idle);
        command.args(arguments).arg(cargo.get_program()).args(cargo.get_args());
        command
    }

    /// Builds programs of ours for use on this machine; nothing if that fails.
    ///
    /// With the features that all members ask for, as the tests are built: other features would have cargo compile the
    /// same crates once more.
    pub(crate) fn build(&self, names: &[&str]) -> Result<Option<Programs>> {
        let mut cargo = self.cargo(["build", "--locked"]);
        cargo.args(names.iter().flat_map(|name| ["--bin", name]));
        let is_built = checks::command(&mut cargo)? == Outcome::Passed;
        let target = Metadata::read(self)?.target_directory;
        Ok(is_built.then(|| Programs(target.join("debug"))))
    }

    /// Another program, in the root folder.
    ///
    /// `cargo run` tells this program which package it is.
    /// An inner cargo must not hear of it, or it rebuilds what depends on those variables.
    pub(crate) fn program(&self, name: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(name);
        command.current_dir(&self.root);
        for (variable, _) in env::vars_os() {
            if is_about_this_package(&variable) {
                command.env_remove(variable);
            }
        }
        command
    }
}

/// Whether a program can be kept from disturbing those that run beside it.
pub(crate) fn is_patience_known() -> bool {
    Path::new(IDLE[0]).is_file()
}

fn is_about_this_package(variable: &OsStr) -> bool {
    let variable = variable.to_string_lossy();
    variable.starts_with("CARGO_PKG_") || variable.starts_with("CARGO_MANIFEST_")
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::{Workspace, is_about_this_package};

    #[test]
    fn an_inner_cargo_does_not_hear_which_package_this_is() {
        // `cargo test` sets these variables just as `cargo run` does.
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some());
        let command = Workspace::here().cargo(["--version"]);
        let removed: Vec<&OsStr> =
            command.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect();
        assert!(removed.contains(&OsStr::new("CARGO_PKG_NAME")), "{removed:?}");
        assert!(removed.contains(&OsStr::new("CARGO_MANIFEST_DIR")), "{removed:?}");
    }

    #[test]
    fn releases_have_flags_of_their_own() {
        let output = Workspace::here().release_cargo(["--version"]).output().expect("it runs");
        assert!(output.status.success(), "{output:?}");
    }

    #[test]
    fn a_patient_cargo_is_a_cargo() {
        let output = Workspace::here().patient_cargo(["--version"]).output().expect("it runs");
        assert!(output.status.success() && output.stdout.starts_with(b"cargo "), "{output:?}");
    }

    #[test]
    fn other_variables_stay() {
        for variable in ["CARGO", "CARGO_TARGET_DIR", "CARGO_HOME", "PATH"] {
            assert!(!is_about_this_package(OsStr::new(variable)), "{variable}");
        }
    }

    #[test]
    fn the_root_holds_this_package() {
        let workspace = Workspace::here();
        assert!(workspace.root().join("xtask/src/workspace.rs").is_file());
        assert_eq!(workspace.short(&workspace.root().join("xtask").join("src")), "xtask/src");
    }
}

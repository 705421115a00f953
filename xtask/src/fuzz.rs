//! The check `fuzz`: the fuzz targets, a workspace of their own, still compile.

use std::{env, process::Stdio};

use anyhow::Result;

use crate::{checks, metadata::Metadata, outcome::Outcome, test::Order, workspace::Workspace};

pub(crate) fn check(workspace: &Workspace, _: &Order) -> Result<Outcome> {
    if !workspace.root().join("fuzz/Cargo.toml").is_file() {
        return Ok(Outcome::Skipped("there is no fuzz/Cargo.toml yet".to_owned()));
    }
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if !runs(workspace, &compiler) {
        println!(
            "The fuzz targets were not checked: libFuzzer is built by a C++ compiler, and `{compiler}` does not run."
        );
        println!("Install one, such as Debian's package g++, or name yours in the variable CXX.");
        return Ok(Outcome::Skipped(format!("there is no C++ compiler `{compiler}`")));
    }
    // Its own folder, so that its flags do not rebuild the crates of the workspace.
    let folder = Metadata::read(workspace)?.target_directory.join("fuzz");
    let mut cargo = workspace.cargo(["check", "--manifest-path", "fuzz/Cargo.toml", "--locked", "--target-dir"]);
    checks::run(cargo.arg(folder))
}

fn runs(workspace: &Workspace, compiler: &str) -> bool {
    let mut command = workspace.program(compiler);
    let status = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::runs;
    use crate::workspace::Workspace;

    #[test]
    fn a_compiler_that_is_not_there_does_not_run() {
        let workspace = Workspace::here();
        assert!(runs(&workspace, "rustc"));
        assert!(!runs(&workspace, "no-such-compiler"));
    }
}

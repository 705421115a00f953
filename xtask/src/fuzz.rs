//! The check `fuzz`: the fuzz targets still compile.

use anyhow::Result;

use crate::{checks, files, outcome::Outcome, workspace::Workspace};

/// Where the targets are, each a program of its own.
const FOLDER: &str = "fuzz/fuzz_targets";

/// The names of the targets.
pub(crate) fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let files = files::rust_below(&workspace.root().join(FOLDER))?;
    Ok(files.iter().filter_map(|it| Some(it.file_stem()?.to_string_lossy().into_owned())).collect())
}

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let targets = targets(workspace)?;
    // With the features of the whole workspace, as the other lints: nothing but the targets is compiled.
    let mut cargo = workspace.patient_cargo(["clippy", "--locked", "--workspace"]);
    cargo.args(targets.iter().flat_map(|it| ["--bin", it])).args(["--", "-D", "warnings"]);
    // Nothing is linked, so libFuzzer, which takes a C++ compiler, need not be there.
    checks::command(cargo.env("CUSTOM_LIBFUZZER_PATH", workspace.root().join("target/libfuzzer.a")))
}

#[cfg(test)]
mod tests {
    use super::targets;
    use crate::workspace::Workspace;

    #[test]
    fn targets_are_found_by_their_files() {
        let targets = targets(&Workspace::here()).expect("a list");
        assert!(targets.iter().any(|it| it == "letter") && targets.iter().any(|it| it == "record"), "{targets:?}");
    }
}

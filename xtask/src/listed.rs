//! Part of the check `tidy`: every file of tests is part of a test program.
//!
//! The tests of a crate are modules of `tests/main.rs`, so that one program is linked; a file that is not named there
//! would never run.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::Result;

use crate::{files, workspace::Workspace};

/// Complaints about test files that no program is made of.
pub(crate) fn complaints(workspace: &Workspace, paths: &[PathBuf]) -> Result<Vec<String>> {
    let mut folders: BTreeMap<&Path, Vec<String>> = BTreeMap::new();
    for path in paths.iter().filter(|it| files::is_rust(it)) {
        let Some((folder, name)) = path.parent().zip(path.file_stem()) else { continue };
        if folder.ends_with("tests") && name != "main" {
            folders.entry(folder).or_default().push(name.to_string_lossy().into_owned());
        }
    }
    let mut complaints = Vec::new();
    for (folder, names) in folders {
        let main = folder.join("main.rs");
        if !paths.contains(&main) {
            continue;
        }
        let manifest = folder.parent().unwrap_or(folder).join("Cargo.toml");
        let (main, manifest) = (files::read(workspace, &main)?, files::read(workspace, &manifest)?);
        let file = |name: &str| workspace.short(&folder.join(format!("{name}.rs")));
        complaints
            .extend(unlisted(&main, &manifest, &names).map(|it| format!("{}: is not in tests/main.rs", file(it))));
    }
    Ok(complaints)
}

/// The names that are neither modules of `main.rs` nor test programs of their own.
fn unlisted<'a>(main: &str, manifest: &str, names: &'a [String]) -> impl Iterator<Item = &'a str> {
    let has = |text: &str, line: String| text.lines().any(|it| it == line);
    let is_listed = |name: &&String| has(main, format!("mod {name};")) || has(manifest, format!("name = \"{name}\""));
    names.iter().filter(|it| !is_listed(it)).map(String::as_str).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::unlisted;

    #[test]
    fn a_file_of_tests_is_a_module_or_a_program() {
        let names = ["laws", "no_alloc", "forgotten"].map(str::to_owned);
        let manifest = "[[test]]\nname = \"all\"\npath = \"tests/main.rs\"\n\n[[test]]\nname = \"no_alloc\"\n";
        let found: Vec<_> = unlisted("//! Tests.\n\nmod laws;\n", manifest, &names).collect();
        assert_eq!(found, ["forgotten"]);
    }
}

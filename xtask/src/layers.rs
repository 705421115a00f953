//! The check `layers`: dependencies between our crates point down only, as the table in this file says.

use anyhow::Result;

use crate::{
    metadata::{Metadata, Package},
    outcome::Outcome,
    purity,
    workspace::Workspace,
};

const GROUND: &[&str] = &["kernel", "track"];
const GAMES: &[&str] = &["thirty", "streetcar", "railage", "village"];
const BOARDS: &[&str] = &["thirty-board", "streetcar-board", "railage-board", "village-board"];
const SERVICES: &[&str] = &["library", "bots", "draw", "paper", "wire", "store", "referee"];

/// Every crate, and the groups of crates that it may use.
const TABLE: &[(&str, &[&[&str]])] = &[
    ("kernel", &[]),
    ("track", &[&["kernel"]]),
    ("thirty", &[GROUND]),
    ("streetcar", &[GROUND]),
    ("railage", &[GROUND]),
    ("village", &[GROUND]),
    ("library", &[GROUND, GAMES]),
    ("bots", &[GROUND, GAMES, &["library"]]),
    ("draw", &[GROUND, GAMES, &["library"]]),
    ("paper", &[GROUND, GAMES, &["library", "draw"]]),
    ("wire", &[GROUND, GAMES, &["library"]]),
    ("store", &[&["kernel"]]),
    ("referee", &[GROUND, &["thirty", "library", "draw", "paper"]]),
    ("server", &[GROUND, GAMES, SERVICES]),
    ("kibitzer", &[&["kernel", "library", "wire", "bots"]]),
    ("client", &[GROUND, &["library", "draw", "kibitzer"]]),
    ("thirty-board", &[GROUND, &["thirty", "library", "draw", "client"]]),
    ("streetcar-board", &[GROUND, &["streetcar", "library", "draw", "client"]]),
    ("railage-board", &[GROUND, &["railage", "library", "draw", "client"]]),
    ("village-board", &[GROUND, &["village", "library", "draw", "client"]]),
    ("web", &[GROUND, GAMES, BOARDS, &["library", "wire", "draw", "kibitzer", "client"]]),
    ("platelayer", &[GROUND, GAMES, SERVICES, &["server"]]),
    ("proving", &[&["kernel", "library"]]),
    ("visitors", &[&["proving"]]),
    ("testing", &[&["kernel"]]),
    ("bundler", &[]),
    ("xtask", &[]),
    ("platelayer-fuzz", &[GROUND, GAMES, SERVICES]),
];

/// The crates that read no clock, file, network or environment, and the foreign crates that each may use.
pub(crate) const PURE: &[(&str, &[&str])] = &[
    ("kernel", &["thiserror", "fastrand", "hmac", "postcard", "serde", "sha2"]),
    ("track", &["thiserror"]),
    ("thirty", &["thiserror", "serde"]),
    ("streetcar", &["thiserror", "serde"]),
    ("railage", &["thiserror", "serde"]),
    ("village", &["thiserror", "serde"]),
    ("bots", &["thiserror", "fastrand"]),
    ("referee", &["jiff", "mail-parser", "textwrap", "thiserror"]),
];

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let packages = Metadata::read(workspace)?.packages;
    let mut complaints = complaints(&packages, &|package| workspace.short(&package.manifest_path));
    for package in packages.iter().filter(|package| is_pure(&package.name)) {
        complaints.extend(purity::complaints(workspace, package)?);
    }
    println!("info: {} crates are in the workspace", packages.len());
    Ok(Outcome::of_complaints(&complaints))
}

/// Complaints about the dependencies of all members; `manifest` names the file at fault.
fn complaints(packages: &[Package], manifest: &dyn Fn(&Package) -> String) -> Vec<String> {
    let mut complaints = Vec::new();
    for package in packages {
        let (name, file) = (&package.name, manifest(package));
        let Some((_, groups)) = TABLE.iter().find(|(row, _)| row == name) else {
            complaints.push(format!("{file}: `{name}` is not in the table of layers in xtask/src/layers.rs"));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|dependency| !dependency.is_only_for_tests()) {
            let used = &dependency.name;
            let is_ours = dependency.is_local() && packages.iter().any(|package| package.name == *used);
            if is_ours && !groups.iter().any(|group| group.contains(&used.as_str())) {
                complaints.push(format!("{file}: `{name}` may not depend on `{used}`: dependencies point down only"));
            }
            if !is_ours && !may_use_foreign(name, used) {
                complaints.push(format!("{file}: `{name}` is pure and may not depend on the foreign crate `{used}`"));
            }
        }
    }
    complaints
}

fn is_pure(name: &str) -> bool {
    PURE.iter().any(|(row, _)| *row == name)
}

fn may_use_foreign(name: &str, used: &str) -> bool {
    PURE.iter().find(|(row, _)| *row == name).is_none_or(|(_, allowed)| allowed.contains(&used))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{PURE, TABLE, complaints};
    use crate::metadata::Package;

    fn ours(name: &str) -> Value {
        json!({ "name": name, "source": null, "kind": null })
    }

    fn foreign(name: &str) -> Value {
        json!({ "name": name, "source": "registry+index", "kind": null })
    }

    fn of_kind(kind: &str, mut dependency: Value) -> Value {
        dependency["kind"] = kind.into();
        dependency
    }

    /// Checks a workspace of all crates in the table and one more package, or one in place of its namesake.
    #[track_caller]
    fn check(name: &str, dependencies: &[Value], expected: &[&str]) {
        let others = TABLE.iter().map(|(row, _)| *row).filter(|row| *row != name).map(|row| (row, &[][..]));
        let packages: Vec<Package> = others
            .chain([(name, dependencies)])
            .map(|(name, dependencies)| {
                let manifest = format!("{name}/Cargo.toml");
                json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies })
            })
            .map(|package| Package::of(&package).expect("a package"))
            .collect();
        assert_eq!(complaints(&packages, &|package| package.manifest_path.display().to_string()), expected);
    }

    #[test]
    fn down_is_allowed() {
        check("thirty", &[ours("kernel"), ours("track"), foreign("thiserror")], &[]);
        check("platelayer", &[ours("server"), ours("kernel"), foreign("clap")], &[]);
    }

    #[test]
    fn up_and_sideways_are_not() {
        let pointed = |name: &str, used: &str| {
            format!("{name}/Cargo.toml: `{name}` may not depend on `{used}`: dependencies point down only")
        };
        for (name, used) in [
            ("kernel", "library"),
            ("kernel", "track"),
            ("thirty", "village"),
            ("draw", "platelayer"),
            ("server", "web"),
            ("xtask", "kernel"),
            ("platelayer", "xtask"),
        ] {
            check(name, &[ours(used)], &[&pointed(name, used)]);
        }
        check("kernel", &[of_kind("build", ours("track"))], &[&pointed("kernel", "track")]);
    }

    #[test]
    fn tests_may_use_anything() {
        check("kernel", &[of_kind("dev", ours("thirty")), of_kind("dev", foreign("proptest"))], &[]);
    }

    #[test]
    fn a_crate_must_be_in_the_table() {
        check("yard", &[], &["yard/Cargo.toml: `yard` is not in the table of layers in xtask/src/layers.rs"]);
    }

    #[test]
    fn pure_crates_use_few_foreign_ones() {
        check("kernel", &[foreign("sha2")], &[]);
        let complaint = |name: &str, used: &str| {
            format!("{name}/Cargo.toml: `{name}` is pure and may not depend on the foreign crate `{used}`")
        };
        check("track", &[foreign("sha2")], &[&complaint("track", "sha2")]);
        check("bots", &[foreign("serde")], &[&complaint("bots", "serde")]);
        check("thirty", &[foreign("kernel")], &[&complaint("thirty", "kernel")]);
        check("draw", &[foreign("resvg")], &[]);
    }

    #[test]
    fn the_table_has_no_circle() {
        // A row may only name rows above it, so nothing can come back to where it began.
        for (index, (name, groups)) in TABLE.iter().enumerate() {
            for used in groups.iter().copied().flatten() {
                let place = TABLE.iter().position(|(row, _)| row == used);
                assert!(place.is_some_and(|place| place < index), "{name} uses {used}");
            }
        }
    }

    #[test]
    fn every_pure_crate_is_in_the_table() {
        for (name, _) in PURE {
            assert!(TABLE.iter().any(|(row, _)| row == name), "{name}");
        }
    }
}

//! The check `layers`: dependencies between our crates point down only, as the table in this file says.

use anyhow::Result;

use crate::{
    metadata::{Metadata, Package},
    outcome::Outcome,
    purity,
    workspace::Workspace,
};

const GROUND: &[&str] = &["kernel", "track"];
const GAMES: &[&str] = &["games/*"];
const SERVICES: &[&str] = &["library", "bots", "draw", "gallery", "paper", "wire", "store", "games/*/referee"];
const PICTURES: &[&str] = &["games/*/picture"];

/// Every crate, and the groups of crates that it may use.
///
/// A crate of a game goes by its folder: `games/*` are the rules of any game, `games/*/wire` what any puts on the wire.
/// Of the games it may use only its own.
const TABLE: &[(&str, &[&[&str]])] = &[
    ("kernel", &[]),
    ("track", &[&["kernel"]]),
    ("games/*", &[GROUND]),
    ("library", &[GROUND, GAMES]),
    ("mind", &[&["kernel"]]),
    ("games/*/bot", &[GROUND, GAMES, &["mind"]]),
    ("bots", &[&["kernel", "library", "mind", "games/*/bot"]]),
    ("draw", &[GROUND]),
    ("games/*/picture", &[GROUND, GAMES, &["draw"]]),
    ("gallery", &[&["kernel", "library", "draw"], PICTURES]),
    ("paper", &[&["kernel", "library", "draw", "gallery"]]),
    ("wireform", &[GROUND]),
    ("games/*/wire", &[GROUND, GAMES, &["wireform"]]),
    ("wire", &[GROUND, GAMES, &["library", "wireform", "games/*/wire"]]),
    ("store", &[&["kernel"]]),
    ("games/*/referee", &[GROUND, GAMES, PICTURES, &["library", "draw", "paper"]]),
    ("server", &[GROUND, GAMES, SERVICES]),
    ("kibitzer", &[&["kernel", "library", "wire", "bots"]]),
    ("client", &[GROUND, &["library", "draw", "kibitzer"]]),
    ("games/*/board", &[GROUND, GAMES, PICTURES, &["library", "draw", "client"]]),
    ("web", &[GROUND, GAMES, PICTURES, &["library", "wire", "draw", "gallery", "kibitzer", "client", "games/*/board"]]),
    ("platelayer", &[GROUND, GAMES, PICTURES, SERVICES, &["server"]]),
    ("testing", &[GROUND]),
    ("proving", &[&["kernel", "library"]]),
    ("visitors", &[&["library", "proving", "testing"]]),
    ("bundler", &[]),
    ("xtask", &[]),
    ("platelayer-fuzz", &[GROUND, GAMES, SERVICES]),
];

/// The crates that read no clock, file, network or environment, and the foreign crates that each may use.
pub(crate) const PURE: &[(&str, &[&str])] = &[
    ("kernel", &["thiserror", "fastrand", "hmac", "postcard", "serde", "sha2"]),
    ("track", &["thiserror"]),
    ("games/*", &["thiserror", "serde"]),
    ("mind", &["thiserror", "fastrand"]),
    ("games/*/bot", &["thiserror", "fastrand"]),
    ("bots", &["thiserror", "fastrand"]),
    ("games/*/referee", &["jiff", "mail-parser", "serde", "textwrap", "thiserror"]),
];

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let packages = Metadata::read(workspace)?.packages;
    let mut complaints = complaints(&packages, &|package| workspace.short(&package.manifest_path));
    for package in &packages {
        if is_pure(&Place::of(package, &workspace.short(&package.manifest_path)).row) {
            complaints.extend(purity::complaints(workspace, package)?);
        }
    }
    println!("info: {} crates are in the workspace", packages.len());
    Ok(Outcome::of_complaints(&complaints))
}

/// Where a crate stands.
struct Place<'a> {
    /// Its row in the table.
    row: String,
    /// The folder of its game.
    game: Option<&'a str>,
}

impl<'a> Place<'a> {
    fn of(package: &Package, manifest: &'a str) -> Self {
        let parts: Vec<_> = manifest.split('/').collect();
        match *parts {
            ["games", game, _] => Self { row: "games/*".to_owned(), game: Some(game) },
            ["games", game, kind, _] => Self { row: format!("games/*/{kind}"), game: Some(game) },
            _ => Self { row: package.name.clone(), game: None },
        }
    }
}

/// Complaints about the dependencies of all members; `manifest` names the file at fault.
fn complaints(packages: &[Package], manifest: &dyn Fn(&Package) -> String) -> Vec<String> {
    let mut complaints = Vec::new();
    for package in packages {
        let (name, file) = (&package.name, manifest(package));
        let place = Place::of(package, &file);
        let Some((_, groups)) = TABLE.iter().find(|(row, _)| *row == place.row) else {
            complaints.push(format!("{file}: `{}` is not in the table of layers in xtask/src/layers.rs", place.row));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|dependency| !dependency.is_only_for_tests()) {
            let used = &dependency.name;
            let ours = packages.iter().find(|package| dependency.is_local() && package.name == *used);
            let is_below = |it: &Package| {
                let used_file = manifest(it);
                let used = Place::of(it, &used_file);
                let is_of_another_game = place.game.is_some() && used.game.is_some() && place.game != used.game;
                !is_of_another_game && groups.iter().any(|group| group.contains(&used.row.as_str()))
            };
            if ours.is_some_and(|it| !is_below(it)) {
                complaints.push(format!("{file}: `{name}` may not depend on `{used}`: dependencies point down only"));
            }
            if ours.is_none() && !may_use_foreign(&place.row, used) {
                complaints.push(format!("{file}: `{name}` is pure and may not depend on the foreign crate `{used}`"));
            }
        }
    }
    complaints
}

fn is_pure(row: &str) -> bool {
    PURE.iter().any(|(pure, _)| *pure == row)
}

fn may_use_foreign(row: &str, used: &str) -> bool {
    PURE.iter().find(|(pure, _)| *pure == row).is_none_or(|(_, allowed)| allowed.contains(&used))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{PURE, TABLE, complaints};
    use crate::{list::KINDS, metadata::Package};

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

    /// Checks a workspace of all crates in the table, two games and one more package, or one in place of its namesake.
    #[track_caller]
    fn check(name: &str, dependencies: &[Value], expected: &[&str]) {
        let rows = TABLE.iter().map(|(row, _)| *row).filter(|it| !it.contains('*'));
        let others = rows.chain(["toy", "toy-wire", "top"]).filter(|it| *it != name).map(|row| (row, &[][..]));
        let packages: Vec<Package> = others
            .chain([(name, dependencies)])
            .map(|(name, dependencies)| {
                let manifest = manifest(name);
                json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies })
            })
            .map(|package| Package::of(&package).expect("a package"))
            .collect();
        assert_eq!(complaints(&packages, &|package| package.manifest_path.display().to_string()), expected);
    }

    fn manifest(name: &str) -> String {
        let folder = match name {
            "toy" => "games/toy",
            "toy-wire" => "games/toy/wire",
            "toy-wheel" => "games/toy/wheel",
            "top" => "games/top",
            name => name,
        };
        format!("{folder}/Cargo.toml")
    }

    fn pointed(name: &str, used: &str) -> String {
        let file = manifest(name);
        format!("{file}: `{name}` may not depend on `{used}`: dependencies point down only")
    }

    #[test]
    fn down_is_allowed() {
        check("toy", &[ours("kernel"), ours("track"), foreign("thiserror")], &[]);
        check("library", &[ours("kernel"), ours("toy"), ours("top")], &[]);
        check("platelayer", &[ours("server"), ours("kernel"), foreign("clap")], &[]);
    }

    #[test]
    fn up_and_sideways_are_not() {
        for (name, used) in [
            ("kernel", "library"),
            ("kernel", "track"),
            ("toy", "top"),
            ("toy", "toy-wire"),
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
    fn a_crate_of_a_game_uses_no_other_game() {
        check("toy-wire", &[ours("toy"), ours("kernel"), foreign("serde")], &[]);
        check("toy-wire", &[ours("top")], &[&pointed("toy-wire", "top")]);
    }

    #[test]
    fn tests_may_use_anything() {
        check("kernel", &[of_kind("dev", ours("toy")), of_kind("dev", foreign("proptest"))], &[]);
    }

    #[test]
    fn a_crate_must_be_in_the_table() {
        check("yard", &[], &["yard/Cargo.toml: `yard` is not in the table of layers in xtask/src/layers.rs"]);
        let unknown =
            "games/toy/wheel/Cargo.toml: `games/*/wheel` is not in the table of layers in xtask/src/layers.rs";
        check("toy-wheel", &[], &[unknown]);
    }

    #[test]
    fn pure_crates_use_few_foreign_ones() {
        check("kernel", &[foreign("sha2")], &[]);
        let complaint = |name: &str, used: &str| {
            format!("{}: `{name}` is pure and may not depend on the foreign crate `{used}`", manifest(name))
        };
        check("track", &[foreign("sha2")], &[&complaint("track", "sha2")]);
        check("bots", &[foreign("serde")], &[&complaint("bots", "serde")]);
        check("toy", &[foreign("kernel")], &[&complaint("toy", "kernel")]);
        check("draw", &[foreign("resvg")], &[]);
    }

    #[test]
    fn every_kind_of_crate_of_a_game_has_a_row() {
        for kind in KINDS {
            assert!(TABLE.iter().any(|(row, _)| *row == format!("games/*/{kind}")), "{kind}");
        }
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

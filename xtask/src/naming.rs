//! The check `naming`: which files outside the folders of the games name a game, and must be opened when one is added.
//!
//! `naming.txt` lists those that still do. It only ever gets shorter: a new one fails the check, and so does a line
//! that is not needed any more.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::{files, outcome::Outcome, workspace::Workspace};

const LIST: &str = include_str!("naming.txt");

/// How code calls the games: their crates, their types and the names that players type. Split, so that this file
/// names none.
const NAMES: &[&str] = &[
    concat!("thirty", "::"),
    concat!("Thir", "ty"),
    concat!("mod thir", "ty"),
    concat!("30-", "rails"),
    concat!("street", "car"),
    concat!("Street", "car"),
    concat!("rail", "age"),
    concat!("Rail", "age"),
    concat!("rail-", "age"),
    concat!("vil", "lage"),
    concat!("Vil", "lage"),
];

/// Folders whose files may name games.
const HOMES: &[&str] = &["games/", "library/", "fuzz/"];

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let mut found = BTreeSet::new();
    for path in files::all(workspace)?.into_iter().filter(|it| files::is_rust(it)) {
        let name = workspace.short(&path);
        if !is_at_home(&name) && names_a_game(&files::read(workspace, &path)?) {
            found.insert(name);
        }
    }
    let listed: BTreeSet<String> = LIST.lines().map(str::to_owned).collect();
    println!("info: {} files outside the games name a game; none should", found.len());
    Ok(Outcome::of_complaints(&complaints(&found, &listed)))
}

fn complaints(found: &BTreeSet<String>, listed: &BTreeSet<String>) -> Vec<String> {
    let new = found.difference(listed).map(|it| {
        format!("{it}: names a game: what is of one game belongs into its folder, and what is of all asks the list")
    });
    let done = listed.difference(found).map(|it| format!("{it}: names no game any more: take it out of naming.txt"));
    new.chain(done).collect()
}

/// Whether a file may name games: those of the games, and tests, which play them.
fn is_at_home(name: &str) -> bool {
    HOMES.iter().any(|it| name.starts_with(it)) || name.contains("/tests/") || name.contains("/benches/")
}

fn names_a_game(text: &str) -> bool {
    NAMES.iter().any(|it| text.contains(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|&it| it.to_owned()).collect()
    }

    #[test]
    fn new_files_and_those_that_are_done_are_told() {
        assert!(complaints(&set(&["a.rs"]), &set(&["a.rs"])).is_empty());
        let told = complaints(&set(&["a.rs", "b.rs"]), &set(&["a.rs", "c.rs"]));
        assert!(told.len() == 2 && told[0].starts_with("b.rs: names a game") && told[1].starts_with("c.rs: names no"));
    }

    #[test]
    fn names_are_found_in_code_and_not_in_numbers() {
        assert!(names_a_game(concat!("use vil", "lage::Setup;")) && names_a_game(concat!("\"30-", "rails\"")));
        assert!(!names_a_game("thirty rolls of two dice") && !names_a_game("kernel::Table"));
        assert!(
            is_at_home("games/new/src/lib.rs") && is_at_home("server/tests/all.rs") && !is_at_home("server/src/a.rs")
        );
    }

    #[test]
    fn the_list_is_in_order() {
        let lines: Vec<_> = LIST.lines().collect();
        assert!(lines.is_sorted());
    }
}

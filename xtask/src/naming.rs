//! The check `naming`: which files outside the folders of the games name a game, and must be opened when one is added.
//!
//! None does; `naming.txt` would list those that may. It only ever gets shorter: a new one fails the check, and so does a line
//! that is not needed any more.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::{
    files,
    games::{self, Game},
    outcome::Outcome,
    workspace::Workspace,
};

const LIST: &str = include_str!("naming.txt");

/// Folders and files that may name games: their own, what is written from the list, and the fuzz targets, which are
/// tests.
const HOMES: &[&str] = &["games/", "library/src/generated.rs", "fuzz/"];

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let games = games::all(workspace)?;
    let names = names(&games)?;
    let mut found = BTreeSet::new();
    for path in files::all(workspace)?.into_iter().filter(|it| files::is_rust(it)) {
        let name = workspace.short(&path);
        let is_named_after = |game: &Game| name.split(['/', '.']).any(|part| part == game.word);
        let is_found = || Ok::<_, anyhow::Error>(names_a_game(&files::read(workspace, &path)?, &names));
        if !is_at_home(&name) && (games.iter().any(is_named_after) || is_found()?) {
            found.insert(name);
        }
    }
    let listed: BTreeSet<String> = LIST.lines().map(str::to_owned).collect();
    println!("info: {} files outside the games name a game; none should", found.len());
    Ok(Outcome::of_complaints(&complaints(&found, &listed)))
}

/// How code calls the games: their crates, their types, their keys and the names that players type.
///
/// The folder of a game may be a word of English, so it counts only where it stands as a name does.
fn names(games: &[Game]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for game in games {
        let word = &game.word;
        names.extend([
            format!("{word}::"),
            format!("mod {word}"),
            format!("\"{word}"),
            format!("{word}\""),
            format!(".{word}-"),
        ]);
        names.extend([format!("{word}_"), format!("games/{word}"), game.type_name()]);
        // So may its name in records.
        names.extend(Some(game.name()?).filter(|it| it.contains('-')).map(str::to_owned));
    }
    Ok(names)
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

fn names_a_game(text: &str, names: &[String]) -> bool {
    names.iter().any(|it| text.contains(it))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tests::TOY;

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
    fn names_are_found_in_code_and_not_in_sentences() {
        let names = names(&[Game::new("toy", TOY)]).expect("names");
        for text in ["use toy::Setup;", "find(\"a-toy\")", "toy_words()", "Toy", "mod toy;", "\".toy-card\"", "\"toy\""]
        {
            assert!(names_a_game(text, &names), "{text}");
        }
        for text in ["a toy train", "kernel::Table", "a toy-like thing"] {
            assert!(!names_a_game(text, &names), "{text}");
        }
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

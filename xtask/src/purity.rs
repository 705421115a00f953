//! The part of the check `layers` that reads sources: pure crates reach for no clock, file, network or environment.

use anyhow::Result;

use crate::{files, metadata::Package, workspace::Workspace};

/// What a pure crate must not name.
const PATHS: &[&str] = &["std::time", "std::fs", "std::net", "std::env", "SystemTime", "Instant"];

const GROUP: &str = "std::{";

/// Complaints about the sources of a pure crate.
pub(crate) fn complaints(workspace: &Workspace, package: &Package) -> Result<Vec<String>> {
    let sources = package.folder().join("src");
    let mut complaints = Vec::new();
    for path in files::rust_below(&sources)? {
        let path = sources.join(path);
        let text = files::read(workspace, &path)?;
        let file = workspace.short(&path);
        complaints.extend(
            impurities(&text)
                .into_iter()
                .map(|(line, found)| format!("{file}:{line}: `{}` is pure and may not name `{found}`", package.name)),
        );
    }
    Ok(complaints)
}

/// The forbidden paths in a source, with their line numbers; comments that fill a line are not read.
fn impurities(text: &str) -> Vec<(usize, &'static str)> {
    let code: String =
        text.lines().flat_map(|line| [if line.trim_start().starts_with("//") { "" } else { line }, "\n"]).collect();
    let line_of = |at: usize| code[..at].matches('\n').count() + 1;
    let mut found: Vec<(usize, &'static str)> = Vec::new();
    for path in PATHS {
        let places = code.match_indices(path).map(|(at, _)| at).filter(|&at| is_whole(&code, at, path));
        found.extend(places.map(|at| (line_of(at), *path)));
    }
    for (at, _) in code.match_indices(GROUP).filter(|&(at, _)| is_whole(&code, at, "std")) {
        let start = at + GROUP.len();
        for (offset, name) in grouped(&code[start..]) {
            let path = PATHS.iter().find(|path| path.strip_prefix("std::") == Some(name));
            found.extend(path.map(|path| (line_of(start + offset), *path)));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether the word at a place is not a part of a longer one.
fn is_whole(code: &str, at: usize, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let before = code[..at].chars().next_back();
    let after = code[at + word.len()..].chars().next();
    !before.is_some_and(is_part) && !after.is_some_and(is_part)
}

/// The first names of the items of a group of imports, with their places; the text begins after the opening brace.
fn grouped(text: &str) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    let mut depth = 1;
    let mut awaits_name = true;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            ',' if depth == 1 => awaits_name = true,
            _ if awaits_name && !letter.is_whitespace() => {
                let rest = &text[at..];
                let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
                names.push((at, &rest[..end]));
                awaits_name = false;
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::{PATHS, impurities};

    #[track_caller]
    fn check(text: &str, expected: &[(usize, &str)]) {
        assert_eq!(impurities(text), expected, "{text}");
    }

    #[test]
    fn every_path_is_found_on_its_line() {
        for path in PATHS {
            check(&format!("//! A.\n\nuse {path}::now;\n"), &[(3, path)]);
        }
    }

    #[test]
    fn a_group_does_not_hide_a_path() {
        check("use std::{collections::BTreeMap, fs};\n", &[(1, "std::fs")]);
        check("use std::{\n    fmt::{self, Display},\n    env::args,\n};\n", &[(3, "std::env")]);
        check("use std::{time::{Duration, Instant}};\n", &[(1, "Instant"), (1, "std::time")]);
    }

    #[test]
    fn other_names_are_free() {
        check("use std::{fmt, str::FromStr};\nuse std::envelope;\nstruct Instantly;\n", &[]);
        check("use std::{fmt::{env, fs}, collections::net};\n", &[]);
        check("use std::{fmt};\nuse crate::{fs, time};\n", &[]);
    }

    #[test]
    fn comments_are_free_and_code_before_a_comment_is_not() {
        check("//! Instant delivery.\n    // std::fs is for others\n", &[]);
        check("let now = Instant::now(); // Instant\n", &[(1, "Instant")]);
    }
}

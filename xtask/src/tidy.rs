//! The check `tidy`: size, first line, white space and leftovers of every file.

use std::path::Path;

use anyhow::Result;

use crate::{files, listed, outcome::Outcome, workspace::Workspace};

const MOST_LINES: usize = 500;
const SMALL: usize = 150;

/// What must not stay in Rust code; split, so that this file does not hold it.
const LEFTOVERS: &[&str] =
    &[concat!("to", "do!"), concat!("un", "implemented!"), concat!("d", "bg!"), concat!("#[", "ignore")];

/// Where somebody's machine keeps its files; split for the same reason.
const MACHINE_FOLDERS: &[&str] =
    &[concat!("/", "root/"), concat!("/", "work/"), concat!("/", "home/"), concat!("/", "Users/")];

const TEXT: &[&str] = &["rs", "md", "toml", "py", "sh", "yml", "yaml"];

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let mut complaints = Vec::new();
    let (mut rust, mut small) = (0, 0);
    let paths = files::all(workspace)?;
    complaints.extend(listed::complaints(workspace, &paths)?);
    for path in paths {
        let name = workspace.short(&path);
        if !is_text(&path) && name != ".ci/run" {
            continue;
        }
        let text = match files::read(workspace, &path) {
            Ok(text) => text,
            Err(error) => {
                complaints.push(format!("{name}: {error:#}"));
                continue;
            }
        };
        if files::is_rust(&path) {
            rust += 1;
            small += usize::from(text.lines().count() < SMALL);
            complaints.extend(of_rust(&name, &text));
        }
        complaints.extend(of_text(&name, &text));
    }
    println!("info: {small} of {rust} Rust files are under {SMALL} lines; it should be more than half");
    Ok(Outcome::of_complaints(&complaints))
}

fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|extension| TEXT.iter().any(|text| extension == *text))
}

/// Complaints about a Rust file.
fn of_rust(name: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let lines = text.lines().count();
    if lines > MOST_LINES {
        complaints.push(format!("{name}:{lines}: has {lines} lines, more than {MOST_LINES}"));
    }
    let first = text.lines().next().unwrap_or_default();
    if first.strip_prefix("//!").is_none_or(|sentence| sentence.trim().is_empty()) {
        complaints.push(format!("{name}:1: does not start with a `//!` line that says what the file is for"));
    }
    if !text.ends_with('\n') {
        complaints.push(format!("{name}:{}: has no newline at its end", lines.max(1)));
    }
    // Not `lines()`, which would swallow a carriage return.
    for (index, line) in text.split('\n').enumerate() {
        let number = index + 1;
        if line.contains('\t') {
            complaints.push(format!("{name}:{number}: has a tab"));
        }
        if line.trim_end() != line {
            complaints.push(format!("{name}:{number}: has trailing white space"));
        }
        for leftover in LEFTOVERS.iter().filter(|leftover| has_leftover(line, leftover)) {
            complaints.push(format!("{name}:{number}: has a leftover `{leftover}`"));
        }
    }
    complaints
}

/// Complaints about any text file.
fn of_text(name: &str, text: &str) -> Vec<String> {
    let numbered = text.lines().enumerate();
    let complain = |(index, line)| {
        let folder = MACHINE_FOLDERS.iter().find(|folder| has_folder(line, folder))?;
        Some(format!("{name}:{}: has a path of somebody's machine, `{folder}`", index + 1))
    };
    numbered.filter_map(complain).collect()
}

/// Whether a line has this leftover, not as the end of a longer word.
fn has_leftover(line: &str, leftover: &str) -> bool {
    line.match_indices(leftover).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    })
}

/// Whether a line has a path that starts with this folder, not one that only passes through a folder of its name.
fn has_folder(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || "_-.~})".contains(letter))
    })
}

#[cfg(test)]
mod tests {
    use super::{LEFTOVERS, MACHINE_FOLDERS, MOST_LINES, of_rust, of_text};

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(of_rust("a.rs", text), expected);
    }

    #[test]
    fn a_good_file_has_no_complaints() {
        check("//! Seats.\n\nfn main() {}\n", &[]);
    }

    #[test]
    fn the_first_line_is_a_sentence() {
        let complaint = "a.rs:1: does not start with a `//!` line that says what the file is for";
        for text in ["//!\n", "//!  \n//! Late.\n", "fn main() {}\n", "// Seats.\n", "\n//! Seats.\n"] {
            assert!(of_rust("a.rs", text).contains(&complaint.to_owned()), "{text:?}");
        }
    }

    #[test]
    fn an_empty_file_is_not_tidy() {
        assert_eq!(of_rust("a.rs", "").len(), 2);
    }

    #[test]
    fn white_space_is_named_with_its_line() {
        check("//! A.\n\tx\n", &["a.rs:2: has a tab"]);
        check("//! A.\nx \ny\r\n", &["a.rs:2: has trailing white space", "a.rs:3: has trailing white space"]);
        check("//! A.\nx", &["a.rs:2: has no newline at its end"]);
    }

    #[test]
    fn a_long_file_is_refused() {
        let exactly = format!("//! A.\n{}", "x\n".repeat(MOST_LINES - 1));
        check(&exactly, &[]);
        check(&format!("{exactly}y\n"), &["a.rs:501: has 501 lines, more than 500"]);
    }

    #[test]
    fn leftovers_are_found_and_longer_words_are_not() {
        assert_eq!(LEFTOVERS.len(), 4);
        for leftover in LEFTOVERS {
            let complaint = format!("a.rs:2: has a leftover `{leftover}`");
            check(&format!("//! A.\n    {leftover}();\n"), &[&complaint]);
        }
        check(&format!("//! A.\nmy_{}();\n", LEFTOVERS[0]), &[]);
    }

    #[test]
    fn machine_paths_are_found_and_other_paths_are_not() {
        for folder in MACHINE_FOLDERS {
            let complaint = format!("b.md:2: has a path of somebody's machine, `{folder}`");
            for line in [format!("see `{folder}x`"), format!("file://{folder}x"), format!("{folder}x")] {
                assert_eq!(of_text("b.md", &format!("first\n{line}\n")), [complaint.as_str()], "{line}");
            }
            for line in [format!("games{folder}x"), format!(".{folder}x"), format!("https://example.org{folder}")] {
                assert!(of_text("b.md", &line).is_empty(), "{line}");
            }
        }
    }
}

//! `cargo xtask rules` and the check of that name: every sentence of a RULES.md has a test and its translations.

use std::{collections::BTreeSet, path::Path, process::ExitCode};

use anyhow::Result;

use crate::{
    files,
    games::{self, Game},
    misuse::Misuse,
    outcome::Outcome,
    pages,
    sentence::{Number, sentence_tests, sentences},
    translation,
    workspace::Workspace,
};

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    match arguments {
        [] => {
            let outcome = check(workspace)?;
            Ok(if outcome == Outcome::Passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        [option, folder] if option == "--pages" => {
            for path in pages::write(workspace, Path::new(folder))? {
                println!("{}", path.display());
            }
            Ok(ExitCode::SUCCESS)
        }
        [option] if option == "--pages" => Err(Misuse("--pages needs a folder".to_owned()).into()),
        [option, _, argument, ..] if option == "--pages" => Err(unexpected(argument)),
        [argument, ..] => Err(unexpected(argument)),
    }
}

fn unexpected(argument: &str) -> anyhow::Error {
    Misuse(format!("unexpected argument `{argument}`")).into()
}

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let mut complaints = Vec::new();
    let games = games::all(workspace)?;
    if games.is_empty() {
        complaints.push(format!("{}: there is no game", games::LIST));
    }
    for Game { folder, .. } in games {
        let book = read(workspace, &folder)?;
        let findings = book.findings();
        println!("info: {}: sentences: {}, tests of them: {}", book.folder, findings.sentences, findings.tests);
        complaints.extend(findings.complaints);
        if book.rules.is_some() {
            complaints.extend(translation::complaints(workspace, &folder)?);
        }
    }
    Ok(Outcome::of_complaints(&complaints))
}

/// A file's name and its text.
type Source = (String, String);

/// The rules of a game and the sources of its tests.
struct Book {
    folder: String,
    rules: Option<String>,
    tests: Vec<Source>,
}

fn read(workspace: &Workspace, folder: &Path) -> Result<Book> {
    let tests = folder.join("tests");
    let sources = files::rust_below(&tests)?.into_iter().map(|path| {
        let path = tests.join(path);
        Ok((workspace.short(&path), files::read(workspace, &path)?))
    });
    let rules = folder.join("RULES.md");
    let rules = if rules.is_file() { Some(files::read(workspace, &rules)?) } else { None };
    Ok(Book { folder: workspace.short(folder), rules, tests: sources.collect::<Result<_>>()? })
}

/// What there is to say about a book.
struct Findings {
    sentences: usize,
    tests: usize,
    complaints: Vec<String>,
}

impl Book {
    fn findings(&self) -> Findings {
        let rules = format!("{}/RULES.md", self.folder);
        let Some(text) = &self.rules else {
            return Findings { sentences: 0, tests: 0, complaints: vec![format!("{rules}: is missing")] };
        };
        let (sentences, faults) = sentences(text);
        let mut complaints: Vec<String> =
            faults.into_iter().map(|(line, fault)| format!("{rules}:{line}: {fault}")).collect();
        if sentences.is_empty() {
            complaints.push(format!("{rules}:1: has no sentence that starts with `**R1**`"));
        }
        let mut tested: BTreeSet<&Number> = BTreeSet::new();
        let mut tests = 0;
        for (file, text) in &self.tests {
            let (found, faults) = sentence_tests(text);
            tests += found.len();
            complaints.extend(faults.into_iter().map(|(line, fault)| format!("{file}:{line}: {fault}")));
            for test in found {
                // With both R7 and R7.1, `r7_1_…` is a test of the longer one.
                let fitting = sentences.iter().map(|it| &it.number).filter(|it| test.name.starts_with(&it.prefix()));
                match fitting.max_by_key(|number| number.prefix().len()) {
                    Some(number) => _ = tested.insert(number),
                    None => {
                        complaints.push(format!("{file}:{}: `{}` has no sentence in {rules}", test.line, test.name));
                    }
                }
            }
        }
        let untested = sentences.iter().filter(|sentence| !tested.contains(&sentence.number));
        complaints.extend(
            untested.map(|it| {
                format!("{rules}:{}: {} has no test; name one `{}…`", it.line, it.number, it.number.prefix())
            }),
        );
        Findings { sentences: sentences.len(), tests, complaints }
    }
}

#[cfg(test)]
mod tests {
    use super::Book;

    #[track_caller]
    fn check(rules: Option<&str>, tests: &[&str], expected: &[&str]) {
        let source = |name: &&str| ("tests/rules.rs".to_owned(), format!("#[test]\nfn {name}() {{}}\n"));
        let book = Book {
            folder: "games/toy".to_owned(),
            rules: rules.map(str::to_owned),
            tests: tests.iter().map(source).collect(),
        };
        assert_eq!(book.findings().complaints, expected);
    }

    #[test]
    fn every_sentence_needs_a_test() {
        let rules = Some("**R1** One.\n**R1a** More.\n**R2.1** Two.\n");
        check(rules, &["r1_one", "r1_again", "r1a_more", "r2_1_two"], &[]);
        check(rules, &["r1a_more", "r2_1_two"], &["games/toy/RULES.md:1: R1 has no test; name one `r1_…`"]);
        check(rules, &["r1_one", "r1a_more"], &["games/toy/RULES.md:3: R2.1 has no test; name one `r2_1_…`"]);
    }

    #[test]
    fn every_test_needs_a_sentence() {
        let rules = Some("**R1** One.\n");
        check(rules, &["r1_one", "r11_x"], &["tests/rules.rs:2: `r11_x` has no sentence in games/toy/RULES.md"]);
    }

    #[test]
    fn a_test_counts_for_the_longest_number_that_fits() {
        let rules = Some("**R7** One.\n**R7.1** More.\n");
        check(rules, &["r7_1_more"], &["games/toy/RULES.md:1: R7 has no test; name one `r7_…`"]);
    }

    #[test]
    fn rules_must_be_there_and_be_numbered() {
        check(None, &[], &["games/toy/RULES.md: is missing"]);
        check(Some("Roll dice.\n"), &[], &["games/toy/RULES.md:1: has no sentence that starts with `**R1**`"]);
    }

    #[test]
    fn sentences_and_tests_are_counted() {
        let tests = ["r1_a", "r1_b"].map(|name| (name.to_owned(), format!("#[test]\nfn {name}() {{}}\n"))).to_vec();
        let rules = Some("**R1** One.\n".to_owned());
        let findings = Book { folder: "games/toy".to_owned(), rules, tests }.findings();
        assert_eq!((findings.sentences, findings.tests), (1, 2));
    }
}

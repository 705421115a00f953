//! Everything that is said exists in every language, with the same things in it, and nothing is there that nobody says.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

const LANGUAGES: [&str; 3] = ["en", "de", "ja"];

/// Japanese has one form for every number, so `[one]` is never chosen there: `[1]` is.
#[test]
fn japanese_counts_with_numbers() {
    for file in fs::read_dir(folder("../client/locales").join("ja")).expect("a folder for each language") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        assert!(!text.contains("[one]"), "{} has a variant that is never said", path.display());
    }
}

/// Messages by name, each with the names of what stands in it.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn messages(language: &str) -> BTreeMap<String, Messages> {
    let files = fs::read_dir(folder("../client/locales").join(language)).expect("a folder for each language");
    let files = files.map(|it| it.expect("a file").path());
    files
        .map(|path| {
            let text = fs::read_to_string(&path).expect("text");
            let resource = parser::parse(text.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{} cannot be read: {errors:?}", path.display()));
            let mut res = Messages::new();
            for entry in &resource.body {
                if let Entry::Message(message) = entry {
                    let mut variables = BTreeSet::new();
                    let pattern = message.value.as_ref().expect("a message says something");
                    collect(pattern, &mut variables);
                    let is_new = res.insert(message.id.name.to_owned(), variables).is_none();
                    assert!(is_new, "{}: {} is there twice", path.display(), message.id.name);
                }
            }
            (path.file_name().expect("a name").to_string_lossy().into_owned(), res)
        })
        .collect()
}

fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expressed(expression, into);
        }
    }
}

fn expressed(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            inline(selector, into);
            for it in variants {
                collect(&it.value, into);
            }
        }
        Expression::Inline(it) => inline(it, into),
    }
}

fn inline(expression: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expressed(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => {
            for it in &arguments.positional {
                inline(it, into);
            }
        }
        _ => {}
    }
}

/// All sources of the client but these tests.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut res = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.ends_with("src/tests") {
            continue;
        }
        if path.is_dir() {
            res.extend(sources(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            res.push((path.display().to_string(), fs::read_to_string(&path).expect("text")));
        }
    }
    res
}

/// The folders with the sources of the client: pages, what they share with the boards, and the boards.
fn client() -> Vec<PathBuf> {
    let games = fs::read_dir(folder("../games")).expect("the games").map(|it| it.expect("a game").path());
    let boards = games.map(|it| it.join("board/src")).filter(|it| it.is_dir());
    let res: Vec<_> = [folder("src"), folder("../client/src")].into_iter().chain(boards).collect();
    assert!(res.len() > 5, "some boards are missing: {res:?}");
    res
}

/// The literals that follow a call of `name` in a text, each with what comes behind it.
fn literals<'a>(text: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let calls = text.match_indices(name).filter(|(at, _)| {
        // `format!` ends like `t!`, and documentation shows calls that nobody makes.
        let before = &text[..*at];
        let line = before.rsplit('\n').next().unwrap_or_default();
        !before.ends_with(|c: char| c.is_alphanumeric() || c == '_') && !line.trim_start().starts_with("//")
    });
    calls.filter_map(|(at, _)| text[at + name.len()..].trim_start().strip_prefix('"')?.split_once('"')).collect()
}

/// Every message with what stands in it in any of the languages: not each needs everything, such as a number.
fn known() -> Messages {
    let mut res = Messages::new();
    for (id, variables) in LANGUAGES.into_iter().flat_map(messages).flat_map(|(_, it)| it) {
        res.entry(id).or_default().extend(variables);
    }
    res
}

#[test]
fn all_languages_say_the_same() {
    let [english, others @ ..] = LANGUAGES.map(|it| (it, messages(it)));
    for (language, other) in &others {
        let names = |it: &BTreeMap<String, Messages>| it.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&english.1), names(other), "the files of {language}");
        for (file, messages) in &english.1 {
            for id in messages.keys() {
                assert!(other[file].contains_key(id), "{language}/{file} lacks {id}");
            }
            let extra: Vec<_> = other[file].keys().filter(|it| !messages.contains_key(*it)).collect();
            assert!(extra.is_empty(), "{language}/{file} has more than English: {extra:?}");
        }
    }
}

#[test]
fn no_message_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for (file, messages) in messages("en") {
        for id in messages.into_keys() {
            if let Some(other) = seen.insert(id.clone(), file.clone()) {
                panic!("{id} is in {other} and in {file}");
            }
        }
    }
}

#[test]
fn what_is_said_exists_and_what_exists_is_said() {
    let known = known();
    let mut said = BTreeSet::new();
    let mut prefixes = Vec::new();
    let mut sources: Vec<_> = client().iter().flat_map(|it| sources(it)).collect();
    // What pictures say is named where they are drawn.
    let glossary = folder("../draw/src/glossary.rs");
    sources.push((glossary.display().to_string(), fs::read_to_string(&glossary).expect("text")));
    for (path, text) in &sources {
        for (id, rest) in literals(text, "t!(") {
            let variables = known.get(id).unwrap_or_else(|| panic!("{path}: there is no message {id}"));
            let arguments = if rest.starts_with(')') { BTreeSet::new() } else { named(rest) };
            // A language may leave something out, but nothing that it needs may be missing.
            assert!(variables.is_subset(&arguments), "{path}: {id} needs {variables:?}, not {arguments:?}");
            said.insert(id.to_owned());
        }
        // Names that are put together: `say(&format!("theme-{}", …))`.
        prefixes.extend(literals(text, "&format!(").into_iter().filter_map(|(it, _)| {
            let (prefix, _) = it.split_once('{')?;
            prefix.ends_with('-').then(|| prefix.to_owned())
        }));
    }
    // Some stand in tables of names.
    let is_named = |id: &String| sources.iter().any(|(_, text)| text.contains(&format!("\"{id}\"")));
    let is_said = |id: &String| said.contains(id) || prefixes.iter().any(|it| id.starts_with(it)) || is_named(id);
    let unused: Vec<_> = known.keys().filter(|it| !is_said(it)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// The names of the arguments of `t!`, behind its first one.
fn named(rest: &str) -> BTreeSet<String> {
    let (mut depth, mut names, mut word) = (0, BTreeSet::new(), String::new());
    let mut previous = ' ';
    let mut letters = rest.chars().peekable();
    while let Some(c) = letters.next() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => word.clear(),
            '=' if depth == 0 && letters.peek() != Some(&'=') && !"=!<>".contains(previous) => {
                names.insert(word.trim().to_owned());
            }
            c if depth == 0 => word.push(c),
            _ => {}
        }
        previous = c;
    }
    names.retain(|it| !it.is_empty() && it.chars().all(|c| c.is_alphanumeric() || c == '_'));
    names
}

#[test]
fn names_of_arguments_are_found() {
    assert_eq!(named(", a = 1, b = f(x == y, z = 3))"), ["a", "b"].map(str::to_owned).into());
    assert_eq!(named(", points = signed(gain))"), ["points".to_owned()].into());
}

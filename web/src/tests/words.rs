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
    for path in files("ja") {
        let text = fs::read_to_string(&path).expect("text");
        assert!(!text.contains("[one]"), "{} has a variant that is never said", path.display());
    }
}

/// Messages by name, each with the names of what stands in it.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The folders of the games.
fn games() -> impl Iterator<Item = PathBuf> {
    let games = fs::read_dir(folder("../games")).expect("the games");
    games.map(|it| it.expect("a game").path()).filter(|it| it.is_dir())
}

/// The files of a language: those of the client, and two of every game.
fn files(language: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder("../client/locales").join(language)).expect("a folder for each language");
    let names = [format!("{language}.ftl"), format!("first.{language}.ftl")];
    let games = games().flat_map(|it| names.clone().map(|name| it.join("locales").join(name)));
    files.map(|it| it.expect("a file").path()).chain(games).collect()
}

/// Messages by the names of their files, those of a game by its folder.
fn messages(language: &str) -> BTreeMap<String, Messages> {
    files(language)
        .into_iter()
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
            let is_of_game = path.parent().is_some_and(|it| it.ends_with("locales"));
            let name = if is_of_game { path.ancestors().nth(2) } else { Some(path.as_path()) };
            let name = name.and_then(Path::file_stem).expect("a name").to_string_lossy();
            let is_first = path.file_stem().is_some_and(|it| it.to_string_lossy().starts_with(FIRST_OF_GAME));
            (if is_first { format!("{FIRST_OF_GAME}{name}") } else { name.into_owned() }, res)
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
    let boards = games().map(|it| it.join("board/src")).filter(|it| it.is_dir());
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
    let mut begun = Vec::new();
    let mut sources: Vec<_> = client().iter().flat_map(|it| sources(it)).collect();
    // What pictures say is named where they are drawn.
    sources.extend(self::sources(&folder("../draw/src")));
    let games = fs::read_dir(folder("../games")).expect("the games").map(|it| it.expect("a game").path());
    sources.extend(games.map(|it| it.join("picture/src")).filter(|it| it.is_dir()).flat_map(|it| self::sources(&it)));
    for (path, text) in &sources {
        for (id, rest) in literals(text, "t!(") {
            let variables = known.get(id).unwrap_or_else(|| panic!("{path}: there is no message {id}"));
            let arguments = if rest.starts_with(')') { BTreeSet::new() } else { named(rest) };
            // A language may leave something out, but nothing that it needs may be missing.
            assert!(variables.is_subset(&arguments), "{path}: {id} needs {variables:?}, not {arguments:?}");
            said.insert(id.to_owned());
        }
        begun.extend(prefixes(text));
    }
    // What is wrong with a board from paper is told by the name that the rules give it.
    said.extend(faults().map(|it| it.id.to_owned()));
    // Some stand in tables of names.
    let is_named = |id: &String| sources.iter().any(|(_, text)| text.contains(&format!("\"{id}\"")));
    let is_said = |id: &String| said.contains(id) || begun.iter().any(|it| id.starts_with(it)) || is_named(id);
    let unused: Vec<_> = known.keys().filter(|it| !is_said(it)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Everything that can be wrong with a board from paper, but for what the rules refuse.
fn faults() -> impl Iterator<Item = &'static kernel::Clause> {
    library::GAMES.iter().filter_map(|it| it.paper.as_ref()).flat_map(|it| it.faults)
}

#[test]
fn every_fault_of_a_board_is_told_with_its_arguments() {
    for language in LANGUAGES {
        let told: Messages = messages(language).into_iter().flat_map(|it| it.1).collect();
        for fault in faults() {
            let variables = told.get(fault.id).unwrap_or_else(|| panic!("{language} lacks {}", fault.id));
            let arguments: BTreeSet<_> = fault.arguments.iter().map(|it| (*it).to_owned()).collect();
            assert_eq!(*variables, arguments, "{language}: {}", fault.id);
        }
    }
    assert!(faults().count() > 40);
}

/// What is loaded before anything else is fetched, and so may say only what is in the files that come with it.
const FIRST: &[&str] = &[
    "src/app.rs",
    "src/fetched.rs",
    "src/http.rs",
    "src/main.rs",
    "src/offers.rs",
    "src/pages/home",
    "src/pages/missing.rs",
    "src/pages/rules.rs",
    "src/pages/settings.rs",
    "src/parts/ask.rs",
    "src/parts/copy.rs",
    "src/parts/pace.rs",
    "src/parts/pick.rs",
    "src/parts/when.rs",
    "src/records.rs",
    "src/sharing.rs",
    "src/shelf.rs",
    "src/table/local.rs",
    "src/worker.rs",
    "../client/src/fetched.rs",
    "../client/src/settings.rs",
    "../client/src/words.rs",
];
const FIRST_FILES: [&str; 6] = ["common", "home", "settings", "online", "refusals", "errors"];

/// How the files of games begin that come with them.
const FIRST_OF_GAME: &str = "first.";

/// What the rules of a game refuse is told at its table, where all words are: elsewhere nobody moves.
const AT_TABLES: &str = "refusal-";

#[test]
fn what_the_first_pages_say_comes_with_them() {
    let messages = messages("en");
    let comes_first = |file: &str| FIRST_FILES.contains(&file) || file.starts_with(FIRST_OF_GAME);
    let first = || messages.iter().filter(|(file, _)| comes_first(file));
    assert!(first().count() > FIRST_FILES.len(), "games say something on the first pages");
    let is_first = |id: &str| first().any(|(_, it)| it.contains_key(id));
    let all = || messages.values().flat_map(BTreeMap::keys);
    for path in FIRST.iter().map(|it| folder(it)) {
        let found = if path.is_dir() { sources(&path) } else { vec![(path.display().to_string(), read(&path))] };
        for (path, text) in &found {
            for (id, _) in literals(text, "t!(") {
                assert!(is_first(id), "{path}: {id} is in a file that is fetched later");
            }
            for prefix in prefixes(text).into_iter().filter(|it| it != AT_TABLES) {
                let late: Vec<_> = all().filter(|it| it.starts_with(&prefix) && !is_first(it)).collect();
                assert!(late.is_empty(), "{path}: {late:?} are in files that are fetched later");
            }
        }
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

/// How names begin that are put together: `say(&format!("theme-{}", …))`.
fn prefixes(text: &str) -> Vec<String> {
    let names = literals(text, "&format!(").into_iter().filter_map(|(it, _)| it.split_once('{').map(|it| it.0));
    names.filter(|it| it.ends_with('-')).map(ToOwned::to_owned).collect()
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

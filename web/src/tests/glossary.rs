//! Words that the glossary rules out do not come back: see `client/locales/README.md`.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A word that stays out.
struct Ruled {
    language: String,
    word: String,
    /// The names of the messages and files in which it may stand.
    allowed: Vec<String>,
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The last table of the glossary.
fn ruled() -> Vec<Ruled> {
    let text = fs::read_to_string(folder("../client/locales/README.md")).expect("the glossary");
    let (_, table) = text.split_once("| language | not |").expect("its last table");
    let rows = table.lines().skip(2).take_while(|it| it.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [language, word, _, allowed] = cells[..] else { panic!("four cells: {row}") };
        let allowed = allowed.split([',', ' ']).filter(|it| !it.is_empty()).map(ToOwned::to_owned).collect();
        Ruled { language: language.to_owned(), word: word.to_owned(), allowed }
    })
    .collect()
}

/// All texts for people in a language, by their files.
fn texts(language: &str) -> Vec<PathBuf> {
    let files = |name: &str| fs::read_dir(folder(name)).expect("a folder").map(|it| it.expect("a file").path());
    let mut res: Vec<_> = files(&format!("../client/locales/{language}")).collect();
    res.push(folder(&format!("../paper/locales/{language}.ftl")));
    for game in files("../games").filter(|it| it.is_dir()) {
        let ending = if language == "en" { "md".to_owned() } else { format!("{language}.md") };
        res.extend(["RULES", "INTRO"].map(|it| game.join(format!("{it}.{ending}"))));
        res.extend(["", "first."].map(|it| game.join(format!("locales/{it}{language}.ftl"))));
    }
    // Reports are in two languages.
    let report = match language {
        "en" => Some("english"),
        "de" => Some("german"),
        _ => None,
    };
    res.extend(report.map(|it| folder(&format!("../games/thirty/referee/src/words/{it}.rs"))));
    res
}

/// The lines of a text with the names of their messages, where they have one; names and comments say nothing to people.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut name = "";
    text.lines().filter(|it| !it.starts_with("# ") && !it.starts_with("//") && !it.starts_with("use ")).map(
        move |line| {
            let parts = line.split_once(" = ").or_else(|| line.split_once(": \""));
            match parts.filter(|it| it.0.trim().chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))) {
                Some((id, said)) => {
                    name = id.trim();
                    (name, said)
                }
                None => (name, line),
            }
        },
    )
}

/// Where a word stands that is ruled out.
fn faults(ruled: &[Ruled], language: &str, file: &str, text: &str) -> Vec<String> {
    let ruled = || ruled.iter().filter(|it| it.language == language);
    let found = lines(text).flat_map(|(name, said)| {
        let wrong = ruled()
            .filter(move |it| said.contains(&it.word) && !it.allowed.iter().any(|it| it == name || file.ends_with(it)));
        wrong.map(move |it| format!("{file}, {name}: “{}” in {said}", it.word))
    });
    found.collect()
}

#[test]
fn words_that_are_ruled_out_stay_out() {
    let ruled = ruled();
    for language in ["en", "de", "ja"] {
        assert!(ruled.iter().filter(|it| it.language == language).count() > 4, "{language}");
        for path in texts(language) {
            let text = fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
            let found = faults(&ruled, language, &path.display().to_string(), &text);
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
    }
}

#[test]
fn a_word_that_comes_back_is_found() {
    let ruled = ruled();
    let found = |language, text| faults(&ruled, language, "a file", text).len();
    assert_eq!(found("de", "desk-players = Spieler"), 1);
    assert_eq!(found("de", "desk-round = { $n ->\n    [one] ein Spieler\n}"), 1);
    assert_eq!(found("de", "    head_player: \"Spieler\","), 0, "it is allowed there");
    assert_eq!(found("en", "desk-players = Spieler"), 0, "another language");
    assert_eq!(found("en", "play-referee = The game master"), 0, "names of messages say nothing");
    assert_eq!(found("ja", "**R1** ダイスを振ります。"), 1);
}

//! Translations of the rules say the same as the English text: piece by piece, with the same numbers, notation and marks.

use std::{fmt, path::Path};

use anyhow::Result;

use crate::{
    files,
    language::{ENGLISH, LANGUAGES, Language},
    sentence::{Fault, Number, numbered},
    workspace::Workspace,
};

/// The texts of a game that exist in every language.
const TEXTS: [&str; 2] = ["INTRO", "RULES"];

/// What is wrong with the translations in the folder of a game.
pub(crate) fn complaints(workspace: &Workspace, folder: &Path) -> Result<Vec<String>> {
    let read = |path: &Path| if path.is_file() { files::read(workspace, path).map(Some) } else { Ok(None) };
    let mut complaints = Vec::new();
    for text in TEXTS {
        let original = folder.join(ENGLISH.file(text));
        let Some(original) = read(&original)? else {
            complaints.push(format!("{}: is missing", workspace.short(&original)));
            continue;
        };
        for language in &LANGUAGES[1..] {
            let path = folder.join(language.file(text));
            let name = workspace.short(&path);
            let Some(translation) = read(&path)? else {
                complaints.push(format!("{name}: is missing"));
                continue;
            };
            let faults = compare(&original, language, &translation).into_iter();
            complaints.extend(faults.map(|(line, fault)| format!("{name}:{line}: {fault}")));
        }
    }
    Ok(complaints)
}

/// A part of a text that has its counterpart in every language.
#[derive(Debug)]
struct Piece {
    line: usize,
    kind: Kind,
    text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Heading(usize),
    Sentence(Number),
    Row,
    Item,
    Paragraph,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading(level) => write!(f, "a heading of level {level}"),
            Self::Sentence(number) => number.fmt(f),
            Self::Row => f.write_str("a row of a table"),
            Self::Item => f.write_str("an item of a list"),
            Self::Paragraph => f.write_str("a paragraph"),
        }
    }
}

/// The pieces of a text: a line each, but the lines of a paragraph are one piece.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut is_after_paragraph = false;
    for (index, line) in text.lines().enumerate() {
        let (kind, text) = kind(line);
        let goes_on = is_after_paragraph && kind == Kind::Paragraph;
        is_after_paragraph = kind == Kind::Paragraph && !line.is_empty();
        if let Some(last) = pieces.last_mut().filter(|_| goes_on) {
            last.text.extend(["\n", text]);
        } else if !line.is_empty() {
            pieces.push(Piece { line: index + 1, kind, text: text.to_owned() });
        }
    }
    pieces
}

fn kind(line: &str) -> (Kind, &str) {
    if let Some((Ok(number), text)) = numbered(line) {
        return (Kind::Sentence(number), text);
    }
    let level = line.chars().take_while(|letter| *letter == '#').count();
    if level > 0 {
        (Kind::Heading(level), &line[level..])
    } else if line.starts_with('|') {
        (Kind::Row, line)
    } else if let Some(text) = line.strip_prefix("- ") {
        (Kind::Item, text)
    } else {
        (Kind::Paragraph, line)
    }
}

/// Where a translation says other things than the English text.
fn compare(original: &str, language: &Language, translation: &str) -> Vec<Fault> {
    let (original, translation) = (pieces(original), pieces(translation));
    let mut faults = Vec::new();
    for (theirs, ours) in original.iter().zip(&translation) {
        if theirs.kind != ours.kind {
            // Whatever follows would be compared with the wrong piece.
            faults.push((ours.line, format!("has {} where the English has {}", ours.kind, theirs.kind)));
            return faults;
        }
        faults.extend(differences(theirs, language, ours).map(|difference| (ours.line, difference)));
    }
    if let Some(missing) = original.get(translation.len()) {
        let line = translation.last().map_or(1, |last| last.line);
        faults.push((line, format!("ends where the English goes on with {}", missing.kind)));
    }
    if let Some(further) = translation.get(original.len()) {
        faults.push((further.line, format!("goes on with {} where the English ends", further.kind)));
    }
    faults
}

/// What a piece says and its counterpart does not.
fn differences<'a>(theirs: &Piece, language: &Language, ours: &'a Piece) -> impl Iterator<Item = String> + use<'a> {
    let ((their_prose, their_codes), (our_prose, our_codes)) = (parts(&theirs.text), parts(&ours.text));
    let mut numbers = Difference::between(ENGLISH.numbers(&their_prose), language.numbers(&our_prose));
    // Where English has an article, another language may count one.
    numbers.more.retain(|number| number != "1");
    let differences = [
        ("numbers", numbers),
        ("code spans", Difference::between(their_codes, our_codes)),
        ("words of the notation", Difference::between(notation(&their_prose), notation(&our_prose))),
        ("marks", Difference::between(marks(&ENGLISH, &their_prose), marks(language, &our_prose))),
    ];
    let named = differences.into_iter().filter(|(_, difference)| !difference.is_empty());
    named.map(|(what, difference)| format!("{}: the {what} are not those of the English: {difference}", ours.kind))
}

/// A text without its code, and its code.
fn parts(text: &str) -> (String, Vec<String>) {
    let (mut prose, mut codes) = (String::new(), Vec::new());
    for (index, part) in text.split('`').enumerate() {
        if index % 2 == 0 {
            // A space, so that no number grows together with the next.
            prose.extend([part, " "]);
        } else {
            codes.push(part.to_owned());
        }
    }
    (prose, codes)
}

/// Words of the notation: those with digits and letters, such as x1 or 6h, and pairs of letters, such as N-E.
fn notation(prose: &str) -> Vec<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-*".contains(letter);
    let words = prose.split(|letter: char| !is_part(letter));
    words.filter(|word| is_pair(word) || is_mixed(word)).map(str::to_owned).collect()
}

fn is_mixed(word: &str) -> bool {
    word.contains(|letter: char| letter.is_ascii_digit()) && word.contains(|letter: char| letter.is_ascii_alphabetic())
}

fn is_pair(word: &str) -> bool {
    matches!(word.as_bytes(), [first, b'-', second] if first.is_ascii_uppercase() && second.is_ascii_uppercase())
}

/// The marks of a text, in English.
fn marks(language: &Language, prose: &str) -> Vec<String> {
    let prose = prose.to_lowercase();
    let counted = language.marks.iter().zip(ENGLISH.marks);
    counted.flat_map(|(mark, name)| prose.matches(mark).map(move |_| name.to_owned())).collect()
}

/// How two collections differ.
struct Difference {
    less: Vec<String>,
    more: Vec<String>,
}

impl Difference {
    fn between(theirs: Vec<String>, mut ours: Vec<String>) -> Self {
        let mut less = Vec::new();
        for item in theirs {
            match ours.iter().position(|it| *it == item) {
                Some(at) => _ = ours.swap_remove(at),
                None => less.push(item),
            }
        }
        less.sort();
        ours.sort();
        Self { less, more: ours }
    }

    fn is_empty(&self) -> bool {
        self.less.is_empty() && self.more.is_empty()
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lists = [("without", &self.less), ("with", &self.more)].into_iter().filter(|(_, list)| !list.is_empty());
        let lists: Vec<String> = lists.map(|(word, list)| format!("{word} {}", list.join(", "))).collect();
        f.write_str(&lists.join(", and "))
    }
}

#[cfg(test)]
mod tests {
    use super::compare;
    use crate::language::LANGUAGES;

    #[track_caller]
    fn check(original: &str, code: &str, translation: &str, expected: &[&str]) {
        let language = LANGUAGES.into_iter().find(|language| language.code == code).expect("a language");
        let faults = compare(original, language, translation);
        let faults: Vec<String> = faults.iter().map(|(line, fault)| format!("{line}: {fault}")).collect();
        assert_eq!(faults, expected);
    }

    #[test]
    fn the_same_in_other_words_is_good() {
        let original = "# Toy\n\nOne.\nTwo.\n\n## Turn\n\n**R1** Roll two of 3 dice.\n**R2** Ruling: type `go 1`.\n";
        check(original, "en", original, &[]);
        let german =
            "# Zeug\n\nEins und zwei.\n\n## Zug\n\n**R1** Wirf zwei von 3 Würfeln.\n**R2** Festlegung: `go 1`.\n";
        check(original, "de", german, &[]);
        let japanese = "# 玩具\n\n1。\n2。\n\n## 手番\n\n**R1** 3つのうち2つ。\n**R2** 裁定：`go 1`と打ちます。\n";
        check(original, "ja", japanese, &[]);
    }

    #[test]
    fn sentences_have_the_same_numbers_in_the_same_order() {
        check("**R1** A.\n**R2** B.\n", "de", "**R2** B.\n**R1** A.\n", &["1: has R2 where the English has R1"]);
        check("**R1** A.\n**R2** B.\n", "de", "**R1** A.\n", &["1: ends where the English goes on with R2"]);
        check("**R1** A.\n", "de", "**R1** A.\n**R2** B.\n", &["2: goes on with R2 where the English ends"]);
        check("**R1** A.\n", "ja", "", &["1: ends where the English goes on with R1"]);
    }

    #[test]
    fn headings_rows_and_paragraphs_have_counterparts() {
        check(
            "## A\n\nB\n",
            "de",
            "### A\n\nB\n",
            &["1: has a heading of level 3 where the English has a heading of level 2"],
        );
        check("A\n\nB\n", "de", "A\nB\n", &["1: ends where the English goes on with a paragraph"]);
        check(
            "| a |\n|---|\n",
            "de",
            "| a |\n|---|\n| b |\n",
            &["3: goes on with a row of a table where the English ends"],
        );
        check("- a\n", "de", "a\n", &["1: has a paragraph where the English has an item of a list"]);
    }

    #[test]
    fn numbers_are_the_same() {
        let fault = "1: R1: the numbers are not those of the English: without 4, and with 5";
        check("**R1** Take 4.\n", "de", "**R1** Nimm 5.\n", &[fault]);
        check("**R1** Take four.\n", "de", "**R1** Nimm fünf.\n", &[fault]);
        check("**R1** Take four.\n", "ja", "**R1** 5つ取ります。\n", &[fault]);
        let fault = "1: R1: the numbers are not those of the English: without 2";
        check("**R1** 2 for 2.\n", "ja", "**R1** 2つ。\n", &[fault]);
    }

    #[test]
    fn one_may_be_counted_but_not_lost() {
        check("**R1** Take a die.\n", "ja", "**R1** サイコロを1つ取ります。\n", &[]);
        let fault = "1: R1: the numbers are not those of the English: without 1";
        check("**R1** Station 1.\n", "ja", "**R1** 駅。\n", &[fault]);
    }

    #[test]
    fn code_and_notation_are_the_same() {
        let fault = "1: R1: the code spans are not those of the English: without go 1, and with geh 1";
        check("**R1** Type `go 1`.\n", "de", "**R1** Schreibe `geh 1`.\n", &[fault]);
        let fault = "1: R1: the words of the notation are not those of the English: without N-E, x1, and with N-W, y1";
        check("**R1** x1 is N-E.\n", "de", "**R1** y1 ist N-W.\n", &[fault]);
    }

    #[test]
    fn marks_are_kept() {
        let fault = "1: R1: the marks are not those of the English: without ruling";
        check("**R1** Ruling: pass.\n", "de", "**R1** Passe.\n", &[fault]);
        let fault = "1: R1: the marks are not those of the English: without reconstruction, and with ruling";
        check("**R1** Pass; reconstruction: once.\n", "ja", "**R1** パス。裁定：一度。\n", &[fault]);
    }
}

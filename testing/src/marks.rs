//! Sentences of rules, and their marks, in every language.

use std::{fs, path::Path};

/// The files of the rules in the folder of a game, and how each marks what we decided.
const RULES: [(&str, &str); 3] = [("RULES.md", "ruling"), ("RULES.de.md", "Festlegung"), ("RULES.ja.md", "裁定")];

/// The sentence of a number, such as `R35`, in English, German and Japanese; `folder` is that of the game.
pub fn sentence(folder: &str, number: &str) -> [String; 3] {
    RULES.map(|(file, _)| {
        let text = fs::read_to_string(Path::new(folder).join(file)).unwrap_or_else(|it| panic!("{file}: {it}"));
        sentence_of(&text, number).unwrap_or_else(|| panic!("{file} has no {number}")).to_owned()
    })
}

fn sentence_of<'a>(text: &'a str, number: &str) -> Option<&'a str> {
    let start = format!("**{number}** ");
    text.lines().find_map(|it| it.strip_prefix(&start))
}

/// Fails unless a sentence says in every language that a part of it, and not all of it, is a ruling of ours.
#[track_caller]
pub fn assert_partly_ruled(folder: &str, number: &str) {
    for (sentence, (file, mark)) in sentence(folder, number).iter().zip(RULES) {
        assert!(is_partly_ruled(sentence, mark), "{file} does not mark a part of {number}: {sentence}");
    }
}

/// Whether the mark comes after something that the rulebook says, and before something that we say.
fn is_partly_ruled(sentence: &str, mark: &str) -> bool {
    sentence.split_once(mark).is_some_and(|(theirs, ours)| {
        let ours = ours.trim_start_matches([':', '：', ' ', ')', '）']);
        !theirs.trim_end_matches([' ', '(', '（']).is_empty() && !ours.trim_end_matches(['.', '。']).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::{is_partly_ruled, sentence_of};

    #[test]
    fn a_mark_stands_between_what_was_said_and_what_we_say() {
        assert!(is_partly_ruled("Two; ruling: or one.", "ruling"));
        assert!(is_partly_ruled("2つ。裁定：1つ。", "裁定"));
        for sentence in ["Two or one.", "Ruling: or one.", "ruling: or one.", "Two; ruling: ."] {
            assert!(!is_partly_ruled(sentence, "ruling"), "{sentence}");
        }
    }

    #[test]
    fn a_sentence_is_found_by_its_whole_number() {
        let text = "**R12** Twelve.\n**R1** One.\n";
        assert_eq!(sentence_of(text, "R1"), Some("One."));
        assert_eq!(sentence_of(text, "R2"), None);
    }
}

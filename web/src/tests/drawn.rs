//! The words in pictures exist in every language.

use client::{settings::speak, words::Language};
use draw::{Glossary, Picture as _, Words, sheet::Layout};

use crate::pages::blank as sheet;

/// A text of a picture in a language.
fn said(glossary: Glossary, language: Language, text: &str) -> Option<String> {
    let drawn = glossary.find(text)?;
    Words::find(&language, drawn.id, &drawn.values)
}

const GRID: Glossary = thirty_picture::Picture::GLOSSARY;
const RAILAGE: Glossary = railage_picture::Picture::GLOSSARY;
const VILLAGE: Glossary = village_picture::Picture::GLOSSARY;

/// A text that fits a pattern.
fn filled(pattern: &str, number: u8) -> String {
    let mut res = String::new();
    for (n, part) in pattern.split('{').enumerate() {
        let behind = part.split_once('}').filter(|_| n > 0);
        res += &behind.map_or_else(|| part.to_owned(), |(_, behind)| format!("{number}{behind}"));
    }
    res
}

/// Tables write the same words with capital letters and other points and commas.
fn plain(text: &str) -> String {
    text.chars().filter(|it| !",:".contains(*it)).collect::<String>().to_lowercase()
}

#[test]
fn every_drawn_text_has_words_in_every_language_which_mean_the_same_in_english() {
    macro_rules! glossaries {
        ($([$game:ident $Game:ident $name:literal $title:literal $bot:ident $picture:ident $($crates:tt)*])+) => {
            [$($picture::Picture::GLOSSARY),+]
        };
    }
    for glossary in library::games!(glossaries) {
        for (pattern, _) in glossary.entries() {
            let filled_in = |number: u8, language| {
                let text = filled(pattern, number);
                let words = said(glossary, language, &text);
                (plain(&text), words.unwrap_or_else(|| panic!("{text} in {}", language.name())))
            };
            let is_same = |number: u8| {
                let (text, words) = filled_in(number, Language::English);
                text == plain(&words)
            };
            assert!(is_same(5) || is_same(1), "{glossary:?}: {pattern} is {:?}", filled_in(5, Language::English));
            for language in [Language::German, Language::Japanese] {
                let (_, words) = filled_in(5, language);
                let n_values = pattern.matches('{').count();
                assert!(words.matches('5').count() >= n_values && !words.contains(['{', '$']), "{words}");
            }
        }
    }
}

#[test]
fn languages_tell_one_from_many_and_each_game_has_its_own_word() {
    let german = |glossary: Glossary, text: &str| said(glossary, Language::German, text);
    let is = |text: &str| Some(text.to_owned());
    assert_eq!(german(VILLAGE, "sidings, on 1 line"), is("Nebengleise an 1 Linie"));
    assert_eq!(german(VILLAGE, "sidings, on 0 lines"), is("Nebengleise an 0 Linien"));
    assert_eq!(german(VILLAGE, "line"), is("Linie"));
    assert_eq!(german(GRID, "line"), is("Strecke"));
    assert_eq!(german(RAILAGE, "trunk: 4 ○ × 2"), is("Hauptstrecke: 4 ○ × 2"));
    assert_eq!(german(RAILAGE, "trunk: 4 ○ no factor yet"), is("Hauptstrecke: 4 ○, kein Faktor"));
    assert_eq!(german(RAILAGE, "fen map, drawn by Ann"), is("Plan „fen“, drawn by Ann"));
    assert_eq!(german(RAILAGE, "A – B – C"), None);
}

#[test]
fn no_word_of_a_blank_sheet_is_forgotten() {
    for meta in library::METAS {
        for (print, layout) in meta.prints.iter().flat_map(|it| [(it, Layout::Below), (it, Layout::Beside)]) {
            let blank = |language| {
                speak(language);
                sheet(meta.name, print.rules, "", layout)
            };
            let (Some(english), Some(japanese)) = (blank(Language::English), blank(Language::Japanese)) else {
                continue;
            };
            let (english, japanese) = (english.texts(), japanese.texts());
            let same: Vec<_> = english.into_iter().filter(|it| japanese.contains(it)).collect();
            let is_name = |text: &str| text.split(|it: char| !it.is_alphabetic()).all(|it| it.chars().count() < 2);
            assert!(same.iter().all(|it| is_name(it)), "{}: {same:?} in other languages", print.key);
        }
    }
}

//! The words in pictures, which `draw` writes in English, in the language of the page.

use draw::scene::Scene;

use crate::{
    settings::language,
    words::{Language, Value, find},
};

/// Texts as they are drawn in English, with `{names}` for what changes in them, and by what name they are said.
type Entries = &'static [(&'static str, &'static str)];

/// Whose words a picture has: the same English word can be another one in each game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Glossary {
    /// 30 Rails and 30 Streetcar Rails.
    Grid,
    Railage,
    Village,
}

const GRID: Entries = &[
    ("line", "drawn-line"),
    ("points", "drawn-points"),
    ("pts", "drawn-points-short"),
    ("squares", "drawn-squares"),
    ("bonus", "drawn-bonus"),
    ("trees", "drawn-trees"),
    ("sum", "drawn-sum"),
    ("shares", "drawn-shares"),
    ("total", "drawn-total"),
    ("Total", "grid-total"),
    ("mine", "drawn-mine"),
    ("central", "drawn-central"),
    ("grade", "drawn-grade"),
    ("okay", "drawn-okay"),
    ("good", "drawn-good"),
    ("excellent", "drawn-excellent"),
    ("overrides", "drawn-overrides"),
    ("white", "drawn-white"),
    ("colour", "drawn-colour"),
    ("turns played", "drawn-turns"),
];

const RAILAGE: Entries = &[
    ("score", "drawn-score"),
    ("points, upper track", "railage-score-upper"),
    ("points, lower track", "railage-score-lower"),
    ("trunk", "railage-role-trunk"),
    ("trunk: {n} ○ × {factor}", "drawn-trunk-factor"),
    ("trunk: {n} ○ no factor yet", "drawn-trunk-no-factor"),
    ("branch", "drawn-branch"),
    ("{city}, {n} lines", "drawn-branch-lines"),
    ("a city of three lines or more", "drawn-branch-city"),
    ("not reached", "drawn-branch-none"),
    ("Total", "railage-score-total"),
    ("railwayman", "railage-title-railwayman"),
    ("baron", "railage-title-baron"),
    ("viscount", "railage-title-viscount"),
    ("count", "railage-title-count"),
    ("marquess", "railage-title-marquess"),
    ("duke", "railage-title-duke"),
    ("railway king", "railage-title-king"),
    ("dots by the die that is left", "drawn-dots"),
    ("plain", "railage-plain"),
    ("forest", "railage-forest"),
    ("hill", "railage-hill"),
    ("lines", "drawn-lines"),
    ("other lines of its network", "drawn-network"),
    ("lines of other networks", "railage-role-other"),
    ("special lines to mines", "railage-role-special"),
    ("extra dot and line", "drawn-extra"),
    ("points for the first", "drawn-first"),
    ("lines: one space each, from the left →", "railage-track-upper"),
    ("← special lines: one space each, from the right", "railage-track-lower"),
    ("river map, reconstructed: a basic map with a river and a wild city", "drawn-river"),
    ("lake map, reconstructed: a harder map with a lake and a wild mine", "drawn-lake"),
    // A map of one's own speaks the language of its author.
    ("{name} map, {note}", "drawn-map"),
];

const VILLAGE: Entries = &[
    ("line", "village-score-line"),
    ("tracks", "village-tracks"),
    ("features", "village-score-features"),
    ("trips", "village-score-trips"),
    ("terminus", "village-score-terminus"),
    ("points", "village-score-points"),
    ("sidings, on {n} line", "village-score-sidings"),
    ("sidings, on {n} lines", "village-score-sidings"),
    ("money, 1 for each £3 of £{money}", "village-score-money"),
    ("Total", "village-score-total"),
    ("Total, if it ended now", "village-score-now"),
    ("player", "village-players-name"),
    ("money", "village-players-money"),
    ("lines", "village-lines"),
    ("hand", "village-players-hand"),
    ("set", "drawn-set"),
];

impl Glossary {
    const fn entries(self) -> Entries {
        match self {
            Self::Grid => GRID,
            Self::Railage => RAILAGE,
            Self::Village => VILLAGE,
        }
    }

    /// A text of a picture in a language, if there are words for it.
    fn say(self, language: Language, text: &str) -> Option<String> {
        let mut entries = self.entries().iter();
        let (id, values) = entries.find_map(|&(pattern, id)| Some((id, values(pattern, text)?)))?;
        let values: Vec<_> = values.into_iter().map(|(name, it)| (name, value(it))).collect();
        find(language, id, &values)
    }
}

/// What stands for the names in a pattern, if the text fits it: `{n} lines` fits `4 lines`.
fn values<'a>(pattern: &'static str, text: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let mut parts = pattern.split('{');
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut res = Vec::new();
    for part in parts {
        let (name, behind) = part.split_once('}')?;
        let (value, after) = if behind.is_empty() { (rest, "") } else { rest.split_once(behind)? };
        res.push((name, value));
        rest = after;
    }
    rest.is_empty().then_some(res)
}

/// A number where it is one, so that languages can tell one from many.
fn value(text: &str) -> Value {
    text.parse::<u32>().map_or_else(|_| Value::from(text.to_owned()), Value::from)
}

/// The same picture in the language of the page. What `draw` tells those who cannot see it is English only, so that
/// pictures in other languages are left with their title and their texts.
pub(crate) fn reworded(scene: Scene, glossary: Glossary) -> Scene {
    match language() {
        Language::English => scene,
        language => scene.unlabelled().reworded(&|text| glossary.say(language, text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARIES: [Glossary; 3] = [Glossary::Grid, Glossary::Railage, Glossary::Village];

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
        for glossary in GLOSSARIES {
            for (pattern, _) in glossary.entries() {
                let said = |number: u8, language| {
                    let text = filled(pattern, number);
                    let words = glossary.say(language, &text);
                    (plain(&text), words.unwrap_or_else(|| panic!("{text} in {}", language.name())))
                };
                let is_same = |number: u8| {
                    let (text, words) = said(number, Language::English);
                    text == plain(&words)
                };
                assert!(is_same(5) || is_same(1), "{glossary:?}: {pattern} is {:?}", said(5, Language::English));
                for language in [Language::German, Language::Japanese] {
                    let (_, words) = said(5, language);
                    let n_values = pattern.matches('{').count();
                    assert!(words.matches('5').count() >= n_values && !words.contains(['{', '$']), "{words}");
                }
            }
        }
    }

    #[test]
    fn patterns_find_what_stands_in_a_text() {
        assert_eq!(values("{city}, {n} lines", "A3, 4 lines"), Some(vec![("city", "A3"), ("n", "4")]));
        assert_eq!(values("money, £{n}", "money, £7"), Some(vec![("n", "7")]));
        assert_eq!(values("money", "money"), Some(vec![]));
        for text in ["A3, 4 line", "A3 4 lines", "A3, 4 lines more", "lines", ""] {
            assert_eq!(values("{city}, {n} lines", text), None, "{text}");
        }
        assert_eq!(values("money", "moneys"), None);
    }

    #[test]
    fn languages_tell_one_from_many_and_each_game_has_its_own_word() {
        let german = |glossary: Glossary, text: &str| glossary.say(Language::German, text);
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(german(Glossary::Village, "sidings, on 1 line"), is("Nebengleise an 1 Linie"));
        assert_eq!(german(Glossary::Village, "sidings, on 0 lines"), is("Nebengleise an 0 Linien"));
        assert_eq!(german(Glossary::Village, "line"), is("Linie"));
        assert_eq!(german(Glossary::Grid, "line"), is("Strecke"));
        assert_eq!(german(Glossary::Railage, "trunk: 4 ○ × 2"), is("Hauptstrecke: 4 ○ × 2"));
        assert_eq!(german(Glossary::Railage, "trunk: 4 ○ no factor yet"), is("Hauptstrecke: 4 ○, kein Faktor"));
        assert_eq!(german(Glossary::Railage, "fen map, drawn by Ann"), is("Karte fen, drawn by Ann"));
        assert_eq!(german(Glossary::Railage, "A – B – C"), None);
    }

    #[test]
    fn no_word_of_a_blank_sheet_is_forgotten() {
        for (scene, glossary) in crate::pages::blank_sheets() {
            for text in scene.texts() {
                let is_name = text.split(|it: char| !it.is_alphabetic()).all(|it| it.chars().count() < 2);
                let is_known = is_name || glossary.say(Language::Japanese, text).is_some();
                assert!(is_known, "`{text}` has no words in other languages");
            }
        }
    }
}

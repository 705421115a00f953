//! The words in pictures, which `draw` writes in English, in the language of the page.

use draw::scene::Scene;

use crate::words::say;

/// What is drawn in English, and by what name it is said in other languages.
const WORDS: &[(&str, &str)] = &[
    ("line", "drawn-line"),
    ("points", "drawn-points"),
    ("pts", "drawn-points-short"),
    ("squares", "drawn-squares"),
    ("bonus", "drawn-bonus"),
    ("trees", "drawn-trees"),
    ("sum", "drawn-sum"),
    ("shares", "drawn-shares"),
    ("total", "drawn-total"),
    ("Total", "drawn-whole"),
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
    ("score", "drawn-score"),
    ("points, upper track", "drawn-upper"),
    ("points, lower track", "drawn-lower"),
    ("trunk", "drawn-trunk"),
    ("branch", "drawn-branch"),
    ("dots by the die that is left", "drawn-dots"),
    ("plain", "drawn-plain"),
    ("forest", "drawn-forest"),
    ("hill", "drawn-hill"),
    ("lines", "drawn-lines"),
    ("other lines of its network", "drawn-network"),
    ("lines of other networks", "drawn-other-lines"),
    ("special lines to mines", "drawn-special-lines"),
    ("extra dot and line", "drawn-extra"),
    ("points for the first", "drawn-first"),
    ("lines: one space each, from the left →", "drawn-upper-track"),
    ("← special lines: one space each, from the right", "drawn-lower-track"),
    ("river map, reconstructed: a basic map with a river and a wild city", "drawn-river"),
    ("lake map, reconstructed: a harder map with a lake and a wild mine", "drawn-lake"),
];

/// The same picture in the language of the page.
pub(crate) fn reworded(scene: Scene) -> Scene {
    scene.reworded(&|text| WORDS.iter().find(|it| it.0 == text).map(|it| say(it.1, &[])))
}

/// Whether a text of a picture is the same everywhere, or has words in every language.
#[cfg(test)]
pub(crate) fn is_known(text: &str) -> bool {
    let is_name = text.split(|it: char| !it.is_alphabetic()).all(|it| it.chars().count() < 2);
    is_name || WORDS.iter().any(|it| it.0 == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, find};

    #[test]
    fn every_drawn_word_is_known_in_every_language_and_english_stays_as_it_is() {
        for (text, id) in WORDS {
            for language in Language::ALL {
                assert!(find(language, id, &[]).is_some(), "{id} in {}", language.name());
            }
            assert_eq!(find(Language::English, id, &[]).as_deref(), Some(*text), "{id}");
        }
    }

    #[test]
    fn no_word_of_a_blank_sheet_is_forgotten() {
        use crate::pages::blank_sheets;
        for scene in blank_sheets() {
            for text in scene.texts() {
                assert!(is_known(text), "`{text}` has no words in other languages");
            }
        }
    }
}

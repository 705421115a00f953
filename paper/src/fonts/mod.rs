//! The bundled fonts: which one has a letter, how wide it is, and what stands for letters that none has.

mod run;
mod typeface;

use std::sync::LazyLock;

use draw::scene::{Face, Text};

pub(crate) use run::{Run, runs};
pub(crate) use typeface::Typeface;

/// What is drawn for a letter that no bundled font has.
pub(crate) const UNKNOWN: char = '□';

/// All bundled fonts.
pub(crate) struct Fonts {
    sans: Typeface,
    sans_bold: Typeface,
    serif: Typeface,
    serif_bold: Typeface,
    serif_italic: Typeface,
    mono: Typeface,
    japanese: Typeface,
}

/// They are read once: each page of each document uses the same.
pub(crate) static FONTS: LazyLock<Fonts> = LazyLock::new(|| Fonts {
    sans: Typeface::read(include_bytes!("../../fonts/sans-regular.ttf")),
    sans_bold: Typeface::read(include_bytes!("../../fonts/sans-bold.ttf")),
    serif: Typeface::read(include_bytes!("../../fonts/serif-regular.ttf")),
    serif_bold: Typeface::read(include_bytes!("../../fonts/serif-bold.ttf")),
    serif_italic: Typeface::read(include_bytes!("../../fonts/serif-italic.ttf")),
    mono: Typeface::read(include_bytes!("../../fonts/mono-regular.ttf")),
    japanese: Typeface::read(include_bytes!("../../fonts/japanese-regular.otf")),
});

/// How a text looks, apart from its size.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    pub(crate) face: Face,
    pub(crate) is_bold: bool,
    pub(crate) is_italic: bool,
}

impl Style {
    pub(crate) const PLAIN: Self = Self { face: Face::Sans, is_bold: false, is_italic: false };
    pub(crate) const BOLD: Self = Self { is_bold: true, ..Self::PLAIN };
    pub(crate) const MONO: Self = Self { face: Face::Mono, ..Self::PLAIN };

    pub(crate) const fn of(text: &Text) -> Self {
        Self { face: text.face, is_bold: text.is_bold, is_italic: text.is_italic }
    }

    /// The fonts that are asked for a letter, in turn.
    pub(crate) fn chain(self) -> [&'static Typeface; 3] {
        let fonts = &*FONTS;
        let sans = if self.is_bold { &fonts.sans_bold } else { &fonts.sans };
        let first = match (self.face, self.is_bold, self.is_italic) {
            (Face::Serif, true, _) => &fonts.serif_bold,
            (Face::Serif, false, true) => &fonts.serif_italic,
            (Face::Serif, false, false) => &fonts.serif,
            (Face::Mono, _, _) => &fonts.mono,
            (Face::Sans, _, _) => sans,
        };
        [first, sans, &fonts.japanese]
    }

    /// Whether a font of the chain must be thickened to look bold: there is only one weight of the Japanese one.
    pub(crate) fn is_thickened(self, typeface: &Typeface) -> bool {
        self.is_bold && std::ptr::eq(typeface, &raw const FONTS.japanese)
    }

    /// How wide words are, as a multiple of the size of their letters.
    pub(crate) fn breadth(self, words: &str) -> f64 {
        runs(words, self).iter().map(Run::breadth).sum()
    }
}

/// The letters that no bundled font has, which are drawn as [`UNKNOWN`].
pub(crate) fn unknown(words: &str) -> impl Iterator<Item = char> {
    let chain = Style::PLAIN.chain();
    words.chars().filter(move |it| !run::is_silent(*it) && !chain.iter().any(|face| face.has(run::kin(*it))))
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// What is written in the files of a folder whose names end so.
    fn written(folder: &str, end: &str) -> BTreeSet<char> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
        let files = fs::read_dir(&folder).unwrap_or_else(|it| panic!("{}: {it}", folder.display()));
        let files = files.map(|it| it.expect("a file").path()).filter(|it| it.display().to_string().ends_with(end));
        files.flat_map(|it| fs::read_to_string(it).expect("text").chars().collect::<Vec<_>>()).collect()
    }

    #[test]
    fn all_that_we_say_can_be_printed() {
        let mut letters = written("paper/locales", ".ftl");
        for language in ["en", "de", "ja"] {
            letters.extend(written(&format!("client/locales/{language}"), ".ftl"));
        }
        for game in include_str!("../../../games/list.txt").lines() {
            letters.extend(written(&format!("games/{game}"), ".md"));
            letters.extend(written(&format!("games/{game}/locales"), ".ftl"));
        }
        assert!(letters.len() > 700, "{} letters", letters.len());
        let missing: String = unknown(&letters.iter().collect::<String>()).collect();
        assert!(missing.is_empty(), "no bundled font has {missing}: cut them again, see fonts/README.md");
    }

    #[test]
    fn letters_are_found_in_the_font_that_has_them() {
        let found = runs("Zug 線路 7", Style::BOLD);
        let texts: Vec<_> = found.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(texts, ["Zug ", "線路", " 7"]);
        assert!(Style::BOLD.is_thickened(found[1].typeface) && !Style::BOLD.is_thickened(found[0].typeface));
        assert!((found[1].breadth() - 2.0).abs() < 0.01, "Japanese letters are as wide as high");
    }

    #[test]
    fn what_no_font_has_is_seen_and_told() {
        assert_eq!(unknown("Ann 🚂 عرب\u{200d}").collect::<String>(), "🚂عرب");
        let drawn: String = runs("a🚂\u{200d}b\u{7}", Style::PLAIN).iter().map(|it| it.text.clone()).collect();
        assert_eq!(drawn, "a□b");
        assert!(unknown("Zoë Łukasz Ελένη Владимир 佐藤 ★ → ○ × £ — “”").next().is_none());
    }

    #[test]
    fn widths_are_those_of_the_letters() {
        assert!(Style::PLAIN.breadth("iiii") < Style::PLAIN.breadth("mmmm"));
        assert!((Style::MONO.breadth("iiii") - Style::MONO.breadth("mmmm")).abs() < 1e-6);
        assert!(Style::BOLD.breadth("total") > Style::PLAIN.breadth("total"));
        assert!(Style::PLAIN.breadth("").abs() < 1e-9);
    }
}

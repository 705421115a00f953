//! What comes out of the printer: which sheets, how many on a page, on what paper.

use client::{
    print::{Blank, Cards},
    words::Language,
};

use crate::boards;

/// What can be printed.
#[derive(Copy, Clone)]
pub(super) enum Print {
    /// A blank sheet of the game of this name.
    Sheet(&'static str, &'static Blank),
    /// The cards of the game of this name.
    Cards(&'static str, Cards),
}

/// The paper in the printer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Stock {
    A4,
    Letter,
}

/// How many sheets may stand on a page.
pub(super) const PER_PAGE: [usize; 3] = [1, 2, 4];
/// The most pages that are printed at once.
pub(super) const MOST_PAGES: usize = 30;

impl Print {
    /// All of it: sheets first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let sheets = boards::blanks().map(|(game, it)| Self::Sheet(game, it));
        sheets.chain(boards::cards().map(|(game, it)| Self::Cards(game, it)))
    }

    pub(super) fn find(code: &str) -> Option<Self> {
        Self::all().find(|it| it.code() == code)
    }

    /// Its name among all.
    pub(super) fn code(self) -> &'static str {
        match self {
            Self::Sheet(_, blank) => blank.code,
            Self::Cards(_, cards) => cards.rules,
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> String {
        match self {
            Self::Sheet(_, blank) => (blank.name)(),
            Self::Cards(_, cards) => (cards.name)(),
        }
    }

    /// The game, and its rules.
    const fn game(self) -> (&'static str, &'static str) {
        match self {
            Self::Sheet(game, blank) => (game, blank.rules),
            Self::Cards(game, cards) => (game, cards.rules),
        }
    }
}

impl Stock {
    pub(super) const ALL: [Self; 2] = [Self::A4, Self::Letter];

    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }

    /// The name of the page in the style sheet: four sheets stand on a page that lies on its side.
    pub(super) fn page(self, n_per_page: usize) -> String {
        format!("{}-{}", self.code(), if n_per_page == 4 { "landscape" } else { "portrait" })
    }
}

/// Where the server has a PDF of it.
pub(super) fn address(print: Print, stock: Stock, n_per_page: usize, language: Language) -> String {
    let (game, rules) = print.game();
    let (paper, language) = (stock.code(), language.code());
    format!("/api/v1/print/{game}.pdf?rules={rules}&paper={paper}&per_page={n_per_page}&language={language}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use client::settings::speak;

    use super::*;

    #[test]
    fn the_server_knows_what_it_is_asked_for() {
        let mut codes = BTreeSet::new();
        for print in Print::all() {
            let (game, rules) = print.game();
            let entry = library::find(game).expect("a game");
            assert!(entry.rule_sets.iter().any(|it| it.name == rules), "{game} {rules}");
            let expected = format!("/api/v1/print/{game}.pdf?rules={rules}&paper=letter&per_page=1&language=de");
            assert_eq!(address(print, Stock::Letter, 1, Language::German), expected);
            assert!(codes.insert(print.code()), "two things have the code {}", print.code());
        }
        assert!(codes.contains("cards") && codes.len() > 4, "{codes:?}");
    }

    #[test]
    fn every_sheet_is_drawn_blank_in_the_shape_of_its_place() {
        speak(Language::English);
        for (game, blank) in boards::blanks() {
            for is_alone in [true, false] {
                let scene = (blank.scene)("Title of this sheet", is_alone);
                assert!(scene.texts().contains(&"Title of this sheet"), "{game} {}", blank.code);
                assert_eq!(scene.height > scene.width, is_alone, "{} {} {}", blank.code, scene.width, scene.height);
            }
        }
    }

    #[test]
    fn four_sheets_stand_on_a_page_that_lies_on_its_side() {
        assert_eq!(Stock::A4.page(1), "a4-portrait");
        assert_eq!(Stock::Letter.page(4), "letter-landscape");
    }
}

//! What comes out of the printer: which sheets, how many on a page, on what paper.

use client::{
    print::Cards,
    settings,
    words::{Language, say},
};
use draw::{scene::Scene, sheet::Layout};
use kernel::{Form, Print, Viewer};
use library::METAS;

use crate::{boards, offers};

/// Something that can be printed.
#[derive(Copy, Clone)]
pub(super) struct Printed {
    /// The name of its game.
    game: &'static str,
    print: &'static Print,
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

impl Printed {
    /// All of it, game by game.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        METAS.iter().flat_map(|meta| meta.prints.iter().map(|print| Self { game: meta.name, print }))
    }

    /// What this visitor is offered.
    pub(super) fn offered() -> impl Iterator<Item = Self> {
        Self::all().filter(|it| offers::is_offered(it.game))
    }

    pub(super) fn find(code: &str) -> Option<Self> {
        Self::all().find(|it| it.code() == code)
    }

    /// Its name among all.
    pub(super) const fn code(self) -> &'static str {
        self.print.key
    }

    /// What it is called.
    pub(super) fn name(self) -> String {
        say(&format!("print-sheet-{}", self.code()), &[])
    }

    /// The cards, if that is what it is.
    pub(super) fn cards(self) -> Option<Cards> {
        boards::cards(self.game).filter(|_| self.print.form == Form::Cards)
    }

    /// A sheet with its name as title, if that is what it is. Alone on a page it is tall, beside others wide.
    pub(super) fn scene(self, n_per_page: usize) -> Option<Scene> {
        let layout = if n_per_page == 1 { Layout::Below } else { Layout::Beside };
        blank(self.game, self.print.rules, &self.name(), layout)
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

/// A blank sheet of a game for these rules, in the language of the page: tall alone on a page, wide beside others.
pub(crate) fn blank(game: &str, rules: &str, title: &str, layout: Layout) -> Option<Scene> {
    let entry = library::find(game)?;
    let view = entry.open(Some(rules), entry.seats.0).ok()?.view(Viewer::Public);
    gallery::blank(&view, title, layout, &settings::language())
}

/// Where the server has a PDF of it.
pub(super) fn address(printed: Printed, stock: Stock, n_per_page: usize, language: Language) -> String {
    let (game, rules) = (printed.game, printed.print.rules);
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
        for it in Printed::all() {
            let (game, rules) = (it.game, it.print.rules);
            let entry = library::find(game).expect("a game");
            assert!(entry.rule_sets.iter().any(|it| it.name == rules), "{game} {rules}");
            let expected = format!("/api/v1/print/{game}.pdf?rules={rules}&paper=letter&per_page=1&language=de");
            assert_eq!(address(it, Stock::Letter, 1, Language::German), expected);
            assert!(codes.insert(it.code()), "two things have the code {}", it.code());
        }
        assert!(codes.len() > 4, "{codes:?}");
    }

    #[test]
    fn whatever_can_be_printed_is_drawn_in_the_shape_of_its_place() {
        speak(Language::English);
        for it in Printed::all() {
            assert_eq!(it.cards().is_some(), it.print.form == Form::Cards, "{}", it.code());
            for n in PER_PAGE {
                let scene = it.scene(n);
                assert_eq!(scene.is_some(), it.print.form == Form::Sheets, "{}", it.code());
                let Some(scene) = scene else { continue };
                assert!(scene.texts().contains(&it.name().as_str()), "{}", it.code());
                assert_eq!(scene.height > scene.width, n == 1, "{} {n}: {} {}", it.code(), scene.width, scene.height);
            }
        }
    }

    #[test]
    fn four_sheets_stand_on_a_page_that_lies_on_its_side() {
        assert_eq!(Stock::A4.page(1), "a4-portrait");
        assert_eq!(Stock::Letter.page(4), "letter-landscape");
    }
}

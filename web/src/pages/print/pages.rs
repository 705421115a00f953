//! What comes out of the printer: which sheets, how many on a page, on what paper.

use draw::{Glossary, Picture as _, scene::Scene, sheet::Layout};
use railage::{Drawing, Setup};
use thirty::RuleSet;

use crate::words::Language;

/// What can be printed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Print {
    Basic,
    Advanced,
    Postal,
    Streetcar,
    River,
    Lake,
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
    pub(super) const ALL: [Self; 6] =
        [Self::Basic, Self::Advanced, Self::Postal, Self::Streetcar, Self::River, Self::Lake];

    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Advanced => "advanced",
            Self::Postal => "postal",
            Self::Streetcar => "streetcar",
            Self::River => "river",
            Self::Lake => "lake",
        }
    }

    pub(super) fn find(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The game, and its rules.
    const fn game(self) -> (&'static str, &'static str) {
        match self {
            Self::Basic => ("30-rails", "basic"),
            Self::Advanced => ("30-rails", "advanced"),
            Self::Postal => ("30-rails", "postal"),
            Self::Streetcar => ("30-streetcar-rails", "tiles-35"),
            Self::River => ("rail-age", "river"),
            Self::Lake => ("rail-age", "lake"),
        }
    }

    /// Whose words stand on it.
    pub(super) const fn glossary(self) -> Glossary {
        match self {
            Self::Basic | Self::Advanced | Self::Postal => thirty_picture::Picture::GLOSSARY,
            Self::Streetcar => streetcar_picture::Picture::GLOSSARY,
            Self::River | Self::Lake => railage_picture::Picture::GLOSSARY,
        }
    }

    /// A blank sheet with this title. Alone on a page it is tall, beside others wide.
    pub(super) fn scene(self, title: &str, n_per_page: usize) -> Scene {
        let layout = if n_per_page == 1 { Layout::Below } else { Layout::Beside };
        let rules = match self {
            Self::Basic => RuleSet::Basic,
            Self::Advanced => RuleSet::Advanced,
            Self::Postal => RuleSet::Postal,
            Self::Streetcar => {
                let board = streetcar::Board::BLANK;
                return streetcar_picture::Picture { title, layout, ..streetcar_picture::Picture::new(&board) }.scene();
            }
            Self::River | Self::Lake => {
                let map = &Setup::maps()[usize::from(self == Self::Lake)];
                let sheet = railage::Sheet::drawn(map, &Drawing::default()).expect("a sheet can be empty");
                return railage_picture::Picture { title, layout, ..railage_picture::Picture::new(map, &sheet) }
                    .scene();
            }
        };
        let sheet = thirty::Sheet::BLANK;
        thirty_picture::Picture { title, layout, ..thirty_picture::Picture::new(&sheet, rules) }.scene()
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

/// Where the server has a PDF of these sheets, or of the cards where there are none.
pub(super) fn address(print: Option<Print>, stock: Stock, n_per_page: usize, language: Language) -> String {
    let (game, rules) = print.map_or(("village-rails", "cards"), Print::game);
    let (paper, language) = (stock.code(), language.code());
    format!("/api/v1/print/{game}.pdf?rules={rules}&paper={paper}&per_page={n_per_page}&language={language}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_knows_what_it_is_asked_for() {
        for print in Print::ALL {
            let (game, rules) = print.game();
            let entry = library::find(game).expect("a game");
            assert!(entry.rule_sets.iter().any(|it| it.name == rules), "{game} {rules}");
        }
        let cards = address(None, Stock::Letter, 1, Language::German);
        assert_eq!(cards, "/api/v1/print/village-rails.pdf?rules=cards&paper=letter&per_page=1&language=de");
    }

    #[test]
    fn every_sheet_is_drawn_blank_in_the_shape_of_its_place() {
        for print in Print::ALL {
            for n in PER_PAGE {
                let scene = print.scene("Title of this sheet", n);
                assert!(scene.texts().contains(&"Title of this sheet"), "{print:?}");
                assert_eq!(scene.height > scene.width, n == 1, "{print:?} {n}: {} {}", scene.width, scene.height);
            }
        }
    }

    #[test]
    fn four_sheets_stand_on_a_page_that_lies_on_its_side() {
        assert_eq!(Stock::A4.page(1), "a4-portrait");
        assert_eq!(Stock::Letter.page(4), "letter-landscape");
    }
}

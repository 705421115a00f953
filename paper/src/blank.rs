//! What can be printed before a game begins: empty sheets, tiles and cards.

use kernel::Viewer;
use library::Host;

use crate::{
    Language, PaperError, Pdf, Stock, bind, cutting,
    sheets::{self, Sheets},
};

/// What is to be printed of a game that has not begun.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Blank {
    /// The paper.
    pub stock: Stock,
    /// How many sheets stand on a page: 1, 2 or 4.
    pub n_per_page: usize,
    /// How many pages of sheets there are.
    pub n_pages: usize,
    /// The language.
    pub language: Language,
}

impl Default for Blank {
    fn default() -> Self {
        Self { stock: Stock::A4, n_per_page: 1, n_pages: 1, language: Language::English }
    }
}

impl Blank {
    /// The most pages of sheets at once.
    pub const MOST_PAGES: usize = 30;

    /// Prints empty sheets of a game that was opened with its rules and contents: with the tiles where it has some, and
    /// all cards in place of sheets where it is played with cards.
    pub fn print(self, game: &dyn Host) -> Result<Pdf, PaperError> {
        let Self { stock, n_per_page, n_pages, language } = self;
        if n_pages == 0 || n_pages > Self::MOST_PAGES {
            return Err(PaperError::Pages { asked: n_pages, most: Self::MOST_PAGES });
        }
        let view = game.view(Viewer::Public);
        let mut pages = sheets::pages(&view, Sheets { stock, n_per_page, n_pages, language })?;
        if let Some(supplies) = gallery::supplies(&view, &language) {
            pages.extend(cutting::pages(&supplies, sheets::unit(&view, stock, language), stock, language));
        }
        bind(&gallery::name(&view, &language), language, &pages)
    }
}

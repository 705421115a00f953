//! What can be printed before a game begins: empty sheets, tiles and cards.

use kernel::Seat;
use library::{Host, View};

use crate::{
    Language, PaperError, Pdf, Stock, bind, cards, picture,
    sheets::{self, Sheets},
    tiles,
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
        let view = game.view(kernel::Viewer::Public);
        let mut pages = sheets::pages(&view, Sheets { stock, n_per_page, n_pages, language })?;
        match &view {
            View::Thirty(_) | View::Railage(_) => {}
            View::Streetcar(it) => pages.extend(tiles::pages(&view, it.setup.tiles(), stock, language)),
            View::Village(it) => pages.extend(cards::pages(it.setup.content(), &mats(game), stock, language)),
        }
        bind(&picture::name(&view, language), language, &pages)
    }
}

/// Views in which a seat has each of the four borders.
fn mats(game: &dyn Host) -> Vec<(View, Seat)> {
    let one = |letter: &village::Letter| {
        let mut game = game.fork();
        game.push(&format!(". corner {letter} for 0")).ok()?;
        Some((game.view(kernel::Viewer::Public), Seat::FIRST))
    };
    village::Letter::ALL.iter().filter_map(one).collect()
}

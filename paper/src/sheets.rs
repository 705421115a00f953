//! Empty sheets: one, two or four on a page.

use draw::{scene::at, sheet::Layout};
use library::View;

use crate::{Frame, Language, Page, PaperError, Stock, stock::MM, words::t};

/// Between sheets on one page, so that they can be cut apart.
const GAP: f64 = 6.0 * MM;

/// The pages of one kind of sheet.
pub(crate) fn pages(view: &View, order: Sheets) -> Result<Vec<Page>, PaperError> {
    let Sheets { stock, n_per_page, n_pages, language } = order;
    let (page, cells) = match n_per_page {
        1 => (stock.upright(), (1, 1)),
        2 => (stock.upright(), (1, 2)),
        4 => (stock.sideways(), (2, 2)),
        other => return Err(PaperError::PerPage(other)),
    };
    // Alone on a page a sheet is tall, beside others wide.
    let layout = if n_per_page == 1 { Layout::Below } else { Layout::Beside };
    let title = gallery::name(view, &language);
    let Some(scene) = gallery::blank(view, &title, layout, &language) else { return Ok(Vec::new()) };
    let frames = Frame::inside(page).cells(cells, GAP);
    let foot = if library::by_game!(view, G, _ => !<G as kernel::Listed>::META.sheets.is_empty()) {
        t!(language, "paper-foot-blank", sheet = title.as_str())
    } else {
        t!(language, "paper-foot-plain", sheet = title.as_str())
    };
    let one = || {
        let mut res = Page::new(page);
        for &frame in &frames {
            res.put_sheet(scene.clone(), frame);
        }
        res.foot(&foot, None);
        res
    };
    Ok((0..n_pages).map(|_| one()).collect())
}

/// How large a unit of a sheet alone on a page is, so that pieces fit its squares; `None` where there are no sheets.
pub(crate) fn unit(view: &View, stock: Stock, language: Language) -> Option<f64> {
    let scene = gallery::blank(view, &gallery::name(view, &language), Layout::Below, &language)?;
    Some(Frame::inside(stock.upright()).fitted(at(scene.width, scene.height)).size.x / scene.width)
}

/// Which sheets, and how many.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sheets {
    pub(crate) stock: Stock,
    pub(crate) n_per_page: usize,
    pub(crate) n_pages: usize,
    pub(crate) language: Language,
}

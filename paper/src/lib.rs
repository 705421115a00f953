//! Print-ready pages as PDF: blank sheets, cards and tiles to cut out, played games, reports.
//!
//! What is on a page comes from `gallery` as scenes; a page puts them into frames ([`Page`]), and [`bind`] makes a PDF of
//! pages. Fonts are bundled, text can be selected, and the same pages give the same bytes.
//! Nothing here reads a file, a clock or the network.

mod blank;
mod code;
mod cutting;
mod fault;
mod flow;
mod fonts;
mod page;
mod pdf;
mod played;
pub mod report;
mod sheets;
mod stock;
mod words;

pub use blank::Blank;
pub use code::MOST_BYTES as MOST_CODE_BYTES;
pub use fault::PaperError;
pub use page::{Frame, Page, Placed};
pub use pdf::{Pdf, bind};
pub use played::Played;
pub use stock::{NoSuchStock, Stock};
pub use words::{Language, NoSuchLanguage};

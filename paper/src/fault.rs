//! Why something cannot be printed.

/// Why something cannot be printed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PaperError {
    /// So many pictures do not fit on a page.
    #[error("there can be 1, 2 or 4 sheets on a page, not {0}")]
    PerPage(usize),
    /// So many pages are not printed at once.
    #[error("there can be 1 to {most} pages, not {asked}")]
    Pages {
        /// What was asked for.
        asked: usize,
        /// The most.
        most: usize,
    },
    /// The sheet is hidden, or there is no such seat.
    #[error("there is no sheet of seat {0} to be seen")]
    NoSheet(usize),
    /// A page without an area.
    #[error("a page must be wider and higher than nothing")]
    Size,
    /// The document cannot be written, which is a defect.
    #[error("the document cannot be written: {0}")]
    Unwritable(String),
}

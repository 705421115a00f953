//! A paper sheet of any game that can be typed in, and what can be wrong with it.

use ::streetcar::{BoardFault, BoardFile};
use ::thirty::{SheetFault, SheetFile, map};

/// A sheet that was typed in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 30 Rails, by any of its rules.
    Thirty(SheetFile),
    /// 30 Streetcar Rails.
    Streetcar(BoardFile),
}

/// A sheet that is being typed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The sheet so far.
    pub paper: Paper,
    /// What would be refused if nothing were added, by its lines.
    pub doubts: Vec<PaperError>,
}

/// Why a sheet that was typed in is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct PaperError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: PaperFault,
}

/// What is wrong with a line of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PaperFault {
    /// A fact about a sheet of 30 Rails.
    #[error("{0}")]
    Sheet(#[from] SheetFault),
    /// A fact about a board of 30 Streetcar Rails.
    #[error("{0}")]
    Board(#[from] BoardFault),
}

impl From<::thirty::SheetError> for PaperError {
    fn from(error: ::thirty::SheetError) -> Self {
        Self { line: error.line, reason: error.reason.into() }
    }
}

impl From<::streetcar::BoardError> for PaperError {
    fn from(error: ::streetcar::BoardError) -> Self {
        Self { line: error.line, reason: error.reason.into() }
    }
}

impl Paper {
    /// Reads a whole sheet: a sheet file of 30 Rails, perhaps with a map in it, or a board file of 30 Streetcar Rails
    /// whose tiles are built in or among the content files that are offered.
    pub fn read(text: &str, contents: &[&str]) -> Result<Self, PaperError> {
        let mut draft = Self::sketch(text, contents)?;
        if draft.doubts.is_empty() { Ok(draft.paper) } else { Err(draft.doubts.swap_remove(0)) }
    }

    /// Reads a sheet while it is being typed in: what a later line may still put right is a doubt and no error.
    pub fn sketch(text: &str, contents: &[&str]) -> Result<Draft, PaperError> {
        if text.lines().any(|it| first_word(it).is_some_and(|it| it.eq_ignore_ascii_case("30-streetcar-rails"))) {
            let sketch = BoardFile::sketch(text, contents)?;
            let doubts = sketch.doubts.into_iter().map(PaperError::from).collect();
            return Ok(Draft { paper: Self::Streetcar(sketch.file), doubts });
        }
        let sketch = map::sketch_sheet(text)?;
        let doubts = sketch.doubts.into_iter().map(PaperError::from).collect();
        Ok(Draft { paper: Self::Thirty(sketch.file), doubts })
    }
}

fn first_word(line: &str) -> Option<&str> {
    line.trim_start_matches('\u{feff}').split('#').next()?.split_whitespace().next()
}

/// The sheet as a file that reads back.
impl std::fmt::Display for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Thirty(file) => file.fmt(f),
            Self::Streetcar(file) => file.fmt(f),
        }
    }
}

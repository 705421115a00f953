//! What reports are made of, before they become text or HTML.

use thirty::Sheet;
use track::{Kind, SquareSet};

/// A piece of a report.
#[derive(Clone, Debug)]
pub(crate) enum Block {
    Title(String),
    Heading(String),
    Text(String),
    /// A paragraph that says something else in each form.
    ByForm(Box<ByForm>),
    List(Vec<String>),
    /// Lines as they are to be written.
    Code(Vec<String>),
    /// An answer to write, and what stands above it in a letter on paper, where no subject says it.
    Answer {
        head: Vec<String>,
        lines: Vec<String>,
    },
    Table(Table),
    /// A map, the empty squares that are marked in it, the squares of scoring lines, and what stands beside it.
    Map {
        sheet: Box<Sheet>,
        legal: SquareSet,
        lines: SquareSet,
        beside: Option<Table>,
    },
    /// The pieces of one kind with their codes.
    Pieces(Kind),
}

/// The same paragraph for each form of a report.
#[derive(Clone, Default, Debug)]
pub(crate) struct ByForm {
    pub(crate) text: String,
    pub(crate) html: String,
    pub(crate) paper: String,
}

/// Rows and columns; columns of numbers stand at the right.
#[derive(Clone, Default, Debug)]
pub(crate) struct Table {
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
    /// Whether each column holds numbers.
    pub(crate) is_number: Vec<bool>,
    /// How many rows at the end are sums, below a line.
    pub(crate) n_sums: usize,
}

impl Table {
    /// A table with this head: for each column its name, and whether it holds numbers.
    pub(crate) fn new(head: &[(&str, bool)]) -> Self {
        Self {
            head: head.iter().map(|it| it.0.to_owned()).collect(),
            is_number: head.iter().map(|it| it.1).collect(),
            ..Self::default()
        }
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

//! Reports: headings, words, lists, tables, pictures and notation, set on as many pages as they need.
//!
//! Nothing here knows a game: whoever writes reports says what is in them, block by block.

mod column;
mod table;

use draw::scene::Scene;

use self::column::Column;
use crate::{Language, PaperError, Pdf, Stock, bind};

/// A piece of a report.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// Items, each behind a dot.
    List(Vec<String>),
    /// Lines as they are to be written, in letters of one width.
    Code(Vec<String>),
    /// Rows and columns.
    Table(Table),
    /// Pictures beside each other, so many in a row.
    Pictures {
        /// What is shown.
        pictures: Vec<Captioned>,
        /// How many stand beside each other, at most 4.
        n_per_row: u8,
    },
}

/// A picture with words beneath it; empty ones take no room.
#[derive(Clone, PartialEq, Debug)]
pub struct Captioned {
    /// What is drawn.
    pub scene: Scene,
    /// What is said of it.
    pub caption: String,
}

/// Rows and columns; columns of numbers stand at the right.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Table {
    /// The names of the columns.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
    /// Whether each column holds numbers.
    pub is_number: Vec<bool>,
    /// How many rows at the end are sums, below a line.
    pub n_sums: usize,
}

/// A report.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// What stands above it.
    pub title: String,
    /// What stands at the foot of each page.
    pub foot: String,
    /// What is in it.
    pub blocks: Vec<Block>,
    /// The paper.
    pub stock: Stock,
    /// The language.
    pub language: Language,
}

impl Report {
    /// Prints it.
    pub fn print(&self) -> Result<Pdf, PaperError> {
        let mut column = Column::new(self.stock);
        column.title(&self.title);
        for (n, block) in self.blocks.iter().enumerate() {
            match block {
                Block::Heading(words) => column.heading(words, self.blocks.get(n + 1)),
                Block::Text(words) => column.text(words),
                Block::List(items) => column.list(items),
                Block::Code(lines) => column.code(lines),
                Block::Table(table) => column.table(table),
                Block::Pictures { pictures, n_per_row } => column.pictures(pictures, (*n_per_row).clamp(1, 4)),
            }
        }
        bind(&self.title, self.language, &column.finish(&self.foot))
    }
}

//! Score tables in columns of text.

/// The head of a column, and how wide the column is; numbers stand at its right end.
pub type Column = (&'static str, usize);

/// A table that grows line by line.
#[derive(Clone, Debug)]
pub struct Ledger {
    columns: &'static [Column],
    lines: Vec<String>,
}

impl Ledger {
    /// A table with its head; the first column is for labels.
    pub fn new(columns: &'static [Column]) -> Self {
        let heads: Vec<_> = columns.iter().map(|&(head, width)| format!("{head:>width$}")).collect();
        let mut res = Self { columns, lines: vec![heads.concat()] };
        res.rule();
        res
    }

    fn width(&self) -> usize {
        self.columns.iter().map(|it| it.1).sum()
    }

    /// A line across the table.
    pub fn rule(&mut self) {
        self.lines.push("─".repeat(self.width()));
    }

    /// A label and the numbers of the columns behind it; a dash where there is none.
    pub fn row(&mut self, label: &str, numbers: &[Option<impl ToString>]) {
        let cells = self.columns[1..].iter().zip(numbers).map(|(&(_, width), number)| {
            let number = number.as_ref().map_or("-".to_owned(), ToString::to_string);
            format!("{number:>width$}")
        });
        let width = self.columns[0].1;
        let line = format!("{label:<width$}") + &cells.collect::<String>();
        self.lines.push(line);
    }

    /// A label on the left and a value at the right end of the table.
    pub fn sum(&mut self, label: &str, value: &str) {
        let rest = self.width().saturating_sub(label.chars().count());
        self.lines.push(format!("{label}{value:>rest$}"));
    }

    /// A line of words.
    pub fn words(&mut self, words: impl Into<String>) {
        self.lines.push(words.into());
    }

    /// The whole table, without blanks at the ends of its lines.
    pub fn text(&self) -> String {
        self.lines.iter().map(|it| it.trim_end().to_owned() + "\n").collect()
    }
}

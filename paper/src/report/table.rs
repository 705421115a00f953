//! Tables in a column: as wide as they need, smaller where they must, with their head on every page.

use draw::scene::{Anchor, Colour, Paint, Shape, at};

use super::{
    Table,
    column::{Column, PITCH, SIZE},
};
use crate::{flow, fonts::Style, page::breadth};

/// Between the words of a cell and its edges.
const PAD: f64 = 4.0;
/// Letters are not made smaller than this; then cells get several lines.
const LEAST: f64 = 7.0;
/// Behind the names of the columns.
const HEAD: Colour = Colour::new(0x00eb_e6da);

/// A table that is set.
struct Set<'a> {
    table: &'a Table,
    widths: Vec<f64>,
    size: f64,
}

impl Column {
    pub(super) fn table(&mut self, table: &Table) {
        let n_columns = table.rows.iter().map(Vec::len).chain([table.head.len()]).max().unwrap_or(0);
        if n_columns == 0 {
            return;
        }
        let set = Set::new(table, n_columns, self.width());
        self.need(PITCH * 3.0);
        set.row(self, &table.head, Kind::Head);
        let first_sum = table.rows.len() - table.n_sums.min(table.rows.len());
        for (row, n) in table.rows.iter().zip(0..) {
            let kind = if n >= first_sum { Kind::Sum(n == first_sum) } else { Kind::Plain };
            if self.need(set.height(row, kind)) {
                set.row(self, &table.head, Kind::Head);
            }
            set.row(self, row, kind);
        }
        self.take(6.0);
    }
}

/// How a row looks.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    Head,
    Plain,
    /// A sum, and whether it is the first.
    Sum(bool),
}

impl Kind {
    const fn style(self) -> Style {
        match self {
            Self::Plain => Style::PLAIN,
            Self::Head | Self::Sum(_) => Style::BOLD,
        }
    }
}

impl<'a> Set<'a> {
    /// Finds widths that fit: with smaller letters, and then with several lines in columns of words.
    fn new(table: &'a Table, n_columns: usize, room: f64) -> Self {
        let rows = || table.rows.iter().chain([&table.head]);
        let widest = |column: usize, size: f64| {
            let cells = rows().filter_map(|it| it.get(column)).map(|it| breadth(it, Style::BOLD, size));
            cells.fold(0.0, f64::max) + 2.0 * PAD
        };
        let widths = |size: f64| -> Vec<f64> { (0..n_columns).map(|it| widest(it, size)).collect() };
        let mut size = SIZE - 0.5;
        while size > LEAST && widths(size).iter().sum::<f64>() > room {
            size -= 0.5;
        }
        let mut widths = widths(size);
        let excess = widths.iter().sum::<f64>() - room;
        if excess > 0.0 {
            let is_words = |column: usize| table.is_number.get(column) != Some(&true);
            let words: f64 = (0..n_columns).filter(|it| is_words(*it)).map(|it| widths[it]).sum();
            let all: f64 = widths.iter().sum();
            for (column, width) in widths.iter_mut().enumerate() {
                // Where even the numbers are too wide, all get narrower, and are broken anywhere.
                let share = if words > excess * 1.3 {
                    if is_words(column) { *width / words } else { 0.0 }
                } else {
                    *width / all
                };
                *width -= excess * share;
            }
        }
        Self { table, widths, size }
    }

    fn cell(&self, row: &[String], column: usize, style: Style) -> Vec<String> {
        let words = row.get(column).map_or("", String::as_str);
        flow::lines(words, style, self.size, (self.widths[column] - 2.0 * PAD).max(1.0) + 0.01)
    }

    fn pitch(&self) -> f64 {
        self.size * 1.25
    }

    fn height(&self, row: &[String], kind: Kind) -> f64 {
        let n_lines = (0..self.widths.len()).map(|it| self.cell(row, it, kind.style()).len()).max().unwrap_or(1);
        f64::from(n_lines as u32) * self.pitch() + 3.0
    }

    fn row(&self, column: &mut Column, row: &[String], kind: Kind) {
        let height = self.height(row, kind);
        let y = column.take(height);
        let page = column.page();
        let (left, width) = (Column::left(), self.widths.iter().sum::<f64>());
        if kind == Kind::Head {
            page.shapes.push(Shape::rect(at(left, y), at(width, height), 0.0, Paint::fill(HEAD)));
        }
        let mut x = left;
        for (n, &width) in self.widths.iter().enumerate() {
            let is_number = self.table.is_number.get(n) == Some(&true);
            let (place, anchor) = if is_number { (x + width - PAD, Anchor::End) } else { (x + PAD, Anchor::Start) };
            for (line, nth) in self.cell(row, n, kind.style()).iter().zip(0_u32..) {
                let y = y + 1.0 + self.size + f64::from(nth) * self.pitch();
                page.write(at(place, y), line, self.size, kind.style(), anchor, width);
            }
            x += width;
        }
        page.rule(at(left, y + height), at(left + width, y + height), 0.3);
        if kind == Kind::Sum(true) {
            page.rule(at(left, y), at(left + width, y), 1.0);
        }
    }
}

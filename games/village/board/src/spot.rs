//! The places of a tableau that can be pointed at: its twelve spaces and the starts of its seven lines.

use std::fmt;

use draw::scene::Point;
use village::{Line, Space};
use village_picture::map;

/// A place of the tableau.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Space(Space),
    Line(Line),
}

impl Spot {
    /// All places in rows: the lines from above, then each line from the left with its row of spaces.
    pub(super) fn rows() -> Vec<Vec<Self>> {
        (0..=Space::ROWS).map(|row| (0..=Space::COLUMNS).filter_map(|column| Self::at(row, column)).collect()).collect()
    }

    /// The place in this row and column, where zero is that of the border pieces; their corner is none.
    fn at(row: u8, column: u8) -> Option<Self> {
        match (row, column) {
            (0, column) => Line::top(column).map(Self::Line),
            (row, 0) => Line::left(row).map(Self::Line),
            (row, column) => Space::new(row, column).map(Self::Space),
        }
    }

    /// Its row and column.
    const fn place(self) -> (u8, u8) {
        match self {
            Self::Space(space) => (space.row(), space.column()),
            Self::Line(line) if line.is_top() => (0, line.number()),
            Self::Line(line) => (line.number(), 0),
        }
    }

    /// The place beside this one, so many rows and columns away.
    pub(super) fn beside(self, rows: i8, columns: i8) -> Option<Self> {
        let (row, column) = self.place();
        Self::at(row.checked_add_signed(rows)?, column.checked_add_signed(columns)?)
    }

    /// Where it is in the picture: its corner and its size.
    pub(super) fn frame(self) -> (Point, Point) {
        match self {
            Self::Space(space) => (map::space(space), map::SPACE),
            Self::Line(line) => map::start(line),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space(space) => space.fmt(f),
            Self::Line(line) => line.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_in_one_row_and_its_neighbours_lead_back() {
        let all: Vec<_> = Spot::rows().into_iter().flatten().collect();
        assert_eq!(all.len(), 12 + 7);
        for &it in &all {
            for (rows, columns) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                if let Some(next) = it.beside(rows, columns) {
                    assert!(all.contains(&next));
                    assert_eq!(next.beside(-rows, -columns), Some(it));
                }
            }
        }
    }

    #[test]
    fn the_border_pieces_lie_beside_the_first_row_and_column() {
        let spot = |text: &str| Spot::rows().into_iter().flatten().find(|it| it.to_string() == text).expect("a place");
        assert_eq!(spot("r1c2").beside(-1, 0), Some(spot("t2")));
        assert_eq!(spot("r3c1").beside(0, -1), Some(spot("l3")));
        assert_eq!(spot("t1").beside(0, -1), None);
        assert_eq!(spot("r4c3").beside(1, 0), None);
    }
}

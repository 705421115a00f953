//! The seven lines of a tableau by name, and sets of them.

use std::fmt;

use kernel::{NotationError, Reader};

use crate::Space;

/// A railway line, named after where it starts: `t1` to `t3` above, `l1` to `l4` at the left.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line(u8);

impl Line {
    /// The number of lines.
    pub const COUNT: usize = 7;

    /// The line that starts above this column, 1 to 3.
    pub const fn top(column: u8) -> Option<Self> {
        if 1 <= column && column <= Space::COLUMNS { Some(Self(column - 1)) } else { None }
    }

    /// The line that starts at the left of this row, 1 to 4.
    pub const fn left(row: u8) -> Option<Self> {
        if 1 <= row && row <= Space::ROWS { Some(Self(Space::COLUMNS + row - 1)) } else { None }
    }

    /// All lines, those from above first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in [`Line::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it starts above the tableau, and not at its left.
    pub const fn is_top(self) -> bool {
        self.0 < Space::COLUMNS
    }

    /// The column that it starts above, or the row that it starts at the left of, counted from one.
    pub const fn number(self) -> u8 {
        if self.is_top() { self.0 + 1 } else { self.0 - Space::COLUMNS + 1 }
    }

    pub(crate) const fn at(index: u8) -> Self {
        assert!((index as usize) < Self::COUNT, "seven lines");
        Self(index)
    }

    /// The line with this place in [`Line::all`], or `None` past the last.
    pub(crate) const fn nth(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT { Some(Self(index)) } else { None }
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        let number = |reader: &mut Reader<'_>| reader.number().and_then(|it| u8::try_from(it).ok());
        let line = if reader.eat_word("t") {
            number(reader).and_then(Self::top)
        } else if reader.eat_word("l") {
            number(reader).and_then(Self::left)
        } else {
            None
        };
        line.ok_or_else(|| before.error("a line, t1 to t3 or l1 to l4"))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_top() { 't' } else { 'l' }, self.number())
    }
}

kernel::bit_set! {
    /// A set of lines.
    pub struct LineSet(u8) of Line, listed by Lines;
    |index| Line::at(index as u8), nth_of_u8
}

impl LineSet {
    /// All seven lines.
    pub const ALL: Self = Self(0x7f);
}

impl fmt::Display for LineSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, line) in self.into_iter().enumerate() {
            f.write_str(if n == 0 { "" } else { ", " })?;
            line.fmt(f)?;
        }
        Ok(())
    }
}

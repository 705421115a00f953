//! The twelve spaces of a tableau, and sets of them.

use std::fmt;

use kernel::{NotationError, Reader};

/// A space of the tableau, `r1c1` to `r4c3`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// The number of rows.
    pub const ROWS: u8 = 4;

    /// The number of columns.
    pub const COLUMNS: u8 = 3;

    /// The number of spaces.
    pub const COUNT: usize = 12;

    /// The space in this row, 1 to 4 from above, and this column, 1 to 3 from the left.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if 1 <= row && row <= Self::ROWS && 1 <= column && column <= Self::COLUMNS {
            Some(Self((row - 1) * Self::COLUMNS + column - 1))
        } else {
            None
        }
    }

    /// All spaces, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in [`Space::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 1 to 4 from above.
    pub const fn row(self) -> u8 {
        self.0 / Self::COLUMNS + 1
    }

    /// The column, 1 to 3 from the left.
    pub const fn column(self) -> u8 {
        self.0 % Self::COLUMNS + 1
    }

    pub(crate) const fn at(index: u8) -> Self {
        assert!((index as usize) < Self::COUNT, "twelve spaces");
        Self(index)
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        let number = |reader: &mut Reader<'_>, letter| {
            let number = if reader.eat_word(letter) { reader.number() } else { None };
            number.and_then(|it| u8::try_from(it).ok())
        };
        let row = number(reader, "r");
        let space = row.zip(number(reader, "c")).and_then(|(row, column)| Self::new(row, column));
        space.ok_or_else(|| before.error("a space, r1c1 to r4c3"))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row(), self.column())
    }
}

kernel::bit_set! {
    /// A set of spaces.
    pub struct SpaceSet(u16) of Space, listed by Spaces;
    |index| Space::at(index as u8), nth_of_u16
}

impl SpaceSet {
    const ALL: u16 = 0xfff;
    /// Row 1 and column 1.
    const BESIDE_BORDER: u16 = 0b001_001_001_111;
    const COLUMN_1: u16 = 0b001_001_001_001;
    const COLUMN_3: u16 = 0b100_100_100_100;

    /// The spaces of these bits, of which each has the place of its space.
    pub(crate) const fn of_bits(bits: u16) -> Self {
        Self(bits & Self::ALL)
    }

    /// A bit for every space.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The spaces that are not in this set and have a border piece or a member beside them.
    pub(crate) const fn reach(self) -> Self {
        let placed = self.0;
        let beside = placed << 3 | placed >> 3 | (placed & !Self::COLUMN_3) << 1 | (placed & !Self::COLUMN_1) >> 1;
        Self((beside | Self::BESIDE_BORDER) & !placed & Self::ALL)
    }
}

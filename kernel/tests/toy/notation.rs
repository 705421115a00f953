//! The words of the toy game and their texts.

use std::{fmt, str::FromStr};

/// A cell of the sheet, row by row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

/// A row of the sheet, as rolled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Row(u8);

/// A column of the sheet, as dealt.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Column(u8);

/// What comes up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The secret column of the next seat.
    Goal(Column),
    /// The row of this round.
    Row(Row),
}

/// What the referee decides.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ruling {
    /// The seat does not play on.
    Leave,
    /// The seat loses so many points.
    Fine(u8),
}

/// A set of cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CellSet(u16);

impl Cell {
    /// Below the sheet, so that its text is no cell.
    pub const UNREADABLE: Self = Self(9);
    /// Below the sheet, with the text of the first cell.
    pub const MISREAD: Self = Self(10);

    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..9).map(Self)
    }

    pub const fn index(self) -> u8 {
        self.0
    }

    /// The cell with this index, or one of the two below the sheet.
    pub fn with_index(index: u8) -> Option<Self> {
        Some(Self(index)).filter(|it| *it == Self::MISREAD || it.0 <= Self::UNREADABLE.0)
    }

    pub const fn row(self) -> Row {
        Row(self.0 / 3)
    }

    pub const fn column(self) -> Column {
        Column(self.0 % 3)
    }
}

impl Row {
    /// Below the sheet, so that its text is no row.
    pub const UNREADABLE: Self = Self(3);

    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..3).map(Self)
    }

    pub const fn index(self) -> u8 {
        self.0
    }

    /// The row with this index, or the one below the sheet.
    pub fn with_index(index: u8) -> Option<Self> {
        Some(Self(index)).filter(|it| it.0 <= Self::UNREADABLE.0)
    }

    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        Cell::all().filter(move |it| it.row() == self)
    }

    pub const fn other(self) -> Self {
        Self((self.0 + 1) % 3)
    }

    pub const fn first_cell(self) -> Cell {
        Cell(self.0 * 3)
    }

    /// The row for a die of six faces, counted from zero.
    pub const fn of_die(face: u32) -> Self {
        match face {
            0 => Self(0),
            1 | 2 => Self(1),
            _ => Self(2),
        }
    }
}

impl Column {
    pub const LAST: Self = Self(2);

    pub const fn index(self) -> u8 {
        self.0
    }

    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..3).map(Self)
    }
}

impl CellSet {
    pub const fn bits(self) -> u16 {
        self.0
    }

    pub const fn of_bits(bits: u16) -> Self {
        Self(bits)
    }

    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    pub fn count_in(self, column: Column) -> u32 {
        (self.0 & 0b001_001_001 << column.0).count_ones()
    }
}

/// The text is not in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}, found `{text}`")]
pub struct ParseError {
    text: String,
    expected: &'static str,
}

impl ParseError {
    pub(super) fn new(text: &str, expected: &'static str) -> Self {
        Self { text: text.to_owned(), expected }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = if *self == Self::MISREAD { Self(0) } else { *self };
        write!(f, "{}{}", char::from(b'a' + shown.column().0), shown.row().0 + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match *text.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => Ok(Self((row - b'1') * 3 + (column - b'a'))),
            _ => Err(ParseError::new(text, "a cell from a1 to c3")),
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}", self.0 + 1)
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Goal(column) => write!(f, "goal {}", char::from(b'a' + column.0)),
            Self::Row(row) => row.fmt(f),
        }
    }
}

impl FromStr for Draw {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match *text.as_bytes() {
            [b'g', b'o', b'a', b'l', b' ', column @ b'a'..=b'c'] => Ok(Self::Goal(Column(column - b'a'))),
            [b'r', b'o', b'w', b' ', row @ b'1'..=b'3'] => Ok(Self::Row(Row(row - b'1'))),
            _ => Err(ParseError::new(text, "a goal from a to c or a row from 1 to 3")),
        }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leave => f.write_str("leave"),
            Self::Fine(points) => write!(f, "fine {points}"),
        }
    }
}

impl FromStr for Ruling {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "leave" => Ok(Self::Leave),
            "fine 1" => Ok(Self::Fine(1)),
            "fine 2" => Ok(Self::Fine(2)),
            _ => Err(ParseError::new(text, "`leave`, `fine 1` or `fine 2`")),
        }
    }
}

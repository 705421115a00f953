//! The paper in the printer, measured in points.

use std::{fmt, str::FromStr};

use draw::scene::{Point, at};

/// How many points a millimetre has.
pub(crate) const MM: f64 = 72.0 / 25.4;

/// What a printer leaves white on every side.
pub(crate) const MARGIN: f64 = 10.0 * MM;

/// The paper in the printer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stock {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// Whoever asks for other paper.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no paper `{0}`: there are a4, letter")]
pub struct NoSuchStock(String);

impl Stock {
    /// All kinds of paper.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name in commands and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Width and height of a page that stands upright.
    pub const fn upright(self) -> Point {
        match self {
            Self::A4 => at(210.0 * MM, 297.0 * MM),
            Self::Letter => at(612.0, 792.0),
        }
    }

    /// Width and height of a page that lies on its side.
    pub const fn sideways(self) -> Point {
        let Point { x, y } = self.upright();
        at(y, x)
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Stock {
    type Err = NoSuchStock;

    fn from_str(text: &str) -> Result<Self, NoSuchStock> {
        let found = Self::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| NoSuchStock(text.to_owned()))
    }
}

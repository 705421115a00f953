//! Where a listener is in what a table tells.

use std::{fmt, num::ParseIntError, str::FromStr};

/// How many public items a listener has heard, and how many that were for its seat only.
///
/// It tells nothing of what is hidden from the listener, not even how much of it there is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cursor {
    /// How many items that everybody hears.
    pub public: u64,
    /// How many items that only the listener's seat hears.
    pub private: u64,
}

impl Cursor {
    /// Whether a listener here has heard all that there was at `other`.
    pub const fn reaches(self, other: Self) -> bool {
        self.public >= other.public && self.private >= other.private
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.public, self.private)
    }
}

/// A text is no cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CursorError;

impl fmt::Display for CursorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a cursor that a server told, like `17.3`")
    }
}

impl std::error::Error for CursorError {}

impl FromStr for Cursor {
    type Err = CursorError;

    fn from_str(text: &str) -> Result<Self, CursorError> {
        let (public, private) = text.split_once('.').ok_or(CursorError)?;
        let number = |it: &str| it.parse::<u32>().map(u64::from).map_err(|_: ParseIntError| CursorError);
        Ok(Self { public: number(public)?, private: number(private)? })
    }
}

#[cfg(test)]
mod tests {
    use super::Cursor;

    #[test]
    fn cursors_survive_text() {
        let cursor = Cursor { public: 17, private: 3 };
        assert_eq!(cursor.to_string(), "17.3");
        assert_eq!("17.3".parse(), Ok(cursor));
        for wrong in ["", "1", "1.", ".1", "-1.0", "1.2.3", "99999999999.0", "a.b"] {
            assert!(wrong.parse::<Cursor>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_cursor_reaches_those_before_it() {
        for (here, there, expected) in [
            ("3.1", "3.1", true),
            ("4.1", "3.1", true),
            ("3.1", "3.2", false),
            ("4.0", "3.1", false),
            ("10.0", "9.0", true),
        ] {
            let [here, there] = [here, there].map(|it| it.parse::<Cursor>().expect("a cursor"));
            assert_eq!(here.reaches(there), expected, "{here} {there}");
        }
    }
}

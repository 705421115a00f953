//! Where a listener is in the feed of a table.

use std::{fmt, str::FromStr};

/// How many public items a listener has heard, and how many that were for its seat only.
///
/// It tells nothing of what is hidden from the listener, not even how much of it there is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cursor {
    pub(crate) public: u64,
    pub(crate) private: u64,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.public, self.private)
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (public, private) = text.split_once('.').ok_or(())?;
        let number = |it: &str| it.parse::<u32>().map(u64::from).map_err(|_| ());
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
}

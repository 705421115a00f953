//! The name of a content file: a hash of its text, so that a record replays only with the same one.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use crate::ParseHexError;

/// The first 64 bits of the SHA-256 of a content file, written as 16 hexadecimal digits.
///
/// Line ends and white space at the end of a line do not count, so that a file may travel by mail.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ContentId(u64);

impl ContentId {
    /// The name of the content file with this text.
    pub fn of(text: &str) -> Self {
        let mut hash = Sha256::new();
        for line in text.trim_start_matches('\u{feff}').lines() {
            hash.update(line.trim_end());
            hash.update("\n");
        }
        Self(hash.finalize().iter().take(8).fold(0, |id, &byte| id << 8 | u64::from(byte)))
    }
}

impl fmt::Display for ContentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for ContentId {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let id = u64::from_str_radix(text, 16).ok().map(Self).filter(|it| it.to_string() == text);
        id.ok_or(ParseHexError { expected: "the hash of a content file, 16 hexadecimal digits" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_follows_the_words_and_not_the_line_ends() {
        let id = ContentId::of("map river\ncity A 7\n");
        assert_eq!(id, ContentId::of("\u{feff}map river  \r\ncity A 7"));
        assert_ne!(id, ContentId::of("map river\ncity A 8\n"));
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "1", "+000000000000001", "00000000000000001", "000000000000000G", "000000000000000A"] {
            assert!(wrong.parse::<ContentId>().is_err(), "{wrong}");
        }
    }
}

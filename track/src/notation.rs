//! Reading what people write: lenient about case and spaces, strict about meaning.

use crate::{Border, Piece, Square};

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}, found {}", found.as_deref().map_or("nothing more".to_owned(), |it| format!("`{it}`")))]
pub struct NotationError {
    /// What would have been understood.
    pub expected: String,
    /// What stands there; `None` at the end of the text.
    pub found: Option<String>,
}

/// Reads a text from left to right.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of `text`.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text.trim() }
    }

    /// What was not read yet.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// An error at this place.
    pub fn error(&self, expected: impl Into<String>) -> NotationError {
        let found = self.rest.split_whitespace().next().map(|it| it.chars().take(24).collect());
        NotationError { expected: expected.into(), found }
    }

    /// Passes over `c` and the spaces after it, if it comes next.
    pub fn eat(&mut self, c: char) -> bool {
        let rest = self.rest.strip_prefix(c);
        if let Some(rest) = rest {
            self.rest = rest.trim_start();
        }
        rest.is_some()
    }

    /// Passes over `word`, in any case, if it comes next as a whole word.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let Some(next) = self.rest.get(..word.len()) else { return false };
        let after = &self.rest[word.len()..];
        let is_whole = !after.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let fits = is_whole && next.eq_ignore_ascii_case(word);
        if fits {
            self.rest = after.trim_start();
        }
        fits
    }

    /// A whole number, if one comes next.
    pub fn number(&mut self) -> Option<u32> {
        let n_digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at(n_digits);
        let res = digits.parse().ok()?;
        self.rest = rest.trim_start();
        Some(res)
    }

    /// A square such as `x5/y2`, `X5 y2` or `5/2`.
    pub fn square(&mut self) -> Result<Square, NotationError> {
        let before = self.clone();
        let point = self.point();
        point.and_then(|(x, y)| Square::new(x, y)).ok_or_else(|| before.error("a square, x1/y1 to x6/y6"))
    }

    /// A border square such as `x0/y4`.
    pub fn border(&mut self) -> Result<Border, NotationError> {
        let before = self.clone();
        let point = self.point();
        let expected = "a border square, x0/y1 to x0/y6, x7/y1 to x7/y6, x1/y0 to x6/y0 or x1/y7 to x6/y7";
        point.and_then(|(x, y)| Border::new(x, y)).ok_or_else(|| before.error(expected))
    }

    fn point(&mut self) -> Option<(u8, u8)> {
        let _ = self.eat('x') || self.eat('X');
        let x = self.number()?;
        let is_split = self.eat('/');
        if !(self.eat('y') || self.eat('Y') || is_split) {
            return None;
        }
        let y = self.number()?;
        Some((u8::try_from(x).ok()?, u8::try_from(y).ok()?))
    }

    /// A piece of track such as `6d` or `6 D`.
    pub fn piece(&mut self) -> Result<Piece, NotationError> {
        let before = self.clone();
        let expected = "a piece, 1a to 1d, 2a, 2b, 3a, 3b, 4a, 4b, 5a to 5d or 6a to 6h";
        let die = self.number().and_then(|it| u8::try_from(it).ok());
        let mut chars = self.rest.chars();
        let letter = chars.next().map(|it| it.to_ascii_lowercase());
        let rest = chars.as_str();
        let piece = die.zip(letter).and_then(|(die, letter)| Piece::new(die, letter));
        let piece = piece.filter(|_| !rest.starts_with(char::is_alphanumeric));
        self.rest = rest.trim_start();
        piece.ok_or_else(|| before.error(expected))
    }

    /// Makes sure that nothing is left.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.error("the end of the line")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_as_people_write_them() {
        for text in ["x5/y2", "X5/Y2", " x5 / y2 ", "x5y2", "x5 y2", "5/2", "x5/2", "5/y2"] {
            assert_eq!(Reader::new(text).square().map(|it| it.to_string()), Ok("x5/y2".to_owned()), "{text}");
        }
        for text in ["", "x5", "52", "5 2", "x7/y1", "x0/y1", "x5/z2", "x1/y0", "y5/x2", "x99999999999/y1", "x-1/y2"] {
            assert!(Reader::new(text).square().is_err(), "{text}");
        }
        assert_eq!(Reader::new("x0 / Y4").border().map(|it| it.to_string()), Ok("x0/y4".to_owned()));
    }

    #[test]
    fn pieces_are_read_as_people_write_them() {
        for text in ["6d", "6D", "6 d", " 6d "] {
            assert_eq!(Reader::new(text).piece().map(|it| it.to_string()), Ok("6d".to_owned()), "{text}");
        }
        for text in ["", "6", "6i", "1e", "7a", "6dd", "6d2", "d6", "6ä", "ä", "6äa"] {
            assert!(Reader::new(text).piece().is_err(), "{text}");
        }
    }

    #[test]
    fn errors_say_what_would_have_been_understood() {
        let error = Reader::new("x9/y9 = 1a").square().expect_err("off the map");
        assert_eq!(error.to_string(), "expected a square, x1/y1 to x6/y6, found `x9/y9`");
        let error = Reader::new("").piece().expect_err("nothing");
        assert!(error.to_string().ends_with("found nothing more"), "{error}");
    }

    #[test]
    fn words_are_whole_words_in_any_case() {
        let mut reader = Reader::new("Mine x2/y1");
        assert!(!reader.eat_word("min") && reader.eat_word("mine"));
        assert_eq!(reader.rest(), "x2/y1");
        assert!(!Reader::new("ä").eat_word("a"));
    }
}

//! Reading what people write: lenient about case and spaces, strict about meaning.

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
///
/// ```
/// let mut reader = kernel::Reader::new("Mine 3");
/// assert!(reader.eat_word("mine"));
/// assert_eq!(reader.number(), Some(3));
/// assert!(reader.end().is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a str,
    is_gap: fn(char) -> bool,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of `text`, whose words have spaces between them.
    pub fn new(text: &'a str) -> Self {
        Self::with_gaps(text, char::is_whitespace)
    }

    /// The same where other signs may stand between words, too.
    pub fn with_gaps(text: &'a str, is_gap: fn(char) -> bool) -> Self {
        Self { rest: text.trim_matches(is_gap), is_gap }
    }

    /// What was not read yet.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// An error at this place.
    pub fn error(&self, expected: impl Into<String>) -> NotationError {
        let found = self.rest.split(self.is_gap).next().filter(|it| !it.is_empty());
        NotationError { expected: expected.into(), found: found.map(|it| it.chars().take(24).collect()) }
    }

    /// Goes on at `rest`, the end of what was not read yet, after the gap there.
    fn go_on(&mut self, rest: &'a str) {
        self.rest = rest.trim_start_matches(self.is_gap);
    }

    /// Passes over `c` and the gap after it, if it comes next.
    pub fn eat(&mut self, c: char) -> bool {
        let rest = self.rest.strip_prefix(c);
        if let Some(rest) = rest {
            self.go_on(rest);
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
            self.go_on(after);
        }
        fits
    }

    /// A whole number, if one comes next.
    pub fn number(&mut self) -> Option<u32> {
        let n_digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at(n_digits);
        let res = digits.parse().ok()?;
        self.go_on(rest);
        Some(res)
    }

    /// A letter, in lower case, that ends a word.
    pub fn last_letter(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let res = chars.next()?.to_ascii_lowercase();
        let rest = chars.as_str();
        if rest.starts_with(char::is_alphanumeric) {
            return None;
        }
        self.go_on(rest);
        Some(res)
    }

    /// Passes over all until the next gap, if `read` understands it.
    pub fn word<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let end = self.rest.find(self.is_gap).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        let res = read(word)?;
        self.go_on(rest);
        Some(res)
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
    fn words_are_whole_words_in_any_case() {
        let mut reader = Reader::new("Mine x2/y1");
        assert!(!reader.eat_word("min") && reader.eat_word("mine"));
        assert_eq!(reader.rest(), "x2/y1");
        assert!(!Reader::new("ä").eat_word("a"));
    }

    #[test]
    fn gaps_are_passed_over_with_what_stands_before_them() {
        let mut reader = Reader::with_gaps(" -roll 3,,4 - c ", |c| c.is_whitespace() || matches!(c, ',' | '-'));
        assert!(reader.eat_word("roll") && reader.eat('3') && !reader.eat(','));
        assert_eq!((reader.number(), reader.number()), (Some(4), None));
        assert_eq!(reader.error("a number").found.as_deref(), Some("c"));
        assert_eq!(reader.word(|it| (it == "d").then_some(())), None);
        assert_eq!(reader.word(|it| (it == "c").then_some(())), Some(()));
        assert_eq!((reader.end(), reader.error("more").found), (Ok(()), None));
    }

    #[test]
    fn a_last_letter_has_no_more_behind_it() {
        for (text, letter) in
            [("D", Some('d')), ("d e", Some('d')), ("d/", Some('d')), ("de", None), ("d2", None), ("", None)]
        {
            assert_eq!(Reader::new(text).last_letter(), letter, "{text}");
        }
    }

    #[test]
    fn errors_say_what_would_have_been_understood() {
        let mut reader = Reader::new("mine of all that there are");
        assert!(reader.eat_word("mine"));
        assert_eq!(reader.error("a square").to_string(), "expected a square, found `of`");
        assert_eq!(Reader::new(" ").error("a square").to_string(), "expected a square, found nothing more");
        assert_eq!(Reader::new(&"m".repeat(99)).error("a square").found, Some("m".repeat(24)));
    }
}

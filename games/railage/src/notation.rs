//! Reading what people write: lenient about case, spaces, commas and hyphens, strict about meaning.

use crate::{City, Die, Face, Land, Mine};

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}, found {}", found.as_deref().map_or("nothing more".to_owned(), |it| format!("`{it}`")))]
pub struct NotationError {
    /// What would have been understood.
    pub expected: String,
    /// What stands there; `None` at the end of the text.
    pub found: Option<String>,
}

/// Reads a text word by word.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    rest: &'a str,
}

/// A cell by its name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    City(City),
    Land(Land),
    Mine(Mine),
}

fn is_gap(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '-')
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { rest: text.trim_matches(is_gap) }
    }

    /// The next word, without going past it. A plus is a word of its own.
    pub(crate) fn peek(&self) -> Option<&'a str> {
        let is_end = |c: char| is_gap(c) || c == '+';
        match self.rest.find(is_end) {
            _ if self.rest.is_empty() => None,
            Some(0) => self.rest.get(..1),
            Some(end) => self.rest.get(..end),
            None => Some(self.rest),
        }
    }

    fn pass(&mut self, word: &str) {
        self.rest = self.rest[word.len()..].trim_start_matches(is_gap);
    }

    /// An error at this place.
    pub(crate) fn error(&self, expected: impl Into<String>) -> NotationError {
        let found = self.peek().map(|it| it.chars().take(24).collect());
        NotationError { expected: expected.into(), found }
    }

    /// Passes over `word`, in any case, if it comes next.
    pub(crate) fn eat(&mut self, word: &str) -> bool {
        let next = self.peek().filter(|it| it.eq_ignore_ascii_case(word));
        if let Some(next) = next {
            self.pass(next);
        }
        next.is_some()
    }

    /// Passes over the next word if it can be read.
    fn read<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let word = self.peek()?;
        let res = read(word)?;
        self.pass(word);
        Some(res)
    }

    pub(crate) fn number(&mut self) -> Option<u32> {
        self.read(|word| word.parse().ok().filter(|_| word.bytes().all(|it| it.is_ascii_digit())))
    }

    pub(crate) fn name(&mut self) -> Option<Name> {
        self.read(read_name)
    }

    pub(crate) fn city(&mut self) -> Result<City, NotationError> {
        match self.read(|it| match read_name(it) {
            Some(Name::City(city)) => Some(city),
            _ => None,
        }) {
            Some(city) => Ok(city),
            None => Err(self.error("a city, A to Z without M")),
        }
    }

    /// A land cell, if one comes next.
    pub(crate) fn land(&mut self) -> Option<Land> {
        self.read(|it| match read_name(it) {
            Some(Name::Land(land)) => Some(land),
            _ => None,
        })
    }

    pub(crate) fn die(&mut self) -> Result<Die, NotationError> {
        let before = self.clone();
        self.number().and_then(Die::new).ok_or_else(|| before.error("a die by its place, 1 to 3"))
    }

    pub(crate) fn face(&mut self) -> Result<Face, NotationError> {
        let before = self.clone();
        self.number().and_then(Face::new).ok_or_else(|| before.error("a number of a die, 1 to 6"))
    }

    /// Makes sure that nothing is left.
    pub(crate) fn end(&self) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.error("the end of the line")) }
    }
}

fn read_name(word: &str) -> Option<Name> {
    let mut chars = word.chars();
    let letter = chars.next()?;
    let rest = chars.as_str();
    if letter.eq_ignore_ascii_case(&'M') {
        return if rest == "*" { Some(Name::Mine(Mine::WILD)) } else { Mine::new(digits(rest)?).map(Name::Mine) };
    }
    let city = City::new(letter)?;
    if rest.is_empty() { Some(Name::City(city)) } else { Land::new(city, digits(rest)?).map(Name::Land) }
}

/// A number without sign and leading zeros.
pub(crate) fn digits(text: &str) -> Option<u8> {
    text.parse().ok().filter(|it: &u8| it.to_string() == text)
}

//! Messages in somebody's language, as pictures ask for them: whoever shows a picture has the languages.

use std::borrow::Cow;

/// What stands in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Words.
    Text(Cow<'a, str>),
    /// A number, by which languages tell one from many.
    Number(u32),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// The messages of a language.
pub trait Words {
    /// Whether it is English, in which pictures are drawn.
    fn is_english(&self) -> bool;

    /// A message by its name; `None` where there is none.
    fn find(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> Option<String>;

    /// A message by its name; the name itself where there is none.
    fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.find(id, values).unwrap_or_else(|| id.to_owned())
    }
}

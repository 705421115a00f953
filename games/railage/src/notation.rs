//! Reading what people write: lenient about case, spaces, commas and hyphens, strict about meaning.

use kernel::{NotationError, Reader};

use crate::{City, Die, Face, Land, Mine};

/// Starts at the beginning of `text`, whose words have spaces, commas or hyphens between them.
pub(crate) fn reader(text: &str) -> Reader<'_> {
    Reader::with_gaps(text, |c| c.is_whitespace() || matches!(c, ',' | '-'))
}

impl City {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let city = reader.word(|word| match read_name(word) {
            Some(Name::City(city)) => Some(city),
            _ => None,
        });
        city.ok_or_else(|| reader.error("a city, A to Z without M"))
    }
}

impl Land {
    /// A land cell, if one comes next.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Self> {
        reader.word(|word| match read_name(word) {
            Some(Name::Land(land)) => Some(land),
            _ => None,
        })
    }
}

impl Mine {
    /// A mine, if one comes next.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Self> {
        reader.word(|word| match read_name(word) {
            Some(Name::Mine(mine)) => Some(mine),
            _ => None,
        })
    }
}

impl Die {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        reader.number().and_then(Self::new).ok_or_else(|| before.error("a die by its place, 1 to 3"))
    }
}

impl Face {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        reader.number().and_then(Self::new).ok_or_else(|| before.error("a number of a die, 1 to 6"))
    }
}

/// A cell by its name.
enum Name {
    City(City),
    Land(Land),
    Mine(Mine),
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

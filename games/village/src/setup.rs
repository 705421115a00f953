//! What is agreed before a game: the number of seats and the cards.

use std::{fmt, str::FromStr, sync::Arc};

use kernel::ContentId;

use crate::Content;

/// What is agreed before a game, as `seats 3 cards 0123456789abcdef`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    n_seats: u8,
    content: Arc<Content>,
}

impl Setup {
    /// The fewest seats.
    pub const LEAST_SEATS: usize = 2;

    /// The most seats.
    pub const MOST_SEATS: usize = 4;

    /// A game of 2 to 4 seats with the reconstructed cards.
    pub fn new(n_seats: usize) -> Option<Self> {
        Self::with_content(n_seats, Content::built_in())
    }

    /// A game of 2 to 4 seats with these cards.
    pub fn with_content(n_seats: usize, content: Arc<Content>) -> Option<Self> {
        let is_fine = (Self::LEAST_SEATS..=Self::MOST_SEATS).contains(&n_seats);
        is_fine.then_some(Self { n_seats: n_seats as u8, content })
    }

    /// The number of seats.
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// The cards.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Copies without touching a counter where the cards are the same.
    pub(crate) fn copy_from(&mut self, source: &Self) {
        self.n_seats = source.n_seats;
        if !Arc::ptr_eq(&self.content, &source.content) {
            self.content.clone_from(&source.content);
        }
    }

    /// Reads a setup whose cards are those that are compiled in, or among these content files.
    pub(crate) fn read(text: &str, contents: &[&str]) -> Result<Self, ParseSetupError> {
        let mut words = text.split_whitespace();
        let (Some("seats"), Some(n_seats), Some("cards"), Some(id), None) =
            (words.next(), words.next(), words.next(), words.next(), words.next())
        else {
            let example = Content::built_in().id();
            return Err(ParseSetupError(format!("expected `seats 2 cards {example}`, found `{text}`")));
        };
        let id: ContentId = id.parse().map_err(|it| ParseSetupError(format!("{it}, found `{id}`")))?;
        let content = find(id, contents)?;
        let setup = n_seats.parse().ok().and_then(|it| Self::with_content(it, content));
        setup.ok_or_else(|| ParseSetupError(format!("expected 2 to 4 seats, found `{n_seats}`")))
    }
}

fn find(id: ContentId, contents: &[&str]) -> Result<Arc<Content>, ParseSetupError> {
    let built_in = Content::built_in();
    if built_in.id() == id {
        return Ok(built_in);
    }
    let text = contents.iter().find(|it| ContentId::of(it) == id);
    let text = text.ok_or_else(|| {
        ParseSetupError(format!(
            "the cards {id} are not here: offer their file (the built-in ones are {})",
            built_in.id()
        ))
    })?;
    let content = text.parse::<Content>().map_err(|it| ParseSetupError(format!("the file of the cards {id}: {it}")))?;
    Ok(Arc::new(content))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {} cards {}", self.n_seats, self.content.id())
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, ParseSetupError> {
        Self::read(text, &[])
    }
}

/// The text names no game of Village Rails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ParseSetupError(String);

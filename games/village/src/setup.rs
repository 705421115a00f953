//! What is agreed before a game: the number of seats and the cards.

use std::{fmt, str::FromStr, sync::Arc};

use kernel::{ContentId, Game as _};

use crate::{Content, Village};

/// What is agreed before a game, as `seats 3 cards 0123456789abcdef`, and the number of the rules that it is played by.
#[derive(PartialEq, Eq, Debug)]
pub struct Setup {
    rules: u32,
    n_seats: u8,
    content: Arc<Content>,
}

/// Copies in place without touching a counter where the cards are the same.
impl Clone for Setup {
    fn clone(&self) -> Self {
        Self { rules: self.rules, n_seats: self.n_seats, content: Arc::clone(&self.content) }
    }

    fn clone_from(&mut self, source: &Self) {
        (self.rules, self.n_seats) = (source.rules, source.n_seats);
        if !Arc::ptr_eq(&self.content, &source.content) {
            self.content.clone_from(&source.content);
        }
    }
}

impl Setup {
    /// The fewest seats.
    pub const LEAST_SEATS: usize = crate::META.seats.0;

    /// The most seats.
    pub const MOST_SEATS: usize = crate::META.seats.1;

    /// A game of 2 to 4 seats with the reconstructed cards, by the newest rules.
    pub fn new(n_seats: usize) -> Option<Self> {
        Self::by_rules(Village::RULES, n_seats)
    }

    /// A game of 2 to 4 seats with these cards, by the newest rules.
    pub fn with_content(n_seats: usize, content: Arc<Content>) -> Option<Self> {
        Self::agreed(Village::RULES, n_seats, content)
    }

    /// A game of 2 to 4 seats by the rules of this number, with the cards that were the usual ones then.
    ///
    /// `None` if these rules are not played any more, or not known yet.
    pub fn by_rules(rules: u32, n_seats: usize) -> Option<Self> {
        Self::agreed(rules, n_seats, usual_content(rules))
    }

    fn agreed(rules: u32, n_seats: usize, content: Arc<Content>) -> Option<Self> {
        let are_played = (Village::OLDEST_RULES..=Village::RULES).contains(&rules);
        let is_fine = (Self::LEAST_SEATS..=Self::MOST_SEATS).contains(&n_seats);
        (are_played && is_fine).then_some(Self { rules, n_seats: n_seats as u8, content })
    }

    /// What is agreed of a tableau that stands for itself, without the others of its game.
    pub(crate) const fn of_one(content: Arc<Content>) -> Self {
        Self { rules: Village::RULES, n_seats: 1, content }
    }

    /// The number of the rules that the game is played by.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// Whether a card is taken and placed in one act, before the market is filled again: by rules 1.
    pub const fn is_in_one_act(&self) -> bool {
        self.rules == 1
    }

    /// The number of seats.
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// The cards.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Reads a setup by the rules of this number, whose cards are compiled in or among these content files.
    pub(crate) fn read(text: &str, rules: u32, contents: &[&str]) -> Result<Self, ParseSetupError> {
        let mut words = text.split_whitespace();
        let (Some("seats"), Some(n_seats), Some("cards"), Some(id), None) =
            (words.next(), words.next(), words.next(), words.next(), words.next())
        else {
            let example = usual_content(rules).id();
            return Err(ParseSetupError(format!("expected `seats 2 cards {example}`, found `{text}`")));
        };
        let id: ContentId = id.parse().map_err(|it| ParseSetupError(format!("{it}, found `{id}`")))?;
        let content = find(id, rules, contents)?;
        let setup = n_seats.parse().ok().and_then(|it| Self::agreed(rules, it, content));
        setup.ok_or_else(|| ParseSetupError(format!("expected 2 to 4 seats, found `{n_seats}`")))
    }
}

/// The cards of a game for which nothing else was agreed, by the rules of this number.
fn usual_content(rules: u32) -> Arc<Content> {
    if rules == 1 { Content::of_rules_1() } else { Content::built_in() }
}

fn find(id: ContentId, rules: u32, contents: &[&str]) -> Result<Arc<Content>, ParseSetupError> {
    if let Some(content) = Content::compiled_in(id) {
        return Ok(content);
    }
    let text = contents.iter().find(|it| ContentId::of(it) == id);
    let text = text.ok_or_else(|| {
        ParseSetupError(format!(
            "the cards {id} are not here: offer their file (the built-in ones are {})",
            usual_content(rules).id()
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
        Self::read(text, Village::RULES, &[])
    }
}

/// The text names no game of Village Rails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ParseSetupError(String);

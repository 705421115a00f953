//! A place in a line, and the small steps from there.

use super::Place;
use crate::letter::{
    Roster,
    lexicon::has,
    tokens::{Kind, Token, tokens},
};

/// A name that is known beforehand, taken apart.
pub(in crate::letter) struct Name<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: Vec<Token>,
}

/// The names that are known beforehand.
pub(in crate::letter) struct Names<'a> {
    pub(super) game: Name<'a>,
    pub(super) players: Vec<Name<'a>>,
    /// The name of whoever wrote the letter, if that is known.
    writer: Option<&'a str>,
}

impl<'a> Names<'a> {
    pub(in crate::letter) fn of(roster: &Roster<'a>) -> Self {
        let name = |text: &'a str| Name { text, tokens: tokens(text) };
        let players = roster.players.iter().map(|it| name(it)).collect();
        Self { game: name(roster.game), players, writer: roster.writer }
    }

    /// The players who are not known to have written the letter.
    pub(super) fn others(&self) -> impl Iterator<Item = &Name<'a>> {
        self.players.iter().filter(|it| self.writer.is_some_and(|writer| !crate::letter::same_name(writer, it.text)))
    }
}

/// A place in a line.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token],
    pub(super) at: usize,
    pub(super) names: &'a Names<'a>,
    pub(super) place: Place,
    /// Whether words were skipped that say nothing only beside an order.
    pub(super) is_odd: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn peek(&self) -> Option<&'a Kind> {
        self.tokens.get(self.at).map(|it| &it.kind)
    }

    pub(super) fn word(&self) -> Option<&'a str> {
        if let Some(Kind::Word(word)) = self.peek() { Some(word) } else { None }
    }

    pub(super) fn is_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    pub(super) fn eat_word(&mut self, list: &[&str]) -> bool {
        let is_there = self.word().is_some_and(|it| has(list, it));
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn eat_mark(&mut self, marks: &str) -> bool {
        let is_there = matches!(self.peek(), Some(Kind::Mark(mark)) if marks.contains(*mark));
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn eat_marks(&mut self, marks: &str) {
        while self.eat_mark(marks) {}
    }

    /// A number up to `most`.
    pub(super) fn number(&mut self, most: u32) -> Option<u8> {
        let Some(&Kind::Number(number)) = self.peek() else { return None };
        let number = u8::try_from(number).ok().filter(|&it| u32::from(it) <= most)?;
        self.at += 1;
        Some(number)
    }

    /// Tries to read something, and goes back where that fails.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.at;
        let res = read(self);
        if res.is_none() {
            self.at = before;
        }
        res
    }

    pub(super) fn any_word(&self, list: &[&str]) -> bool {
        self.tokens.iter().any(|it| matches!(&it.kind, Kind::Word(word) if has(list, word)))
    }

    pub(super) fn eat_words(&mut self, list: &[&str]) {
        while self.eat_word(list) {}
    }
}

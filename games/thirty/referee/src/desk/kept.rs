//! A letter on the desk, and what it says.

use std::sync::Arc;

use jiff::Timestamp;
use kernel::Seat;

use super::{Arrived, Desk, Misfit, Timing, Words};
use crate::{Heard, Letter, Roster};

/// A letter that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub(super) number: u32,
    pub(super) owner: Option<(Seat, u8)>,
    pub(super) received: Timestamp,
    pub(super) timing: Timing,
    pub(super) is_entered: bool,
    pub(super) is_ticked: bool,
    pub(super) was_refused: bool,
    pub(super) from: String,
    pub(super) reason: String,
    /// What it says; `None` before it was told, and when its round is over.
    pub(super) words: Option<Arc<Words>>,
}

impl Kept {
    /// One that has just come.
    pub(super) fn new(arrived: &Arrived, reason: &str) -> Self {
        Self {
            number: arrived.number,
            owner: arrived.owner,
            received: arrived.received,
            timing: arrived.timing,
            is_entered: false,
            is_ticked: false,
            was_refused: false,
            from: arrived.from.clone(),
            reason: reason.to_owned(),
            words: arrived.words.clone(),
        }
    }

    /// Its number.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Whose it is, and for which round; `None` for one that was put aside.
    pub const fn owner(&self) -> Option<(Seat, u8)> {
        self.owner
    }

    /// When it came.
    pub const fn received(&self) -> Timestamp {
        self.received
    }

    /// Whether the game master lets it count as it was read, whenever it came.
    pub const fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Whether the game master has seen what is to be seen in it.
    pub const fn is_ticked(&self) -> bool {
        self.is_ticked
    }

    /// The address that it came from, if it was put aside.
    pub fn from(&self) -> &str {
        &self.from
    }

    /// Why it was put aside.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// Its text, while its round is not over.
    pub fn text(&self) -> Option<&str> {
        Some(&self.words.as_ref()?.text)
    }

    /// As it counts among the letters of its player.
    pub(super) const fn heard<'a>(&self, letter: &'a Letter) -> Heard<'a> {
        Heard { number: self.number, letter, is_entered: self.is_entered, is_ticked: self.is_ticked }
    }
}

impl Desk {
    /// The letters that were not told and may be needed: those that wait for a round, and those that came since the last
    /// one was adjudicated.
    pub fn unread(&self) -> impl Iterator<Item = &Kept> {
        self.letters.iter().filter(|it| it.words.is_none() && self.may_need(it))
    }

    /// Tells what a letter says.
    pub fn hear(&mut self, number: u32, words: Words) {
        if let Some(kept) = self.letters.iter_mut().find(|it| it.number == number) {
            kept.words = Some(Arc::new(words));
        }
    }

    pub(super) fn may_need(&self, kept: &Kept) -> bool {
        let waits = kept.owner.is_some_and(|it| usize::from(it.1) >= self.rounds.len());
        waits || self.is_recent(kept)
    }

    /// What a letter says.
    pub fn letter(&self, kept: &Kept) -> Result<Arc<Letter>, Misfit> {
        let words = kept.words.as_ref().ok_or(Misfit::Unread(kept.number))?;
        let is_for_now = kept.owner.is_none_or(|it| Some(it.1) == self.round());
        Ok(self.read_for(words, kept.owner.map(|it| it.0), is_for_now))
    }

    /// What words of a player say, with the rolls of the open round in mind.
    pub fn read(&self, words: Words, writer: Option<Seat>) -> Arc<Letter> {
        self.read_for(&Arc::new(words), writer, true)
    }

    /// The same for a round whose rolls are not those of the open one.
    pub(super) fn read_for(&self, words: &Arc<Words>, writer: Option<Seat>, is_for_now: bool) -> Arc<Letter> {
        let owner = || writer.and_then(|it| self.player(it)).map(|it| it.name.clone());
        let writer = words.writer.clone().or_else(owner);
        let rolls = if is_for_now { self.rolls() } else { Vec::new() };
        let n_kept = || self.letters.iter().filter_map(|it| it.words.as_ref()).map(|it| it.n_bytes()).sum();
        let key = (Arc::clone(words), writer.clone(), rolls.clone());
        self.memory.letter(key, n_kept, || {
            let players: Vec<_> = words.names.iter().map(String::as_str).collect();
            let roster = Roster { game: &self.terms.game, players: &players, writer: writer.as_deref() };
            let mut res = match &words.subject {
                Some(subject) => Letter::read_under(subject, &words.text, &roster),
                None => Letter::read(&words.text, &roster),
            };
            if let Some(round) = words.answers {
                res.answers_round(round);
            }
            words.attachments.iter().for_each(|it| res.has_attachment(it));
            res.compare_dice(&rolls);
            res
        })
    }
}

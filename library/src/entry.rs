//! The static list of games.

use std::ops::Deref;

use kernel::{Cited as _, Clause, ContentFault, Meta, Pledge, RecordError, RecordFault, Refused, Seed, Table, Unfair};

use crate::{
    GAMES, Host, Objection, PaperReader, RestoreError, Verdict,
    host::{self, Hosted, OnList},
};

/// Every reason that a host of any game can give, what all games have in common first.
pub fn clauses() -> impl Iterator<Item = &'static Clause> {
    let common = [Refused::<Objection>::CLAUSES, Unfair::CLAUSES, Objection::CLAUSES];
    common.into_iter().chain(GAMES.iter().map(|it| it.refusals)).flatten()
}

/// One game of the list, with its [`Meta`].
#[derive(Debug)]
pub struct Entry {
    meta: &'static Meta,
    /// The number of the rules by which new games are played, as in the first line of a record.
    pub newest_rules: u32,
    /// Its rules, numbered sentence by sentence, in Markdown.
    pub rules_text: &'static str,
    /// What its rules refuse, for those who translate it.
    pub refusals: &'static [Clause],
    /// How its boards are read; `None` if none is scored from paper.
    pub paper: Option<PaperReader>,
    open: Open,
    read: fn(&str, &[&str]) -> Result<Reading, RecordError>,
    verify: fn(&str, &[&str]) -> Result<Verdict, RecordError>,
    restore: Restore,
}

impl Deref for Entry {
    type Target = Meta;

    fn deref(&self) -> &Meta {
        self.meta
    }
}

/// Makes a table again from the first line of its record, content files and a snapshot.
type Restore = fn(&str, &[&str], &[u8]) -> Result<Box<dyn Host>, RestoreError>;

/// Starts a game of a rule set with a number of seats, perhaps with the text of a content file.
type Open = fn(&str, usize, Option<&str>) -> Result<Box<dyn Host>, OpenError>;

/// A record that was read and replayed.
#[derive(Debug)]
pub struct Reading {
    /// The game as it stands at the end of the record.
    pub host: Box<dyn Host>,
    /// What was published of its dice.
    pub pledge: Option<Pledge>,
    /// The secret of its dice, if the record tells it.
    pub seed: Option<Seed>,
}

/// Why a game cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game has no such rule set.
    #[error("{game} has no rules `{rules}`: there are {known}")]
    NoSuchRules {
        /// The game.
        game: &'static str,
        /// What was asked for.
        rules: String,
        /// What there is.
        known: String,
    },
    /// The game has no content files.
    #[error("{game} has no content that could be replaced")]
    NoContent {
        /// The game.
        game: &'static str,
    },
    /// The content file is wrong.
    #[error(transparent)]
    Content(#[from] ContentFault),
    /// The game has fewer seats, or more.
    #[error("{game} has {least} to {most} seats, not {n_seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// What was asked for.
        n_seats: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
}

impl Entry {
    /// The entry of a game.
    pub(crate) const fn of<G: OnList>() -> Self {
        Self {
            meta: G::META,
            newest_rules: G::RULES,
            rules_text: G::RULES_TEXT,
            refusals: G::Refusal::CLAUSES,
            paper: PaperReader::of::<G>(),
            open: open::<G>,
            read: host::read::<G>,
            verify: host::verify::<G>,
            restore: host::restore::<G>,
        }
    }

    /// Starts a game of this rule set, or of the usual one.
    pub fn open(&self, rules: Option<&str>, n_seats: usize) -> Result<Box<dyn Host>, OpenError> {
        self.open_with(rules, n_seats, None)
    }

    /// Starts a game, perhaps with the text of a content file in the place of what is compiled in.
    pub fn open_with(
        &self,
        rules: Option<&str>,
        n_seats: usize,
        content: Option<&str>,
    ) -> Result<Box<dyn Host>, OpenError> {
        let known = || self.rule_sets.iter().map(|it| it.name);
        let rules = rules.or(known().next()).unwrap_or_default();
        if !known().any(|it| it == rules) {
            let known = known().collect::<Vec<_>>().join(", ");
            return Err(OpenError::NoSuchRules { game: self.name, rules: rules.to_owned(), known });
        }
        let (least, most) = self.seats;
        if !(least..=most).contains(&n_seats) {
            return Err(OpenError::Seats { game: self.name, n_seats, least, most });
        }
        if content.is_some() && !self.has_content {
            return Err(OpenError::NoContent { game: self.name });
        }
        (self.open)(rules, n_seats, content)
    }
}

fn open<G: OnList>(rules: &str, n_seats: usize, content: Option<&str>) -> Result<Box<dyn Host>, OpenError> {
    let Meta { name: game, seats: (least, most), .. } = *G::META;
    let setup = G::agree(rules, n_seats, content)?.ok_or(OpenError::Seats { game, n_seats, least, most })?;
    Ok(Box::new(Hosted(Table::<G>::new(setup))))
}

/// The games that are offered to players: all but those that are there for those who write games.
pub fn offered() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().filter(|it| !it.is_example)
}

/// The names of the games that are offered to players, for whoever has asked for one that is not there.
pub fn known() -> String {
    offered().map(|it| it.name).collect::<Vec<_>>().join(", ")
}

/// The game of this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|it| it.name.eq_ignore_ascii_case(name))
}

/// Reads and replays a record of any game, which may name one of these content files.
pub fn read(record: &str, contents: &[&str]) -> Result<Reading, RecordError> {
    (game_of(record)?.read)(record, contents)
}

/// Replays a record of any game and recomputes its rolls.
pub fn verify(record: &str, contents: &[&str]) -> Result<Verdict, RecordError> {
    (game_of(record)?.verify)(record, contents)
}

/// Makes a table of any game again from a snapshot; `head` is the first line of its record.
///
/// The head may name one of these content files.
pub fn restore(head: &str, contents: &[&str], snapshot: &[u8]) -> Result<Box<dyn Host>, RestoreError> {
    (game_of(head)?.restore)(head, contents, snapshot)
}

/// The number of the rules of a game that goes on by older ones than new games do; `head` is the first line of its record.
pub fn old_rules(head: &str) -> Option<u32> {
    let mut words = head.split(' ');
    let entry = find(words.next()?)?;
    words.next()?.parse().ok().filter(|&it| it < entry.newest_rules)
}

fn game_of(record: &str) -> Result<&'static Entry, RecordError> {
    let mut lines = record.lines().zip(1..).filter(|(text, _)| !text.is_empty() && !text.starts_with('#'));
    let (head, line) = lines.next().unwrap_or(("", 1));
    let name = head.split(' ').next().unwrap_or_default();
    find(name).filter(|it| it.name == name).ok_or_else(|| {
        let known = known();
        let found: String = name.chars().take(24).collect();
        let reason = format!("this is no record of a game: it begins with `{found}`, not with one of {known}");
        RecordFault::Game.at(line, reason)
    })
}

//! Who sits at a table, and what was agreed.

use std::collections::HashMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use wire::{
    api::{Driver, Level},
    desk::Tongue,
};

use crate::{
    table::{LogEntry, Terms},
    token::TokenHash,
};

/// The most names, words and devices that the seats of one table share.
const MOST_WORDS: u32 = 10_000;

/// The least share of a seat.
const LEAST_SHARE: u32 = 200;

/// The most names, words and devices of all who ever sat at one table: whoever comes has a share of their own.
const MOST_OF_ALL: u32 = 100_000;

/// How often whoever made a table may take bots and writers of letters out of their seats.
const MOST_DISMISSALS: u32 = 10_000;

/// How hard a bot thinks in the stead of a person.
const FOR_THE_ABSENT: Level = Level::Normal;

/// All that is known of a table but its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Meta {
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<Chair>,
    /// The first line of the record, once the game has begun.
    pub(crate) head: Option<String>,
    pub(crate) chat: bool,
    pub(crate) next: Option<String>,
    pub(crate) closed: Option<String>,
    pub(crate) created_at: i64,
    /// The secrets with which whoever made it opened it on other devices.
    owners: Vec<TokenHash>,
    /// How many entries are no part of the game: names, words, devices.
    n_words: u32,
    /// How many of them are of whoever made the table.
    #[serde(default)]
    n_owner_words: u32,
    /// How often somebody gave a seat up that others can take.
    #[serde(default)]
    n_leaves: u32,
    /// How often a bot, or a writer of letters, was taken out of a seat.
    #[serde(default)]
    n_dismissals: u32,
    /// The step in which somebody last missed a deadline.
    #[serde(default)]
    pub(crate) late_step: Option<u32>,
    /// Which seat each secret opens.
    #[serde(skip)]
    tokens: HashMap<TokenHash, Seat>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) name: Option<String>,
    pub(crate) driver: Driver,
    /// How hard the bot thinks that has the seat.
    pub(crate) bot: Option<Level>,
    /// The language of the player's reports, if one was chosen.
    pub(crate) language: Option<Tongue>,
    /// The seat that its player had before a rematch.
    #[serde(default)]
    before: Option<u16>,
    /// Whether its player has left by the rules, so that nobody else can play on.
    is_gone: bool,
    tokens: Vec<TokenHash>,
    /// How often its player has said something, or taken another name or device.
    #[serde(default)]
    n_words: u32,
}

impl Chair {
    const FREE: Self = Self {
        name: None,
        driver: Driver::Nobody,
        bot: None,
        language: None,
        before: None,
        is_gone: false,
        tokens: Vec::new(),
        n_words: 0,
    };
}

impl Meta {
    /// A table that was just made.
    pub(crate) fn new(terms: Terms, created_at: i64) -> Self {
        let seats = vec![Chair::FREE; terms.seats.into()];
        let chat = terms.chat;
        Self {
            terms,
            seats,
            head: None,
            chat,
            next: None,
            closed: None,
            created_at,
            owners: Vec::new(),
            n_words: 0,
            n_owner_words: 0,
            n_leaves: 0,
            n_dismissals: 0,
            late_step: None,
            tokens: HashMap::new(),
        }
    }

    /// Finds the secrets again after it was read.
    pub(crate) fn with_tokens(mut self) -> Self {
        self.tokens.clear();
        for (seat, chair) in Seat::first(self.seats.len()).zip(&self.seats) {
            self.tokens.extend(chair.tokens.iter().map(|it| (*it, seat)));
        }
        self
    }

    /// The seat that a secret opens.
    pub(crate) fn seat_of(&self, token: &TokenHash) -> Option<Seat> {
        self.tokens.get(token).copied()
    }

    /// The seat of whoever had a seat before this rematch, as long as they keep it.
    pub(crate) fn successor(&self, before: Seat) -> Option<Seat> {
        let is_theirs = |it: &Chair| it.before.map(usize::from) == Some(before.index()) && !it.tokens.is_empty();
        Seat::first(self.seats.len()).zip(&self.seats).find(|it| is_theirs(it.1)).map(|it| it.0)
    }

    /// Whether there is a game master.
    pub(crate) const fn is_refereed(&self) -> bool {
        self.terms.referee.is_some()
    }

    /// Whether the secret is that of whoever made the table.
    pub(crate) fn is_owner(&self, token: &TokenHash) -> bool {
        self.terms.owner == Some(*token) || self.owners.contains(token)
    }

    /// On how many other devices whoever made it has opened it.
    pub(crate) const fn n_owner_devices(&self) -> usize {
        self.owners.len()
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.seats.get(seat.index())
    }

    /// On how many devices a seat is open.
    pub(crate) fn n_devices(&self, seat: Seat) -> usize {
        self.chair(seat).map_or(0, |it| it.tokens.len())
    }

    /// Who acts for a seat.
    pub(crate) fn driver(&self, seat: Seat) -> Driver {
        self.chair(seat).map_or(Driver::Nobody, |it| it.driver)
    }

    /// How hard the bot thinks that acts for a seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let chair = self.chair(seat).filter(|it| it.driver == Driver::Bot)?;
        Some(chair.bot.unwrap_or(FOR_THE_ABSENT))
    }

    /// Whether a person sits there.
    pub(crate) fn has_person(&self) -> bool {
        self.seats.iter().any(|it| it.driver == Driver::Person)
    }

    /// Whether the player of a seat writes letters to the game master, and has no browser at the table.
    pub(crate) fn is_writer(&self, seat: Seat) -> bool {
        let is_person = |it: &Chair| it.driver == Driver::Person && it.tokens.is_empty();
        self.terms.referee.is_some() && self.chair(seat).is_some_and(is_person)
    }

    /// How many seats bots have.
    pub(crate) fn n_bots(&self) -> usize {
        self.seats.iter().filter(|it| it.bot.is_some()).count()
    }

    /// The first seat that may be taken: a free one before the game, or one whose player has left.
    pub(crate) fn free_seat(&self) -> Option<Seat> {
        Seat::first(self.seats.len()).find(|it| self.is_free(*it))
    }

    /// Whether a seat may be taken.
    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        match self.driver(seat) {
            Driver::Nobody => self.chair(seat).is_some() && self.head.is_none(),
            Driver::Left => self.chair(seat).is_some_and(|it| !it.is_gone),
            Driver::Person | Driver::Bot => false,
        }
    }

    /// The seats where somebody sits.
    pub(crate) fn taken(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.seats.len()).filter(|it| self.driver(*it) != Driver::Nobody)
    }

    /// Whether an entry that came from the log fits the seats.
    pub(crate) fn fits(&self, logged: &LogEntry) -> bool {
        match logged {
            LogEntry::Sit { seat, .. }
            | LogEntry::Company { seat, .. }
            | LogEntry::Writer { seat, .. }
            | LogEntry::Correct { seat, .. }
            | LogEntry::Token { seat, .. }
            | LogEntry::Name { seat, .. }
            | LogEntry::Rise { seat }
            | LogEntry::Undo { seat }
            | LogEntry::Leave { seat }
            | LogEntry::Late { seat }
            | LogEntry::Bot { seat }
            | LogEntry::Return { seat }
            | LogEntry::Chat { seat: Some(seat), .. } => self.chair(*seat).is_some(),
            LogEntry::Start(start) => start.seats.iter().all(|it| usize::from(*it) < self.seats.len()),
            LogEntry::Letter(kept) => usize::from(kept.seat) < self.seats.len(),
            _ => true,
        }
    }

    /// Whether there is room for more words of a seat, or of whoever made the table.
    ///
    /// A log that anybody can fill without end fills every memory, but nobody uses up what others may say.
    pub(crate) fn has_room(&self, seat: Option<Seat>) -> bool {
        let share = (MOST_WORDS / u32::from(self.terms.seats).max(1)).max(LEAST_SHARE);
        match seat {
            Some(seat) => self.n_words < MOST_OF_ALL && self.chair(seat).is_some_and(|it| it.n_words < share),
            None => self.n_owner_words < share,
        }
    }

    /// How often somebody gave a seat up that others can take.
    pub(crate) const fn n_leaves(&self) -> u32 {
        self.n_leaves
    }

    /// Whether bots and writers of letters may still be taken out of their seats.
    pub(crate) const fn may_dismiss(&self) -> bool {
        self.n_dismissals < MOST_DISMISSALS
    }

    /// Notes what an entry changes here.
    pub(crate) fn note(&mut self, logged: &LogEntry) {
        self.count_word(logged);
        if let LogEntry::Rise { seat } | LogEntry::Leave { seat } = logged {
            // Counted apart: what strangers do takes nothing from whoever made the table.
            let is_guest = self.n_devices(*seat) > 0;
            let counted = if is_guest { &mut self.n_leaves } else { &mut self.n_dismissals };
            *counted = counted.saturating_add(1);
        }
        match logged {
            LogEntry::Create(_)
            | LogEntry::Undo { .. }
            | LogEntry::Late { .. }
            | LogEntry::Chat { .. }
            | LogEntry::Letter(_)
            | LogEntry::Tick { .. }
            | LogEntry::Defer { .. }
            | LogEntry::Adjudicate { .. }
            | LogEntry::Correct { .. } => {}
            LogEntry::Event { line } => {
                let leaver = line.strip_suffix("! leave").and_then(|it| it.parse::<usize>().ok());
                if let Some(chair) = leaver.and_then(|it| self.seats.get_mut(it)) {
                    (chair.driver, chair.is_gone) = (Driver::Left, true);
                }
            }
            LogEntry::Sit { seat, name, token, before } => {
                self.empty(*seat);
                let chair = &mut self.seats[seat.index()];
                *chair = Chair {
                    name: Some(name.clone()),
                    driver: Driver::Person,
                    tokens: Vec::from_iter(*token),
                    before: *before,
                    ..Chair::FREE
                };
                self.tokens.extend(token.map(|it| (it, *seat)));
            }
            LogEntry::Company { seat, name, level } => {
                self.empty(*seat);
                let (name, bot) = (Some(name.clone()), Some(*level));
                self.seats[seat.index()] = Chair { name, driver: Driver::Bot, bot, ..Chair::FREE };
            }
            LogEntry::Writer { seat, name, language } => {
                self.empty(*seat);
                let (name, language) = (Some(name.clone()), *language);
                self.seats[seat.index()] = Chair { name, driver: Driver::Person, language, ..Chair::FREE };
            }
            LogEntry::Token { seat, token } => {
                self.seats[seat.index()].tokens.push(*token);
                self.tokens.insert(*token, *seat);
            }
            LogEntry::Owner { token } => self.owners.push(*token),
            LogEntry::Name { seat, name } => self.seats[seat.index()].name = Some(name.clone()),
            LogEntry::Rise { seat } => {
                self.empty(*seat);
                self.seats[seat.index()] = Chair::FREE;
            }
            LogEntry::Start(start) => {
                self.seats = start.seats.iter().map(|it| self.seats[usize::from(*it)].clone()).collect();
                self.terms.seats = start.seats.len() as u16;
                self.head = Some(start.head.clone());
                *self = self.clone().with_tokens();
            }
            LogEntry::Leave { seat } => {
                self.empty(*seat);
                self.seats[seat.index()].driver = Driver::Left;
            }
            LogEntry::Bot { seat } => self.seats[seat.index()].driver = Driver::Bot,
            LogEntry::Return { seat } => self.seats[seat.index()].driver = Driver::Person,
            LogEntry::Switch { on } => self.chat = *on,
            LogEntry::Close { reason } => self.closed = Some(reason.clone()),
            LogEntry::Next { table } => self.next = Some(table.to_string()),
        }
    }

    /// Counts what is no part of the game for whoever did it.
    fn count_word(&mut self, logged: &LogEntry) {
        let counted = match logged {
            LogEntry::Chat { seat: Some(seat), .. } | LogEntry::Name { seat, .. } | LogEntry::Token { seat, .. } => {
                &mut self.seats[seat.index()].n_words
            }
            LogEntry::Chat { seat: None, .. } | LogEntry::Switch { .. } | LogEntry::Owner { .. } => {
                &mut self.n_owner_words
            }
            _ => return,
        };
        *counted = counted.saturating_add(1);
        self.n_words = self.n_words.saturating_add(1);
    }

    /// Takes the secrets of a seat away.
    fn empty(&mut self, seat: Seat) {
        for token in std::mem::take(&mut self.seats[seat.index()].tokens) {
            self.tokens.remove(&token);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_uses_up_what_others_may_say() {
        let mut meta = Meta::new(Terms::plain(&library::GAMES[0], 2), 0);
        let [anna, ben] = [0, 1].map(|it| Seat::new(it).expect("a seat"));
        let say = |seat| LogEntry::Chat { seat: Some(seat), text: "hm".to_owned() };
        let sit = |seat| LogEntry::Sit { seat, name: "somebody".to_owned(), token: None, before: None };
        meta.note(&sit(anna));
        meta.note(&sit(ben));
        let mut n_said = 0;
        while meta.has_room(Some(anna)) {
            meta.note(&say(anna));
            n_said += 1;
        }
        assert_eq!(n_said, MOST_WORDS / 2);
        assert!(meta.has_room(Some(ben)) && meta.has_room(None));
        // Nor can who takes the seat of somebody who has talked much only listen.
        meta.note(&LogEntry::Leave { seat: anna });
        meta.note(&sit(anna));
        assert!(meta.has_room(Some(anna)));
        // Whoever made the table can switch the chat off whatever was said, but not for ever to and fro.
        while meta.has_room(Some(anna)) || meta.has_room(Some(ben)) {
            meta.note(&say(anna));
            meta.note(&say(ben));
        }
        assert!(meta.has_room(None));
        for n in 0..MOST_WORDS {
            meta.note(&LogEntry::Switch { on: n % 2 == 0 });
        }
        assert!(!meta.has_room(None));
    }

    #[test]
    fn at_a_large_table_everybody_can_say_something() {
        let meta = Meta::new(Terms::plain(&library::GAMES[0], 1000), 0);
        let mut last = meta.clone();
        let seat = Seat::new(999).expect("a seat");
        for _ in 0..LEAST_SHARE {
            assert!(last.has_room(Some(seat)));
            last.note(&LogEntry::Chat { seat: Some(seat), text: "hm".to_owned() });
        }
        assert!(!last.has_room(Some(seat)) && last.has_room(Some(Seat::FIRST)));
    }
}

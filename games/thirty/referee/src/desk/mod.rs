//! The desk of a game master: everything that is decided in a game by post, as one state machine.
//!
//! Whoever runs a game keeps its acts and carries out what follows from them: a folder on a disk or the log of a server.

mod act;
mod decide;
mod fold;
mod kept;
mod memory;
mod post;
mod saved;
mod sort;

use std::{collections::HashSet, sync::Arc};

use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use kernel::{Dice, Seat};
use thirty::Action;

use self::memory::{Memory, Rounds};
pub use self::{
    act::{Act, Arrived, Deadline, Misfit, Player, Timing, Words},
    decide::{Unclear, Waiting, expect_clear, round_in_english},
    kept::Kept,
    post::{Effect, Stage},
    saved::Saved,
    sort::{names_no_game, same_game},
};
use crate::{LAST_ROUND, Orders, Roll, Season, same_name};

/// What was agreed before the first act, and never changes.
#[derive(Clone, Debug)]
pub struct Terms {
    /// What letters call the game.
    pub game: String,
    /// The time zone of deadlines, and what it is called.
    pub zone: (TimeZone, String),
    /// The dice.
    pub dice: Dice,
}

/// The desk of a game master: what follows from all acts so far.
#[derive(Clone, Debug)]
pub struct Desk {
    terms: Arc<Terms>,
    players: Vec<Player>,
    has_begun: bool,
    letters: Vec<Kept>,
    /// What counted in each adjudicated round.
    rounds: Rounds,
    /// What players have done for the open round at the table itself.
    moves: Vec<(Seat, Action)>,
    /// How many rounds are over at the table.
    n_closed: usize,
    deadline: Option<Deadline>,
    is_paused: bool,
    is_finished: bool,
    /// Counts the reports on the same position: corrections and new deadlines raise it.
    revision: u32,
    /// Why the last report is replaced.
    notice: Option<String>,
    /// When the open round was opened.
    opened: Timestamp,
    /// The number of the last letter that had come when the last round was adjudicated.
    last_letter_before: u32,
    /// How often the last round was corrected.
    n_corrections: u32,
    /// Who was reminded of which round and deadline.
    reminded: HashSet<(Seat, u8, DateTime)>,
    memory: Memory,
}

impl Desk {
    /// An empty desk.
    pub fn new(terms: Terms) -> Self {
        Self {
            terms: Arc::new(terms),
            players: Vec::new(),
            has_begun: false,
            letters: Vec::new(),
            rounds: Vec::new(),
            moves: Vec::new(),
            n_closed: 0,
            deadline: None,
            is_paused: false,
            is_finished: false,
            revision: 1,
            notice: None,
            opened: Timestamp::UNIX_EPOCH,
            last_letter_before: 0,
            n_corrections: 0,
            reminded: HashSet::new(),
            memory: Memory::default(),
        }
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The players, by their seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players.len())
    }

    /// The seat of the player of this name, however it is written; `None` if several are called so.
    pub fn seat_of(&self, name: &str) -> Option<Seat> {
        let mut found = self.seats().filter(|it| same_name(&self.players[it.index()].name, name));
        found.next().filter(|_| found.next().is_none())
    }

    /// The names of all players.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|it| it.name.clone()).collect()
    }

    /// The game from its first roll on; `None` before it has begun.
    pub fn season(&self) -> Option<Arc<Season>> {
        if self.has_begun { self.memory.season(&self.rounds, self.players.len(), &self.terms.dice) } else { None }
    }

    /// Whether the mountains are rolled.
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// The round that waits for orders.
    pub fn round(&self) -> Option<u8> {
        let round = u8::try_from(self.rounds.len()).ok()?;
        (self.has_begun && round <= LAST_ROUND).then_some(round)
    }

    /// The rolls of the round that waits for orders.
    pub(super) fn rolls(&self) -> Vec<Roll> {
        self.season().map_or_else(Vec::new, |it| it.rolls())
    }

    /// How many rounds are adjudicated, the setup among them.
    pub fn n_rounds(&self) -> usize {
        self.rounds.len()
    }

    /// How many rounds are over at the table.
    pub const fn n_closed(&self) -> usize {
        self.n_closed
    }

    /// The orders that counted in the round that was adjudicated last.
    pub fn last_orders(&self, seat: Seat) -> Option<&Orders> {
        self.rounds.last()?.get(seat)?.as_ref()
    }

    /// Until when orders are taken, whether the game rests or not.
    pub const fn deadline(&self) -> Option<Deadline> {
        self.deadline
    }

    /// Until when orders are taken, unless the game rests.
    pub const fn due(&self) -> Option<Deadline> {
        if self.is_paused { None } else { self.deadline }
    }

    /// Whether the game rests.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether the end was told to all.
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// How often the round that was adjudicated last was corrected.
    pub const fn n_corrections(&self) -> u32 {
        self.n_corrections
    }

    /// Whether the time for the open round is not up.
    pub fn is_early(&self, now: Timestamp) -> bool {
        self.is_paused || self.deadline.is_some_and(|it| now <= it.moment())
    }

    /// All letters that ever came, in the order of their acts.
    pub fn letters(&self) -> &[Kept] {
        &self.letters
    }

    /// The letter of this number.
    pub fn letter_of(&self, number: u32) -> Option<&Kept> {
        self.letters.iter().find(|it| it.number == number)
    }

    /// The number of the next letter.
    pub fn next_letter(&self) -> u32 {
        self.letters.iter().map(|it| it.number).max().unwrap_or(0) + 1
    }

    /// The letters of players that wait for a round to be adjudicated.
    pub fn waiting_letters(&self) -> impl Iterator<Item = &Kept> {
        self.letters.iter().filter(|it| it.owner.is_some_and(|it| usize::from(it.1) >= self.rounds.len()))
    }

    /// Whether a letter came since the last round was adjudicated, whatever round it names.
    pub const fn is_recent(&self, kept: &Kept) -> bool {
        kept.number > self.last_letter_before
    }

    /// Whether a letter came too late, and nothing was decided about it since.
    pub fn is_late(&self, kept: &Kept) -> bool {
        !kept.is_entered
            && match kept.timing {
                Timing::Clock => self.due().is_some_and(|it| kept.received > it.moment()),
                Timing::Word { is_late } => is_late,
            }
    }

    /// Whether a player was reminded of the open round and its deadline.
    pub fn is_reminded(&self, seat: Seat) -> bool {
        let key = |due: Deadline| Some((seat, self.round()?, due.shown()));
        self.deadline.and_then(key).is_some_and(|it| self.reminded.contains(&it))
    }

    /// What a seat has done for the open round at the table itself.
    pub fn moves_of(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.moves.iter().filter(move |it| it.0 == seat).map(|it| it.1)
    }

    /// What was done for the open round at the table itself, in its order.
    pub fn moves(&self) -> &[(Seat, Action)] {
        &self.moves
    }

    /// Whether a seat has done anything for the open round at the table itself.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.moves.iter().any(|it| it.0 == seat)
    }
}

#[cfg(test)]
mod tests;

//! What is stored of a table.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use kernel::{Seed, TableId};

/// One entry of the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in the log, from one on without a gap.
    pub seq: i64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What kind of entry it is; the store does not ask.
    pub kind: String,
    /// Which seat it is about.
    pub seat: Option<i64>,
    /// All else.
    pub body: String,
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// An operator has closed it.
    Closed,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Playing, Self::Over, Self::Closed];

    /// Its name in the database and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// The status of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// What never changes about a table, with its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its address.
    pub id: TableId,
    /// Which game is played, by its name in the library.
    pub kind: String,
    /// Whether strangers find it in the list.
    pub listed: bool,
    /// The secret of the dice.
    pub seed: Seed,
    /// The name under which the dice are pledged.
    pub dice: TableId,
    /// The content file that is played with, if it is not compiled in: its id and its text.
    pub content: Option<(String, String)>,
    /// The day whose challenge it is.
    pub daily: Option<String>,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// What never changes.
    pub table: NewTable,
    /// How far it is.
    pub status: Status,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When the time of those who are waited for is up.
    pub deadline_at: Option<i64>,
    /// Since when a bot is waited for.
    pub bot_at: Option<i64>,
    /// Why an operator wants it closed.
    pub close_reason: Option<String>,
}

/// The columns of a table that change, to be found without reading logs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// How far it is.
    pub status: Status,
    /// When the time of those who are waited for is up.
    pub deadline_at: Option<i64>,
    /// Since when a bot is waited for.
    pub bot_at: Option<i64>,
}

/// One epoch of a table in the memory of one server.
///
/// Entries are written one behind the other before the first is known to be safe.
/// Once one of them is refused, all that were built on it must be, too: the epoch has ended.
#[derive(Clone, Default, Debug)]
pub struct Epoch(Arc<AtomicBool>);

impl Epoch {
    /// Whether an entry of it was refused.
    pub fn has_ended(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    /// Refuses everything that is still to come.
    pub fn end(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Entries to be written together or not at all.
#[derive(Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// In which epoch of the table they were made.
    pub epoch: Epoch,
    /// The entries, numbered on from the last one.
    pub entries: Vec<Entry>,
    /// What is to be found from now on, if it changes.
    pub index: Option<Index>,
    /// The table itself, with its first entry.
    pub new: Option<Box<NewTable>>,
    /// The state after them, to be kept with them.
    pub snapshot: Option<Snapshot>,
}

/// A state that was reached, so that its log need not be read from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The last entry that is in it.
    pub seq: i64,
    /// The state; the store does not ask.
    pub bytes: Vec<u8>,
}

/// A table as it is read: the newest snapshot and what came after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// What is known without the log.
    pub head: Head,
    /// The newest snapshot.
    pub snapshot: Option<Snapshot>,
    /// The entries after it.
    pub tail: Vec<Entry>,
    /// The last entry of all.
    pub last: Entry,
}

/// Which tables are asked for.
#[derive(Clone, Default, Debug)]
pub struct Listing {
    /// Only of this game.
    pub kind: Option<String>,
    /// Only as far as this.
    pub status: Option<Status>,
    /// Only those that strangers may find.
    pub only_listed: bool,
    /// Only those made before this.
    pub before: Option<i64>,
    /// No more than this many.
    pub limit: i64,
}

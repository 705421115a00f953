//! The log of every table, kept in SQLite (one file) or PostgreSQL (several servers).
//!
//! A table is its log: numbered entries that are only ever added.
//! The primary key (game, seq) is the lock; whoever writes a number that is taken has lost the race and looks again.
//! Entries that arrive together are written in one transaction and share one sync.

mod clock;
mod daily;
mod entry;
mod error;
mod keys;
mod lent;
mod listen;
mod migrations;
mod place;
mod pulse;
mod read;
mod writer;

pub use clock::{Agreed, Asking};
pub use daily::{DailyEntry, DailyKey};
pub use entry::{Append, Entry, Epoch, Head, Index, Listing, NewTable, Snapshot, Status, Stored};
pub use error::{Refusal, StoreError};
pub use keys::ApiKey;
pub use listen::Word;
pub use place::{Place, PlaceError};
pub use pulse::{AHEAD, Pulse};
pub use read::Store;
pub use writer::Pending;

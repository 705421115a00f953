//! What every game has in common: seats, turns, events, tables, records, dice, and the [`Game`] trait.
//!
//! Nothing here reads a clock, a file, or a random source.
//! A game is a fold: its state is `new(setup)` followed by `apply(event)` for each event of its log.

mod cited;
mod content;
mod dice;
mod game;
pub mod laws;
mod luck;
mod moment;
mod perft;
mod playout;
mod record;
mod redact;
mod seat;
mod snapshot;
mod table;

pub use cited::{Citation, Cited, Clause};
pub use content::ContentId;
pub use dice::{Commitment, Dice, DrawnLot, GameId, ParseHexError, Pledge, Seed};
pub use game::{Event, EventOf, Game, Lot, NoRuling, ParseRulingError, Turn, Veil, Viewer, Weighted};
pub use luck::{Luck, draw};
pub use perft::perft;
pub use playout::{Scratch, playout};
pub use record::{Entry, Record, RecordError};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet, Seats};
pub use snapshot::SnapshotError;
pub use table::{Refused, Table, Unfair};

//! What every game has in common: seats, turns, events, tables, records, dice, and the [`Game`] trait.
//!
//! Nothing here reads a clock, a file, or a random source.
//! A game is a fold: its state is `new(setup)` followed by `apply(event)` for each event of its log.
//!
//! Dice can be checked by anybody who has the seed and what was published before:
//!
//! ```
//! use kernel::{Dice, Lot, Luck, Pledge, Seed};
//!
//! let seed: Seed = "0707070707070707070707070707070707070707070707070707070707070707".parse()?;
//! let dice = Dice::new(seed.clone(), "tea-with-anna".parse()?);
//! let published: Pledge = dice.pledge();
//! let roll = |dice: &Dice| dice.lot(Lot { number: 0, seat: None }).below(6) + 1;
//!
//! // Later, when the seed is told:
//! assert_eq!(seed.commitment(), published.commitment);
//! assert_eq!(roll(&Dice::new(seed, published.id)), roll(&dice));
//! # Ok::<(), kernel::ParseHexError>(())
//! ```
//!
//! What a table, a record and a view are is shown by the games: see `thirty`.

pub mod bits;
mod board_file;
mod cited;
mod content;
mod copy;
mod dice;
mod game;
pub mod laws;
mod listed;
mod luck;
mod moment;
mod notation;
mod perft;
mod playout;
mod record;
mod redact;
mod seat;
mod snapshot;
mod table;

pub use board_file::{BoardFile, Draft, LineFault, ReadDraft, facts};
pub use cited::{Citation, Cited, Clause};
pub use content::ContentId;
pub use dice::{Commitment, Dice, DrawnLot, ParseHexError, Pledge, Seed, TableId};
pub use game::{Event, EventOf, Game, Lot, NoRuling, ParseRulingError, Turn, Veil, Viewer, Weighted};
pub use listed::{ContentFault, Form, Listed, Meta, Offer, Pace, Print, RuleSet, Sheet, TieBreak, first_action};
pub use luck::{Luck, draw};
pub use notation::{NotationError, Reader};
pub use perft::perft;
pub use playout::{Scratch, playout};
pub use record::{Entry, Record, RecordError, RecordFault};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet, Seats};
pub use snapshot::SnapshotError;
pub use table::{Refused, Table, Unfair};

//! A table in a few bytes, so that a long game goes on without being replayed.
//!
//! ```text
//! the number of this format       one byte
//! RULES, SNAPSHOT                 of the game
//! events, drawn lots, position    at the last moment before which nothing can be taken back
//! the events since then           as the lines of a record
//! SHA-256                         of the first line of the record and all of the above
//! ```
//!
//! Numbers and positions are written by `postcard`.
//! There are 64 to 127 events after the position, fewer in a short game or where some were taken back, so that moves can be
//! taken back and veils be lifted as if the table had never been put away.
//! They go through the doors that check them, and their veils are found anew.
//! The log is the truth and a snapshot only saves time: whoever cannot read one replays.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Game, Record, Table, moment::Moment};

/// The number of the format, which stands in the first byte.
const FORMAT: u8 = 1;

const HASH_LEN: usize = 32;

/// What stands between the format and the hash.
#[derive(Serialize, Deserialize)]
struct Body<M> {
    rules: u32,
    layout: u32,
    n_events: u64,
    n_drawn: u32,
    memory: M,
    tail: Vec<String>,
}

/// Why a snapshot was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SnapshotError {
    /// Its bytes are not as they were written, or were written for another setup.
    #[error("the snapshot is damaged, or of another game")]
    Damaged,
    /// It is in another format.
    #[error("the snapshot is in format {found}, and this is format {FORMAT}")]
    Format {
        /// Its format.
        found: u8,
    },
    /// It was made with other rules.
    #[error("this is a snapshot of rules {found}, and these are rules {expected}")]
    Rules {
        /// Its rules.
        found: u32,
        /// The rules now.
        expected: u32,
    },
    /// The game writes its positions in another way now.
    #[error("the snapshot has layout {found}, and this is layout {expected}")]
    Layout {
        /// Its layout.
        found: u32,
        /// The layout now.
        expected: u32,
    },
    /// The position is none of this game.
    #[error("the snapshot holds no position of this game")]
    Impossible,
    /// An event after the position cannot be read, or the rules forbid it.
    #[error("event {number} of the snapshot: {reason}")]
    Event {
        /// Its number, counted from zero at the beginning of the game.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl<G: Game> Table<G> {
    /// This table in a few bytes, from which [`Table::restore`] makes it again.
    pub fn snapshot(&self) -> Vec<u8> {
        let base = self.base();
        let n_events = base.map_or(0, |it| it.n_events);
        let body = Body {
            rules: G::rules(self.setup()),
            layout: G::SNAPSHOT,
            n_events: n_events as u64,
            n_drawn: base.map_or(0, |it| it.n_drawn),
            memory: base.map_or_else(|| G::new(self.setup()).memory(), |it| it.state.memory()),
            tail: self.log()[n_events - self.first_event()..].iter().map(ToString::to_string).collect(),
        };
        let mut res = postcard::to_extend(&body, vec![FORMAT]).expect("memory has no part that cannot be written");
        let hash = hash(self, &res);
        res.extend(hash);
        res
    }

    /// The table of a snapshot; `setup` is what was agreed.
    ///
    /// It keeps no event before those that the snapshot holds. See [`Table::first_event`].
    pub fn restore(setup: G::Setup, snapshot: &[u8]) -> Result<Self, SnapshotError> {
        let (&found, numbers) = snapshot.split_first().ok_or(SnapshotError::Damaged)?;
        if found != FORMAT {
            return Err(SnapshotError::Format { found });
        }
        let (rules, layout): (u32, u32) = postcard::take_from_bytes(numbers).map_err(|_| SnapshotError::Damaged)?.0;
        let expected = G::rules(&setup);
        if rules != expected {
            return Err(SnapshotError::Rules { found: rules, expected });
        }
        if layout != G::SNAPSHOT {
            return Err(SnapshotError::Layout { found: layout, expected: G::SNAPSHOT });
        }
        let (written, found) = snapshot.split_last_chunk::<HASH_LEN>().ok_or(SnapshotError::Damaged)?;
        let new = Self::new(setup);
        if hash(&new, written) != *found {
            return Err(SnapshotError::Damaged);
        }
        // Nothing below can fail unless the program that wrote it was wrong, or the layout changed without its number.
        let (body, rest) =
            postcard::take_from_bytes::<Body<G::Memory>>(&written[1..]).map_err(|_| SnapshotError::Impossible)?;
        let moment = Moment {
            state: G::recall(new.setup(), body.memory).ok_or(SnapshotError::Impossible)?,
            n_events: usize::try_from(body.n_events).map_err(|_| SnapshotError::Impossible)?,
            n_drawn: body.n_drawn,
        };
        let is_first = moment.n_events == 0;
        if !rest.is_empty() || moment.n_drawn as usize > moment.n_events || (is_first && moment.state != *new.state()) {
            return Err(SnapshotError::Impossible);
        }
        let mut res = if is_first { new } else { Self::from_moment(new.setup().clone(), Some(moment)) };
        for line in &body.tail {
            let number = res.n_events();
            let wrong = |reason| SnapshotError::Event { number, reason };
            let event = Record::<G>::read_event(line).map_err(wrong)?;
            res.admit(event).map_err(|it| wrong(it.to_string()))?;
        }
        Ok(res)
    }
}

fn hash<G: Game>(table: &Table<G>, written: &[u8]) -> [u8; HASH_LEN] {
    let mut hash = Sha256::new();
    // A line break ends the head, so that no byte of it can be taken for one of the snapshot.
    hash.update(table.head() + "\n");
    hash.update(written);
    hash.finalize().into()
}

//! What one player did and heard, to be compared with what the server kept.

use serde_json::Value;

use crate::{api::Ticket, statistics::Samples};

/// What became of a decision, as far as the player was told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The server said that it is made: it must be in the record.
    Acknowledged,
    /// It was sent and nothing certain came back: it may be in the record, once.
    Unknown,
    /// The server said that it is not made: it must not be in the record.
    Rejected,
}

/// One move that was chosen and sent, once or several times with the same position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The move.
    pub action: String,
    /// What became of it.
    pub fate: Fate,
}

/// How often something happened to a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Moves that were acknowledged.
    pub n_acknowledged: usize,
    /// Requests without an answer.
    pub n_unanswered: usize,
    /// Answers that the server cannot say now.
    pub n_unavailable: usize,
    /// Moves that came too late, or again.
    pub n_stale: usize,
    /// Acknowledged moves that were sent again on purpose.
    pub n_repeated: usize,
    /// Streams that were opened after the first.
    pub n_reopened: usize,
    /// Times that the player looked although the stream had not called it, and found that it was its turn.
    pub n_uncalled: usize,
}

/// Everything about one seat of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal {
    /// The seat.
    pub ticket: Ticket,
    /// What was decided, in order.
    pub decisions: Vec<Decision>,
    /// What the stream told, in order, if it was kept.
    pub items: Vec<Value>,
    /// How often what happened.
    pub tally: Tally,
    /// Times from a move to its acknowledgement.
    pub acknowledged: Samples,
    /// What must not happen and did.
    pub complaints: Vec<String>,
}

impl Journal {
    /// An empty journal.
    pub fn new(ticket: Ticket) -> Self {
        Self {
            ticket,
            decisions: Vec::new(),
            items: Vec::new(),
            tally: Tally::default(),
            acknowledged: Samples::default(),
            complaints: Vec::new(),
        }
    }
}

impl Tally {
    /// Adds another.
    pub const fn add(&mut self, other: &Self) {
        self.n_acknowledged += other.n_acknowledged;
        self.n_unanswered += other.n_unanswered;
        self.n_unavailable += other.n_unavailable;
        self.n_stale += other.n_stale;
        self.n_repeated += other.n_repeated;
        self.n_reopened += other.n_reopened;
        self.n_uncalled += other.n_uncalled;
    }
}

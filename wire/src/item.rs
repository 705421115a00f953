//! What the stream of a table tells.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Outcome, api::Level};

/// One thing that happened at a table, as far as the listener may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Item {
    /// When it happened, in milliseconds since 1970; left out where that does not matter, so that a thousand seats
    /// can be told of each other in few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<i64>,
    /// What happened.
    #[serde(flatten)]
    pub news: News,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum News {
    /// Somebody took a seat, or a bot was put into it.
    Sit {
        /// The seat.
        seat: u16,
        /// The name.
        name: String,
        /// How hard the bot thinks, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Level>,
    },
    /// Somebody goes by another name.
    Name {
        /// The seat.
        seat: u16,
        /// The name.
        name: String,
    },
    /// A seat is free again, before the game.
    Rise {
        /// The seat.
        seat: u16,
    },
    /// The game has begun.
    Start {
        /// What was agreed, as in the first line of the record.
        head: String,
        /// What is published of the dice.
        pledge: Option<String>,
    },
    /// A roll, a card, a move or a ruling, as a line of the record.
    Event {
        /// The line.
        line: String,
    },
    /// Moves that were hidden until now.
    Reveal {
        /// Their lines, in the order of the record.
        lines: Vec<String>,
    },
    /// A seat has decided.
    Ready {
        /// The seat.
        seat: u16,
    },
    /// A seat has taken its decision back.
    Unready {
        /// The seat.
        seat: u16,
    },
    /// These seats must act now.
    Turn {
        /// Their numbers.
        waiting: Vec<u16>,
    },
    /// A seat has taken back its last move.
    Undo {
        /// The seat.
        seat: u16,
    },
    /// A seat has missed its deadline.
    Late {
        /// The seat.
        seat: u16,
    },
    /// A bot acts in the stead of a seat's person from now on.
    Bot {
        /// The seat.
        seat: u16,
    },
    /// The person acts for the seat again.
    Return {
        /// The seat.
        seat: u16,
    },
    /// A player has left the game.
    Leave {
        /// The seat.
        seat: u16,
    },
    /// The game master has set another deadline.
    Deadline {
        /// Until when, in milliseconds since 1970; the game rests if there is none.
        until: Option<i64>,
        /// Why.
        reason: String,
    },
    /// The game master adjudicates a round.
    Adjudicate {
        /// The round, 0 for the setup.
        round: u8,
        /// Why before the deadline, if it was.
        reason: String,
    },
    /// The game master has put an adjudication right: what was told of the round before may have changed.
    Correct {
        /// The round, 0 for the setup.
        round: u8,
        /// For whom.
        seat: u16,
        /// Why.
        reason: String,
    },
    /// Somebody said something.
    Chat {
        /// The seat; none for the maker of the table without one.
        seat: Option<u16>,
        /// The words.
        text: String,
    },
    /// The chat was switched.
    Switch {
        /// Whether there is a chat now.
        on: bool,
    },
    /// The game has ended.
    Over {
        /// The points.
        scores: Vec<i32>,
        /// The places, counted from one.
        places: Vec<u16>,
        /// Who has won, and what decided a tie; left out by older servers.
        #[serde(default)]
        outcome: Option<Outcome>,
    },
    /// The table was closed.
    Close {
        /// Why: the words of whoever runs the server, or [`CALLED_OFF`](crate::api::CALLED_OFF).
        reason: String,
    },
    /// There is a rematch.
    Next {
        /// Its table.
        id: String,
    },
}

impl News {
    /// Whether the game is in another position after it: a move that was meant for the one before is stale, and whoever
    /// shows the game asks for it again.
    pub const fn changes_position(&self) -> bool {
        match self {
            Self::Start { .. }
            | Self::Event { .. }
            | Self::Reveal { .. }
            | Self::Turn { .. }
            | Self::Undo { .. }
            | Self::Correct { .. }
            | Self::Over { .. }
            | Self::Close { .. } => true,
            Self::Sit { .. }
            | Self::Name { .. }
            | Self::Rise { .. }
            | Self::Ready { .. }
            | Self::Unready { .. }
            | Self::Late { .. }
            | Self::Bot { .. }
            | Self::Return { .. }
            | Self::Leave { .. }
            | Self::Deadline { .. }
            | Self::Adjudicate { .. }
            | Self::Chat { .. }
            | Self::Switch { .. }
            | Self::Next { .. } => false,
        }
    }
}

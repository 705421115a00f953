//! What a host objects to before it asks the rules.

use kernel::{ParseRulingError, Seat};

/// Why a text never came before the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Objection {
    /// A part of the text is not in the notation of the game.
    #[error("{reason}")]
    Unreadable {
        /// What cannot be read, cut short.
        found: String,
        /// What would have been understood.
        reason: String,
    },
    /// The text ends too early.
    #[error("{reason}")]
    Unfinished {
        /// What would have been understood.
        reason: String,
    },
    /// The referee of this game decides nothing.
    #[error(transparent)]
    NoRulings(#[from] ParseRulingError),
    /// The seat has nothing to decide.
    #[error("nobody waits for seat {seat}")]
    NobodyWaits {
        /// The seat.
        seat: Seat,
    },
}

kernel::cite! { Objection =>
    Unreadable { found } = "unreadable" (found),
    Unfinished {} = "unfinished" (),
    NoRulings(..) = "no-rulings" (),
    NobodyWaits { seat } = "nobody-waits" (seat),
}

impl Objection {
    /// `text` cannot be read for this reason.
    pub fn unreadable(text: &str, reason: impl Into<String>) -> Self {
        Self::of(Some(text.chars().take(24).collect()), reason.into())
    }

    fn of(found: Option<String>, reason: String) -> Self {
        match found.filter(|it| !it.trim().is_empty()) {
            Some(found) => Self::Unreadable { found, reason },
            None => Self::Unfinished { reason },
        }
    }
}

impl From<kernel::NotationError> for Objection {
    fn from(error: kernel::NotationError) -> Self {
        Self::of(error.found.clone(), error.to_string())
    }
}

//! What the page asks, and what it hears.

use serde::{Deserialize, Serialize};

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// What to do at a position.
    Move {
        /// What the seat may know.
        view: wire::View,
        /// The text of the content file of the game, if that is not compiled in.
        content: Option<String>,
        /// The number of the seat, from 0.
        seat: u16,
        /// Its legal moves, in the notation.
        actions: Vec<String>,
        /// How well it plays: the name of a level.
        level: String,
        /// Where the luck of the thoughts begins.
        luck: u64,
    },
}

/// What the page hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The legal moves, the best first; those that were dismissed early may be missing.
    Opinions(Vec<Opinion>),
    /// The question could not be answered, and why, in English.
    Failed(String),
}

/// What a bot thinks of one legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion {
    /// The move, in the notation of the game.
    pub action: String,
    /// The points that its seat may expect at the end of the game after it.
    pub expected: f64,
}

impl From<bots::Opinion> for Opinion {
    fn from(bots::Opinion { action, expected }: bots::Opinion) -> Self {
        Self { action, expected }
    }
}

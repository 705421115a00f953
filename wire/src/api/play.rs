//! Looking at a game, moves, and words of the chat.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Turn;
use crate::View;

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The words, of 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: String,
}

/// What a viewer may know now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ViewAnswer {
    /// Where the stream is.
    pub cursor: String,
    /// The seat of whoever asks.
    pub seat: Option<u16>,
    /// What it may know.
    pub view: View,
}

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Actions {
    /// Where the stream is; send it back with the move.
    pub cursor: String,
    /// The seat of whoever asks.
    pub seat: u16,
    /// Every legal move, in the notation of the game; none if it is not the seat's turn.
    pub actions: Vec<String>,
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The move, in the notation of the game.
    pub action: String,
    /// The cursor of the position it is meant for: if something that matters happened since, it is not made.
    #[serde(default)]
    pub at: Option<String>,
}

/// Takes back the last move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The cursor of the position it is meant for.
    #[serde(default)]
    pub at: Option<String>,
}

/// A change that was written and synced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// Where the stream is now.
    pub cursor: String,
    /// Who must act now.
    pub turn: Turn,
}

/// What happened since a cursor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Items {
    /// Where the stream is now; ask with it again, or send it as `Last-Event-ID`.
    pub cursor: String,
    /// What happened, in order; each is told once.
    pub items: Vec<crate::Item>,
}

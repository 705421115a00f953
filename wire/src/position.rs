//! All that a screen needs of a table, in one answer.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Item, View, api::Table};

/// A table at one cursor: who sits there, what the caller may know of the game, what it may do, and what has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Position {
    /// Where the stream is; send it back with a move.
    pub cursor: String,
    /// The table, at this cursor.
    pub table: Table,
    /// What the caller may know of the game; null before it begins.
    pub view: Option<View>,
    /// Every legal move of the caller, in the notation of the game; none for onlookers, and when it is not their turn.
    pub actions: Vec<String>,
    /// What has happened since the cursor `after` of the request, in order; left out if it had none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<Item>>,
}

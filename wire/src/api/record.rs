//! Records that are brought, and daily challenges.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Outcome;

/// A record to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// The record of a finished game.
    pub record: String,
    /// The text of the content file that it names.
    #[serde(default)]
    pub content: Option<String>,
    /// Who sat where.
    #[serde(default)]
    pub names: Vec<String>,
}

/// What the check of a record found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Verdict {
    /// The game.
    pub game: String,
    /// How many events were replayed by the rules.
    pub events: u32,
    /// Whether the dice were pledged before the first roll.
    pub pledged: bool,
    /// How many rolls were recomputed from the seed; null where it is not known.
    pub rolls: Option<u32>,
    /// The scores.
    pub scores: Option<Vec<i32>>,
    /// Who has won, and what decided a tie; null where the game is not over.
    #[serde(default)]
    pub outcome: Option<Outcome>,
}

/// The challenge of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Daily {
    /// The game.
    pub game: String,
    /// The day (UTC).
    pub day: String,
    /// Whether the day is over: then every entry can be replayed.
    pub over: bool,
    /// What was published of the dice.
    pub pledge: String,
    /// The table of whoever asks, if it plays.
    pub yours: Option<String>,
    /// The board, the best first; equal points share a place.
    pub board: Vec<DailyLine>,
}

/// One entry of the board of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DailyLine {
    /// The place, counted from one.
    pub place: u32,
    /// The player's name.
    pub name: String,
    /// The points.
    pub score: i64,
    /// The table, once the day is over.
    pub table: Option<String>,
    /// Whether it is the entry of whoever asks.
    pub you: bool,
}

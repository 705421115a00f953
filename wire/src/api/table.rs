//! What can be played, and the tables where it is.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{NewBot, Seat};
use crate::{Outcome, desk::Referee};

/// One game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses and records.
    pub name: String,
    /// Its name on a page.
    pub title: String,
    /// What it is, in one sentence.
    pub summary: String,
    /// Its rule sets, the usual one first.
    pub rules: Vec<RuleSet>,
    /// The fewest seats.
    pub least_seats: u16,
    /// The most seats.
    pub most_seats: u16,
    /// Whether its content (a map, a deck) can be replaced by a file of one's own.
    pub has_content: bool,
    /// Whether it has a daily challenge.
    pub has_daily: bool,
}

/// One rule set of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleSet {
    /// Its name.
    pub name: String,
    /// What is different about it, in one sentence.
    pub summary: String,
}

/// How much time there is for a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// All the time in the world: everybody is at the table.
    #[default]
    Live,
    /// A deadline for every move.
    Deadline {
        /// How long it is.
        #[schema(minimum = 1, maximum = 7_776_000)]
        seconds: u32,
        /// What happens to those who miss it.
        #[serde(default)]
        absent: Absent,
    },
}

/// What happens to those who miss a deadline.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Absent {
    /// The others wait for them.
    #[default]
    Wait,
    /// A harmless move is made for them, this time.
    Default,
    /// A bot takes the seat until they return.
    Bot,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game, by its name.
    #[schema(example = json!(library::METAS[0].name))]
    pub game: String,
    /// The rule set; the usual one if it is left out.
    #[serde(default)]
    pub rules: Option<String>,
    /// The text of a content file (a map, a deck) to play with.
    #[serde(default)]
    pub content: Option<String>,
    /// How many seats there are; the fewest if it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 1024)]
    pub seats: Option<u16>,
    /// The name of whoever makes the table.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether whoever makes the table takes the first seat; yes if it is left out.
    #[serde(default)]
    pub sit: Option<bool>,
    /// Whether strangers find it in the list; otherwise it is known by its link only.
    #[serde(default)]
    pub open: bool,
    /// How much time there is for a move.
    #[serde(default)]
    pub pace: Pace,
    /// Whether there is a chat; yes if it is left out.
    #[serde(default)]
    pub chat: Option<bool>,
    /// Bots for some of its seats; none if it is left out.
    #[serde(default)]
    #[schema(max_items = 8)]
    pub bots: Vec<NewBot>,
    /// A game of 30 Rails by post with a game master: whoever makes the table, who takes no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub referee: Option<Referee>,
}

/// Who must act now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Turn {
    /// The game has not begun.
    Waiting,
    /// These seats, in any order.
    Seats {
        /// Their numbers.
        waiting: Vec<u16>,
    },
    /// Nobody: the game has ended.
    Over,
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// An operator, or its maker, has closed it.
    Closed,
}

/// Why a table was closed whose maker called it off: clients tell it in their own language.
pub const CALLED_OFF: &str = "its maker has called it off";

/// That of servers that do not tell one.
const fn first_version() -> u32 {
    1
}

/// A table.
#[expect(clippy::struct_excessive_bools, reason = "these are answers to four questions that a client asks")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Table {
    /// Its permanent address.
    pub id: String,
    /// The version of the protocol that the server speaks. A client that knows only an older one looks for a newer of its
    /// own, and meanwhile goes on with the requests that it knows.
    #[serde(default = "first_version")]
    pub version: u32,
    /// The game.
    pub game: String,
    /// The rule set.
    pub rules: String,
    /// How far it is.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<Seat>,
    /// The seat of whoever asks.
    pub you: Option<u16>,
    /// Whether whoever asks has made the table.
    pub yours: bool,
    /// Who must act now.
    pub turn: Turn,
    /// Where the stream is now.
    pub cursor: String,
    /// How much time there is for a move.
    pub pace: Pace,
    /// When the time of those who are waited for is up, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Whether strangers find it in the list.
    pub open: bool,
    /// Whether there is a chat.
    pub chat: bool,
    /// What was agreed, as in the first line of the record, once the game has begun.
    pub head: Option<String>,
    /// What was published of the dice: their name, and the SHA-256 of their seed.
    pub pledge: Option<String>,
    /// The id of the content file that is played with, if it is not compiled in.
    pub content: Option<String>,
    /// The points, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// The places, counted from one, once the game is over.
    pub places: Option<Vec<u16>>,
    /// Who has won, and what decided a tie, once the game is over.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// How many events its record has, once the game is over.
    pub events: Option<u32>,
    /// The day whose challenge it is.
    pub daily: Option<String>,
    /// Whether its record was brought from elsewhere.
    pub imported: bool,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Why it was closed: the words of whoever runs the server, or [`CALLED_OFF`].
    pub closed: Option<String>,
    /// What was agreed with the game master, if there is one.
    #[serde(default)]
    pub referee: Option<Referee>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableLine {
    /// Its permanent address.
    pub id: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// What whoever thinks of joining wants to know, as long as the table waits for players.
    #[serde(default)]
    pub gathering: Option<Gathering>,
}

/// What was agreed at a table that waits for players, and how many it waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Gathering {
    /// The rule set.
    pub rules: String,
    /// The name of who made the table, if they play.
    pub maker: Option<String>,
    /// How many seats it has.
    pub seats: u16,
    /// How many of them are free.
    pub free: u16,
    /// How fast it is played.
    pub pace: Pace,
}

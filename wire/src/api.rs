//! Requests and answers of the HTTP protocol.

use std::collections::BTreeMap;

use kernel::Citation;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use crate::code::Code;
use crate::{Outcome, View, desk::Referee};

/// What went wrong, in the one form that all errors have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorAnswer {
    /// What went wrong.
    pub error: ErrorBody,
    /// The table as it is now, when a move came too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Table>>,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// One word for programs.
    #[schema(value_type = Code)]
    pub code: String,
    /// One sentence for people, in English.
    pub message: String,
    /// Why the rules forbid it, for those who tell it in another language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}

/// Why the rules forbid something, as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Refusal {
    /// The name of the reason, which keeps its meaning for ever.
    #[schema(example = "table-no-such-seat")]
    pub id: String,
    /// What a sentence about it needs: names as in the notation, numbers as digits, lists with commas, and words where
    /// it chooses a phrase. A reason always has the same arguments.
    #[schema(example = json!({ "seat": "12", "last": "3" }))]
    pub arguments: BTreeMap<String, String>,
}

impl From<&Citation> for Refusal {
    fn from(citation: &Citation) -> Self {
        let arguments = citation.arguments.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        Self { id: citation.id.to_owned(), arguments: arguments.collect() }
    }
}

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

/// How hard a bot thinks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal move.
    Random,
    /// What looks best at once.
    Greedy,
    /// For beginners.
    Easy,
    /// For those who know the game.
    Normal,
    /// As well as it can, which takes its time.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Easy, Self::Normal, Self::Strong];
}

/// A bot to be put into a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// How hard it thinks.
    pub level: Level,
    /// Which seat; the first free one if it is left out.
    #[serde(default)]
    pub seat: Option<u16>,
    /// Its name at the table; `Bot` and a number if it is left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// A seat to be taken.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The name at the table.
    #[serde(default)]
    pub name: Option<String>,
    /// Which seat; the first free one if it is left out.
    #[serde(default)]
    pub seat: Option<u16>,
}

/// A seat that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seated {
    /// The table.
    pub table: Table,
    /// The seat, if one was taken.
    pub seat: Option<u16>,
    /// The secret of the seat, told this once: `Authorization: Bearer seat-…`.
    pub token: String,
    /// The personal link for another device.
    pub link: String,
}

/// The personal link of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The secret of the seat.
    #[schema(pattern = "^seat-[0-9a-fA-F]{64}$")]
    pub token: String,
}

/// A name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The name, of 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The words, of 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: String,
}

/// A switch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Switch {
    /// Whether it is on.
    pub on: bool,
}

/// Who acts for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Driver {
    /// Nobody yet: the seat is free.
    Nobody,
    /// A person, or a program of one.
    Person,
    /// A bot: the one that has the seat, or one in the stead of a person who missed a deadline, until they return.
    Bot,
    /// The person has left; harmless moves are made until somebody takes the seat.
    Left,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seat {
    /// Its number, from 0.
    pub seat: u16,
    /// The name of who sits there.
    pub name: Option<String>,
    /// Who acts for it.
    pub driver: Driver,
    /// How hard the bot thinks that has the seat; null where a person has it, even while a bot acts in their stead.
    #[serde(default)]
    pub bot: Option<Level>,
    /// Whether the player writes letters to the game master, and has no browser at the table.
    #[serde(default)]
    pub by_letter: bool,
    /// Whether somebody else may take it: nobody sits there yet, or its player has left and the rules let another go on.
    #[serde(default)]
    pub free: bool,
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

/// The version of the protocol that this program speaks.
///
/// It rises when clients that know only the one before should do something else; `docs/api.md` says what.
pub const VERSION: u32 = 2;

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

/// A key for programs, told this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct NewKey {
    /// `Authorization: Bearer key-…`.
    pub key: String,
    /// What its owner calls it.
    pub name: String,
}

/// What happened since a cursor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Items {
    /// Where the stream is now; ask with it again, or send it as `Last-Event-ID`.
    pub cursor: String,
    /// What happened, in order; each is told once.
    pub items: Vec<crate::Item>,
}

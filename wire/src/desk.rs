//! The desk of a game master: letters, deadlines, adjudications and reports of 30 Rails by post.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The language of letters and reports.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// German.
    #[default]
    De,
    /// English.
    En,
}

/// That a table has a game master, who is whoever made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Referee {
    /// What letters call the game, of 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, example = "Rails-7")]
    pub title: String,
    /// The language of the zine, and of players for whom no other was chosen.
    #[serde(default)]
    pub language: Tongue,
    /// The time zone in which reports tell deadlines; UTC if it is left out.
    #[serde(default)]
    #[schema(example = "Europe/Berlin")]
    pub zone: Option<String>,
}

/// A player who writes letters and has no browser at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWriter {
    /// The name, of 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// The language of the player's reports; that of the game if it is left out.
    #[serde(default)]
    pub language: Option<Tongue>,
}

/// A letter that came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLetter {
    /// Its text, of 1 to 20,000 characters.
    #[schema(min_length = 1, max_length = 20_000)]
    pub text: String,
    /// Whose it is; if it is left out, the letter must name a player.
    #[serde(default)]
    pub seat: Option<u16>,
    /// Whether it came after the deadline: then it is kept, and does not count unless the deadline is put off or it is let
    /// count.
    #[serde(default)]
    pub late: bool,
}

/// What was understood of a letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Reading {
    /// Whose it is; null if nobody knows.
    pub seat: Option<u16>,
    /// Its number at this table, once it is kept.
    pub number: Option<u32>,
    /// The round that it names; 0 is the setup.
    pub round: Option<u8>,
    /// The game that it names, if that is another one.
    pub other_game: Option<String>,
    /// Whether the player has moved at the table itself: what was moved counts, and in the setup nothing else does.
    pub moved: bool,
    /// What it orders, in one line: `1 x5/y2 = 1a; 3 x1/y6 = 6d`; empty if that is nothing.
    pub orders: String,
    /// What counts for the player with it.
    pub standing: Option<String>,
    /// What was read and waits for the game master, in one line; empty if that is nothing.
    pub held: String,
    /// Whether that is everything that the round asks for.
    pub complete: bool,
    /// What of it the rules forbid, as the sheet stands.
    pub objections: Vec<Objected>,
    /// What was not understood.
    pub puzzles: Vec<Unread>,
    /// A confirmation for the player, as text, in the player's language.
    pub receipt: Option<String>,
}

/// An order that the rules forbid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Objected {
    /// What it is about: `roll 2`, `town A`, `removal`, `mine`, `bonus`.
    pub slot: String,
    /// Why it is illegal, in the language of the player.
    pub reason: String,
    /// The same as data: the name of the rule's refusal, or `no-square`, `no-border`, `no-piece`, `no-mountain`.
    pub id: String,
    /// What a sentence about it needs, by name.
    pub arguments: BTreeMap<String, String>,
}

/// A part of a letter that was not understood: an open question, or a remark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Unread {
    /// The line, counted from one; 0 for what has none.
    pub line: u32,
    /// What stands there.
    pub text: String,
    /// Why it was not understood, in English.
    pub reason: String,
    /// The same in one word: `remark`, `unclear`, `conditional`, `twice`, `roll`, `signature`, `quotation`, `long`, `draft`,
    /// `withdrawn`, `other`, `rounds`, `game`, `dice`, `bearing`, `attachment`.
    pub kind: String,
    /// What it leaves open: `roll 2`, `mine`, `all`, …
    pub opens: Vec<String>,
}

/// What a game master sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Desk {
    /// What letters call the game.
    pub title: String,
    /// The round that is open, 0 for the setup; null before the game, and when it is over.
    pub round: Option<u8>,
    /// The rolls of the open round.
    pub rolls: Vec<DeskRoll>,
    /// Until when orders are taken, in milliseconds since 1970; null if that is not known.
    pub deadline: Option<i64>,
    /// Whether the game rests.
    pub paused: bool,
    /// The round that was adjudicated last, which can still be corrected.
    pub correctable: Option<u8>,
    /// The players.
    pub seats: Vec<DeskSeat>,
    /// What the game master has done last, the oldest first; at most 200 acts.
    pub acts: Vec<DeskAct>,
}

/// One roll.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DeskRoll {
    /// The white die.
    pub white: u8,
    /// The coloured die.
    pub coloured: u8,
}

/// How far the orders of a player are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OrdersState {
    /// Nothing has come.
    Missing,
    /// Something has come, and something is missing.
    Partial,
    /// All is there.
    Complete,
    /// The player has moved in a browser, or a bot has.
    Moved,
    /// Something that was written may change orders, which wait.
    Open,
}

/// A player as the game master sees one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DeskSeat {
    /// The seat.
    pub seat: u16,
    /// The name.
    pub name: String,
    /// Whether the player writes letters and has no browser at the table.
    pub by_letter: bool,
    /// The language of the player's reports.
    pub language: Tongue,
    /// How far the orders for the open round are.
    pub state: OrdersState,
    /// What counts for the open round, in one line.
    pub orders: Option<String>,
    /// What was read and waits for the game master, in one line; empty if that is nothing.
    pub held: String,
    /// The letters with remarks and open questions that are not ticked off; no round is adjudicated before, unless anyway.
    pub questions: Vec<u32>,
    /// What of it the rules forbid, as the sheet stands.
    pub objections: Vec<Objected>,
    /// What counted in the round that can still be corrected, in one line.
    pub previous: Option<String>,
    /// The points.
    pub score: i32,
    /// The letters for the open round, the oldest first.
    pub letters: Vec<DeskLetter>,
}

/// A letter that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DeskLetter {
    /// Its number at this table.
    pub number: u32,
    /// When it was kept, in milliseconds since 1970.
    pub at: i64,
    /// Its text.
    pub text: String,
    /// Whether it came too late.
    pub late: bool,
    /// Whether anything that counts stands in it.
    pub counts: bool,
    /// What was not understood.
    pub puzzles: Vec<Unread>,
    /// Whether the game master has seen that, or lets the letter count as it was read.
    pub ticked: bool,
}

/// Something that a game master did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DeskAct {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub act: DeskActKind,
    /// Why; empty where no reason is asked for.
    pub reason: String,
}

/// What a game master can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum DeskActKind {
    /// A letter was kept.
    Letter {
        /// Whose.
        seat: u16,
        /// Its number.
        number: u32,
    },
    /// The deadline was set, or the game rests.
    Deadline {
        /// Until when; null while the game rests.
        until: Option<i64>,
    },
    /// Letters were ticked off.
    Tick {
        /// Their numbers.
        letters: Vec<u32>,
        /// Whether they count as they were read.
        counts: bool,
    },
    /// A round was adjudicated.
    Adjudicate {
        /// The round.
        round: u8,
        /// Letters with remarks and open questions that were passed over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        anyway: Vec<u32>,
    },
    /// An adjudication was corrected.
    Correct {
        /// The round.
        round: u8,
        /// For whom.
        seat: u16,
        /// What counts now.
        orders: String,
    },
}

/// Another deadline, or a rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deferral {
    /// Until when, in milliseconds since 1970; the game rests if it is left out.
    #[serde(default)]
    pub until: Option<i64>,
    /// Why, of 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

/// A round to be adjudicated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Adjudication {
    /// The round, 0 for the setup; one that is adjudicated already is left alone.
    #[schema(minimum = 0, maximum = 10)]
    pub round: u8,
    /// Why before the deadline, of 1 to 500 characters; needed before it.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 500)]
    pub reason: Option<String>,
    /// Although there are remarks and open questions; orders that wait do not count.
    #[serde(default)]
    pub anyway: bool,
}

/// Letters that the game master has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ticking {
    /// Their numbers.
    #[schema(min_items = 1, max_items = 1000)]
    pub letters: Vec<u32>,
    /// Whether they count as they were read, whatever is doubtful in them.
    #[serde(default)]
    pub counts: bool,
}

/// An adjudication to be put right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The round that was adjudicated last.
    #[schema(minimum = 0, maximum = 10)]
    pub round: u8,
    /// For whom.
    pub seat: u16,
    /// What was meant, written as in a letter; what it does not name stays as it was.
    #[schema(min_length = 1, max_length = 20_000)]
    pub orders: String,
    /// Why, of 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

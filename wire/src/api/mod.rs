//! Requests and answers of the HTTP protocol.

mod play;
mod record;
mod seat;
mod table;

use std::collections::BTreeMap;

use kernel::Citation;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use crate::code::Code;
pub use play::{Act, Actions, Done, Items, Say, Undo, ViewAnswer};
pub use record::{Daily, DailyLine, NewRecord, Verdict};
pub use seat::{Claim, Driver, Join, Level, Name, NewBot, Seat, Seated, Switch};
pub use table::{Absent, CALLED_OFF, GameInfo, Gathering, NewTable, Pace, RuleSet, Status, Table, TableLine, Turn};

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

/// The version of the protocol that this program speaks.
///
/// It rises when clients that know only the one before should do something else; `docs/api.md` says what.
pub const VERSION: u32 = 2;

/// A key for programs, told this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct NewKey {
    /// `Authorization: Bearer key-…`.
    pub key: String,
    /// What its owner calls it.
    pub name: String,
}

//! Who sits in the seats of a table, and how they get there.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Table;

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
    /// All levels, those that think least first.
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

//! Rail Age: a map of hexagons, three dice and two tracks, for one to four players.
//!
//! The rules are in `RULES.md`, sentence by sentence; refusals cite their numbers.
//! The maps are content files: `content/README.md` describes them.

mod action;
mod chance;
mod chart;
mod check;
mod choices;
mod desk;
mod dice;
mod game;
mod guess;
mod line;
mod map;
mod map_check;
mod map_file;
mod memory;
mod name;
mod notation;
mod pen;
mod refusal;
mod score;
mod set;
mod setup;
mod sheet;
mod tracks;
mod view;
mod walk;

pub use action::{Action, Announcement};
pub use chance::Chance;
pub use chart::{Chart, Terrain};
pub use desk::{Desk, Phase};
pub use dice::{Die, DieSet, Face, Pair, Roll};
pub use game::Railage;
pub use line::{Line, Path, SpecialLine};
pub use map::{Cell, Kind, Map};
pub use map_check::{Constraint, Flaw, check_map};
pub use map_file::MapError;
pub use memory::Memory;
pub use name::{City, Land, Mine};
pub use notation::NotationError;
pub use refusal::Refusal;
pub use score::{Branch, Tally, Title, Trunk};
pub use set::{Cities, CitySet, LandSet, MineSet, SpaceSet};
pub use setup::{FIRST_MAP_TEXTS, MAP_TEXTS, ParseSetupError, Setup};
pub use sheet::{Drawing, Sheet};
pub use tracks::Tracks;
pub use view::{SheetView, Stage, View};

/// The rules in our own words, numbered sentence by sentence.
pub const RULES_TEXT: &str = include_str!("../RULES.md");

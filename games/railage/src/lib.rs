//! Rail Age: a map of hexagons, three dice and two tracks, for one to four players.
//!
//! The rules are in `RULES.md`, sentence by sentence; refusals cite their numbers.
//! The maps are content files: `content/README.md` describes them.
//!
//! What a player keeps to themselves is not in the view of another:
//!
//! ```
//! use kernel::{Dice, Game as _, Seat, Seed, Table, Turn, Viewer};
//! use railage::Railage;
//!
//! let mut table = Table::<Railage>::new("river seats 2".parse()?);
//! table.settle(&Dice::new(Seed::new([7; 32]), "example".parse()?));
//! let mut legal = Vec::new();
//! table.state().actions(Seat::FIRST, &mut legal);
//! table.act(Seat::FIRST, legal[0])?;
//! assert_ne!(table.state().view(Viewer::Seat(Seat::FIRST)), table.state().view(Viewer::Public));
//! assert!(matches!(table.state().turn(), Turn::Seats(waiting) if waiting.len() == 1), "the other has not drawn yet");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod chance;
mod chart;
mod check;
mod choices;
mod desk;
mod dice;
mod fault;
mod file;
mod game;
mod guess;
mod line;
mod map;
mod map_check;
mod map_file;
mod memory;
mod meta;
mod name;
mod notation;
mod paper;
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
pub use dice::{Dice, Die, DieSet, Face, Pair, Roll};
pub use fault::{SheetError, SheetFault};
pub use file::{SheetFile, Sketch};
pub use game::Railage;
pub use line::{Line, Path, SpecialLine};
pub use map::{Cell, Kind, Map};
pub use map_check::{Constraint, Flaw, check_map};
pub use map_file::MapError;
pub use memory::Memory;
pub use meta::META;
pub use name::{City, Land, Mine};
pub use refusal::Refusal;
pub use score::{Branch, Tally, Title, Trunk};
pub use set::{Cities, CitySet, LandSet, MineSet, Mines, SpaceSet};
pub use setup::{FIRST_MAP_TEXTS, MAP_TEXTS, ParseSetupError, SECOND_MAP_TEXTS, Setup};
pub use sheet::{Drawing, Sheet};
pub use tracks::Tracks;
pub use view::{SheetView, Stage, View};

/// The rules in our own words, numbered sentence by sentence.
pub const RULES_TEXT: &str = include_str!("../RULES.md");

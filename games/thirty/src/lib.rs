//! 30 Rails: a sheet, two dice and thirty turns, by the basic, the advanced and the postal rules.
//!
//! The rules are in `RULES.md`, sentence by sentence; refusals cite their numbers.
//!
//! A move that breaks a rule is refused with the number of its sentence; the record replays to the same position:
//!
//! ```
//! use kernel::{Dice, Game as _, Record, Seat, Seed, Table, Viewer};
//! use thirty::Thirty;
//!
//! let mut table = Table::<Thirty>::new("basic seats 1".parse()?);
//! let dice = Dice::new(Seed::new([7; 32]), "example".parse()?);
//! table.settle(&dice);
//! let refused = table.act(Seat::FIRST, "x1/y1 = 1a".parse()?).expect_err("the setup comes first");
//! println!("{refused}");
//! table.act(Seat::FIRST, "skip none".parse()?)?;
//!
//! let record = Record::of(&table, Some(dice.pledge()), None).ok_or("the log is whole")?;
//! let again = Table::replay(&record)?;
//! assert_eq!(again.state().view(Viewer::Public), table.state().view(Viewer::Public));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod chance;
mod check;
mod choices;
mod fault;
mod file;
mod game;
pub mod map;
mod memory;
mod meta;
mod paper;
mod refusal;
mod roll;
mod ruling;
mod score;
mod setup;
mod sheet;
mod station;
mod view;

pub use action::{Action, Override};
pub use chance::Chance;
pub use fault::{SheetError, SheetFault};
pub use file::{SheetFile, Sketch};
pub use game::Thirty;
pub use memory::Memory;
pub use meta::META;
pub use refusal::Refusal;
pub use roll::Roll;
pub use ruling::Ruling;
pub use score::{Grade, Line, Tally};
pub use setup::{ParseSetupError, RuleSet, Setup};
pub use sheet::{Mark, Part, Sheet};
pub use station::{points, read_pair, read_station};
pub use track::{Pair, Station};
pub use view::{Stage, View};

/// The rules in our own words, numbered sentence by sentence.
pub const RULES_TEXT: &str = include_str!("../RULES.md");

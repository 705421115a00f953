//! Village Rails: a card market, a hidden hand of terminus cards, and seven lines for each player.
//!
//! The rules are in `RULES.md`, sentence by sentence; refusals cite their numbers.
//! The cards are data: `content/README.md` says how to play with others.
//!
//! A turn takes a card, fills the market, and lays the card:
//!
//! ```
//! use kernel::{Dice, Game as _, Seat, Seed, Table, Turn};
//! use village::{Setup, Village};
//!
//! let dice = Dice::new(Seed::new([7; 32]), "example".parse()?);
//! let mut table = Table::<Village>::new(Setup::new(2).ok_or("two may play")?);
//! table.settle(&dice);
//! let Turn::Seats(waiting) = table.state().turn() else { return Err("nobody begins".into()) };
//! let seat = waiting.lowest().ok_or("somebody begins")?;
//! table.act(seat, "take 1".parse()?)?;
//! assert!(table.undo(seat).is_ok(), "the new card was not seen yet");
//! table.act(seat, "take 1".parse()?)?;
//! table.settle(&dice);
//! assert!(table.undo(seat).is_err(), "now it was");
//! table.act(seat, "r1c1".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod border;
mod card;
mod chance;
mod check;
mod choices;
mod content;
mod deck;
mod facts;
mod file;
mod game;
mod guess;
mod line;
mod market;
mod memory;
mod meta;
mod paper;
mod planning;
mod play;
mod position;
mod refusal;
mod route;
mod score;
mod setup;
mod space;
mod tableau;
mod tableau_fault;
mod tableau_file;
mod terrain;
mod tried;
mod trip;
mod view;

pub use action::{Action, Order, Place};
pub use border::{Letter, Start};
pub use card::{Card, Laid, RailwayCard, Shape, Terminus, TerminusCard};
pub use chance::Chance;
pub use content::Content;
pub use facts::{Counted, Facts};
pub use file::ContentError;
pub use game::Village;
pub use line::{Line, LineSet, Lines};
pub use market::Offer;
pub use memory::Memory;
pub use meta::META;
pub use refusal::Refusal;
pub use route::{Passage, Side, leads};
pub use score::{LineScore, Tally};
pub use setup::{ParseSetupError, Setup};
pub use space::{Space, SpaceSet, Spaces};
pub use tableau::{Course, Tableau, Telling};
pub use tableau_fault::{TableauError, TableauFault};
pub use tableau_file::{Sketch, TableauFile};
pub use terrain::{Feature, Terrain};
pub use trip::{Bound, Demand, Trip};
pub use view::{Player, Stage, Taken, View};

/// The rules in our own words, numbered sentence by sentence.
pub const RULES_TEXT: &str = include_str!("../RULES.md");

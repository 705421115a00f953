//! 30 Streetcar Rails: a board, a pile of tiles, one die and thirty turns.
//!
//! The rules are in `RULES.md`, sentence by sentence; refusals cite their numbers.
//!
//! Whoever wants to know what may be done asks for all of it:
//!
//! ```
//! use kernel::{Dice, Game as _, Seat, Seed, Table};
//! use streetcar::{Action, Streetcar};
//!
//! let mut table = Table::<Streetcar>::new("tiles tiles-35 seats 1".parse()?);
//! table.settle(&Dice::new(Seed::new([7; 32]), "example".parse()?));
//! let mut legal = Vec::new();
//! table.state().actions(Seat::FIRST, &mut legal);
//! assert!(legal.iter().all(|it| matches!(it, Action::Station(..))), "stations come first");
//! table.act(Seat::FIRST, "station 1 x0/y3".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod chance;
mod check;
mod choices;
mod content;
mod fault;
mod file;
mod game;
mod memory;
mod meta;
mod paper;
mod refusal;
mod ruling;
mod score;
mod settle;
mod setup;
mod shape;
mod tile;
mod unseen;
mod view;

pub use action::Action;
pub use board::{Board, Mark, Part};
pub use chance::{Chance, Draw};
pub use content::{ContentError, Source, TileFile, Tiles, TilesError};
pub use fault::{BoardError, BoardFault};
pub use file::{BoardFile, Sketch};
pub use game::Streetcar;
pub use memory::Memory;
pub use meta::META;
pub use refusal::Refusal;
pub use ruling::Ruling;
pub use score::{Line, Tally, points};
pub use settle::{fronts, settle};
pub use setup::{ParseSetupError, Setup};
pub use shape::Shape;
pub use tile::Tile;
pub use track::{Pair, Station};
pub use unseen::Unseen;
pub use view::{Stage, View};

/// The rules in our own words, numbered sentence by sentence.
pub const RULES_TEXT: &str = include_str!("../RULES.md");

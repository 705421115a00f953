//! Sidings: one die a round for all, and four sidings in each yard. It is small, and has everything that a game needs:
//! CONTRIBUTING walks through its folder.
//!
//! The rules are in `RULES.md`, sentence by sentence; refusals cite their numbers.
//!
//! ```
//! use kernel::{Dice, Game as _, Seat, Seed, Table};
//! use sidings::{Action, Siding, Sidings};
//!
//! let mut table = Table::<Sidings>::new("yard seats 1".parse()?);
//! table.settle(&Dice::new(Seed::new([7; 32]), "example".parse()?));
//! let mut legal = Vec::new();
//! table.state().actions(Seat::FIRST, &mut legal);
//! assert_eq!(legal, Siding::ALL.map(Action), "all sidings have room");
//! table.act(Seat::FIRST, "to B".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod memory;
mod meta;
mod notation;
mod view;
mod yard;

pub use game::{Player, Refusal, Sidings};
pub use memory::Memory;
pub use meta::META;
pub use notation::{Action, Chance, Setup};
pub use view::View;
pub use yard::{Siding, Yard};

/// The rules in our own words, numbered sentence by sentence.
pub const RULES_TEXT: &str = include_str!("../RULES.md");

//! Pictures of sheets as scenes of plain shapes, what sheets have in common, and what a game owes to whoever shows it.
//!
//! A picture is a [`scene`] first, so that SVG is only one of the ways to put it on paper.
//! What a game looks like is in its own folder, behind the trait [`Picture`].

mod chart;
mod fortune;
mod glossary;
mod picture;
pub mod scene;
pub mod sheet;
pub mod svg;
pub mod text;
mod words;

pub use chart::histogram;
pub use fortune::{Fortune, FortuneWords, fortunes};
pub use glossary::{Drawn, Entries, Glossary};
pub use picture::{Caption, Picture, Piece, Scale, Supplies};
pub use words::{Value, Words};

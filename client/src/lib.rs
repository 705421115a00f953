//! What the pages and the boards of the browser share: tables, words, settings, parts that are fetched when needed.
//!
//! A game implements [`Board`] in a crate of its own, on top of this one; `web` asks the right one.

#![expect(unreachable_pub, reason = "the macro of Leptos makes the properties of components public")]
#![expect(clippy::needless_pass_by_value, reason = "components own their properties")]
#![expect(clippy::unnecessary_wraps, reason = "what is fetched first may not come")]

#[macro_use]
pub mod words;

mod board;
pub mod drawn;
pub mod fetched;
pub mod grid;
pub mod print;
pub mod settings;
pub mod sheet;
pub mod table;
pub mod tour;

pub use board::{Board, ViewOf};

//! What crosses the wire: plain data for JSON, in the words and the notation of the games.

pub mod api;
mod code;
pub mod desk;
mod item;
mod outcome;
mod view;

pub use item::{Item, News};
pub use outcome::{Outcome, Tie, TieBreak};
pub use view::{Content, View};
pub use wireform::ViewError;

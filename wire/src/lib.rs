//! What crosses the wire: plain data for JSON, in the words and the notation of the games.

pub mod api;
mod back;
mod code;
pub mod content;
pub mod desk;
mod item;
mod outcome;
pub mod view;

pub use back::ViewError;
pub use content::Content;
pub use item::{Item, News};
pub use outcome::{Outcome, Tie, TieBreak};
pub use view::View;

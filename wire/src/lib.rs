//! What crosses the wire: plain data for JSON, in the words and the notation of the games.

pub mod api;
mod code;
mod cursor;
pub mod desk;
mod item;
mod outcome;
mod position;
mod view;

pub use cursor::{Cursor, CursorError};
pub use item::{Item, News};
pub use outcome::{Outcome, Tie, TieBreak};
pub use position::Position;
pub use view::{Content, View, scored};
pub use wireform::ViewError;

//! What crosses the wire: plain data for JSON, in the words and the notation of the games.

mod back;
pub mod content;
pub mod view;

pub use back::ViewError;
pub use content::Content;
pub use view::View;

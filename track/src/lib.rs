//! Rails on the grid of six by six squares: squares, sides, pieces of track, and the route finder.
//!
//! Nothing here knows of dice, players or points; the games on squares stand on it.

mod field;
mod joins;
mod notation;
mod once;
mod piece;
mod reuse;
mod route;
mod side;
mod square;
pub mod state;
mod survey;

pub use joins::Joins;
pub use notation::{NotationError, Reader};
pub use piece::{Kind, Piece};
pub use route::{Route, route};
pub use side::Side;
pub use square::{Border, Neighbour, Square, SquareSet, Squares};
pub use survey::{Ends, Length, Network, Policy, Reached, survey};

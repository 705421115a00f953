//! Rails on the grid of six by six squares: squares, sides, pieces of track, and the route finder.
//!
//! Nothing here knows of dice, players or points; the games on squares stand on it.
//!
//! A straight and a curve join the station above column 1 with the one at the left of row 2:
//!
//! ```
//! use kernel::Reader;
//! use track::{Border, Ends, Joins, Network, Piece, Policy, Square, survey};
//!
//! struct Map(Vec<(Square, Piece)>);
//!
//! impl Network for Map {
//!     fn joins(&self, square: Square) -> Joins {
//!         self.0.iter().find(|it| it.0 == square).map_or(Joins::NONE, |it| it.1.joins())
//!     }
//!
//!     fn bonus(&self, _: Square) -> u8 {
//!         0
//!     }
//! }
//!
//! let mut track = Reader::new("x1/y1 2a x1/y2 1d");
//! let mut lay = || Ok((Square::read(&mut track)?, Piece::read(&mut track)?));
//! let map = Map(vec![lay()?, lay()?]);
//! let ends = Ends::new([Border::new(1, 0), Border::new(0, 2), None, None], None);
//! let [from_first, ..] = survey(&map, Policy::Once, &ends);
//! assert_eq!(from_first.stations[1].map(|it| it.squares), Some(2));
//! # Ok::<(), kernel::NotationError>(())
//! ```

mod field;
pub mod grid;
mod joins;
pub mod map;
mod notation;
mod once;
mod piece;
mod reuse;
mod route;
mod side;
mod square;
pub mod state;
mod station;
mod survey;

pub use joins::Joins;
pub use piece::{Kind, Piece};
pub use route::{Route, route};
pub use side::Side;
pub use square::{Border, Neighbour, Square, SquareSet, Squares};
pub use station::{Pair, Station};
pub use survey::{Ends, Length, Network, Policy, Reached, survey};

//! Maps as text: the six by six squares in a frame of box-drawing characters, and every piece of track in them.
//!
//! Every character is one column wide. Games add what else lies in their squares.

mod grid;
mod pieces;

pub use grid::{
    EMPTY, HEIGHT, INSIDE, LEGAL, MAP_WIDTH, Page, Picture, WIDTH, corner, frame, gate, side_by_side, stub,
};
pub use pieces::{choices, piece};

//! Places, sides and tracks in words.

use track::{Joins, Side};

use super::Place;
use crate::words::say;

/// Where a place is.
pub fn place(place: Place) -> String {
    match place.border() {
        None => t!("grid-square", x = place.x(), y = place.y()),
        // grid-border-top, grid-border-right, grid-border-bottom, grid-border-left
        Some(border) => say(&format!("grid-border-{}", code(border.side())), &[("n", border.place().into())]),
    }
}

/// A side of a square: top, right, bottom or left.
pub fn side(side: Side) -> String {
    // grid-side-top, grid-side-right, grid-side-bottom, grid-side-left
    say(&format!("grid-side-{}", code(side)), &[])
}

/// The tracks of a piece, side to side.
pub fn tracks(joins: Joins) -> String {
    let ways = joins.pairs().map(|(a, b)| t!("grid-way", a = side(a), b = side(b)));
    ways.reduce(|a, b| t!("grid-and", a = a, b = b)).unwrap_or_default()
}

const fn code(side: Side) -> &'static str {
    match side {
        Side::North => "top",
        Side::East => "right",
        Side::South => "bottom",
        Side::West => "left",
    }
}

//! What is needed on the way out, from the view of a game to plain data.

use std::{collections::BTreeMap, fmt};

use kernel::{Seat, SeatSet};

/// The number of the rules of a view from before it was told.
pub const fn first_rules() -> u32 {
    1
}

/// The number of a seat, from 0.
pub const fn seat(seat: Seat) -> u16 {
    seat.index() as u16
}

/// The numbers of some seats.
pub fn seats(seats: &SeatSet) -> Vec<u16> {
    seats.iter().map(seat).collect()
}

/// Each in its notation.
pub fn texts<T: fmt::Display>(all: impl IntoIterator<Item = T>) -> Vec<String> {
    all.into_iter().map(|it| it.to_string()).collect()
}

/// What is where, both in their notation.
pub fn text_map<K: fmt::Display, V: fmt::Display>(all: impl IntoIterator<Item = (K, V)>) -> BTreeMap<String, String> {
    all.into_iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

/// The pairs of sides that a piece of track joins, as `NE`.
pub fn joins(joins: track::Joins) -> Vec<String> {
    joins.pairs().map(|(from, to)| format!("{from}{to}")).collect()
}

//! What a viewer may know of a table of any game, as JSON that needs none of our code to be read.

pub mod railage;
pub mod streetcar;
pub mod thirty;
pub mod village;

use std::{collections::BTreeMap, fmt};

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a viewer may know, by the name of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "game")]
pub enum View {
    /// 30 Rails.
    #[serde(rename = "30-rails")]
    Thirty(thirty::View),
    /// 30 Streetcar Rails.
    #[serde(rename = "30-streetcar-rails")]
    Streetcar(streetcar::View),
    /// Rail Age.
    #[serde(rename = "rail-age")]
    Railage(railage::View),
    /// Village Rails.
    #[serde(rename = "village-rails")]
    Village(village::View),
}

impl View {
    /// The view, with the sheets, boards or tableaus of those seats that are `shown`; the others are left out.
    ///
    /// Nothing but the view is looked at, so what is hidden from the viewer cannot get in.
    pub fn new(view: &library::View, shown: &dyn Fn(Seat) -> bool) -> Self {
        match view {
            library::View::Thirty(view) => Self::Thirty(thirty::View::new(view, shown)),
            library::View::Streetcar(view) => Self::Streetcar(streetcar::View::new(view, shown)),
            library::View::Railage(view) => Self::Railage(railage::View::new(view, shown)),
            library::View::Village(view) => Self::Village(village::View::new(view, shown)),
        }
    }
}

/// The number of the rules of a view from before it was told.
pub(crate) const fn first_rules() -> u32 {
    1
}

/// The number of a seat, from 0.
pub(crate) const fn seat(seat: Seat) -> u16 {
    seat.index() as u16
}

/// The numbers of some seats.
pub(crate) fn seats(seats: &SeatSet) -> Vec<u16> {
    seats.iter().map(seat).collect()
}

/// Each in its notation.
pub(crate) fn texts<T: fmt::Display>(all: impl IntoIterator<Item = T>) -> Vec<String> {
    all.into_iter().map(|it| it.to_string()).collect()
}

/// What is where, both in their notation.
pub(crate) fn text_map<K: fmt::Display, V: fmt::Display>(
    all: impl IntoIterator<Item = (K, V)>,
) -> BTreeMap<String, String> {
    all.into_iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

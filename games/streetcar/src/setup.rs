//! What is agreed before a game: the mix of tiles and the number of seats.

use std::{fmt, str::FromStr};

use kernel::Seat;

use crate::Tiles;

/// What is agreed before a game, as `tiles 0123456789abcdef seats 2`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    tiles: Tiles,
    n_seats: u16,
}

impl Setup {
    /// A game of 1 to [`Seat::MAX`] seats with this mix of tiles.
    pub const fn new(tiles: Tiles, n_seats: usize) -> Option<Self> {
        if 1 <= n_seats && n_seats <= Seat::MAX { Some(Self { tiles, n_seats: n_seats as u16 }) } else { None }
    }

    /// The mix of tiles.
    pub const fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// The number of seats.
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// Reads a setup whose tiles are built in or among the content files that are offered.
    pub fn read(text: &str, contents: &[&str]) -> Result<Self, ParseSetupError> {
        let wrong = || ParseSetupError(format!("expected `tiles tiles-35 seats 1`, found `{text}`"));
        let (name, n_seats) = text.strip_prefix("tiles ").and_then(|it| it.split_once(" seats ")).ok_or_else(wrong)?;
        let tiles = Tiles::find(name, contents).map_err(|it| ParseSetupError(it.to_string()))?;
        let setup = n_seats.parse().ok().and_then(|it| Self::new(tiles, it));
        setup.ok_or_else(|| ParseSetupError(format!("expected 1 to {} seats, found `{n_seats}`", Seat::MAX)))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tiles {} seats {}", self.tiles.id(), self.n_seats)
    }
}

/// Knows the built-in tiles only; [`Setup::read`] knows more.
impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, ParseSetupError> {
        Self::read(text, &[])
    }
}

/// The text names no game of 30 Streetcar Rails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ParseSetupError(String);

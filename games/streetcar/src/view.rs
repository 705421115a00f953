//! What one viewer may know.

use kernel::{BySeat, SeatSet};
use track::Square;

use crate::{Board, Draw, Setup, Unseen};

/// Where the game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Players set their stations.
    Stations,
    /// The dice of the pedestrian zones are rolled.
    Zones,
    /// Players take a zone back and set the central station.
    Choices,
    /// Tiles are drawn and laid.
    Play,
    /// The game has ended.
    Over,
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What was agreed.
    pub setup: Setup,
    /// Where the game is.
    pub stage: Stage,
    /// The squares that the dice of the setup named, before any tile moved; row by row.
    pub rolled: Vec<Square>,
    /// How many tiles were drawn, 0 to 30.
    pub n_draws: u8,
    /// The tile and the die that are being played.
    pub draw: Option<Draw>,
    /// The tiles that nobody has seen yet.
    pub unseen: Unseen,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// Who has left.
    pub gone: SeatSet,
    /// The boards: the viewer's own as it is, the others as they were when they were last shown.
    pub boards: BySeat<Board>,
}

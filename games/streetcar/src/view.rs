//! What one viewer may know.

use kernel::{BySeat, Seat, SeatSet};
use track::Square;

use crate::{Action, Board, Draw, Setup, Unseen, check};

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

impl View {
    /// The board of `seat` as it would be after `action`; `None` where the rules forbid that.
    ///
    /// It looks at the board and the draw only, not at who is waited for, so that a move can be tried ahead.
    pub fn tried(&self, seat: Seat, action: Action) -> Option<Board> {
        let mut res = *self.boards.get(seat)?;
        match self.draw {
            Some(draw) => check::turn(&res, draw, action).ok()?,
            None => check::part(&res, res.missing_part(self.stage)?, action).ok()?,
        }
        res.act(action);
        Some(res)
    }
}

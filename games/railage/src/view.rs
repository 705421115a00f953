//! What one viewer may know.

use std::sync::Arc;

use kernel::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Announcement, Desk, Face, Map, Roll, Sheet, Tally};

/// Where the game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// One seat after the other rolls for its mine.
    Mines,
    /// Everybody draws the first ○.
    Start,
    /// The dice of a round are rolled.
    Roll,
    /// Everybody plays the round.
    Round,
    /// The game has ended.
    Over,
}

/// A sheet, and where its owner is in the round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetView {
    /// What is drawn.
    pub sheet: Sheet,
    /// Where the owner is.
    pub desk: Desk,
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The map that all play on.
    pub map: Arc<Map>,
    /// Where the game is.
    pub stage: Stage,
    /// How many rounds were begun.
    pub round: u8,
    /// Whether this round is the last one.
    pub is_last: bool,
    /// The dice of the round, as they lie on the table.
    pub roll: Option<Roll>,
    /// What each seat rolled for its mine.
    pub mines: BySeat<Option<Face>>,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// All that each seat has announced in the rounds that are over.
    pub announced: BySeat<Announcement>,
    /// The sheets: the viewer's own, and at the end those of all.
    pub sheets: BySeat<Option<SheetView>>,
}

impl View {
    /// The score of a sheet that the viewer sees.
    pub fn tally(&self, seat: Seat) -> Option<Tally> {
        self.sheets.get(seat)?.as_ref().map(|it| Tally::of(&it.sheet, &self.map))
    }
}

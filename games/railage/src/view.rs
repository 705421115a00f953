//! What one viewer may know.

use std::sync::Arc;

use kernel::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Action, Announcement, Desk, Face, Map, Phase, Refusal, Roll, Sheet, SpaceSet, Tally, check, pen};

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

impl SheetView {
    /// Draws a legal action without asking whether it is one; `taken` are the upper and the lower spaces whose points
    /// are gone. An illegal action may panic or spoil the sheet.
    pub fn draw(&mut self, map: &Map, taken: (SpaceSet, SpaceSet), action: Action) {
        pen::draw(map, &mut self.sheet, &mut self.desk, taken, action);
    }
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The map that all play on.
    pub map: Arc<Map>,
    /// The number of the rules by which the game is played.
    pub rules: u32,
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

    /// The points on the upper and on the lower track that were announced, so that nobody gains them any more.
    pub fn taken(&self) -> (SpaceSet, SpaceSet) {
        pen::taken(self.announced.iter().map(|it| it.1))
    }

    /// What a seat whose sheet the viewer sees must announce at the end of the round if its sheet stays as it is.
    pub fn announcement(&self, seat: Seat) -> Option<Announcement> {
        let at = self.sheets.get(seat)?.as_ref()?;
        let before = self.announced.get(seat).copied()?;
        Some(pen::announcement(&self.map, &at.sheet, before, self.is_last))
    }

    /// The sheet and the place of a seat after an action, to be looked at before it is decided; or why it is refused.
    ///
    /// A sheet that the viewer does not see refuses everything as if its owner were done.
    pub fn tried(&self, seat: Seat, action: Action) -> Result<SheetView, Refusal> {
        let (Some(Some(at)), Some(announced)) = (self.sheets.get(seat), self.announcement(seat)) else {
            return Err(Refusal::WrongPhase { expected: Phase::Ready });
        };
        match (self.stage, self.mines.get(seat).copied().flatten()) {
            (Stage::Start, Some(face)) => check::start(&self.map, face, action)?,
            (Stage::Round, _) => check::turn(&self.map, &at.sheet, at.desk, announced, action)?,
            _ => return Err(Refusal::WrongPhase { expected: Phase::Ready }),
        }
        let mut res = at.clone();
        pen::draw(&self.map, &mut res.sheet, &mut res.desk, self.taken(), action);
        Ok(res)
    }
}

//! What one viewer may know.

use kernel::{BySeat, Seat, SeatSet};

use crate::{Action, Roll, Setup, Sheet, check};

/// Where the game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Mountains are being rolled, or players set up their sheets.
    Setup,
    /// Players place.
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
    /// How many rolls were made, 0 to 30.
    pub n_rolls: u8,
    /// The rolls of this turn or round.
    pub rolls: Vec<Roll>,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// Who has left.
    pub gone: SeatSet,
    /// The sheets: the viewer's own as it is, the others as they were when they were last shown.
    pub sheets: BySeat<Sheet>,
}

impl View {
    /// The roll that `sheet` has to place next, if it has one.
    pub fn roll(&self, sheet: &Sheet) -> Option<Roll> {
        let n_open = usize::from(self.n_rolls.checked_sub(sheet.n_turns())?);
        let index = self.rolls.len().checked_sub(n_open)?;
        self.rolls.get(index).copied().filter(|_| !sheet.free().is_empty())
    }
    /// The sheet of `seat` as it would be after `action`; `None` where the rules forbid that.
    ///
    /// It looks at the sheet and the dice only, not at who is waited for, so that a move can be tried ahead.
    pub fn tried(&self, seat: Seat, action: Action) -> Option<Sheet> {
        let mut res = *self.sheets.get(seat)?;
        let rules = self.setup.rules();
        match self.stage {
            Stage::Setup => {
                check::part(&res, rules, action).ok()?;
                res.set_up(action);
            }
            Stage::Play => {
                let roll = self.roll(&res)?;
                check::turn(&res, rules, roll, action).ok()?;
                res.act(action, roll.higher());
            }
            Stage::Over => return None,
        }
        Some(res)
    }
}

//! What moves of Rail Age were worth, for reviews of finished games.

use kernel::Seat;
use railage::{Action, Railage, View};

use super::{RailagePlayouts, outlook::OUTLOOKS};
use crate::{
    Level,
    review::{Case, Effort, Judge, Outlook, Tried, try_out},
};

impl Judge for Railage {
    fn judge(
        cases: &[Case<Self>],
        seat: Seat,
        played: Action,
        actual: usize,
        effort: Effort,
        seed: u64,
    ) -> Tried<Action> {
        let (level, n_games) = match effort {
            Effort::Quick => (Level::Greedy, 16),
            Effort::Thorough => (Level::Normal, 120),
        };
        try_out(
            cases,
            seat,
            (played, actual),
            (level, n_games),
            seed,
            |view, _| RailagePlayouts::of(view, seat).expect("a seat sees its own sheet"),
            |playouts, action, luck| playouts.after(Some(action), luck),
        )
    }

    fn outlook(view: &View, _: Seat) -> Outlook {
        if view.is_last { Outlook::PLAIN } else { OUTLOOKS[usize::from(view.round).min(OUTLOOKS.len() - 1)] }
    }
}

//! What moves of Rail Age were worth, for reviews of finished games.

use kernel::Seat;
use railage::{Action, Railage, View};

use super::{RailagePlayouts, outlook::KNOTS};
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
        let n_games = effort.pick(32, 240) as u32;
        try_out(
            cases,
            seat,
            (played, actual),
            (Level::Normal, n_games),
            seed,
            |view, _| RailagePlayouts::of(view, seat).expect("a seat sees its own sheet"),
            |playouts, action, luck| playouts.after(Some(action), luck),
        )
    }

    fn outlook(view: &View, _: Seat) -> Outlook {
        if view.is_last { Outlook::PLAIN } else { Outlook::at(view.round.into(), &KNOTS) }
    }
}

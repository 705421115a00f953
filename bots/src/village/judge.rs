//! What moves of Village Rails were worth, for reviews of finished games.

use kernel::Seat;
use village::{Action, View, Village};

use super::{VillagePlayouts, outlook::KNOTS};
use crate::{
    Level,
    review::{Case, Effort, Judge, Outlook, Tried, try_out},
};

impl Judge for Village {
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
            |view, luck| VillagePlayouts::of(view, seat, luck).expect("a view of a seat that has to decide"),
            |playouts, action, luck| playouts.after(Some(action), luck),
        )
    }

    fn outlook(view: &View, _: Seat) -> Outlook {
        Outlook::at(view.round.into(), &KNOTS)
    }
}

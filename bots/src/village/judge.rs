//! What moves of Village Rails were worth, for reviews of finished games.

use kernel::Seat;
use village::{Action, View, Village};

use super::{VillagePlayouts, outlook::OUTLOOKS};
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
            |view, luck| VillagePlayouts::of(view, seat, luck).expect("a view of a seat that has to decide"),
            |playouts, action, luck| playouts.after(Some(action), luck),
        )
    }

    fn outlook(view: &View, _: Seat) -> Outlook {
        OUTLOOKS[usize::from(view.round).min(OUTLOOKS.len() - 1)]
    }
}

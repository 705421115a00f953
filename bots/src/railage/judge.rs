//! What moves of Rail Age are worth.

use kernel::Seat;
use railage::{Action, Railage, View};

use super::{RailagePlayouts, outlook::KNOTS};
use crate::{
    Level, Mind as _,
    contest::luck_of,
    review::{Effort, Judge, Judgement, Outlook, SEED, mean},
};

impl Judge for Railage {
    fn judge<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
        let liked = Self::think(view, seat, actions, Level::Normal, &mut luck_of(SEED, 1));
        let mut playouts = RailagePlayouts::of(view, seat).expect("a seat sees its own sheet");
        let n_games = effort.pick(200, 1_500) as u32;
        Judgement {
            liked: liked.iter().take(effort.pick(6, 8)).map(|it| it.action).collect(),
            value: Box::new(move |action| mean(n_games, |it| playouts.after(Some(action), &mut luck_of(!SEED, it)))),
        }
    }

    fn outlook(view: &View, _: Seat) -> Outlook {
        if view.is_last { Outlook::PLAIN } else { Outlook::at(view.round.into(), &KNOTS) }
    }

    fn turn_number(view: &View, _: Seat) -> Option<u32> {
        (view.round > 0).then_some(view.round.into())
    }
}

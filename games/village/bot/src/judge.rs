//! What moves of Village Rails are worth.

use kernel::Seat;
use village::{Action, View};

use super::{Bot, Playouts, outlook::KNOTS};
use mind::{
    Between, Effort, Judge, Judgement, LUCK_GAMES, LUCK_SEED, Level, Mind as _, Outlook, SEED, contest, luck_of, mean,
    points,
};

impl Judge for Bot {
    fn judge<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
        let mut luck = luck_of(SEED, 1);
        let liked = Self::think(view, seat, actions, Level::Normal, &mut luck);
        let mut playouts = Playouts::of(view, seat, &mut luck).expect("a view of a seat that has to decide");
        let standings = contest(liked.len().min(effort.pick(6, 12)), effort.pick(600, 4_000), |it, number| {
            playouts.after(Some(liked[it].action), &mut luck_of(SEED, u64::MAX - number)).into()
        });
        let n_games = effort.pick(200, 1_500);
        Judgement {
            liked: standings.iter().map(|it| liked[it.candidate].action).collect(),
            value: Box::new(move |action| points(n_games, |it| playouts.after(Some(action), &mut luck_of(!SEED, it)))),
        }
    }

    const OTHERS_MATTER: bool = true;

    const IN_TURN: bool = true;

    fn outlook(view: &View, _: Seat) -> Outlook {
        Outlook::at(view.round.into(), &KNOTS)
    }

    fn turn_number(view: &View, _: Seat) -> Option<u32> {
        (view.round > 0).then_some(view.round.into())
    }

    fn luck(between: &Between<'_, Self>, effort: Effort) -> Option<f64> {
        let &Between { seat, before, action, after } = between;
        let is_market = matches!(
            action,
            Action::Take(_) | Action::TakeAndLay { .. } | Action::Trip(_) | Action::TripAndAssign { .. }
        );
        if before.in_turn != Some(seat) && !is_market {
            // What others draw then is hidden.
            return Some(0.0);
        }
        let n_games = effort.pick(LUCK_GAMES.0, LUCK_GAMES.1);
        let games = |view: &View, action: Option<Action>| {
            let mut playouts = Playouts::watching(view, seat, &mut luck_of(LUCK_SEED, 0))?;
            Some(mean(&points(n_games, |it| playouts.after(action, &mut luck_of(LUCK_SEED, it)))))
        };
        Some(games(after, None)? - games(before, Some(action))?)
    }
}

//! What moves of Rail Age are worth.

use kernel::Seat;
use railage::{Action, Roll, View};

use super::{Bot, Playouts, outlook::KNOTS};
use mind::{
    Between, Effort, Judge, Judgement, LUCK_GAMES, LUCK_SEED, Level, Mind as _, Outlook, SEED, contest, luck_of, mean,
    points,
};

impl Judge for Bot {
    fn judge<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
        let liked = Self::think(view, seat, actions, Level::Normal, &mut luck_of(SEED, 1));
        let mut playouts = Playouts::of(view, seat).expect("a seat sees its own sheet");
        let standings = contest(liked.len().min(effort.pick(6, 8)), effort.pick(600, 4_000), |it, number| {
            playouts.after(Some(liked[it].action), &mut luck_of(SEED, u64::MAX - number)).into()
        });
        let n_games = effort.pick(200, 1_500);
        Judgement {
            liked: standings.iter().map(|it| liked[it.candidate].action).collect(),
            value: Box::new(move |action| points(n_games, |it| playouts.after(Some(action), &mut luck_of(!SEED, it)))),
        }
    }

    const OTHERS_MATTER: bool = true;

    fn outlook(view: &View, _: Seat) -> Outlook {
        if view.is_last { Outlook::PLAIN } else { Outlook::at(view.round.into(), &KNOTS) }
    }

    fn turn_number(view: &View, _: Seat) -> Option<u32> {
        (view.round > 0).then_some(view.round.into())
    }

    fn luck(between: &Between<'_, Self>, effort: Effort) -> Option<f64> {
        let &Between { seat, before, after, .. } = between;
        if after.round == before.round {
            // Others have decided, and nothing was rolled.
            return Some(0.0);
        }
        let n_games = effort.pick(LUCK_GAMES.0, LUCK_GAMES.1);
        let mut playouts = Playouts::of(after, seat)?;
        let came = mean(&points(n_games, |it| playouts.after(None, &mut luck_of(LUCK_SEED, it))));
        let any = mean(&points(n_games, |it| {
            playouts.roll(Roll::nth((it % u64::from(Roll::COUNT)) as u32));
            playouts.after(None, &mut luck_of(LUCK_SEED, it))
        }));
        Some(came - any)
    }
}

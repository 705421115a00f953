//! The bot for Sidings.
//!
//! It guesses what it cannot see, plays the position to its end many times with moves that look good at once
//! (`prospect`), and takes the siding after which that went best.

mod prospect;

use fastrand::Rng;
use kernel::{Event, Game as _, Listed as _, Seat, Turn};
use mind::{
    Between, Effort, Judge, Judgement, LUCK_GAMES, LUCK_SEED, Level, Mind, Outlook, SEED, Solvable, Thought, contest,
    luck_of, mean,
    net::{NoCourse, Taught},
    points,
};
use sidings::{Action, Sidings, View};

/// The bots of Sidings.
#[derive(Copy, Clone, Debug)]
pub struct Bot;

impl Solvable for Bot {}

impl Taught for Bot {
    type Course = NoCourse;
}

/// How many games a level plays to their end for one decision.
const fn n_games(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Easy => 0,
        Level::Normal => 200,
        Level::Strong => 2_000,
    }
}

/// By how much a level errs in what looks good at once, in tenths of a point.
const fn error(level: Level) -> i32 {
    match level {
        Level::Random => 10_000,
        Level::Easy => 25,
        Level::Greedy | Level::Normal | Level::Strong => 0,
    }
}

impl Mind for Bot {
    type Game = Sidings;

    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        if n_games(level) > 0 && actions.len() > 1 {
            let seed = luck.u64(..);
            let play =
                |it: usize, number| f64::from(play_on(view, seat, Some(actions[it]), &mut luck_of(seed, number)));
            let standings = contest(actions.len(), n_games(level), play);
            return standings.iter().map(|it| Thought { action: actions[it.candidate], expected: it.mean }).collect();
        }
        let (player, wagon) = (view.players[seat], view.wagon.unwrap_or(1));
        let look = |action: &Action| {
            let tenths = prospect::gain(&player, action.0, wagon) + luck.i32(-error(level)..=error(level));
            Thought { action: *action, expected: f64::from(tenths) / 10.0 }
        };
        let mut res: Vec<_> = actions.iter().map(look).collect();
        res.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        res
    }
}

impl Judge for Bot {
    fn judge<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
        let liked = Self::think(view, seat, actions, Level::Normal, &mut luck_of(SEED, 0));
        let n_games = effort.pick(400, 4_000);
        Judgement {
            liked: liked.iter().map(|it| it.action).collect(),
            value: Box::new(move |action| {
                points(n_games, |it| play_on(view, seat, Some(action), &mut luck_of(!SEED, it)))
            }),
        }
    }

    const OTHERS_MATTER: bool = true;

    /// The games are played almost as well as by anybody, so their mean is the forecast.
    fn outlook(_: &View, _: Seat) -> Outlook {
        Outlook::PLAIN
    }

    fn turn_number(view: &View, _: Seat) -> Option<u32> {
        (view.round > 0).then_some(view.round.into())
    }

    /// Between two decisions lies the roll of a round: the games after it, less those after any of the six.
    fn luck(between: &Between<'_, Self>, effort: Effort) -> Option<f64> {
        let &Between { seat, after, .. } = between;
        let n_games = effort.pick(LUCK_GAMES.0, LUCK_GAMES.1).next_multiple_of(6);
        let came = mean(&points(n_games, |it| play_on(after, seat, None, &mut luck_of(LUCK_SEED, it))));
        let mut other = after.clone();
        let any = mean(&points(n_games, |it| {
            other.wagon = Some(1 + (it % 6) as u8);
            play_on(&other, seat, None, &mut luck_of(LUCK_SEED, it))
        }));
        Some(came - any)
    }
}

/// The points of `seat` at the end of a game, after one of its legal moves if one is given, when everybody plays what
/// looks good at once.
fn play_on(view: &View, seat: Seat, action: Option<Action>, luck: &mut Rng) -> i32 {
    let Some((_, mut game)) = Sidings::guess(view, seat, luck) else { return 0 };
    if let Some(action) = action {
        game.apply(Event::Act { seat, action });
    }
    let mut room = Vec::new();
    loop {
        let event = match game.turn() {
            Turn::Over => return game.score(seat),
            Turn::Chance => Event::Chance(game.draw(luck, &mut room)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody is waited for");
                let wagon = game.wagon().expect("a round goes on");
                Event::Act { seat, action: Action(prospect::best(game.player(seat), wagon, luck)) }
            }
        };
        game.apply(event);
    }
}

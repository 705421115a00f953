//! What moves of 30 Streetcar Rails are worth.

use kernel::Seat;
use streetcar::{Action, Draw, Stage, Unseen, View};

use super::{
    Bot, action,
    outlook::KNOTS,
    plan::Plan,
    policy::{Deal, best, play_on},
    search::{Budget, at_once},
    setup,
    town::{Move, Town},
};
use mind::{Between, Effort, Judge, Judgement, LUCK_GAMES, LUCK_SEED, Outlook, SEED, contest, luck_of, mean, points};

/// How many parts the setup has: stations, the zone that is taken back, the central station.
const PARTS: usize = 6;
/// How many games teach those by which moves are judged, however closely one looks: the better games are, the less has
/// to be corrected ([`KNOTS`]).
const LESSONS: usize = 1_500;
/// How many more games teach those after a single move: games that have learnt from all moves do badly after one that
/// nobody expected, and would make it dearer than it is.
const OWN_LESSONS: u64 = 200;
/// How many games teach those that tell what luck brought; none of them knows what was drawn.
const LUCK_LESSONS: u64 = 600;

impl Judge for Bot {
    fn judge<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
        match (Town::new(&view.boards[seat]), view.draw) {
            (Some(town), Some(draw)) => lay(&town, draw, view, actions, effort),
            _ => set_up(view, seat, actions, effort),
        }
    }

    const OTHERS_MATTER: bool = false;

    fn outlook(view: &View, seat: Seat) -> Outlook {
        let board = &view.boards[seat];
        let left = if let Some(town) = Town::new(board) {
            town.free.count_ones() as usize
        } else {
            let n_stations = board.stations().iter().flatten().count();
            // A zone that was taken back is missing among the six.
            let is_back = n_stations == 4 && view.rolled.len() == 6 && board.zones().len() == 5;
            30 + PARTS - n_stations - usize::from(is_back)
        };
        Outlook::at(left - 1, &KNOTS)
    }

    fn turn_number(view: &View, _: Seat) -> Option<u32> {
        view.draw.map(|_| view.n_draws.into())
    }

    fn luck(between: &Between<'_, Self>, effort: Effort) -> Option<f64> {
        let view = between.after;
        let n_games = effort.pick(LUCK_GAMES.0, LUCK_GAMES.1);
        let (Some(town), Some(draw)) = (Town::new(&view.boards[between.seat]), view.draw) else {
            return setup::luck(view, between.seat, n_games);
        };
        let deal = Deal { shape: draw.shape(), die: draw.die() };
        let full = Unseen::left(view.setup.tiles(), |it| view.unseen.count(it) + u16::from(it == deal.shape))?;
        let plan = taught(&town, full, LUCK_LESSONS);
        let more = points(n_games, |it| {
            let (mut came, mut other) = (town, town);
            let mut luck = luck_of(LUCK_SEED, it);
            let any = play_on(&mut other, full, &mut luck.clone(), &plan);
            // The first draw of the other game, so that those after it are alike.
            let _ = Deal::next(&mut full.clone(), &mut luck);
            came.make(best(&town, deal, &plan));
            play_on(&mut came, view.unseen, &mut luck, &plan) - any
        });
        Some(mean(&more))
    }
}

/// What so many games teach that begin with a draw.
fn taught(start: &Town, unseen: Unseen, n_lessons: u64) -> Box<Plan> {
    let mut plan = Box::new(Plan::NONE);
    for number in 0..n_lessons {
        let mut town = *start;
        let score = play_on(&mut town, unseen, &mut luck_of(LUCK_SEED, u64::MAX - number), &plan);
        plan.learn(start.free, &town, score);
    }
    plan
}

/// Judges a part of the setup by games that are played to their end.
fn set_up<'a>(view: &'a View, seat: Seat, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
    let think = move |actions: &[Action], n_turns: usize, number: u64| {
        let budget = Budget { n_moves: 8, n_turns };
        setup::think(view, seat, actions, Some(budget), &mut luck_of(SEED, number))
    };
    // Of a station little is known yet, so few games are played for it unless more are asked for.
    let times = if view.stage == Stage::Stations { 4 } else { 1 };
    let mut thoughts = think(actions, 30_000 * times, 1);
    thoughts.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    let n_turns = effort.pick(60_000, 300_000) * times;
    Judgement {
        liked: thoughts.iter().take(effort.pick(6, 8)).map(|it| it.action).collect(),
        value: Box::new(move |action| vec![think(&[action], n_turns, 2).first().map_or(0.0, |it| it.expected)]),
    }
}

/// Judges where a tile is laid, each move by games that know of it.
fn lay<'a>(start: &Town, draw: Draw, view: &'a View, actions: &'a [Action], effort: Effort) -> Judgement<'a, Action> {
    let start = *start;
    let deal = Deal { shape: draw.shape(), die: draw.die() };
    let game = move |what: Move, plan: &Plan, number: u64| {
        let mut town = start;
        town.make(what);
        let score = play_on(&mut town, view.unseen, &mut luck_of(!SEED, number), plan);
        (town, score)
    };
    let mut plan = Box::new(Plan::NONE);
    let mut luck = luck_of(SEED, 0);
    for _ in 0..LESSONS {
        let mut town = start;
        town.make(best(&start, deal, &plan));
        let began = town.free;
        let score = play_on(&mut town, view.unseen, &mut luck, &plan);
        plan.learn(began, &town, score);
    }
    let mut looks = at_once(&start, deal, &plan);
    // Moves that the rules do not allow are never told, whatever looks good.
    looks.retain(|it| actions.contains(&action(it.what)));
    looks.truncate(effort.pick(24, 48));
    let standings = contest(looks.len(), effort.pick(1_000, 8_000), |it, number| {
        game(looks[it].what, &plan, u64::MAX - number).1.into()
    });
    let liked = standings.iter().take(effort.pick(10, 16)).map(|it| action(looks[it.candidate].what)).collect();
    // Without turns to come all games are the same.
    let is_last = start.free.is_power_of_two();
    let n_games = if is_last { 1 } else { effort.pick(200, 2_000) };
    let value = move |action: Action| {
        let what = made(action);
        let mut plan = plan.clone();
        for number in 0..if is_last { 0 } else { OWN_LESSONS } {
            let (end, score) = game(what, &plan, u64::MAX / 2 + number);
            plan.learn(start.free, &end, score);
        }
        points(n_games, |it| game(what, &plan, it).1)
    };
    Judgement { liked, value: Box::new(value) }
}

/// A move that was made, as a town sees it.
fn made(action: Action) -> Move {
    match action {
        Action::Place(square, tile) => Move::new(square, Some(tile)),
        Action::Zone(square) => Move::new(square, None),
        Action::Station(..) | Action::Remove(_) | Action::Central(_) => unreachable!("the setup is done"),
    }
}

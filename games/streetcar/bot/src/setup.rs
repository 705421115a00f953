//! How a bot sets up its board.

use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn};
use streetcar::{Action, Board, Chance, Setup, Stage, Station, Streetcar, View};
use track::{Border, Square, SquareSet};

use super::{plan::Plan, policy::play_on, search::Budget, town::Town};
use mind::{LUCK_SEED, Thought, contest, count, luck_of, mean, points};

/// Where the stations 1 to 4 do well, in one of eight ways to look at it.
const WANTED: [(u8, u8); 4] = [(3, 0), (0, 4), (7, 3), (4, 7)];

/// What a bot thinks of the choices of the next part of the setup, the best first.
pub(super) fn think(
    view: &View,
    seat: Seat,
    actions: &[Action],
    budget: Option<Budget>,
    luck: &mut Rng,
) -> Vec<Thought<Action>> {
    let board = &view.boards[seat];
    let mut liked: Vec<_> = actions.iter().map(|&action| (liking(board, action), action)).collect();
    liked.sort_by_key(|it| -it.0);
    let thoughts = liked.into_iter().map(|it| Thought { action: it.1, expected: 0.0 });
    let Some(budget) = budget else { return thoughts.collect() };
    match view.stage {
        Stage::Stations => dream(view, seat, thoughts.take(STATIONS).collect(), budget, luck),
        _ => rehearse(view, seat, &thoughts.map(|it| it.action).collect::<Vec<_>>(), budget, luck),
    }
}

/// How many places of a station are thought of.
const STATIONS: usize = 6;
/// A station is worth one in so many of the games that a placement is worth.
const DREAMS: usize = 40;

/// Says what may be expected of these stations, with zones by chance and the rest of the setup as it is liked.
///
/// Their order stays: it was found in far more games than could be played now.
fn dream(
    view: &View,
    seat: Seat,
    mut thoughts: Vec<Thought<Action>>,
    budget: Budget,
    luck: &mut Rng,
) -> Vec<Thought<Action>> {
    let Some(setup) = Setup::new(*view.setup.tiles(), 1) else { return thoughts };
    let seed = luck.u64(..);
    let n_games = u32::try_from(budget.n_turns / 30 / DREAMS).unwrap_or(u32::MAX).max(1);
    for thought in &mut thoughts {
        let mut sum = 0;
        for number in 0..n_games {
            let mut luck = luck_of(seed, number.into());
            let mut game = Streetcar::new(&setup);
            let stations = Station::ALL.into_iter().filter_map(|it| Some((it, view.boards[seat].station(it)?)));
            stations.for_each(|(station, border)| act(&mut game, Action::Station(station, border)));
            act(&mut game, thought.action);
            if let Some(mut town) = finish(game, &mut luck) {
                sum += play_on(&mut town, view.unseen, &mut luck, &Plan::NONE);
            }
        }
        thought.expected = f64::from(sum) / f64::from(n_games);
    }
    thoughts
}

/// The town when the rest of the setup is done as it is liked.
fn finish(mut game: Streetcar, luck: &mut Rng) -> Option<Town> {
    let mut actions = Vec::new();
    loop {
        let board = game.board(Seat::FIRST);
        if board.central().is_some() {
            return Town::new(board);
        }
        if game.turn() == Turn::Chance {
            let zone = game.draw(luck, &mut Vec::new());
            game.apply(Event::Chance(zone));
        } else {
            actions.clear();
            game.actions(Seat::FIRST, &mut actions);
            let best = actions.iter().copied().max_by_key(|&it| liking(board, it))?;
            act(&mut game, best);
        }
    }
}

/// A game of one seat in the place of the one that is played, as it is before zones are rolled.
fn before_zones(view: &View, board: &Board) -> Option<Streetcar> {
    let mut game = Streetcar::new(&Setup::new(*view.setup.tiles(), 1)?);
    for station in Station::ALL {
        act(&mut game, Action::Station(station, board.station(station)?));
    }
    Some(game)
}

/// The same with the zones that were rolled.
fn alone(view: &View, board: &Board) -> Option<Streetcar> {
    let mut game = before_zones(view, board)?;
    for &square in &view.rolled {
        game.apply(Event::Chance(Chance::Zone(square)));
    }
    Some(game)
}

/// By how many points games come to more with the zones that were rolled than with any, the rest of the setup as it is
/// liked.
pub(super) fn luck(view: &View, seat: Seat, n_games: usize) -> Option<f64> {
    let board = &view.boards[seat];
    let (came, any) = (alone(view, board)?, before_zones(view, board)?);
    let start = finish(came, &mut luck_of(LUCK_SEED, 0))?;
    let more = points(n_games, |it| {
        let (mut town, other) = (start, finish(any.clone(), &mut luck_of(!LUCK_SEED, it)));
        let play_on = |town: &mut Town| play_on(town, view.unseen, &mut luck_of(LUCK_SEED, it), &Plan::NONE);
        other.map_or(0, |mut other| play_on(&mut town) - play_on(&mut other))
    });
    Some(mean(&more))
}

fn act(game: &mut Streetcar, action: Action) {
    game.apply(Event::Act { seat: Seat::FIRST, action });
}

/// How many places of the central station are tried with each zone that may be taken back.
const CENTRALS: usize = 6;

/// The boards that may follow from an action when the setup is over.
fn outcomes(game: &Streetcar, action: Action) -> Vec<Town> {
    let mut game = game.clone();
    act(&mut game, action);
    let mut centrals = Vec::new();
    game.actions(Seat::FIRST, &mut centrals);
    centrals.sort_by_key(|&it| -liking(game.board(Seat::FIRST), it));
    let towns = centrals.into_iter().take(CENTRALS).filter_map(|central| {
        let mut game = game.clone();
        act(&mut game, central);
        Town::new(game.board(Seat::FIRST))
    });
    towns.collect()
}

/// A setup that is tried, and what its games have taught.
struct Rehearsal {
    action: Action,
    start: Town,
    plan: Plan,
}

/// Tries what may be done with zones and the central station in games that are played to their end.
fn rehearse(view: &View, seat: Seat, actions: &[Action], budget: Budget, luck: &mut Rng) -> Vec<Thought<Action>> {
    let Some(game) = alone(view, &view.boards[seat]) else { return Vec::new() };
    let mut rehearsals: Vec<Rehearsal> = Vec::new();
    for &action in actions {
        let towns = match action {
            Action::Remove(_) => outcomes(&game, action),
            _ => view.tried(seat, action).and_then(|it| Town::new(&it)).into_iter().collect(),
        };
        rehearsals.extend(towns.into_iter().map(|start| Rehearsal { action, start, plan: Plan::NONE }));
    }
    let seed = luck.u64(..);
    let standings = contest(rehearsals.len(), budget.n_turns / 30, |candidate, number| {
        let Rehearsal { start, plan, .. } = &mut rehearsals[candidate];
        let mut town = *start;
        let score = play_on(&mut town, view.unseen, &mut luck_of(seed, number), plan);
        plan.learn(start.free, &town, score);
        score.into()
    });
    let mut res: Vec<Thought<Action>> = Vec::new();
    for it in standings {
        let action = rehearsals[it.candidate].action;
        if res.iter().all(|thought| thought.action != action) {
            res.push(Thought { action, expected: it.mean });
        }
    }
    res
}

/// How far a square is from the middle of the map, in half squares.
fn off_centre(square: Square) -> i32 {
    let half = |n: u8| (2 * i32::from(n) - 7).abs();
    half(square.x()) + half(square.y())
}

/// How many empty squares touch a square.
fn room(board: &Board, square: Square) -> i32 {
    count(SquareSet::only(square).neighbours().and(board.free()).len())
}

fn liking(board: &Board, action: Action) -> i32 {
    match action {
        // A zone in the middle is in the way of all lines.
        Action::Remove(square) => -off_centre(square),
        Action::Central(square) => 10 * room(board, square) - off_centre(square),
        Action::Station(station, border) => {
            let images = (0..8).map(|way| station_liking(board, WANTED.map(|it| seen(it, way)), station, border));
            images.max().unwrap_or_default()
        }
        Action::Place(..) | Action::Zone(_) => 0,
    }
}

/// How a place looks in one of the eight ways to turn and mirror the map.
fn seen((mut x, mut y): (u8, u8), way: u8) -> Option<Border> {
    if way >= 4 {
        x = 7 - x;
    }
    for _ in 0..way % 4 {
        (x, y) = (7 - y, x);
    }
    Border::new(x, y)
}

fn station_liking(board: &Board, wanted: [Option<Border>; 4], station: Station, border: Border) -> i32 {
    let off = |it: Station, border: Border| match wanted[it.index()] {
        Some(wanted) if wanted.side() == border.side() => i32::from(wanted.place().abs_diff(border.place())),
        _ => 50,
    };
    let others = Station::ALL.into_iter().filter_map(|it| board.station(it).map(|border| off(it, border)));
    -10 * others.sum::<i32>() - off(station, border)
}

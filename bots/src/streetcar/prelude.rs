//! How a bot sets up its board.

use fastrand::Rng;
use kernel::{Event, Game, Seat};
use streetcar::{Action, Board, Chance, Setup, Stage, Station, Streetcar, View};
use track::{Border, Square, SquareSet};

use super::{plan::Plan, policy::play_on, search::Budget, town::Town};
use crate::{
    Thought,
    contest::{contest, luck_of},
};

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
        Stage::Stations => thoughts.collect(),
        _ => rehearse(view, seat, thoughts.map(|it| it.action).collect(), budget, luck),
    }
}

/// A game of one seat in the place of the one that is played.
fn alone(view: &View, board: &Board) -> Option<Streetcar> {
    let mut game = Streetcar::new(&Setup::new(*view.setup.tiles(), 1)?);
    for station in Station::ALL {
        act(&mut game, Action::Station(station, board.station(station)?));
    }
    for &square in &view.rolled {
        game.apply(Event::Chance(Chance::Zone(square)));
    }
    Some(game)
}

fn act(game: &mut Streetcar, action: Action) {
    game.apply(Event::Act { seat: Seat::FIRST, action });
}

/// Tries what may be done with zones and the central station in games that are played to their end.
fn rehearse(view: &View, seat: Seat, actions: Vec<Action>, budget: Budget, luck: &mut Rng) -> Vec<Thought<Action>> {
    let Some(game) = alone(view, &view.boards[seat]) else { return Vec::new() };
    let mut tries: Vec<(Action, Town, Plan)> = Vec::new();
    for action in actions {
        match action {
            Action::Remove(_) => {
                let mut game = game.clone();
                act(&mut game, action);
                let mut centrals = Vec::new();
                game.actions(Seat::FIRST, &mut centrals);
                centrals.sort_by_key(|&it| -liking(game.board(Seat::FIRST), it));
                centrals.truncate(6);
                for central in centrals {
                    let mut game = game.clone();
                    act(&mut game, central);
                    tries.extend(Town::new(game.board(Seat::FIRST)).map(|it| (action, it, Plan::NONE)));
                }
            }
            _ => {
                let tried = view.tried(seat, action);
                tries.extend(tried.and_then(|it| Town::new(&it)).map(|it| (action, it, Plan::NONE)));
            }
        }
    }
    let seed = luck.u64(..);
    let n_games = budget.n_turns / 30;
    let standings = contest(tries.len(), n_games, |candidate, number| {
        let (_, start, plan) = &mut tries[candidate];
        let mut town = *start;
        let score = play_on(&mut town, view.unseen, &mut luck_of(seed, number), plan);
        plan.learn(start.free, &town, score);
        score.into()
    });
    let mut res: Vec<Thought<Action>> = Vec::new();
    for it in standings {
        let action = tries[it.candidate].0;
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
    crate::count::count(SquareSet::only(square).neighbours().and(board.free()).len())
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

//! A player with some sense, who makes the recorded games worth reading.

use std::collections::VecDeque;

use kernel::{Game as _, Seat, Table, Turn};
use thirty::{Action, Mark, Override, Pair, RuleSet, Sheet, Station, Tally, Thirty};
use track::{Border, Neighbour, Side, Square};

/// The fewest squares that are still to be filled before a train comes from `start` to `end`; `None` if it never will.
///
/// Whether track is used twice does not matter here: this is a guess about the future.
fn n_missing(sheet: &Sheet, start: Border, end: Neighbour) -> Option<u32> {
    if end == Neighbour::Square(start.square()) {
        return Some(0);
    }
    let mut cost = [[u32::MAX; 4]; Square::COUNT];
    let mut queue = VecDeque::from([(start.square(), start.side(), 0)]);
    while let Some((square, side, so_far)) = queue.pop_front() {
        let slot = &mut cost[square.index()][side.index()];
        if *slot <= so_far {
            continue;
        }
        *slot = so_far;
        for exit in Side::ALL.into_iter().filter(|&it| it != side) {
            let here = match sheet.mark(square) {
                Mark::Empty => 1,
                Mark::Track(piece) if piece.joins().joins(side, exit) => 0,
                _ => continue,
            };
            let next = square.beyond(exit);
            match next {
                _ if next == end => return Some(so_far + here),
                Neighbour::Square(next) if here == 0 => queue.push_front((next, exit.opposite(), so_far)),
                Neighbour::Square(next) => queue.push_back((next, exit.opposite(), so_far + 1)),
                Neighbour::Border(_) => {}
            }
        }
    }
    None
}

/// The number of empty squares.
fn n_free(sheet: &Sheet) -> f64 {
    f64::from(sheet.free().len() as u32)
}

/// How good a sheet looks: what it scores, and what it may come to.
pub(crate) fn outlook(sheet: &Sheet, rules: RuleSet) -> f64 {
    let tally = Tally::of(sheet, rules);
    let chance = |n_missing: Option<u32>| n_missing.map_or(0.0, |n| 0.72_f64.powi(n.min(30).cast_signed()));
    let n_left = n_free(sheet) / 30.0;
    let mut res = 0.0;
    for pair in Pair::ALL {
        let (from, to) = pair.ends();
        let (Some(start), Some(end)) = (sheet.station(from), sheet.station(to)) else { continue };
        let (sum, likely) = match tally.line(pair) {
            Some(line) => (f64::from(line.sum()), 1.0),
            None => {
                (f64::from(thirty::points(pair)) + 7.0, 0.9 * chance(n_missing(sheet, start, Neighbour::Border(end))))
            }
        };
        let worth = if rules == RuleSet::Advanced {
            let shares = f64::from(sheet.shares(pair));
            sum.min(shares) + (sum - shares).max(0.0) * 0.75 * n_left
        } else {
            sum
        };
        res += worth * likely;
    }
    let Some(mine) = sheet.mine() else { return res };
    let links = Station::ALL
        .map(|it| sheet.station(it).map_or(0.0, |start| chance(n_missing(sheet, start, Neighbour::Square(mine)))));
    res + 5.0 * links.iter().sum::<f64>()
}

/// What an override that is not used is worth, at this point of the game.
fn spared(with: Override, sheet: &Sheet) -> f64 {
    let price = n_free(sheet) / 6.0;
    price * (f64::from(u8::from(with.white())) + f64::from(u8::from(with.colour())))
}

/// The placement with the best outlook.
pub(crate) fn best_action(table: &Table<Thirty>, seat: Seat) -> Action {
    let rules = table.setup().rules();
    let mut actions = Vec::new();
    table.state().actions(seat, &mut actions);
    let mut game = table.state().clone();
    let mut best = (actions[0], f64::MIN);
    for action in actions {
        game.clone_from(table.state());
        game.apply(kernel::Event::Act { seat, action });
        let mut worth = outlook(game.sheet(seat), rules);
        if let Action::Place { with, .. } = action {
            worth -= spared(with, table.state().sheet(seat));
        }
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best.0
}

/// Sets a sheet up: the best of some random setups, with or without leaving a mountain out.
pub(crate) fn set_up(table: &mut Table<Thirty>, seat: Seat, keeps_all: bool, rng: &mut fastrand::Rng) {
    let is_setting_up =
        |game: &Thirty| matches!(game.turn(), Turn::Seats(_)) && game.sheet(seat).missing_part().is_some();
    let mut best: (Vec<Action>, f64) = (Vec::new(), f64::MIN);
    for _ in 0..400 {
        let mut game = table.state().clone();
        let mut actions = Vec::new();
        while is_setting_up(&game) {
            let action = game.pick(seat, rng, &mut Vec::new());
            let action = if matches!(action, Action::Skip(_)) && keeps_all { Action::Skip(None) } else { action };
            game.apply(kernel::Event::Act { seat, action });
            actions.push(action);
        }
        let worth = outlook(game.sheet(seat), table.setup().rules());
        let is_right = actions.contains(&Action::Skip(None)) == keeps_all;
        if is_right && worth > best.1 {
            best = (actions, worth);
        }
    }
    for action in best.0 {
        table.act(seat, action).expect("it was legal a moment ago");
    }
}

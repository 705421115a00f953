//! A player that connects, because random games score next to nothing.

use kernel::{Event, Game as _, Seat, Turn};
use streetcar::{Action, Board, Mark, Pair, Station, Streetcar, Tally};
use track::{Neighbour, Side, Square};

/// Plays `game` to its end; every seat looks at so many of its actions and takes the one that is worth the most.
pub(crate) fn play(game: &mut Streetcar, rng: &mut fastrand::Rng, n_looks: usize) {
    let mut events = |game: &Streetcar| match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(game.draw(rng, &mut Vec::new()))),
        Turn::Seats(waiting) => {
            let seat = waiting.lowest().expect("a game never waits for nobody");
            Some(Event::Act { seat, action: choose(game, seat, rng, n_looks) })
        }
    };
    while let Some(event) = events(game) {
        game.apply(event);
    }
}

/// The best of so many actions of a seat.
pub(crate) fn choose(game: &Streetcar, seat: Seat, rng: &mut fastrand::Rng, n_looks: usize) -> Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    rng.shuffle(&mut actions);
    // Near stations would be easy to connect and hardly worth it, so they go anywhere.
    actions.truncate(if matches!(actions[0], Action::Station(..)) { 1 } else { n_looks });
    let mut next = game.clone();
    let worth = |action: &Action| {
        next.clone_from(game);
        next.apply(Event::Act { seat, action: *action });
        worth(next.board(seat))
    };
    actions.into_iter().max_by_key(worth).expect("nobody is stuck")
}

/// Points, and hopes: how near the open ends of two stations that are not connected are to each other.
fn worth(board: &Board) -> i32 {
    let tally = Tally::of(board);
    let ends = board.stations().map(|it| it.map(|it| open_ends(board, it.square(), it.side())).unwrap_or_default());
    let far = |pair: Pair| {
        let (from, to) = pair.ends();
        let (from, to) = (&ends[from.index()], &ends[to.index()]);
        let distances = from.iter().flat_map(|a| to.iter().map(|b| a.x().abs_diff(b.x()) + a.y().abs_diff(b.y())));
        distances.min().map_or(16, i32::from)
    };
    let missing = Pair::ALL.into_iter().filter(|&it| tally.line(it).is_none());
    let to_central = |ends: &Vec<Square>| {
        let central = board.central()?;
        ends.iter().map(|it| i32::from(it.x().abs_diff(central.x()) + it.y().abs_diff(central.y()))).min()
    };
    let unlinked = Station::ALL.into_iter().filter(|it| tally.linked().all(|linked| linked != *it));
    let far_from_central: i32 = unlinked.map(|it| to_central(&ends[it.index()]).unwrap_or(8)).sum();
    let n_ends: u8 = ends.iter().map(|it| it.len().min(3) as u8).sum();
    6 * tally.total() + i32::from(n_ends) - 2 * missing.map(far).sum::<i32>() - far_from_central
}

/// The empty squares to which a streetcar can be driven from a station.
fn open_ends(board: &Board, first: Square, side: Side) -> Vec<Square> {
    let mut seen = vec![(first, side)];
    let mut res = Vec::new();
    let mut n = 0;
    while let Some(&(square, entered_by)) = seen.get(n) {
        n += 1;
        let Mark::Track(tile) = board.mark(square) else {
            if board.mark(square) == Mark::Empty {
                res.push(square);
            }
            continue;
        };
        for exit in Side::ALL.into_iter().filter(|&it| tile.joins().joins(entered_by, it)) {
            if let Neighbour::Square(next) = square.beyond(exit)
                && !seen.contains(&(next, exit.opposite()))
            {
                seen.push((next, exit.opposite()));
            }
        }
    }
    res
}

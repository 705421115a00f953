//! A player that connects, because random games score next to nothing.

use kernel::{Event, Game as _, Seat, Turn};
use streetcar::{Action, Board, Mark, Streetcar, Tally};
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
    actions.truncate(n_looks);
    let mut next = game.clone();
    let worth = |action: &Action| {
        next.clone_from(game);
        next.apply(Event::Act { seat, action: *action });
        worth(next.board(seat))
    };
    actions.into_iter().max_by_key(worth).expect("nobody is stuck")
}

/// Points, and hopes: open ends that can be reached from stations.
fn worth(board: &Board) -> i32 {
    let hopes: i32 = board.stations().into_iter().flatten().map(|it| hope(board, it.square(), it.side())).sum();
    8 * Tally::of(board).total() + hopes
}

/// How many squares can be driven from a station, and twice as much for every empty square at the end of a drive.
fn hope(board: &Board, first: Square, side: Side) -> i32 {
    let mut seen = vec![(first, side)];
    let mut res = 0;
    let mut n = 0;
    while let Some(&(square, entered_by)) = seen.get(n) {
        n += 1;
        let Mark::Track(tile) = board.mark(square) else {
            res += if board.mark(square) == Mark::Empty { 2 } else { 0 };
            continue;
        };
        res += 1;
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

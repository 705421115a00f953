//! Boards and games of 30 Streetcar Rails for the tests.

use kernel::{ContentId, Dice, Seat, Turn};
use library::Host;
use streetcar::{Board, BoardFile};

pub(crate) const GAME: &str = "30-streetcar-rails";

pub(crate) fn board(text: &str) -> Board {
    text.parse::<BoardFile>().unwrap_or_else(|error| panic!("{error}")).board
}

/// A full board where all are connected, one of them by way of a loop; its tiles are not those of any box.
pub(crate) fn full_board() -> Board {
    let tiles = include_str!("board.tiles");
    let text = format!("{}tiles {}\n", include_str!("board.txt"), ContentId::of(tiles));
    BoardFile::read(&text, &[tiles]).unwrap_or_else(|error| panic!("{error}")).board
}

pub(crate) fn seats(n: usize) -> impl Iterator<Item = Seat> {
    Seat::first(n)
}

/// Plays at random and looks at every position.
pub(crate) fn look_at_every_position(n_seats: usize, seed: u64, mut look: impl FnMut(&dyn Host)) {
    let mut luck = fastrand::Rng::with_seed(seed);
    let mut host = library::find(GAME).expect("the game").open(None, n_seats).expect("an open game");
    let dice = Dice::new(format!("{seed:x}").parse().expect("a seed"), "streetcar".parse().expect("an id"));
    loop {
        host.settle(&dice);
        look(host.as_ref());
        let Turn::Seats(waiting) = host.turn() else { return };
        let seats: Vec<_> = waiting.iter().collect();
        let seat = seats[luck.usize(..seats.len())];
        let actions = host.actions(seat);
        if luck.u32(..150) == 0 {
            host.rule(seat, "leave").expect("one may always leave");
        } else {
            host.act(seat, &actions[luck.usize(..actions.len())]).expect("a listed action");
        }
    }
}

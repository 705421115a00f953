//! How fast 30 Streetcar Rails is played and scored, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../tests/slow/mod.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod slow;

mod dense;

use std::hint::black_box;

use kernel::{Game, Seat};
use streetcar::{Board, Setup, Streetcar, Tally, Tiles};
use testing::{
    Playouts,
    bench::{listed_game, rate, report},
};

/// How often each is measured.
const RUNS: u32 = 5;

fn main() {
    for file in Tiles::built_in() {
        let floor = (file.tiles == Tiles::usual()).then_some(200_000);
        random_games(file.name.unwrap_or_default(), &file.tiles, floor);
    }
    dense_boards();
    thousand_seats();
}

/// Complete random games: setup, thirty turns with legal moves, final score; beside them the same games by listing
/// everything, scored by following every walk.
fn random_games(name: &str, tiles: &Tiles, floor: Option<u32>) {
    let setup = Setup::new(*tiles, 1).expect("one seat");
    let slow_game = |luck: &mut _| {
        let table = listed_game::<Streetcar>(setup, luck, |_| ());
        slow::score(table.state().board(Seat::FIRST)).total
    };
    let name = format!("random streetcar games, {name}");
    testing::bench::random_games(&name, Streetcar::new(&setup), (100_000, 1_000, RUNS), floor, slow_game);
}

/// Scoring of full, connected boards.
fn dense_boards() {
    let boards = dense::boards(100);
    let total = |it: &Board| Tally::of(it).total();
    let mean = boards.iter().map(total).sum::<i32>() / i32::try_from(boards.len()).expect("a hundred");
    assert!(mean >= 80, "dense boards connect: they score {mean} on average");
    for board in &boards {
        assert_eq!(total(board), slow::score(board).total, "both ways score the same");
    }
    let n_boards = boards.len() as u32;
    let fast = rate(n_boards * 100, RUNS, || {
        for _ in 0..100 {
            for board in &boards {
                black_box(total(black_box(board)));
            }
        }
    });
    let slow = rate(n_boards, RUNS, || {
        for board in &boards {
            black_box(slow::score(black_box(board)).total);
        }
    });
    assert!(fast > 3.0 * slow, "scoring is at least three times as fast as following every walk: {fast} and {slow}");
    report("scoring dense streetcar boards", fast, "boards/s", fast / slow, Some(20_000));
}

/// One game of a thousand seats, in games per second; the other way is a thousand games of one seat.
fn thousand_seats() {
    let play = |n_seats: usize, n_games: u32| {
        let start = Streetcar::new(&Setup::new(Tiles::usual(), n_seats).expect("seats"));
        black_box(Playouts::new(start, 3).play(n_games));
    };
    let together = rate(1, RUNS, || play(1_000, 1));
    let apart = rate(1, RUNS, || play(1, 1_000));
    report("streetcar games of a thousand seats", together, "games/s", together / apart, Some(1));
}

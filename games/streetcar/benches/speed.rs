//! How fast 30 Streetcar Rails is played and scored, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../tests/slow/mod.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod slow;

mod dense;

use std::{hint::black_box, time::Instant};

use kernel::{Event, Game, Scratch, Seat, Table, Turn, draw, playout};
use streetcar::{Board, Setup, Streetcar, Tally, Tiles};

fn main() {
    for file in Tiles::built_in() {
        let floor = (file.tiles == Tiles::usual()).then_some(200_000);
        random_games(file.name.unwrap_or_default(), &file.tiles, floor);
    }
    dense_boards();
    thousand_seats();
}

/// Prints one figure.
fn report(name: &str, value: f64, unit: &str, ratio: f64, floor: Option<u32>) {
    let floor = floor.map_or(String::new(), |it| format!(",\"floor\":{it}"));
    println!("{{\"name\":\"{name}\",\"value\":{value:.0},\"unit\":\"{unit}\",\"ratio\":{ratio:.2}{floor}}}");
}

/// The best rate of several runs, because a busy machine only ever makes things slower.
fn rate(n: u32, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    f64::from(n) / (0..5).map(time).fold(f64::INFINITY, f64::min)
}

/// Complete random games: setup, thirty turns with legal moves, final score.
fn random_games(name: &str, tiles: &Tiles, floor: Option<u32>) {
    const N_FAST: u32 = 100_000;
    const N_SLOW: u32 = 1_000;
    let setup = Setup::new(*tiles, 1).expect("one seat");
    let start = Streetcar::new(&setup);
    let mut game = start.clone();
    let mut scratch = Scratch::default();
    let mut fast = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        let mut sum = 0;
        for _ in 0..n {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            sum += game.score(Seat::FIRST);
        }
        sum
    };
    let slow = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        (0..n).map(|_| slow_game(setup, &mut luck)).sum::<i32>()
    };
    let sum = fast(N_SLOW);
    assert_eq!(sum, slow(N_SLOW), "both ways play and score the same games");
    assert!(sum > 0, "some random drives connect");
    let fast_rate = rate(N_FAST, || {
        black_box(fast(N_FAST));
    });
    let slow_rate = rate(N_SLOW, || {
        black_box(slow(N_SLOW));
    });
    report(&format!("random streetcar games, {name}"), fast_rate, "games/s", fast_rate / slow_rate, floor);
}

/// The same game by listing everything, through the checked doors, scored by following every walk.
fn slow_game(setup: Setup, luck: &mut fastrand::Rng) -> i32 {
    let mut table = Table::<Streetcar>::new(setup);
    loop {
        let event = match table.state().turn() {
            Turn::Over => return slow::score(table.state().board(Seat::FIRST)).total,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.state().chances(&mut outcomes);
                Event::Chance(draw(&outcomes, luck))
            }
            Turn::Seats(_) => {
                let mut actions = Vec::new();
                table.state().actions(Seat::FIRST, &mut actions);
                Event::Act { seat: Seat::FIRST, action: actions[luck.u32(..actions.len() as u32) as usize] }
            }
        };
        match event {
            Event::Chance(chance) => table.happen(chance),
            Event::Act { seat, action } => table.act(seat, action),
            Event::Ruling { seat, ruling } => table.rule(seat, ruling),
        }
        .expect("a listed event is legal");
    }
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
    let fast = rate(n_boards * 100, || {
        for _ in 0..100 {
            for board in &boards {
                black_box(total(black_box(board)));
            }
        }
    });
    let slow = rate(n_boards, || {
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
        let mut luck = fastrand::Rng::with_seed(3);
        let mut scratch = Scratch::default();
        let mut game = start.clone();
        for _ in 0..n_games {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            assert_eq!(black_box(game.scores()).n_seats(), n_seats);
        }
    };
    let together = rate(1, || play(1_000, 1));
    let apart = rate(1, || play(1, 1_000));
    report("streetcar games of a thousand seats", together, "games/s", together / apart, Some(1));
}

//! How fast Village Rails is played, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../tests/slow/mod.rs"]
mod slow;

use std::{hint::black_box, time::Instant};

use kernel::{Event, Game, Scratch, Seat, Table, Turn, draw, playout};
use slow::Ledger;
use village::{Setup, Village};

fn main() {
    for n_seats in [2, 3, 4] {
        random_games(n_seats);
    }
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

/// Complete random games: dealing, twelve turns for each seat, final scores.
fn random_games(n_seats: usize) {
    const N_FAST: u32 = 20_000;
    const N_SLOW: u32 = 200;
    let setup = Setup::new(n_seats).expect("two to four seats");
    let start = Village::new(&setup);
    let mut game = start.clone();
    let mut scratch = Scratch::default();
    let mut fast = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        let mut sum = 0;
        for _ in 0..n {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            sum += Seat::first(n_seats).map(|seat| game.score(seat)).sum::<i32>();
        }
        sum
    };
    let slow = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        (0..n).map(|_| slow_game(&setup, &mut luck)).sum::<i32>()
    };
    assert_eq!(fast(N_SLOW), slow(N_SLOW), "both ways play and score the same games");
    let fast_rate = rate(N_FAST, || {
        black_box(fast(N_FAST));
    });
    let slow_rate = rate(N_SLOW, || {
        black_box(slow(N_SLOW));
    });
    let floor = (n_seats == 4).then_some(50_000);
    report(&format!("random village games of {n_seats} seats"), fast_rate, "games/s", fast_rate / slow_rate, floor);
}

/// The same game by listing everything, through the checked doors, scored by the slow books.
fn slow_game(setup: &Setup, luck: &mut fastrand::Rng) -> i32 {
    let mut table = Table::<Village>::new(setup.clone());
    let mut ledger = Ledger::new(setup.content(), setup.n_seats());
    loop {
        let event = match table.state().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.state().chances(&mut outcomes);
                Event::Chance(draw(&outcomes, luck))
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a seat");
                let mut actions = Vec::new();
                table.state().actions(seat, &mut actions);
                Event::Act { seat, action: actions[luck.u32(..actions.len() as u32) as usize] }
            }
        };
        match event {
            Event::Chance(chance) => table.happen(chance),
            Event::Act { seat, action } => table.act(seat, action),
            Event::Ruling { seat, ruling } => table.rule(seat, ruling),
        }
        .expect("a listed event is legal");
        ledger.enter(event);
    }
    (0..setup.n_seats()).map(|index| ledger.total(index).0).sum()
}

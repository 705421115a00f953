//! How fast Rail Age is played and scored, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../tests/common/slow.rs"]
mod slow;

use std::{hint::black_box, time::Instant};

use kernel::{Event, Game, Scratch, Seat, Table, Turn, draw, playout};
use railage::{Railage, Setup};

fn main() {
    for (n_seats, floor) in [(1, Some(20_000)), (4, None)] {
        for setup in [Setup::river(n_seats), Setup::lake(n_seats)] {
            random_games(&setup.expect("some seats"), floor);
        }
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

/// Complete random games: the mines, every round, the final score.
fn random_games(setup: &Setup, floor: Option<u32>) {
    let n_seats = setup.n_seats() as u32;
    let (n_fast, n_slow) = (20_000 / n_seats, 1_000 / n_seats);
    let start = Railage::new(setup);
    let mut game = start.clone();
    let mut scratch = Scratch::default();
    let mut fast = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        let mut sum = 0;
        for _ in 0..n {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            sum += Seat::first(setup.n_seats()).map(|it| game.score(it)).sum::<i32>();
        }
        sum
    };
    let slow = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        (0..n).map(|_| slow_game(setup, &mut luck)).sum::<i32>()
    };
    assert_eq!(fast(n_slow), slow(n_slow), "both ways play and score the same games");
    let fast_rate = rate(n_fast, || {
        black_box(fast(n_fast));
    });
    let slow_rate = rate(n_slow, || {
        black_box(slow(n_slow));
    });
    let seats = if n_seats == 1 { "one seat".to_owned() } else { format!("{n_seats} seats") };
    let name = format!("random railage games, {}, {seats}", setup.map().name());
    report(&name, fast_rate, "games/s", fast_rate / slow_rate, floor);
}

/// The same game by listing everything, through the checked doors, scored from the log by trying every choice.
fn slow_game(setup: &Setup, luck: &mut fastrand::Rng) -> i32 {
    let mut table = Table::<Railage>::new(setup.clone());
    loop {
        let event = match table.state().turn() {
            Turn::Over => {
                let scores = slow::scores(table.state().map(), setup.n_seats(), table.log());
                return scores.iter().map(|it| it.0).sum();
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.state().chances(&mut outcomes);
                Event::Chance(draw(&outcomes, luck))
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
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
    }
}

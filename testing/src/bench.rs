//! Figures of speed: the quick way beside a slow one in the same run, one JSON object per line.

use std::{hint::black_box, time::Instant};

use kernel::{Event, EventOf, Game, Scratch, Seat, Table, Turn, draw, playout};

use crate::Playouts;

/// Prints one figure: the rate of the quick way, how many times that of the slow one it is, and what it should be at
/// least.
pub fn report(name: &str, value: f64, unit: &str, ratio: f64, floor: Option<u32>) {
    let floor = floor.map_or(String::new(), |it| format!(",\"floor\":{it}"));
    println!("{{\"name\":\"{name}\",\"value\":{value:.0},\"unit\":\"{unit}\",\"ratio\":{ratio:.2}{floor}}}");
}

/// How many of `n` per second: the best of several runs, because a busy machine only ever makes things slower.
pub fn rate(n: u32, n_runs: u32, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    f64::from(n) / (0..n_runs).map(time).fold(f64::INFINITY, f64::min)
}

/// Complete random games by unchecked calls, and the same ones by the slow way, which gives the sum of a game's scores.
pub fn random_games<G: Game + Clone>(
    name: &str,
    start: G,
    (n_quick, n_slow, n_runs): (u32, u32, u32),
    floor: Option<u32>,
    slow_game: impl Fn(&mut fastrand::Rng) -> i32,
) {
    let mut playouts = Playouts::new(start, 1);
    let mut quick = |n| {
        playouts.reseed(1);
        playouts.play(n)
    };
    let slow = |n| {
        let mut luck = fastrand::Rng::with_seed(1);
        (0..n).map(|_| i64::from(slow_game(&mut luck))).sum::<i64>()
    };
    let sum = quick(n_slow);
    assert_eq!(sum, slow(n_slow), "both ways play and score the same games");
    assert!(sum > 0, "some random games score");
    let quick_rate = rate(n_quick, n_runs, || {
        black_box(quick(n_quick));
    });
    let slow_rate = rate(n_slow, n_runs, || {
        black_box(slow(n_slow));
    });
    report(name, quick_rate, "games/s", quick_rate / slow_rate, floor);
}

/// A random game by listing everything, through the checks of a table, to its end; `look` is shown every event.
pub fn listed_game<G: Game>(setup: G::Setup, luck: &mut fastrand::Rng, mut look: impl FnMut(EventOf<G>)) -> Table<G> {
    let mut table = Table::<G>::new(setup);
    loop {
        let event = match table.state().turn() {
            Turn::Over => return table,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.state().chances(&mut outcomes);
                Event::Chance(draw(&outcomes, luck))
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a game never waits for nobody");
                let mut actions = Vec::new();
                table.state().actions(seat, &mut actions);
                Event::Act { seat, action: actions[luck.u32(..actions.len() as u32) as usize] }
            }
        };
        table.admit(event).unwrap_or_else(|_| panic!("`{event}` is listed, so it is legal"));
        look(event);
    }
}

/// How many games a second a search plays on from a position, beside random games from the same; those of the search
/// must come to half as much again.
pub fn searched_games<G: Game>(name: &str, start: &G, seat: Seat, mut play: impl FnMut(&mut fastrand::Rng) -> i32) {
    const N: u32 = 1_000;
    let mean = |run: &mut dyn FnMut(&mut fastrand::Rng) -> i32| {
        let mut luck = fastrand::Rng::with_seed(2);
        let sum: i32 = (0..N).map(|_| black_box(run(&mut luck))).sum();
        f64::from(sum) / f64::from(N)
    };
    let (mut game, mut scratch) = (start.clone(), Scratch::default());
    let mut random = |luck: &mut fastrand::Rng| {
        game.clone_from(start);
        playout(&mut game, luck, &mut scratch);
        game.score(seat)
    };
    let (mut searched_mean, mut random_mean) = (0.0, 0.0);
    let searched = rate(N, 5, || searched_mean = mean(&mut play));
    let at_random = rate(N, 5, || random_mean = mean(&mut random));
    assert!(searched_mean > 1.5 * random_mean, "{name}: {searched_mean} points, and {random_mean} at random");
    report(name, searched, "games/s", searched / at_random, None);
}

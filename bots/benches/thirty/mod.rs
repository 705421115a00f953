//! How fast the bot for 30 Rails plays.

use std::{hint::black_box, time::Instant};

use ::thirty::{Action, RuleSet, Setup, Sheet, Thirty};
use bots::{Level, play, thirty::rehearse};
use kernel::{Event, Game, Scratch, Seat, playout};

pub(super) fn figures() {
    playouts();
    games();
}

/// Prints one figure.
fn report(name: &str, value: f64, unit: &str, ratio: f64, floor: u32) {
    println!("{{\"name\":\"{name}\",\"value\":{value:.1},\"unit\":\"{unit}\",\"ratio\":{ratio:.4},\"floor\":{floor}}}");
}

/// The best rate of some runs, because a busy machine only ever makes things slower.
fn rate(n: u32, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    f64::from(n) / (0..15).map(time).fold(f64::INFINITY, f64::min)
}

fn setup() -> Setup {
    Setup::new(RuleSet::Basic, 1).expect("one seat")
}

/// A sheet whose setup a bot has done.
fn sheet() -> Sheet {
    let played = play::<Thirty>(&setup(), &[Level::Greedy], 1);
    let is_bonus = |it: &_| matches!(it, Event::Act { action: Action::Bonus(_), .. });
    let n_setup = 1 + played.table.log().iter().position(is_bonus).expect("a bonus square");
    *played.table.at(n_setup).expect("the log is kept").state().sheet(Seat::FIRST)
}

/// Thirty turns with the moves of the highest value, beside random games.
fn playouts() {
    const N: u32 = 100;
    let sheet = sheet();
    let mean = rehearse(&sheet, RuleSet::Basic, N, 1).expect("the setup is done");
    let bots = rate(N, || _ = black_box(rehearse(&sheet, RuleSet::Basic, N, 1)));
    let start = Thirty::new(&setup());
    let (mut game, mut scratch) = (start.clone(), Scratch::default());
    let mut sum = 0;
    let mut luck = fastrand::Rng::with_seed(1);
    let random = rate(N, || {
        for _ in 0..N {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            sum += game.score(Seat::FIRST);
        }
    });
    let random_mean = f64::from(sum) / f64::from(15 * N);
    assert!(mean > 5.0 * random_mean, "moves of the highest value score {mean}, random ones {random_mean}");
    report("30 Rails: playouts of a search", bots, "games/s", bots / random, 500);
}

/// Whole games of the greedy bot, through the checked doors.
fn games() {
    const N: u32 = 10;
    let play = |level| {
        let score = |seed: u32| play::<Thirty>(&setup(), &[level], seed.into()).scores().as_slice()[0];
        (0..N).map(score).sum::<i32>()
    };
    assert!(play(Level::Greedy) > 3 * play(Level::Random), "greedy is better than random");
    let greedy = rate(N, || _ = black_box(play(Level::Greedy)));
    let random = rate(N, || _ = black_box(play(Level::Random)));
    report("30 Rails: games of the greedy bot", greedy, "games/s", greedy / random, 100);
}

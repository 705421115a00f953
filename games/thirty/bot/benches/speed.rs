//! How fast the bots of 30 Rails play, and games are played on in a search. Prints one JSON object per line.

use std::hint::black_box;

use kernel::{Event, Game, Scratch, Seat, playout};
use mind::{Level, play};
use testing::bench::{rate, report};
use thirty::{Action, RuleSet, Setup, Sheet, Thirty};
use thirty_bot::{Bot, rehearse};

/// Runs of which the best counts.
const RUNS: u32 = 15;

fn main() {
    playouts();
    games();
}

fn setup() -> Setup {
    Setup::new(RuleSet::Basic, 1).expect("one seat")
}

/// A sheet whose setup a bot has done.
fn sheet() -> Sheet {
    let played = play::<Bot>(&setup(), &[Level::Greedy], 1);
    let is_bonus = |it: &_| matches!(it, Event::Act { action: Action::Bonus(_), .. });
    let n_setup = 1 + played.table.log().iter().position(is_bonus).expect("a bonus square");
    *played.table.at(n_setup).expect("the log is kept").state().sheet(Seat::FIRST)
}

/// Thirty turns with the moves of the highest value, beside random games.
fn playouts() {
    const N: u32 = 100;
    let sheet = sheet();
    let mean = rehearse(&sheet, RuleSet::Basic, N, 1).expect("the setup is done");
    let bots = rate(N, RUNS, || _ = black_box(rehearse(&sheet, RuleSet::Basic, N, 1)));
    let start = Thirty::new(&setup());
    let (mut game, mut scratch) = (start.clone(), Scratch::default());
    let mut sum = 0;
    let mut luck = fastrand::Rng::with_seed(1);
    let random = rate(N, RUNS, || {
        for _ in 0..N {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            sum += game.score(Seat::FIRST);
        }
    });
    let random_mean = f64::from(sum) / f64::from(RUNS * N);
    assert!(mean > 5.0 * random_mean, "moves of the highest value score {mean}, random ones {random_mean}");
    report("30 Rails: playouts of a search", bots, "games/s", bots / random, Some(500));
}

/// Whole games of the greedy bot, through the checked doors.
fn games() {
    const N: u32 = 10;
    let play = |level| {
        let score = |seed: u32| play::<Bot>(&setup(), &[level], seed.into()).scores().as_slice()[0];
        (0..N).map(score).sum::<i32>()
    };
    assert!(play(Level::Greedy) > 3 * play(Level::Random), "greedy is better than random");
    let greedy = rate(N, RUNS, || _ = black_box(play(Level::Greedy)));
    let random = rate(N, RUNS, || _ = black_box(play(Level::Random)));
    report("30 Rails: games of the greedy bot", greedy, "games/s", greedy / random, Some(100));
}

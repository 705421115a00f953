//! How fast Rail Age is played and scored, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../tests/common/slow.rs"]
mod slow;

use kernel::Game;
use railage::{Railage, Setup};
use testing::bench::{self, listed_game};

fn main() {
    for (n_seats, floor) in [(1, Some(20_000)), (4, None)] {
        for setup in [Setup::river(n_seats), Setup::lake(n_seats)] {
            random_games(&setup.expect("some seats"), floor);
        }
    }
}

/// Complete random games: the mines, every round, the final score; beside them the same games by listing everything,
/// scored from the log by trying every choice.
fn random_games(setup: &Setup, floor: Option<u32>) {
    let n_seats = setup.n_seats() as u32;
    let slow_game = |luck: &mut _| {
        let table = listed_game::<Railage>(setup.clone(), luck, |_| ());
        slow::scores(table.state().map(), setup.n_seats(), table.log()).iter().map(|it| it.0).sum()
    };
    let seats = if n_seats == 1 { "one seat".to_owned() } else { format!("{n_seats} seats") };
    let name = format!("random railage games, {}, {seats}", setup.map().name());
    bench::random_games(&name, Railage::new(setup), (20_000 / n_seats, 1_000 / n_seats, 5), floor, slow_game);
}

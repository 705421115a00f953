//! How fast random games of Sidings are played, beside the slow way in the same run. Prints one JSON object per line.

use kernel::Game as _;
use sidings::{Setup, Sidings};
use testing::bench::{listed_game, random_games};

fn main() {
    let setup = Setup::new(4).expect("four seats");
    let slow_game =
        |luck: &mut _| listed_game::<Sidings>(setup, luck, |_| ()).state().scores().iter().map(|it| it.1).sum();
    random_games("random sidings games of four", Sidings::new(&setup), (100_000, 1_000, 5), Some(20_000), slow_game);
}

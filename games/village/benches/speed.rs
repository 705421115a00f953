//! How fast Village Rails is played, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../tests/slow/mod.rs"]
mod slow;

use kernel::Game;
use slow::Ledger;
use testing::bench::{self, listed_game};
use village::{Setup, Village};

fn main() {
    for n_seats in [2, 3, 4] {
        random_games(n_seats);
    }
}

/// Complete random games: dealing, twelve turns for each seat, final scores; beside them the same games by listing
/// everything, scored by the slow books.
fn random_games(n_seats: usize) {
    let setup = Setup::new(n_seats).expect("two to four seats");
    let slow_game = |luck: &mut _| {
        let mut ledger = Ledger::new(setup.content(), n_seats);
        listed_game::<Village>(setup.clone(), luck, |event| ledger.enter(event));
        (0..n_seats).map(|index| ledger.total(index).0).sum()
    };
    let floor = (n_seats == 4).then_some(50_000);
    let name = format!("random village games of {n_seats} seats");
    bench::random_games(&name, Village::new(&setup), (20_000, 200, 5), floor, slow_game);
}

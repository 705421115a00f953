//! How fast games of Village Rails are played on in a search. Prints one JSON object per line.

use fastrand::Rng;
use kernel::{Game as _, Viewer};
use testing::bench::searched_games;
use village::{Setup, Village};
use village_bot::Playouts;

fn main() {
    for n_seats in [2, 4] {
        let setup = Setup::new(n_seats).expect("two or four seats");
        let (game, seat) = testing::decision(Village::new(&setup), 2);
        let mut playouts =
            Playouts::of(&game.view(Viewer::Seat(seat)), seat, &mut Rng::with_seed(1)).expect("its turn");
        searched_games(&format!("village playouts, {n_seats} seats"), &game, seat, |luck| playouts.after(None, luck));
    }
}

//! How fast games of Rail Age are played on in a search. Prints one JSON object per line.

use kernel::{Game as _, Viewer};
use railage::{Railage, Setup};
use railage_bot::Playouts;
use testing::bench::searched_games;

fn main() {
    for (name, setup) in [("river", Setup::river(1)), ("lake", Setup::lake(1))] {
        let (game, seat) = testing::decision(Railage::new(&setup.expect("one seat")), 2);
        let mut playouts = Playouts::of(&game.view(Viewer::Seat(seat)), seat).expect("its own sheet");
        searched_games(&format!("rail-age playouts, {name}"), &game, seat, |luck| playouts.after(None, luck));
    }
}

//! How fast boards of 30 Streetcar Rails are played on in a search. Prints one JSON object per line.

use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn, Viewer};
use streetcar::{Setup, Streetcar, Tiles};
use streetcar_bot::Playouts;
use testing::bench::searched_games;

fn main() {
    let mut game = Streetcar::new(&Setup::new(Tiles::usual(), 1).expect("one seat"));
    let mut luck = Rng::with_seed(1);
    while game.view(Viewer::Public).draw.is_none() {
        game.apply(match game.turn() {
            Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
            _ => Event::Act { seat: Seat::FIRST, action: game.pick(Seat::FIRST, &mut luck, &mut Vec::new()) },
        });
    }
    let mut playouts = Playouts::of(&game.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST);
    let playouts = playouts.as_mut().expect("its setup is done");
    let action = game.pick(Seat::FIRST, &mut luck, &mut Vec::new());
    searched_games("streetcar playouts", &game, Seat::FIRST, |luck| playouts.after(Some(action), luck));
}
